import Foundation
import Testing

@testable import ClipsiteLocales

struct PhoneReadingTests {
  /// What libphonenumber says of numbers of each kind in the brewery data and in guides.
  @Test(
    arguments: [
      // With a calling code.
      ("+49 9261 628000", "DE", "+499261628000"), ("+32 495 43 33 25", "BE", "+32495433325"),
      ("+49 (0)30 / 123.456", "DE", "+4930123456"), ("+49 030 123456", "DE", "+4930123456"),
      ("+39 06 1234 5678", "IT", "+390612345678"), ("+44 (0) 20 7946 0018", "GB", "+442079460018"),
      ("+44 020 7946 0018", "GB", "+442079460018"), ("+1 (415) 555-2671", "US", "+14155552671"),
      ("+1 1 415 555 2671", "US", "+14155552671"), ("+36 06 1 234 5678", "HU", "+3612345678"),
      ("+7 8 495 123-45-67", "RU", "+74951234567"), ("0049 30 123456", "DE", "+4930123456"),
      ("0049 (0)30 123456", "DE", "+4930123456"), ("(+351) 21 234 5678", "PT", "+351212345678"),
      ("+800 1234 5678", "DE", "+80012345678"), ("+383 28 012 345", nil, "+38328012345"),
      ("+1 242 345 6789", "US", "+12423456789"),
      // As people dial inside the country.
      ("(415) 555-2671", "US", "+14155552671"), ("1-415-555-2671", "US", "+14155552671"),
      ("4155552671", "US", "+14155552671"),
      ("4155552671", "CA", "+14155552671"), ("030 123456", "DE", "+4930123456"),
      ("09261/628000", "DE", "+499261628000"),
      ("020 7946 0018", "GB", "+442079460018"), ("06 1234 5678", "IT", "+390612345678"),
      ("01 23 45 67 89", "FR", "+33123456789"),
      ("06 1 234 5678", "HU", "+3612345678"), ("8 (495) 123-45-67", "RU", "+74951234567"),
      ("03-1234-5678", "JP", "+81312345678"),
      ("０３－１２３４－５６７８", "JP", "+81312345678"), ("02-312-3456", "KR", "+8223123456"),
      ("91 123 45 67", "ES", "+34911234567"),
      ("22 12 34 56", "NO", "+4722123456"), ("(11) 2345-6789", "BR", "+551123456789"),
      ("8 0152 45-09-11", "BY", "+375152450911"),
      ("0161 496 0000", "IM", "+441614960000"), ("03 234 5678", "NZ", "+6432345678"),
      // A plus before the trunk prefix.
      ("+8 800 555 35 35", "RU", "+78005553535"), ("+8 (495) 123-45-67", "RU", "+74951234567"),
      ("+880 2 5550 0100", "BD", "+880255500100"), ("+880 2 5550 0100", "RU", "+880255500100"),
      // With a calling code, but without `+`.
      ("353 1 234 5678", "IE", "+35312345678"), ("353 21 427 0001", "IE", "+353214270001"),
      ("353214270000", "IE", "+353214270000"),
      ("15415551234", "US", "+15415551234"), ("+15415551234", nil, "+15415551234"),
      // Freephone numbers, and others with unusual lengths.
      ("+375 801 123 4567", "BY", "+3758011234567"), ("+375 801 123 4567", nil, "+3758011234567"),
      ("+375 8 017 123-45-67", "BY", "+375171234567"), ("8 017 123-45-67", "BY", "+375171234567"),
      ("+48 0 123456789", "PL", "+48123456789"), ("+48 0 12 345 67 89", nil, "+48123456789"),
      ("+39 06 1234567", "PL", "+39061234567"), ("080-123-4567", "KR", "+82801234567"),
      ("+82 1588-1234", "KR", "+8215881234"),
      ("0120-123-456", "JP", "+81120123456"), ("8 800 123 45 67", "RU", "+78001234567"),
      ("0800 123 4567", "GB", "+448001234567"),
      ("55 11 2345-6789", "BR", "+551123456789"), ("61 2 1234 5678", "AU", "+61212345678"),
      ("91234 56789", "IN", "+919123456789"),
      // With an extension.
      ("(415) 555-2671 x12", "US", "+14155552671"), ("415-555-2671 ext. 12", "US", "+14155552671"),
      ("+14155552671;ext=12", "US", "+14155552671"), ("415.555.2671 #3", "US", "+14155552671"),
    ] as [(String, String?, String)])
  func completesNumbers(text: String, country: String?, e164: String) {
    #expect(PhoneReading(text, in: country) == .complete(e164))
  }

