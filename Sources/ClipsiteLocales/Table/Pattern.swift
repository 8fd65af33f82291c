/// A text with names in braces, such as `{d}. {MMMM}`, for which a format has values.
///
/// The names of dates and times are those of Unicode TR 35, “Date Field Symbol Table”.
struct Pattern: Sendable {
  /// The names, each with the text before it.
  private let names: [(before: String, name: String)]
  /// The text behind the last name.
  private let end: String

  /// Cuts a text at its braces.
  init(text: String) {
    var names: [(String, String)] = []
    var rest = text[...]
    while let open = rest.utf8.firstIndex(of: UInt8(ascii: "{")),
      let close = rest[open...].utf8.firstIndex(of: UInt8(ascii: "}"))
    {
      names.append((String(rest[..<open]), String(rest[rest.utf8.index(after: open)..<close])))
      rest = rest[rest.utf8.index(after: close)...]
    }
    (self.names, end) = (names, String(rest))
  }

  /// Writes a value in place of each name. A name without a value stays as it is.
  func filled(_ value: (String) -> String?) -> String {
    var result = ""
    for (before, name) in names {
      result += before
      result += value(name) ?? "{\(name)}"
    }
    result += end
    return result
  }

  /// Writes values in place of `{0}` and `{1}`.
  func filled(_ first: String, _ second: String = "") -> String {
    filled { $0 == "0" ? first : $0 == "1" ? second : nil }
  }
}

/// A number with at least two digits, as in `07`.
func twoDigits(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
