/// A text with names in braces, such as `{d}. {MMMM}`, for which a format has values.
///
/// The names of dates and times are those of Unicode TR 35, “Date Field Symbol Table”.
struct Pattern: Sendable {
  /// The text with braces.
  let text: String

  /// Writes a value in place of each name. A name without a value stays as it is.
  func filled(_ value: (Substring) -> String?) -> String {
    var result = ""
    var rest = text[...]
    while let open = rest.firstIndex(of: "{"), let close = rest[open...].firstIndex(of: "}") {
      result += rest[..<open]
      result += value(rest[rest.index(after: open)..<close]) ?? String(rest[open...close])
      rest = rest[rest.index(after: close)...]
    }
    return result + rest
  }

  /// Writes values in place of `{0}` and `{1}`.
  func filled(_ first: String, _ second: String = "") -> String {
    filled { $0 == "0" ? first : $0 == "1" ? second : nil }
  }
}

/// A number with at least two digits, as in `07`.
func twoDigits(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