  @Test(arguments: [("022 123 45 67", "PL", "+48221234567"), ("06 698 12345", "IT", "+390669812345")])
  func leavesOutTheZeroOfOtherCountries(text: String, country: String, e164: String) {
    #expect(PhoneReading(text, in: country) == .complete(e164))
  }

  @Test(arguments: [
    ("044-2345 6789 / 90", "IN", "+914423456789"), ("011-26123456, 57", "IN", "+911126123456"),
    ("09 123 456 / 457", "FI", "+3589123456"), ("06 697915/6", "IT", "+3906697915"),
    ("2810 1234 / 5", "HK", "+85228101234"), ("030 1234 56 / 57", "DE", "+4930123456"),
  ])
  func joinsNoTwoNumbers(text: String, country: String, first: String) {
    switch PhoneReading(text, in: country) {
    case .doubtful(let number, _): #expect(number == first)
    // The check names a number with too many digits.
    case .rejected(.length): break
    case let reading: Issue.record("\(text): \(reading)")
    }
  }

  @Test(arguments: [
    ("01/234.56.78", "BE"), ("030/901820", "DE"), ("030 901820-12", "DE"), ("01/58858/0", "AT"),
  ])
  func keepsTheGroupsOfOneNumber(text: String, country: String) {
    guard case .complete = PhoneReading(text, in: country) else {
      Issue.record("\(text)")
      return
    }
  }

  @Test(arguments: [
    ("3532584933", "IE", "+3532584933", "+3533532584933"),
    ("49 30 12345678", "DE", "+493012345678", "+49493012345678"),
    // Freephone numbers of the countries, with a calling code but without `+`.
    ("61 1800 123 456", "AU", "+611800123456", "+61611800123456"),
    ("55 800 123456", "BR", "+55800123456", "+5555800123456"),
    ("234 800 1759 1759", "NG", "+23480017591759", "+23423480017591759"),
    ("92 800 12345", "PK", "+9280012345", "+929280012345"),
    ("598 800 1234", "UY", "+5988001234", "+5985988001234"),
    ("263 800 1234", "ZW", "+2638001234", "+2632638001234"),
  ])
  func doubtsNumbersThatMayHaveACallingCode(
    text: String, country: String, international: String, national: String
  ) {
    let reading = PhoneReading(text, in: country)
    #expect(reading == .doubtful(international: international, national: national))
  }

  @Test(
    arguments: [
      ("", "US", .empty), ("+", "US", .empty), (" - ", "US", .empty), ("http://www.example.com/", "US", .url),
      ("www.example.com", "US", .url), ("tel:+14155552671", "US", .scheme),
      ("9054445050.0", "CA", .spreadsheet),
      ("+27 63 Hey-Joe", "ZA", .character("H")), ("1-800-DONUTS", "US", .character("D")),
      ("434946", "US", .length),
      ("02-120", "KR", .length), ("+82 02-120", "KR", .length), ("+82 2-120", "KR", .length),
      ("515337118", "US", .length), ("+1 415", "US", .length), ("+999 123456", "US", .unknownCode),
      ("+0 123", "US", .unknownCode),
      ("030 123456", nil, .noCountry), ("030 123456", "XX", .noCountry), ("030 123456", "", .noCountry),
      ("12\u{0}34", "US", .character("\u{0}")), ("1+2345", "US", .character("+")),
      ("🍩", "US", .character("🍩")),
      (String(repeating: "9", count: 10000), "DE", .length),
      ("+" + String(repeating: "1", count: 10000), "US", .length),
      ("++1415", "US", .length), ("+(", "US", .empty), ("(0)", "DE", .length), ("+(0)", "DE", .unknownCode),
    ] as [(String, String?, PhoneReading.Reason)])
  func rejectsWhatCannotBeCompleted(text: String, country: String?, reason: PhoneReading.Reason) {
    #expect(PhoneReading(text, in: country) == .rejected(reason))
  }

