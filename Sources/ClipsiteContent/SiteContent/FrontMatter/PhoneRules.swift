import ClipsiteAppClips
import ClipsiteLocales
package import ClipsiteText

/// The rules for telephone numbers: links and search engines need the country code.
enum PhoneRules {
  /// Completes the number of a location as people in its country dial it.
  static func read(
    _ text: Ranged<String>, in country: CountryCode?, _ reader: inout MappingReader
  ) -> PhoneNumber? {
    let written = text.value
    switch PhoneReading(written, in: country?.rawValue) {
    case .complete(let number):
      return PhoneNumber(written, international: number)
    case .doubtful(let number, let other):
      reader.report(
        .incompletePhoneNumber, at: reader.range(text.range),
        "the telephone number `\(written)` can be `\(number)` or `\(other)`, and clipsite uses the first",
        fix: "write the number with `+` and the country code")
      return PhoneNumber(written, international: number)
    case .rejected(let reason):
      guard let number = reader.value(of: text, Forms.phone) else { return nil }
      if reason == .inland { return number }
      reader.report(
        .incompletePhoneNumber, at: reader.range(text.range), message(reason, written, in: country),
        fix: fix(reason))
      return number
    }
  }

  private static func message(
    _ reason: PhoneReading.Reason, _ number: String, in country: CountryCode?
  ) -> String {
    let start = "the telephone number `\(number)`"
    return switch reason {
    case .noCountry: "\(start) has no country code, and the place has no `country`"
    case .unknownCode: "\(start) starts with a code that no country has"
    case .local: "\(start) has no area code, or lost its zero, so nobody elsewhere can call it"
    case .spreadsheet: "\(start) ends with `.0`, as spreadsheets write numbers"
    case .length where number.utf8.first == UInt8(ascii: "+"):
      "\(start) has more or fewer digits than numbers with its country code"
    case .length: "\(start) has more or fewer digits than numbers of the country `\(country?.rawValue ?? "")`"
    case .empty, .url, .scheme, .character, .inland: "\(start) cannot be completed"
    }
  }

  private static func fix(_ reason: PhoneReading.Reason) -> String {
    switch reason {
    case .noCountry: "add `country`, or write the number as in `+1 415 555 0100`"
    case .spreadsheet: "remove `.0`"
    default: "correct the number, and write it with the country code, as in `+1 415 555 0100`"
    }
  }
}

extension DiagnosticCode {
  /// A telephone number has no known form with a country code.
  package static let incompletePhoneNumber = DiagnosticCode(
    "IncompletePhoneNumber", .warning,
    summary: "clipsite cannot complete the telephone number with its country code.",
    explanation: """
      Pages show a telephone number as it is written. Links (`tel:`), structured data, and App Store Connect
      need the number with `+` and the country code (ITU-T E.164; RFC 3966). clipsite completes `030 901820`
      to `+4930901820` if the place has `country: DE`.

      It cannot complete a number without a country, or with more or fewer digits than numbers of that
      country have. Numbers that can only be called inside the country, such as `1300 555 010` of Australia, stay
      as they are.
      """,
    fix: "Write the number with its country code, as in `+1 415 555 0100`, or add `country`.",
    example: .init(
      .frontMatter, wrong: #"place: {phone: "555 0100"}"#, right: #"place: {phone: "+1 415 555 0100"}"#))
}
