import ClipsiteAppClips
import ClipsiteSystem

/// The shape of the names that an import gives to pages: lower-case ASCII words, at most 80 characters.
package enum PageName {
  /// The longest name.
  package static let maximumLength = 80

  /// The names that no location can have: of the page of a folder, and of the answer to unknown URLs.
  static let reserved: Set<String> = ["index", "404"]

  /// Rejects a name that no location, and no folder of locations, can have.
  ///
  /// - Parameter option: The option that asks for it, as in `--slug`.
  static func requireFree(_ name: String, as option: String) throws(SystemError) {
    guard let owner = owner(of: name) else { return }
    throw .usage(
      message: "`\(option) \(name)` is the name of \(owner)",
      fix: "choose another, as in `\(option) room-\(name)`")
  }

  /// The page that has a reserved name, in words, or `nil` for other names.
  static func owner(of name: String) -> String? {
    guard reserved.contains(name) else { return nil }
    return name == "404" ? "the answer to unknown URLs" : "the page of a folder"
  }

  /// Indicates whether a byte is allowed in a name.
  static func isSlugByte(_ byte: UInt8) -> Bool {
    byte.isLowerCaseLetter || byte.isDigit || byte == UInt8(ascii: "-")
  }

  /// The slug of a text in this shape, or `nil` if none can be made.
  ///
  /// Reserved names, such as “Index”, make none.
  package static func slug(of text: String) -> String? {
    Slug.make(from: text).map { cut($0.rawValue, to: maximumLength) }
  }

  /// A name and a suffix with `-` between them; the name is cut at a word where both would be too long.
  package static func joined(_ name: String, _ suffix: String) -> String {
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

/// A hash that becomes part of file names.
///
/// The bits of a stable hash are mixed at the end so that a short prefix is as good as the whole.
package struct NameHash: Hashable, Sendable {
  private static let length = 13
  private static let digits = Array("0123456789abcdefghjkmnpqrstvwxyz".utf8)

  private let value: UInt64

  /// The hash of texts in order; where one ends and the next begins counts.
  package init(_ texts: [String]) {
    self.init(texts.enumerated().map { ($0, $1) }, of: texts.count)
  }

  /// The hash of texts of which most are empty: those that are not, with their positions.
  init(_ texts: [(position: Int, text: String)], of count: Int) {
    var hash = StableHash()
    var end = 0
    for (position, text) in texts {
      for _ in end..<position { hash.add(0xFF) }
      hash.add(text)
      hash.add(0xFF)
      end = position + 1
    }
    for _ in end..<count { hash.add(0xFF) }
    value = Self.mixed(hash.value)
  }

  private static func mixed(_ hash: UInt64) -> UInt64 {
    var hash = hash
    hash = (hash ^ (hash >> 33)) &* 0xFF51_AFD7_ED55_8CCD
    hash = (hash ^ (hash >> 33)) &* 0xC4CE_B9FE_1A85_EC53
    return hash ^ (hash >> 33)
  }

  /// The hash in thirteen characters, a–z and 0–9 without those that look alike (i, l, o, u).
  package var text: String {
    String(unsafeUninitializedCapacity: Self.length) { bytes in
      for index in 0..<Self.length { bytes[index] = Self.digits[Int(value >> (5 * UInt64(index)) & 31)] }
      return Self.length
    }
  }
}
