/// The forms of a text for whole numbers in a language, as in `1 location` and `2 locations` (CLDR, “Language
/// Plural Rules”).
package struct PluralFormat: Sendable {
  /// The last number of each run of numbers with one form, and that form. The runs end at 199.
  private let runs: [(last: Int, form: Int)]

  /// Reads the rules of a language.
  package init(_ locale: LocaleData) {
    runs = (locale.line("plurals")?.fields ?? []).compactMap { field in
      let parts = field.split(separator: "=").compactMap { Int($0) }
      return parts.count == 2 ? (parts[0], parts[1]) : nil
    }
  }

  /// Returns a text with a number in place of `{count}`.
  ///
  /// - Parameters:
  ///   - forms: The text in each form of the language, separated by semicolons. The last stands for those
  ///     that are missing.
  ///   - number: The number, which selects the form.
  ///   - digits: The number as it is written in the language.
  package func text(_ forms: String, of number: Int, writtenAs digits: String) -> String {
    let all = forms.utf8.split(separator: UInt8(ascii: ";")).map { text in
      Substring(text.drop { $0 == UInt8(ascii: " ") })
    }
    let number = Int(number.magnitude % 1_000_000_000)
    let position = number < 200 ? number : 100 + number % 100
    let form = runs.first { $0.last >= position }?.form ?? 0
    guard let text = form < all.count ? all[form] : all.last else { return digits }
    return Pattern(text: String(text)).filled { $0 == "count" ? digits : nil }
  }
}
