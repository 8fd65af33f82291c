import ClipsiteAppClips
import ClipsiteSystem
import ClipsiteText

/// A part of the text of opening hours.
enum HoursToken: Hashable, Sendable {
  case word(HoursWords.Meaning, String)
  case time(ClockTime)
  /// A number that is no time of day: a year, or the day of a month with its ending.
  case number(Int, String)
  case date(CalendarDate)
  /// `24/7`.
  case always
  case dash
  /// A comma, `&`, or `/`.
  case comma
  /// A separator of rules: `;`, `|`, or the end of a line.
  case semicolon
  case colon
  /// A text in quotes.
  case comment(String)

  /// A Boolean value that indicates whether days or dates may begin here.
  var beginsDays: Bool {
    switch self {
    case .word(let meaning, _):
      switch meaning {
      case .day, .days, .oneOfDays, .month, .publicHolidays, .unsupported: true
      default: false
      }
    case .date, .number: true
    default: false
    }
  }

  /// The time that three or four digits can be, as in `0900`.
  fileprivate var timeWithoutColon: ClockTime? {
    guard case .number(let number, let digits) = self, 3...4 ~= digits.utf8.count, number % 100 < 60 else {
      return nil
    }
    var time = ClockTime(hour: number / 100, isPadded: digits.utf8.count == 4, text: digits)
    time.minute = number % 100
    return time
  }

  /// A Boolean value that indicates whether a unit can follow.
  fileprivate var isNumeric: Bool {
    switch self {
    case .time, .number: true
    default: false
    }
  }
  var isMonth: Bool { if case .word(.month, _) = self { true } else { false } }
  fileprivate var isUnit: Bool {
    if case .word(let meaning, _) = self { meaning == .unit || meaning == .hours } else { false }
  }
  var isClosed: Bool { if case .word(.closed, _) = self { true } else { false } }
  fileprivate var isDay: Bool { if case .word = self { beginsDays && !isMonth } else { false } }
  fileprivate var isDate: Bool { if case .date = self { true } else { isMonth } }
  /// A Boolean value that indicates whether a rule can end here.
  fileprivate var endsRule: Bool { isNumeric || isUnit || self == .semicolon || self == .always }
}

extension [HoursToken] {
  /// The tokens with `0900-1700` as two times. Years are beside a month.
  fileprivate var readingTimesOfFourDigits: [HoursToken] {
    var tokens = self
    for dash in indices.dropFirst() where self[dash] == .dash && dash + 1 < count {
      let start = dash > 1 && self[dash - 1].isUnit ? dash - 2 : dash - 1
      guard let opens = self[start].timeWithoutColon, let closes = self[dash + 1].timeWithoutColon,
        start == 0 || !self[start - 1].isMonth, dash + 2 == count || !self[dash + 2].isMonth
      else { continue }
      (tokens[start], tokens[dash + 1]) = (.time(opens), .time(closes))
    }
    return tokens
  }

  /// The tokens with the word for closed behind its days, as in `closed Mondays`. At the start of a text, times can
  /// follow a range of other days, as in `closed Mo, Tu-Su 9:00-17:00`.
  fileprivate var readingClosedDays: [HoursToken] {
    guard let closed = firstIndex(where: \.isClosed), closed + 1 < count, self[closed + 1].isDay,
      self[..<closed].last(where: { $0 != .comma })?.endsRule ?? true, !contains(where: \.isDate)
    else { return self }
    let days = self[(closed + 1)...].prefix { $0.isDay || $0 == .dash || $0 == .comma }
    var end = days.endIndex
    if end < count, self[end] != .semicolon {
      let items = days.split(separator: .comma)
      guard closed == 0, items.count == 2, items[1].contains(.dash), self[end].isNumeric else { return self }
      end = items[0].endIndex
    }
    return Array(self[..<closed] + self[(closed + 1)..<end] + [self[closed]] + self[end...])
  }
}

/// Splits the text of opening hours into tokens.
struct HoursScanner {
  private let scalars: [Unicode.Scalar]
  private let words: HoursWords
  private var index = 0
  private let text: String
  private var tokens: [HoursToken] = []

  /// Longer texts state more than any location has.
  static let maximumLength = 2_048

  static func tokens(of text: String, _ words: HoursWords) throws(InvalidValue) -> [HoursToken] {
    var scanner = HoursScanner(text, words)
    while scanner.index < scanner.scalars.count { try scanner.scanToken() }
    return scanner.tokens.readingTimesOfFourDigits.readingClosedDays
  }

  private init(_ text: String, _ words: HoursWords) {
    self.text = text
    self.words = words
    var lowered = text
    for phrase in words.phrases {
      lowered = Self.replacing(phrase.text, with: phrase.word, in: lowered)
    }
    let isASCII = lowered.utf8.allSatisfy { $0 < 0x80 }
    scalars = isASCII ? lowered.utf8.map { Unicode.Scalar($0) } : lowered.unicodeScalars.map(Self.plain)
  }

