import Testing

@testable import ClipsiteLocales

struct LocaleTableTests {
  private let text = LocaleTable.text.description
  private var lines: [Substring] { text.split(separator: "\n") }

  @Test func linesAreSortedByBytesWithUniqueKeys() {
    let keys = lines.map { line in
      line.split(separator: "|", omittingEmptySubsequences: false).prefix(2).joined(separator: "|")
    }
    #expect(keys.count > 1500)
    #expect(Set(keys).count == keys.count)
    #expect(zip(lines, lines.dropFirst()).allSatisfy { $0.utf8.lexicographicallyPrecedes($1.utf8) })
  }

  @Test func everyLineIsFoundByItsKey() {
    for line in lines {
      let fields = line.split(separator: "|", omittingEmptySubsequences: false).map(String.init)
      #expect(
        TableLine(fields[0], fields[1])?.fields == Array(fields.dropFirst(2)), "\(fields[0]) \(fields[1])")
    }
  }

  @Test(arguments: [
    ("", ""), ("address", ""), ("address", "D"), ("address", "DEE"), ("zzz", "A"), ("\u{0}", "|"),
    ("zone", "BV|several\nzone|BW"), ("calling", "DE|49"),
  ])
  func otherKeysAreNotFound(kind: String, key: String) { #expect(TableLine(kind, key) == nil) }

  @Test func fieldsAreFoundByNumberAndName() throws {
    let line = try #require(TableLine("language", "de"))
    #expect(line.field(0) == "Latn" && line.field(1) == "Deutsch" && line.field(2) == "German")
    #expect(line.field(3) == "DE" && line.field(4) == "" && line.field(99) == "")
    let names = try #require(TableLine("countries", "de"))
    #expect(names.value(of: "AD") == "Andorra" && names.value(of: "ZW") == "Simbabwe")
    #expect(names.value(of: "A") == nil && names.value(of: "") == nil && names.value(of: "ZZ") == nil)
  }

  /// Narrow spaces are missing in some fonts, and marks of direction confuse whoever compares texts.
  @Test func hasPlainSpacesAndNoMarksOfDirection() {
    let odd: Set<Unicode.Scalar> = ["\u{202F}", "\u{2009}", "\u{200E}", "\u{200F}", "\u{61C}", "\r", "\t"]
    #expect(!text.unicodeScalars.contains { odd.contains($0) })
  }

  @Test func hasLatinDigitsOnly() {
    #expect(!text.unicodeScalars.contains { !$0.isASCII && $0.properties.numericType == .decimal })
  }

  @Test func everyLanguageHasAllItsLines() throws {
    #expect(LocaleData.languages.count == 52)
    for language in LocaleData.languages {
      let locale = try #require(LocaleData(language), "\(language)")
      #expect(locale.language == language)
      let days = DayNames(locale)
      #expect(days.full.count == 7 && days.short.count == 7 && Set(days.full).count == 7, "\(language)")
      #expect(Set(DateFormat(locale).months).count == 12, "\(language)")
      #expect(TableLine("countries", language)?.fields.count == 250, "\(language)")
      // A clock that counts to 12 has a word for the end of the day.
      let clock = TableLine("clock", language)?.field(0).contains("{a}") == true ? 5 : 4
      for (kind, count) in [("clock", clock), ("dates", 3), ("numbers", 4), ("units", 3)] {
        #expect(TableLine(kind, language)?.fields.count == count, "\(kind) \(language)")
      }
    }
  }

  /// Babel once gave a dozen languages the days of another one.
  @Test func languagesDoNotShareDays() throws {
    var owners: [DayNames: [String]] = [:]
    for language in LocaleData.languages {
      owners[DayNames(try #require(LocaleData(language))), default: []].append(language)
    }
    #expect(owners.values.filter { $0.count > 1 } == [])
  }
}
