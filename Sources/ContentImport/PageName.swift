/// The shape of the names that an import gives to pages: lower-case ASCII words, at most 80 characters.
enum PageName {
  /// The longest name.
  static let maximumLength = 80

  /// Names that no page gets: `index` is the folder's own page, the others are devices on Windows.
  static let reserved: Set<String> = Set(
    ["index", "con", "prn", "aux", "nul"] + (0...9).flatMap { ["com\($0)", "lpt\($0)"] })

  /// Whether a byte may stand in a name.
  static func isSlugByte(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"): true
    default: false
    }
  }

  /// The words of a slug that someone else made, in this shape; nil when none remain.
  static func shaped(_ slug: String) -> String? {
    let words = slug.lowercased().utf8.split { !isSlugByte($0) || $0 == UInt8(ascii: "-") }
    let name = words.map { String(decoding: $0, as: UTF8.self) }.joined(separator: "-")
    return name.isEmpty ? nil : cut(name, to: maximumLength)
  }

  /// A name and a suffix with `-` between them; the name is cut at a word where both would be too long.
  static func joined(_ name: String, _ suffix: String) -> String {
    let suffix = cut(suffix, to: maximumLength / 2)
    return "\(cut(name, to: maximumLength - 1 - suffix.utf8.count))-\(suffix)"
  }

  /// As many whole words as fit; part of the first word where not even that fits.
  private static func cut(_ name: String, to length: Int) -> String {
    let bytes = Array(name.utf8)
    if bytes.count <= length { return name }
    let end = bytes[...length].lastIndex(of: UInt8(ascii: "-")) ?? length
    return String(decoding: bytes[..<end], as: UTF8.self)
  }
}