  /// Wide digits and signs of East Asia, and the digits of Arabic and Persian, as those of ASCII.
  private static func plain(_ scalar: Unicode.Scalar) -> Unicode.Scalar {
    let ascii: UInt32? =
      switch scalar.value {
      case 0xFF01...0xFF5D: scalar.value - 0xFEE0
      case 0x0660...0x0669: scalar.value - 0x0630
      case 0x06F0...0x06F9: scalar.value - 0x06C0
      default: nil
      }
    return ascii.flatMap(Unicode.Scalar.init) ?? scalar
  }

  /// The text with all places of a phrase, in any letter case, replaced. Names with spaces are rare, so texts
  /// are mostly looked at once for each.
  private static func replacing(_ phrase: String, with word: String, in text: String) -> String {
    let lowered = text.lowercased()
    return lowered.contains(phrase) ? lowered.replacing(phrase, with: word) : text
  }

  private func peek(_ offset: Int = 0) -> Unicode.Scalar? {
    index + offset < scalars.count ? scalars[index + offset] : nil
  }

  private mutating func scanToken() throws(InvalidValue) {
    let scalar = scalars[index]
    if scalar.isDigit { return try scanNumber() }
    if Self.isLetter(scalar) { return try scanWord() }
    index += 1
    switch scalar {
    case " ", "\t", "\u{A0}", "\u{2009}", "\u{202F}", "\u{3000}", "(", ")", ".", "\u{200E}", "\u{200F}":
      return
    case "-", "–", "—", "‒", "―", "−", "~", "〜", "～", "‐", "‑": tokens.append(.dash)
    case ",", "&", "/", "、", "،": tokens.append(.comma)
    case "|" where peek() == "|": throw InvalidValue(text, HoursRule.unsupported("||"))
    case ";", "|", "\n", "\r": tokens.append(.semicolon)
    case ":": tokens.append(.colon)
    case "\"", "“", "”": scanComment()
    case "+" where tokens.last?.beginsDays == true: tokens.append(.comma)
    case "+": throw InvalidValue(text, HoursRule.openEnd(lastTime))
    default: throw InvalidValue(text, HoursRule.unknown(String(scalar)))
    }
  }

  private var lastTime: String {
    if case .time(let time)? = tokens.last { return time.text + "+" }
    return "+"
  }

  private mutating func scanComment() {
    var comment = String.UnicodeScalarView()
    while let scalar = peek(), !["\"", "“", "”"].contains(scalar) {
      comment.append(scalar)
      index += 1
    }
    index += 1
    tokens.append(.comment(String(comment)))
  }

  private static func isLetter(_ scalar: Unicode.Scalar) -> Bool {
    if scalar.isASCII { return UInt8(truncatingIfNeeded: scalar.value).isLetter }
    return scalar.properties.isAlphabetic || scalar.properties.generalCategory == .nonspacingMark
  }

  private mutating func scanWord() throws(InvalidValue) {
    let start = index
    while let scalar = peek(), Self.isLetter(scalar) || (scalar == "." && isInsideWord) || scalar == "'" {
      index += 1
    }
    let key = HoursWords.key(string(start..<index))
    guard let meaning = words.meaning(of: key) else {
      throw InvalidValue(text, HoursRule.unknown(string(start..<index)))
    }
    if meaning == .noise { return }
    if meaning == .unsupported { throw InvalidValue(text, HoursRule.unsupported(string(start..<index))) }
    if meaning == .unit, tokens.last?.isNumeric != true, let day = words.otherDays[key] {
      return tokens.append(.word(.day(day), key))
    }
    tokens.append(meaning == .through ? .dash : meaning == .and ? .comma : .word(meaning, key))
  }

  /// A full stop with a letter behind it, as in `a.m`.
  private var isInsideWord: Bool { peek(1).map(Self.isLetter) ?? false }

  // MARK: Numbers

  /// Moves behind digits, and returns how many there are, and the number of at most four.
  private mutating func takeDigits() -> (count: Int, number: Int) {
    var (count, number) = (0, 0)
    while let scalar = peek(), scalar.isDigit {
      if count < 4 { number = 10 * number + Int(scalar.value & 0xF) }
      (count, index) = (count + 1, index + 1)
    }
    return (count, number)
  }

