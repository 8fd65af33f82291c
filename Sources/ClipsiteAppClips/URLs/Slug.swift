public import ClipsiteText

/// One segment of a URL path that names a page: lower-case ASCII letters, digits and hyphens.
///
/// It is also a file name, so what some system reserves is refused on all.
public struct Slug: CheckedText, Comparable {
  /// The segment as it stands in URLs and file names.
  public let rawValue: String

  /// The greatest length in bytes.
  public static let maximumLength = 200

  /// Checks a slug.
  public init(_ text: String) throws(InvalidValue) {
    rawValue = try Rule.checked(text, by: Rule.broken)
  }

  /// Checks a slug that is the name of a file or folder of the author's. It may be one that Windows reserves:
  /// the file is there, so the author's system takes it, and no host refuses it.
  public init(fileName text: String) throws(InvalidValue) {
    if let rule = Rule.broken(by: text), rule != .windowsReserved { throw InvalidValue(text, rule) }
    rawValue = text
  }

  /// Indicates whether Windows keeps a file name for a device, whatever its letter case and extension: `con`,
  /// `NUL.txt`, `lpt1.md` (Microsoft, “Naming files, paths, and namespaces”).
  public static func isReservedByWindows(fileName: String) -> Bool {
    let stem = fileName.utf8.prefix { $0 != UInt8(ascii: ".") }
    guard 3...4 ~= stem.count else { return false }
    return Rule.isWindowsReserved(Substring(stem).asciiLowercased)
  }

  /// The order of the bytes.
  public static func < (lhs: Slug, rhs: Slug) -> Bool { lhs.rawValue < rhs.rawValue }

  /// Derives a slug from any title: “Café Zoë’s — Ferry St.” gives `cafe-zoes-ferry-st`.
  ///
  /// Latin letters lose their accents whatever the language, so `ä` gives `a`, not `ae`: the result must not
  /// depend on the page's language. Letters that are no accented base letter are spelled out: `ß` `ss`, `æ`
  /// `ae`, `ø` `o`, `ł` `l`, `þ` `th`. Apostrophes vanish, every other run of characters becomes one hyphen.
  ///
  /// - Returns: nil when a letter of another script occurs, when nothing is left, or when the result is a
  ///   reserved name: then the author must choose a slug.
  public static func make(from title: String) -> Slug? {
    var bytes: [UInt8] = []
    var isGap = false
    for scalar in title.unicodeScalars {
      guard let letters = LatinLetters.ascii(for: scalar) else { return nil }
      if letters.isEmpty {
        isGap = isGap || !LatinLetters.vanishes(scalar)
        continue
      }
      if isGap, !bytes.isEmpty { bytes.append(UInt8(ascii: "-")) }
      isGap = false
      bytes += letters.utf8
    }
    // The remedy of a slug's rule is made here, so no rule may be asked for its remedy.
    let text = shortened(bytes)
    return Rule.broken(by: text) == nil ? Slug(unchecked: text) : nil
  }

  private init(unchecked text: String) { rawValue = text }

  /// Cuts at the last hyphen that keeps the length within the limit.
  private static func shortened(_ bytes: [UInt8]) -> String {
    guard bytes.count > maximumLength else { return String(decoding: bytes, as: UTF8.self) }
    let cut = bytes[...maximumLength].lastIndex(of: UInt8(ascii: "-")) ?? maximumLength
    return String(decoding: bytes[..<cut], as: UTF8.self)
  }
}

extension Slug {
  /// The rules for a slug.
  public typealias Rule = ValueRule<Slug>
}

extension ValueRule<Slug> {
  /// Returns a slug made from the value, or the rule.
  private static func slug(_ value: String) -> String {
    Slug.make(from: value).map { "write `\($0)`" } ?? "use lower-case letters a–z, digits and hyphens"
  }

