package import ClipsiteAppClips
import ClipsiteContent
import ClipsiteLocales
import ClipsiteSite
package import ClipsiteSystem
import ClipsiteText

/// Turns a cell's text into the value of a key, or says why the site would refuse it.
package struct FieldCheck {
  /// The result of checking a cell.
  package enum Outcome: Hashable, Sendable {
    /// It is written.
    case value(FieldValue)
    /// It is written, but a person should look at it.
    case doubtful(FieldValue, reason: String)
    /// It is left out.
    case refused(reason: String)
  }

  /// The longest value that is written, in bytes: thirty of them still fit into the 64 KiB of front matter.
  package static let maximumLength = 2_048

  private let fileExists: (RelativePath) throws(SystemError) -> Bool
  private let folder: RelativePath
  private var language: LanguageTag
  private var hours: HoursCells

  /// - Parameters:
  ///   - language: The language of the pages, whose names of days count besides English ones.
  ///   - folder: The folder of the pages, below `Content`. Paths of images start there.
  ///   - fileExists: Whether a file exists at a path below `Content`.
  package init(
    language: LanguageTag = .english, folder: String = "",
    fileExists: @escaping (RelativePath) throws(SystemError) -> Bool
  ) {
    hours = HoursCells(HoursWords(language: language))
    self.folder = RelativePath(folder)
    self.language = language
    self.fileExists = fileExists
  }

  /// The check of rows in another language.
  func reading(_ language: LanguageTag) -> FieldCheck {
    var check = self
    (check.language, check.hours) = (language, HoursCells(HoursWords(language: language)))
    return check
  }

  /// Returns the result for a text that is not empty.
  ///
  /// - Parameter country: The country of the row, by its code or a name, or nothing.
  /// - Throws: `SystemError` when the system does not tell whether a picture is there.
  package func outcome(
    of text: String, as key: FrontMatterKey, in country: String = ""
  ) throws(SystemError) -> Outcome {
    if text.utf8.count > Self.maximumLength {
      return .refused(reason: "it is longer than \(Self.maximumLength) bytes. Text belongs in the body")
    }
    switch key.kind {
    case _ where key == .postalCode: return postalCode(text)
    case .text(.image): return try image(text)
    case .text(.country): return self.country(text)
    case .text(.timeZone): return checked(.text(TimeZoneName.canonical(text) ?? text), .timeZone)
    case .text(.phone): return phone(text, in: country)
    case .text(let form) where form.range != nil: return checked(.literal(Self.decimal(text)), form)
    case .text(let form): return checked(.text(text), form)
    case .choice(let words): return choice(text, of: words)
    case .list(.hours): return hours.week(text)
    case .list(.specialHours): return hours.specialHours(text)
    case .list(.image): return try list(text, mixed: true, of: image)
    case .list(.alias): return try list(text) { checked(.text(Self.alias($0)), .alias) }
    case .list(let form):
      // Services have no commas, but sentences of notices have.
      let cell =
        key == .services && !text.contains { "|;".contains($0) } ? text.replacing(",", with: "|") : text
      return try list(cell) { checked(.text($0), form) }
    case .dayHours, .houseNumber: return .value(.text(text))
    }
  }

  /// Indicates whether a cell says that it has no value, and the rules of its key do not know the text.
  ///
  /// - Parameter country: The country of the row, or `nil` if any country counts.
  func saysNothing(
    _ text: String, as key: FrontMatterKey, in country: @autoclosure () -> String?
  ) throws(SystemError) -> Bool {
    let part = key.name.split(separator: ".").last ?? ""
    guard NoValue.contains(text, of: part) else { return false }
    switch key.kind {
    case .choice, .text(.country), .list(.hours), .list(.specialHours):
      if case .value = try outcome(of: text, as: key) { return false }
      return true
    default:
      let code = country().map { (try? Self.countryCode($0).rawValue) ?? "" }
      return !NoValue.isName(text, of: part, in: code)
    }
  }

  private func checked(_ value: FieldValue, _ form: TextForm) -> Outcome {
    form.mistake(value.plainText).map { .refused(reason: $0) } ?? .value(value)
  }

  /// Tables have numbers of stores, which become the path `/1001`, in place of short URLs.
  private static func alias(_ text: String) -> String {
    (try? Slug(text)) == nil ? text : "/\(text)"
  }

  /// Tables have words in any letter case, and people tick what is true.
  private func choice(_ text: String, of words: [String]) -> Outcome {
    let word = text.lowercased()
    let meant = Self.truths[word].flatMap { words.contains($0) ? $0 : nil } ?? word
    if let word = words.first(where: { $0.lowercased() == meant }) { return .value(.literal(word)) }
    let fix = Suggestion.fix(for: text, ofList: words)
    return .refused(reason: "it is not one of \(Suggestion.list(words))".followed(by: fix))
  }

  /// The words of people for `true` and `false`.
  static let truths = [
    "true": "true", "false": "false", "yes": "true", "y": "true", "1": "true", "x": "true", "ja": "true",
    "oui": "true", "sí": "true",
    "no": "false", "n": "false", "0": "false", "nein": "false", "non": "false",
  ]

  /// A street with the number of the house, in the order of its country.
  ///
  /// - Parameter isEnglish: Whether the table is in English, which decides without a country.
  func street(_ name: String, _ number: String, in country: String, isEnglish: Bool) -> String {
    if number.isEmpty || name.split(separator: " ").contains(number[...]) { return name }
    let isFirst =
      (try? Self.countryCode(country)).map { Self.numberFirst.contains($0.rawValue) }
      ?? (["en", "fr"].contains(language.rawValue.prefix { $0 != "-" }) && isEnglish)
    return isFirst ? "\(number) \(name)" : "\(name) \(number)"
  }

  /// The countries in which a house number precedes its street: those whose addresses are written in English
  /// or French. It follows the street in nearly all others (Universal Postal Union, “Addressing S42”).
  private static let numberFirst = Set(
    ("AG AI AU BB BD BF BJ BM BS BZ CA CD CF CG CI CK CM DM DZ FJ FK FR GA GB GD GF GG GH GI GM GN GP GU GY HK "
      + "HT IE IM IN JE JM KE KN KY LC LK LR LS LU MA MC MG ML MM MP MQ MR MS MT MU MW MY NA NC NE NF NG NZ PF "
      + "PG PH PK PM PR RE RW SB SC SG SH SL SN SZ TC TD TG TH TN TO TT TZ UG US VC VG VI VN VU WF WS YT ZA ZM "
      + "ZW").split(separator: " ").map(String.init))

  /// The hours of a week in cells for its days and in one for several, or `nil` if all of them are empty.
  func hours(ofDays cells: [DayColumn: String], _ week: String = "") -> Outcome? { hours.days(cells, week) }

  private func image(_ text: String) throws(SystemError) -> Outcome {
    if text.contains(":") {
      do { return .value(.text(try WebURL(text).rawValue)) } catch { return .refused(reason: error.message) }
    }
    guard !text.hasPrefix("//"), let path = ContentPath.resolve(text, from: folder) else {
      return .refused(reason: "the path leads out of Content")
    }
    guard MediaType.of(path).hasPrefix("image/") else {
      return .refused(reason: "Content/\(path) has no ending of an image")
    }
    return try fileExists(path) ? .value(.text(text)) : .refused(reason: "there is no file Content/\(path)")
  }

  /// The items that are valid. The others are left out.
  private func list(
    _ text: String, mixed isMixed: Bool = false, of outcome: (String) throws(SystemError) -> Outcome
  ) throws(SystemError) -> Outcome {
    var (valid, mistake): ([String], String?) = ([], nil)
    for item in Self.items(of: text, mixed: isMixed) {
      switch try outcome(item) {
      case .value(let value), .doubtful(let value, _): valid.append(value.plainText)
      case .refused(let reason): mistake = mistake ?? reason
      }
    }
    guard !valid.isEmpty else { return .refused(reason: mistake ?? "it has no item") }
    return mistake.map { .doubtful(.list(valid), reason: "some of it is left out: \($0)") }
      ?? .value(.list(valid))
  }

  private func country(_ text: String) -> Outcome {
    do {
      return .value(.text(try Self.countryCode(text).rawValue))
    } catch {
      return .doubtful(.text(text), reason: error.message)
    }
  }

  /// The code of a country by its code, or by its name in any language of the table of names.
  static func countryCode(_ text: String) throws(InvalidValue) -> CountryCode {
    do {
      return try CountryCode(text)
    } catch {
      guard let code = CountryNames.code(inAnyLanguage: text) else { throw error }
      return try CountryCode(code)
    }
  }

  private func phone(_ text: String, in country: String) -> Outcome {
    switch PhoneReading(text, in: (try? Self.countryCode(country))?.rawValue) {
    case .complete, .doubtful: return .value(.text(text))
    case .rejected(.spreadsheet):
      return .doubtful(.text(String(text.dropLast(2))), reason: Self.spreadsheet)
    case .rejected: break
    }
    do {
      return .value(.text(try PhoneNumber(text).rawValue))
    } catch {
      if text.contains("E+") { return .refused(reason: "a spreadsheet rounded the number") }
      // An extension or a remark follows many numbers.
      var number = text.prefix { !$0.isLetter && !"#;,".contains($0) }
      if let bracket = number.lastIndex(of: "("), !number[bracket...].contains(")") {
        number = number[..<bracket]
      }
      guard number.count(where: \.isNumber) > 6,
        let end = number.lastIndex(where: \.isNumber),
        let phone = try? PhoneNumber(String(number[...end]))
      else { return .refused(reason: error.message) }
      return .doubtful(.text(phone.rawValue), reason: "what follows the number is left out")
    }
  }

  private static let spreadsheet = "it ended with `.0`, as spreadsheets write numbers"

  /// A postal code without what programs add to it. `AddressContradictions` compares it with the country.
  private func postalCode(_ text: String) -> Outcome {
    let ends = [(".0", Self.spreadsheet), ("-", "it ended with `-`, without the digits behind it")]
    guard let (end, reason) = ends.first(where: { text.hasSuffix($0.0) }) else { return .value(.text(text)) }
    return .doubtful(.text(String(text.dropLast(end.count))), reason: reason)
  }

  /// The items between `|` signs, or between semicolons where there is no such sign. Both separate images.
  private static func items(of text: String, mixed isMixed: Bool) -> [String] {
    let hasBars = text.contains("|")
    let items = text.split { $0 == "|" || $0 == ";" && (isMixed || !hasBars) }
    return items.map { PlainText.line(String($0)) }.filter { !$0.isEmpty }
  }

  /// A number with a dot: without `+`, with a zero before the dot, and with a dot in place of a comma.
  private static func decimal(_ text: String) -> String {
    var text = text.hasPrefix("+") ? String(text.dropFirst()) : text
    if let comma = text.firstIndex(of: ","), !text.contains(".") {
      text.replaceSubrange(comma...comma, with: ".")
    }
    if text.hasPrefix(".") { return "0" + text }
    return text.hasPrefix("-.") ? "-0" + text.dropFirst() : text
  }
}

extension TextForm {
  /// Compares forms that the import treats in a way of their own.
  fileprivate static func ~= (pattern: TextForm, form: TextForm) -> Bool { pattern.name == form.name }
}
