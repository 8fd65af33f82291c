package import ClipsiteAppClips
import ClipsiteLocales
import ClipsiteSystem

/// The words that opening hours are written with: English ones, those of many spreadsheets, and the names of
/// days and months in one more language.
package struct HoursWords: Sendable {
  /// The meaning of a word.
  enum Meaning: Hashable, Sendable {
    case day(Weekday)
    case days([Weekday])
    /// A letter with which the names of several days begin.
    case oneOfDays([Weekday])
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
  /// The days whose names in the language mean something else in English: `mar` is a Tuesday and March, and
  /// the Hungarian `H` a Monday and a unit.
  let otherDays: [String: Weekday]
  /// Names that contain spaces or hyphens, with the word that each stands for; the longest first.
  let phrases: [(text: String, word: String)]

  /// English.
  package static let english = HoursWords(adding: nil)

  /// English, and a language of the site.
  package init(language: LanguageTag) { self.init(adding: LocaleData(language.rawValue)) }

  private init(adding locale: LocaleData?) {
    var meanings = Self.basic
    var (phrases, otherDays) = ([(text: String, word: String)](), [String: Weekday]())
    func add(_ name: String, _ meaning: Meaning, as word: String) {
      let name = Self.key(name)
      if name.contains(where: { $0 == " " || $0 == "-" }) {
        phrases.append((name, word))
      } else if !name.isEmpty, meanings[name] == nil {
        meanings[name] = meaning
      } else if case .day(let day) = meaning, meanings[name] != meaning {
        otherDays[name] = day
      }
    }
    var dayNames = Weekday.allCases.map { (day: $0, name: $0.name) }
    if let locale {
      let names = DayNames(locale)
      dayNames += zip(Weekday.allCases, names.full).map { (day: $0, name: $1) }
      for (day, name) in zip(Weekday.allCases, names.full) { add(name, .day(day), as: day.name.lowercased()) }
      for (day, name) in zip(Weekday.allCases, names.short) {
        add(name, .day(day), as: day.name.lowercased())
      }
      for (index, name) in DateFormat(locale).months.enumerated() {
        add(name, .month(index + 1), as: CalendarDate.englishMonths[index].lowercased())
      }
      // Brazilians and Portuguese write `segunda a sexta`.
      for (day, name) in zip(Weekday.allCases, names.full) where name.hasSuffix("-feira") {
        add(String(name.dropLast(6)), .day(day), as: day.name.lowercased())
      }
      for name in ["closed", "closed-weekly"] {
        if let closed = ThemeLabels(locale)?.text(name) { add(closed, .closed, as: "closed") }
      }
      for (words, meaning) in Self.small[String(locale.language.prefix { $0 != "-" })] ?? [] {
        for word in words.split(separator: " ") { meanings[Self.key(String(word))] = meaning }
      }
      phrases += Self.signs[String(locale.language.prefix { $0 != "-" })] ?? []
    }
    for (letter, meaning) in Self.letters(dayNames, own: dayNames.dropFirst(locale == nil ? 0 : 7)) {
      add(letter, meaning, as: "")
    }
    self.meanings = meanings
    self.otherDays = otherDays
    self.phrases = phrases.sorted { ($0.text.utf8.count, $1.text) > ($1.text.utf8.count, $0.text) }
  }

  /// The meanings of the letters with which names of days begin: `M-F` is clear, but `T` and `S` are not. A
  /// letter that the language has for no day is not read as English.
  private static func letters(
    _ names: [(day: Weekday, name: String)], own: some Sequence<(day: Weekday, name: String)>
  ) -> [(String, Meaning)] {
    let letter = { (name: String) in String(key(name).prefix(1)) }
    let own = Set(own.map { letter($0.name) })
    let isLatin = own.contains { $0.utf8.count == 1 }
    return Dictionary(grouping: names) { letter($0.name) }.compactMap { first, names in
      guard own.contains(first) || !isLatin else { return nil }
      let days = Weekday.allCases.filter { day in names.contains { $0.day == day } }
      return (first, days.count == 1 ? .day(days[0]) : .oneOfDays(days))
    }
  }

  /// The meaning of a word in lower case, or `nil` if it is unknown.
  func meaning(of word: String) -> Meaning? { meanings[word] }

  /// A word as it is looked up: in lower case, without full stops.
  static func key(_ word: String) -> String {
    let key = word.lowercased()
    return key.utf8.contains(UInt8(ascii: "."))
      ? String(String.UnicodeScalarView(key.unicodeScalars.filter { $0 != "." })) : key
  }

  /// The words between days and between times, by language. CLDR does not have them.
  private static let small: [String: [(words: String, meaning: Meaning)]] = [
    "ar": [("إلى حتى", .through), ("و", .and), ("من", .noise)],
    "cs": [("do až", .through), ("a", .and), ("od hod hodin", .noise)],
    "da": [("og", .and), ("fra kl", .noise)],
    "el": [("έως μέχρι", .through), ("και", .and), ("από", .noise)],
    "es": [("a hasta", .through), ("y e", .and), ("de desde", .noise), ("x", .day(.wednesday))],
    "fi": [("ja", .and), ("klo", .noise)],
    "fr": [("au", .through), ("du de", .noise)],
    "he": [("עד", .through), ("ו", .and)],
    "hu": [("és", .and)],
    "it": [("a al alle", .through), ("e", .and), ("dal dalle", .noise)],
    "ja": [("定休日 休み 休業", .closed)],
    "ko": [("휴무", .closed)],
    "nb": [("og", .and), ("fra kl", .noise)],
    "nl": [("tot", .through), ("en", .and), ("van", .noise), ("uur", .unit)],
    "pl": [
      ("do", .through), ("i oraz", .and), ("od godz", .noise), ("pn", .day(.monday)),
      ("nd ndz", .day(.sunday)),
    ],
    "pt": [("a às até", .through), ("e", .and), ("de das", .noise)],
    "sv": [("och", .and), ("från kl", .noise)],
    "tr": [("ve", .and)],
    "uk": [("до", .through), ("і та", .and), ("з", .noise)],
    "zh": [("休息", .closed)],
  ]

  /// Those that no space separates from the words beside them, or that are no word, with what replaces them.
  private static let signs: [String: [(text: String, word: String)]] = [
    "ja": [("から", "-"), ("まで", " "), ("と", ","), ("時", " uhr ")],
    "ko": [("부터", "-"), ("까지", " "), ("및", ","), ("시", " uhr ")],
    "nl": [("t/m", "-"), ("tot en met", "-")],
    "zh": [
      ("至", "-"), ("到", "-"), ("和", ","), ("点", " uhr "), ("點", " uhr "), ("时", " uhr "), ("時", " uhr "),
    ],
  ]

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
    add("open from von every all year public on", .noise)
    add(
      "sh sunrise sunset dawn dusk week weeks easter unknown appointment by school except first last",
      .unsupported)
    return words
  }()
}