  /// It may not be empty.
  public static var empty: Self { .init("the slug is empty", fixedBy: slug) }
  /// It has at most `Slug.maximumLength` bytes.
  public static var tooLong: Self {
    .init("the slug {value} has more than \(Slug.maximumLength) bytes", fixedBy: slug)
  }
  /// It is not `.` or `..`.
  public static var dotSegment: Self { .init("the slug {value} is a relative path segment", fixedBy: slug) }
  /// It is not `.well-known`, which belongs to the AASA file.
  public static var wellKnown: Self {
    .init("the slug {value} is the folder of the Apple App Site Association file", fixedBy: slug)
  }
  /// It is one segment: no `/`.
  public static var slash: Self {
    .init("the slug {value} contains `/`, but it must be a single path segment", fixedBy: slug)
  }
  /// It has no backslash.
  public static var backslash: Self { .init("the slug {value} contains a backslash", fixedBy: slug) }
  /// It has no percent-encoding.
  public static var percentEncoding: Self { .init("the slug {value} contains `%`", fixedBy: slug) }
  /// It has no control characters.
  public static var control: Self { .init("the slug {value} contains a control character", fixedBy: slug) }
  /// It has no white space.
  public static var whiteSpace: Self { .init("the slug {value} contains white space", fixedBy: slug) }
  /// Its letters are lower-case.
  public static var upperCase: Self { .init("the slug {value} has upper-case letters", fixedBy: slug) }
  /// It has no period.
  public static var dot: Self { .init("the slug {value} contains a full stop", fixedBy: slug) }
  /// It is ASCII.
  public static var notASCII: Self { .init("the slug {value} is not ASCII", fixedBy: slug) }
  /// It has only letters, digits and hyphens.
  public static func badCharacter(_ scalar: Unicode.Scalar) -> Self {
    .init("the slug {value} contains \(Quoting.quoted(String(scalar)))", fixedBy: slug)
  }
  /// It neither starts nor ends with a hyphen.
  public static var hyphenAtEdge: Self {
    .init("the slug {value} starts or ends with a hyphen", fixedBy: slug)
  }
  /// It is not `index`, the name of the page of a folder.
  public static var index: Self {
    .init("the slug {value} is the name of a folder's own page", fixedBy: slug)
  }
  /// It is no name that Windows reserves, such as `con` or `lpt1`, unless a file has it already.
  public static var windowsReserved: Self {
    .init("the slug {value} is a name that Windows reserves", fixedBy: slug)
  }

  static func broken(by text: String) -> Self? {
    switch text {
    case "": return .empty
    case ".", "..": return .dotSegment
    case ".well-known": return .wellKnown
    default: break
    }
    if text.utf8.count > Slug.maximumLength { return .tooLong }
    for scalar in text.unicodeScalars {
      if let rule = broken(by: scalar) { return rule }
    }
    if text.utf8.first == UInt8(ascii: "-") || text.utf8.last == UInt8(ascii: "-") { return .hyphenAtEdge }
    if text == "index" { return .index }
    return isWindowsReserved(text) ? .windowsReserved : nil
  }

  private static func broken(by scalar: Unicode.Scalar) -> Self? {
    switch scalar {
    case "a"..."z", "0"..."9", "-": nil
    case "A"..."Z": .upperCase
    case "/": .slash
    case "\\": .backslash
    case "%": .percentEncoding
    case ".": .dot
    case " ": .whiteSpace
    case "\0"..."\u{1F}", "\u{7F}"..."\u{9F}": .control
    case _ where scalar.properties.isWhitespace: .whiteSpace
    case _ where !scalar.isASCII: .notASCII
    default: .badCharacter(scalar)
    }
  }

  static func isWindowsReserved(_ text: String) -> Bool {
    guard 3...4 ~= text.utf8.count else { return false }
    if ["con", "prn", "aux", "nul"].contains(text) { return true }
    guard text.utf8.count == 4, text.hasPrefix("com") || text.hasPrefix("lpt") else { return false }
    return text.utf8.last?.isDigit == true
  }
}
