/// One segment of a URL path that names a page: lower-case ASCII letters, digits and hyphens.
///
/// It is also a file name, so what some system reserves is refused on all.
public struct Slug: Hashable, Sendable, Comparable, CustomStringConvertible {
  /// The segment as it stands in URLs and file names.
  public let rawValue: String

  /// The greatest length in bytes.
  public static let maximumLength = 200

  /// Checks a slug.
  public init(_ text: String) throws(InvalidValue<Rule>) {
    if let rule = Rule.broken(by: text) { throw InvalidValue(text, rule) }
    rawValue = text
  }

  /// Checks a slug that is the name of a file or folder of the author's. It may be one that Windows reserves:
  /// the file is there, so the author's system takes it, and no host refuses it.
  public init(fileName text: String) throws(InvalidValue<Rule>) {
    if let rule = Rule.broken(by: text), rule != .windowsReserved { throw InvalidValue(text, rule) }
    rawValue = text
  }

  /// Whether Windows keeps a file name for a device, whatever its letter case and extension: `con`,
  /// `NUL.txt`, `lpt1.md` (Microsoft, “Naming files, paths, and namespaces”).
  public static func isReservedByWindows(fileName: String) -> Bool {
    let stem = fileName.prefix { $0 != "." }
    guard 3...4 ~= stem.utf8.count else { return false }
    return Rule.isWindowsReserved(stem.asciiLowercased)
  }

  /// The segment as it stands in URLs and file names.
  public var description: String { rawValue }

  /// The order of the bytes.
  public static func < (lhs: Slug, rhs: Slug) -> Bool { lhs.rawValue < rhs.rawValue }

  /// Derives a slug from any title: “Café Zoë’s — Ferry St.” gives `cafe-zoes-ferry-st`.
  ///
  /// Latin letters lose their accents whatever the language, so `ä` gives `a`, not `ae`: the result must not
  /// depend on the page's language. Letters that are no accented base letter are spelt out: `ß` `ss`, `æ`
  /// `ae`, `ø` `o`, `ł` `l`, `þ` `th`. Apostrophes vanish, every other run of characters becomes one hyphen.
  ///
  /// - Returns: nil when a letter of another script occurs, when nothing is left, or when the result is a
  ///   reserved name: then the author has to choose a slug.
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
