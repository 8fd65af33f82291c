/// The forms of a text for whole numbers in a language, as in `1 location` and `2 locations` (CLDR, “Language
/// Plural Rules”).
package struct PluralFormat: Sendable {
  /// The last number of each run of numbers with one form, and that form. The runs end at 199.
  private let runs: [(last: Int, form: Int)]
  /// The text in each form.
  private let forms: [Pattern]

  /// Reads the rules of a language.
  ///
  /// - Parameter forms: The text in each form of the language, separated by semicolons, with `{count}` for the
  ///   number. The last stands for those that are missing.
  package init(_ locale: LocaleData, _ forms: String) {
    self.forms = forms.utf8.split(separator: UInt8(ascii: ";")).map { text in
      Pattern(text: String(Substring(text.drop { $0 == UInt8(ascii: " ") })))
    }
    runs = (locale.line("plurals")?.fields ?? []).compactMap { field in
      let parts = field.split(separator: "=").compactMap { Int($0) }
      return parts.count == 2 ? (parts[0], parts[1]) : nil
    }
  }

  /// Returns the text for a number.
  ///
  /// - Parameters:
  ///   - number: The number, which selects the form.
  ///   - digits: The number as it is written in the language.
  package func text(of number: Int, writtenAs digits: String) -> String {
    let number = Int(number.magnitude % 1_000_000_000)
    let position = number < 200 ? number : 100 + number % 100
    let form = runs.first { $0.last >= position }?.form ?? 0
    guard let text = form < forms.count ? forms[form] : forms.last else { return digits }
    return text.filled { $0 == "count" ? digits : nil }
  }
}