  private mutating func scanNumber() throws(InvalidValue) {
    let start = index
    let (count, number) = takeDigits()
    func source() -> String { string(start..<index) }
    let isYear = count == 4 && peek() == "-" && peek(3) == "-"
    if isYear, peek(1)?.isDigit == true, peek(2)?.isDigit == true {
      return try scanDate(from: start)
    }
    if count == 2, number == 24, skip(oneOf: Self.always) { return tokens.append(.always) }
    if count == 1, number == 7, skip(oneOf: Self.everyDay) {
      return tokens.append(.word(.days(Weekday.allCases), "7 days"))
    }
    if count <= 4, isNumericDate() {
      let date = takeNumericDate(from: start)
      throw InvalidValue(text, HoursRule.numericDate(date, CalendarDate.readings(of: date)))
    }
    // A year, or a time without a sign such as `0900`.
    if 3...4 ~= count { return tokens.append(.number(number, source())) }
    guard count <= 2 else { throw InvalidValue(text, HoursRule.unknown(source())) }
    var time = ClockTime(hour: number, isPadded: count == 2)
    if let sign = peek(), sign == ":" || sign == "." || sign == "h", peek(1)?.isDigit == true {
      index += 1
      let minutes = takeDigits()
      guard minutes.count == 2, minutes.number < 60 else {
        throw InvalidValue(text, HoursRule.badTime(string(start..<index)))
      }
      time.minute = minutes.number
      if peek() == ":", peek(1) == "0", peek(2) == "0", peek(3)?.isDigit != true { index += 3 }
    } else if isOrdinal {
      tokens.append(.number(number, source()))
      skipOrdinal()
      return
    }
    time.half = takeHalf()
    time.text = source()
    tokens.append(.time(time))
  }

  /// The endings of `24/7`, `24h/24`, and the like, and those of `7 days a week`.
  private static let always = ["h/24h", "h/24", "/24h", "/24", "h/7", "/7"]
  private static let everyDay = [" days a week", " days per week", " days/week", " days", "j/7"]

  /// Passes the first of these endings that follows.
  private mutating func skip(oneOf endings: [String]) -> Bool {
    let rest = String(String.UnicodeScalarView(scalars[index...].prefix(15))).lowercased()
    let found = endings.first { rest.hasPrefix($0) && rest.dropFirst($0.count).first?.isNumber != true }
    index += found?.count ?? 0
    return found != nil
  }

  private func string(_ range: Range<Int>) -> String {
    let part = scalars[range]
    guard part.allSatisfy(\.isASCII) else { return String(String.UnicodeScalarView(part)) }
    return String(unsafeUninitializedCapacity: part.count) { text in
      for (index, scalar) in part.enumerated() { text[index] = UInt8(truncatingIfNeeded: scalar.value) }
      return part.count
    }
  }

  private mutating func scanDate(from start: Int) throws(InvalidValue) {
    index = min(start + 10, scalars.count)
    let source = string(start..<index)
    guard let date = CalendarDate(source), peek()?.isDigit != true else {
      throw InvalidValue(text, HoursRule.badDate(source))
    }
    tokens.append(.date(date))
  }

  /// A Boolean value that indicates whether a month and a year follow, as in `24.12.2026` or `12/24/26`.
  private func isNumericDate() -> Bool {
    guard let separator = peek(), separator == "." || separator == "/" || separator == "-" else {
      return false
    }
    var offset = 1
    while peek(offset)?.isDigit == true { offset += 1 }
    guard 2...3 ~= offset, peek(offset) == separator, peek(offset + 1)?.isDigit == true else { return false }
    // Times also have dashes between them, so only a year tells that it is a date.
    return separator != "-" || (2...4).allSatisfy { peek(offset + $0)?.isDigit == true }
  }

  private mutating func takeNumericDate(from start: Int) -> String {
    for _ in 0..<2 {
      index += 1
      _ = takeDigits()
    }
    return string(start..<index)
  }

  /// A Boolean value that indicates whether the number is one of a day: `24.` or `24th`.
  private var isOrdinal: Bool {
    if peek() == ".", peek(1).map({ $0 == " " || $0 == "-" || $0 == "–" }) == true { return true }
    guard let first = peek(), let second = peek(1), peek(2).map(Self.isLetter) != true else { return false }
    return ["st", "nd", "rd", "th"].contains("\(first)\(second)".lowercased())
  }

  private mutating func skipOrdinal() { index += peek() == "." ? 1 : 2 }

  /// `am` and `pm` with or without full stops and a space before, and `a` and `p` right behind a number.
  private mutating func takeHalf() -> ClockTime.Half? {
    var end = index
    while end < scalars.count, scalars[end] == " " || scalars[end] == "\u{A0}" || scalars[end] == "\u{202F}" {
      end += 1
    }
    guard end < scalars.count, let half = ClockTime.Half(scalars[end]) else { return nil }
    end += 1
    let isLetterAlone = end == index + 1
    if end < scalars.count, scalars[end] == "." { end += 1 }
    if end < scalars.count, scalars[end] == "m" || scalars[end] == "M" {
      end += 1
    } else if !isLetterAlone || end < scalars.count && scalars[end].isDigit {
      return nil
    }
    guard end == scalars.count || !Self.isLetter(scalars[end]) else { return nil }
    if end < scalars.count, scalars[end] == "." { end += 1 }
    index = end
    return half
  }
}

extension Unicode.Scalar {
  fileprivate var isDigit: Bool { "0"..."9" ~= self }
}