  /// Numbers of services as guides for visitors and the companies themselves write them.
  @Test(arguments: [
    ("116117", "DE"), ("116 117", "DE"), ("10111", "ZA"), ("1234", "IR"),
    ("1588-1234", "KR"), ("1800 123 456", "AU"), ("13 12 34", "AU"), ("1300 555 010", "AU"),
    ("400-123-4567", "CN"), ("800-820-1234", "CN"), ("0800 123 4567", "BR"), ("4004-1234", "BR"),
    ("444 1 234", "TR"), ("1800 123 4567", "IN"), ("8 801 123 4567", "BY"), ("801 123 4567", "BY"),
    ("06 80 123 456", "HU"),
  ])
  func leavesNumbersThatOnlyTheCountryCanCall(text: String, country: String) {
    #expect(PhoneReading(text, in: country) == .rejected(.inland))
  }

  /// A number without its area code, or whose zero a spreadsheet removed.
  @Test func namesNumbersWithoutAnAreaCode() {
    #expect(PhoneReading("158858", in: "AT") == .rejected(.local))
    #expect(PhoneReading("01 58858", in: "AT") == .complete("+43158858"))
  }

  /// Numbers of services that can be called from abroad.
  @Test(arguments: [
    ("0300 123 4567", "GB", "+443001234567"), ("800 555 0100", "US", "+18005550100"),
    ("080 123 4567", "KR", "+82801234567"),
  ])
  func completesOtherNumbersOfServices(text: String, country: String, e164: String) {
    #expect(PhoneReading(text, in: country) == .complete(e164))
  }

  @Test func survivesAnyText() {
    var generator = SystemRandomNumberGenerator()
    let pieces = [
      "+", "0", "(0)", "(", ")", "49", "1", "ext", "x", ".0", " ", "-", "００", "\u{301}", "é", ";ext=", "#",
      "00",
    ]
    for _ in 0..<3000 {
      let text = (0..<Int.random(in: 0...9, using: &generator)).map { _ in
        pieces.randomElement(using: &generator) ?? ""
      }.joined()
      for country in ["DE", "US", "IT", nil] as [String?] {
        if let e164 = PhoneReading(text, in: country).e164 {
          #expect(e164.hasPrefix("+") && e164.dropFirst().allSatisfy { $0.isASCII && $0.isNumber }, "\(text)")
        }
      }
    }
  }
}

/// The comparison with libphonenumber over thousands of numbers, which `.ci/locales --numbers` starts.
struct LibraryNumberTests {
  private static let file = ProcessInfo.processInfo.environment["CLIPSITE_NUMBERS"]

  @Test(.enabled(if: file != nil)) func readsNumbersAsTheLibraryDoes() throws {
    let text = try String(contentsOfFile: try #require(Self.file), encoding: .utf8)
    var (same, doubtful, rejected, possible) = (0, 0, 0, 0)
    var different: [String] = []
    for line in text.split(separator: "\n") {
      let fields = line.split(separator: "|", omittingEmptySubsequences: false).map(String.init)
      guard fields.count == 3 else { continue }
      let reading = PhoneReading(fields[1], in: fields[0])
      if case .doubtful = reading { doubtful += 1 }
      switch (fields[2].isEmpty, reading.e164) {
      case (true, nil): rejected += 1
      case (true, _?): possible += 1
      case (false, fields[2]): same += 1
      default: different.append("\(line) \(reading)")
      }
    }
    print("same \(same), doubtful \(doubtful), both reject \(rejected), only we accept \(possible)")
    print("different \(different.count):", different.joined(separator: "\n"), separator: "\n")
    #expect(different.count * 1000 < same)
  }
}

extension PhoneReading {
  /// The number in E.164 form, the more likely one of two, or `nil` if there is none.
  fileprivate var e164: String? {
    switch self {
    case .complete(let number), .doubtful(let number, _): number
    case .rejected: nil
    }
  }
}
