import ClipsiteLocales
public import ClipsiteText

/// A country or territory by its code of two letters (ISO 3166-1 alpha-2, and `XK` for Kosovo).
public struct CountryCode: CheckedText {
  /// The code in upper case, as in `US`.
  public let rawValue: String
  /// The usual English name.
  public var name: String { Self.names[rawValue] ?? rawValue }

  /// Every country, in the order of the codes.
  public static let all: [CountryCode] = lines.map { CountryCode(known: $0.code) }

  /// Reads a code in any letter case, or an English name such as `South Korea`.
  ///
  /// Accents, punctuation, “the” at the start and `St.` for `Saint` make no difference to names. The parts of
  /// the United Kingdom are the United Kingdom; the Isle of Man, Jersey and Guernsey are not.
  public init(_ text: String) throws(InvalidValue) {
    if text.isEmpty { throw InvalidValue(text, Rule.empty) }
    let code = text.asciiUppercased
    if Self.names[code] != nil {
      rawValue = code
    } else if let found = Self.codesByName[Self.key(text)] {
      rawValue = found
    } else {
      throw InvalidValue(text, Rule.unknown)
    }
  }

  private init(known code: String) { rawValue = code }

  /// The usual names by code.
  private static let names = Dictionary(uniqueKeysWithValues: lines.map { ($0.code, String($0.names[0])) })
  /// The codes by the keys of all names. Made when a country is first given by name: that takes milliseconds.
  private static let codesByName: [String: String] = {
    var codes: [String: String] = [:]
    for (code, names) in lines {
      for name in names { codes[key(String(name))] = code }
    }
    return codes
  }()

  /// The codes, each with all its names.
  private static let lines: [(code: String, names: [Substring])] = {
    let everyday = EverydayCountryNames.table.utf8.split(separator: UInt8(ascii: "\n")).map { line in
      let names = line.dropFirst(3).split(separator: UInt8(ascii: "|"))
      return (String(Substring(line.prefix(2))), names.map { Substring($0) })
    }
    let names = Dictionary(everyday) { first, _ in first }
    return CountryNames.english.map { ($0.code, names[$0.code] ?? [Substring($0.name)]) }
  }()

  /// A name without accents, punctuation, white space and letter case.
  private static func key(_ name: String) -> String {
    var words: [String] = [""]
    for scalar in name.unicodeScalars {
      if let letters = LatinLetters.ascii(for: scalar), !letters.isEmpty {
        words[words.count - 1] += letters
      } else if scalar != ".", !LatinLetters.vanishes(scalar) {
        words.append("")
      }
    }
    words.removeAll(where: \.isEmpty)
    if words.first == "the" { words.removeFirst() }
    return words.map { $0 == "st" ? "saint" : $0 == "and" ? "" : $0 }.joined()
  }

  /// The rules for a country.
  public typealias Rule = ValueRule<CountryCode>
}

extension ValueRule<CountryCode> {
  private static var form: String { "use the ISO 3166-1 code, for example `US`" }

  /// It may not be empty.
  public static var empty: Self { .init("the country is empty", fix: form) }
  /// It is a code or a name that is known.
  public static var unknown: Self {
    .init(
      "{value} is neither a country code of two letters nor a country's English name",
      fixedBy: { PostalForm.signs[$0.asciiUppercased].map { "write `\($0)`" } ?? form })
  }
}
