import ClipsiteDiagnostics

/// One segment of a URL path that names a page: lower-case ASCII letters, digits and hyphens.
///
/// It is also a file name, so what some system reserves is refused on all.
public struct Slug: CheckedText, Comparable {
  /// The segment as it stands in URLs and file names.
  public let rawValue: String

  /// The greatest length in bytes.
  public static let maximumLength = 200

  /// Checks a slug.
  public init(_ text: String) throws(InvalidValue<Rule>) { rawValue = try Rule.checked(text) }

  /// Checks a slug that is the name of a file or folder of the author's. It may be one that Windows reserves:
  /// the file is there, so the author's system takes it, and no host refuses it.
  public init(fileName text: String) throws(InvalidValue<Rule>) {
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
    return try? Slug(shortened(bytes))
  }

  /// Cuts at the last hyphen that keeps the length within the limit.
  private static func shortened(_ bytes: [UInt8]) -> String {
    guard bytes.count > maximumLength else { return String(decoding: bytes, as: UTF8.self) }
    let cut = bytes[...maximumLength].lastIndex(of: UInt8(ascii: "-")) ?? maximumLength
    return String(decoding: bytes[..<cut], as: UTF8.self)
  }
}

extension Slug {
  /// The rules for a slug.
  public enum Rule: ViolatedRule, TextRule {
    /// It may not be empty.
    case empty
    /// It has at most `Slug.maximumLength` bytes.
    case tooLong
    /// It is not `.` or `..`.
    case dotSegment
    /// It is not `.well-known`, which belongs to the AASA file.
    case wellKnown
    /// It is one segment: no `/`.
    case slash
    /// It has no backslash.
    case backslash
    /// It has no percent-encoding.
    case percentEncoding
    /// It has no control characters.
    case control
    /// It has no white space.
    case whiteSpace
    /// Its letters are lower-case.
    case upperCase
    /// It has no period.
    case dot
    /// It is ASCII.
    case notASCII
    /// It has only letters, digits and hyphens.
    case badCharacter(Unicode.Scalar)
    /// It neither starts nor ends with a hyphen.
    case hyphenAtEdge
    /// It is not `index`, the name of the page of a folder.
    case index
    /// It is no name that Windows reserves, such as `con` or `lpt1`, unless a file has it already.
    case windowsReserved

    static func broken(by text: String) -> Rule? {
      switch text {
      case "": return .empty
      case ".", "..": return .dotSegment
      case ".well-known": return .wellKnown
      default: break
      }
      if text.utf8.count > maximumLength { return .tooLong }
      for scalar in text.unicodeScalars {
        if let rule = broken(by: scalar) { return rule }
      }
      if text.utf8.first == UInt8(ascii: "-") || text.utf8.last == UInt8(ascii: "-") { return .hyphenAtEdge }
      if text == "index" { return .index }
      return isWindowsReserved(text) ? .windowsReserved : nil
    }

    private static func broken(by scalar: Unicode.Scalar) -> Rule? {
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

    /// The sentence for each rule.
    public func message(for value: String) -> String {
      switch self {
      case .empty: "the slug is empty"
      case .tooLong: "the slug \(value) has more than \(maximumLength) bytes"
      case .dotSegment: "the slug \(value) is a relative path segment"
      case .wellKnown: "the slug \(value) is the folder of the Apple App Site Association file"
      case .slash: "the slug \(value) contains `/`, but it must be a single path segment"
      case .backslash: "the slug \(value) contains a backslash"
      case .percentEncoding: "the slug \(value) contains `%`"
      case .control: "the slug \(value) contains a control character"
      case .whiteSpace: "the slug \(value) contains white space"
      case .upperCase: "the slug \(value) has upper-case letters"
      case .dot: "the slug \(value) contains a full stop"
      case .notASCII: "the slug \(value) is not ASCII"
      case .badCharacter(let scalar): "the slug \(value) contains \(Quoting.quoted(String(scalar)))"
      case .hyphenAtEdge: "the slug \(value) starts or ends with a hyphen"
      case .index: "the slug \(value) is the name of a folder's own page"
      case .windowsReserved: "the slug \(value) is a name that Windows reserves"
      }
    }

    /// A slug made from the value, or the rule.
    public func fix(for value: String) -> String? {
      if let slug = Slug.make(from: value) { return "write `\(slug)`" }
      return "use lower-case letters a–z, digits and hyphens"
    }
  }
}
