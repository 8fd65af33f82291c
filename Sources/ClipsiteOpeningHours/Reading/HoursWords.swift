package import ClipsiteAppClips
import ClipsiteLocales

/// The words that opening hours are written with: English ones, those of many spreadsheets, and the names of
/// days and months in one more language.
package struct HoursWords: Sendable {
  /// The meaning of a word.
  enum Meaning: Hashable, Sendable {
    case day(Weekday)
    case days([Weekday])
    case month(Int)
    case closed
    case through
    case and
    case noon
    case midnight
    /// A unit that means the clock counts to 24, as in `9-17 Uhr`.
    case unit
    case hours
    case publicHolidays
    /// A word that changes nothing, as in `from 9 to 17`.
    case noise
    /// A word for something that no location page can compute.
    case unsupported
  }

  private let meanings: [String: Meaning]
  /// Names that contain spaces or hyphens, with the word that each stands for; the longest first.
  let phrases: [(text: String, word: String)]

  /// English.
  package static let english = HoursWords(adding: nil)

  /// English, and a language of the site.
  package init(language: LanguageTag) { self.init(adding: LocaleData(language.rawValue)) }

  private init(adding locale: LocaleData?) {
    var meanings = Self.basic
    var phrases: [(text: String, word: String)] = []
    func add(_ name: String, _ meaning: Meaning, as word: String) {
      let name = Self.key(name)
      if name.contains(where: { $0 == " " || $0 == "-" }) {
        phrases.append((name, word))
      } else if !name.isEmpty, meanings[name] == nil {
        meanings[name] = meaning
      }
    }
    if let locale {
      let names = DayNames(locale)
      for (day, name) in zip(Weekday.allCases, names.full) { add(name, .day(day), as: day.name.lowercased()) }
      for (day, name) in zip(Weekday.allCases, names.short) {
        add(name, .day(day), as: day.name.lowercased())
      }
      for (index, name) in DateFormat(locale).months.enumerated() {
        add(name, .month(index + 1), as: MonthDay.englishMonths[index].lowercased())
      }
      if let closed = ThemeLabels(locale)?.text("closed") { add(closed, .closed, as: "closed") }
    }
    self.meanings = meanings
    self.phrases = phrases.sorted { ($0.text.utf8.count, $1.text) > ($1.text.utf8.count, $0.text) }
  }

  /// The meaning of a word in lower case, or `nil` if it is unknown.
  func meaning(of word: String) -> Meaning? { meanings[word] }

  /// A word as it is looked up: in lower case, without full stops.
  static func key(_ word: String) -> String {
    String(String.UnicodeScalarView(word.lowercased().unicodeScalars.filter { $0 != "." }))
  }

  private static let basic: [String: Meaning] = {
    var words: [String: Meaning] = [:]
    let everyDay = Weekday.allCases
    func add(_ names: String, _ meaning: Meaning) {
      for name in names.split(separator: " ") { words[String(name)] = meaning }
    }
    for day in everyDay {
      let name = day.name.lowercased()
      add("\(name.prefix(2)) \(name.prefix(3)) \(name) \(name)s", .day(day))
    }
    add("tues", .day(.tuesday))
    add("weds", .day(.wednesday))
    add("thur thurs", .day(.thursday))
    let months = "january february march april may june july august september october november december"
    for (index, name) in months.split(separator: " ").enumerated() {
      add("\(name) \(name.prefix(3))", .month(index + 1))
    }
    add("sept", .month(9))
    add("daily everyday day täglich", .days(everyDay))
    add("weekdays weekday", .days(Array(everyDay.prefix(5))))
    add("weekends weekend", .days(Array(everyDay.suffix(2))))
    add("x closed off geschlossen fermé ferme chiuso cerrado gesloten stängt", .closed)
    add("to bis à till til until through thru", .through)
    add("and und et", .and)
    add("noon midday", .noon)
    add("midnight", .midnight)
    add("uhr h", .unit)
    add("hours hour hrs hr stunden heures", .hours)
    add("ph holidays holiday feiertage feiertags", .publicHolidays)
    add("open from von every all year public", .noise)
    add(
      "sh sunrise sunset dawn dusk week weeks easter unknown appointment by school except first last",
      .unsupported)
    return words
  }()
}
