#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Finds the `<meta>`, `<link>` and `<title>` tags in the bytes of an HTML page, the way a browser's tokenizer would.
///
/// It reads what matters for an audit and no more: comments are skipped, and so is the text inside `<script>`,
/// `<style>`, `<textarea>` and `<title>`. Attribute names are compared without case; values come with the
/// character references that the escaper writes decoded. Source: HTML Living Standard, section 13.2.5.
package struct TagScanner {
  /// One tag with its attributes, names in lower case, in order.
  package struct Tag: Equatable {
    package let name: String
    package let attributes: [Attribute]
    /// Where the tag starts.
    package let offset: Int

    /// The value of an attribute, or nil when the tag does not have it.
    package subscript(name: String) -> String? { attributes.first { $0.name == name }?.value }
  }

  /// One attribute; the value is empty when only the name is written.
  package struct Attribute: Equatable {
    package let name: String
    package let value: String
  }

  /// The tags of interest in a run of bytes, in order.
  static func tags(in bytes: UnsafeRawBufferPointer) -> [Tag] {
    var scanner = TagScanner(bytes: bytes)
    var tags: [Tag] = []
    while let tag = scanner.next() { tags.append(tag) }
    return tags
  }

  /// The tags of interest in an array of bytes.
  package static func tags(in bytes: [UInt8]) -> [Tag] { bytes.withUnsafeBytes { tags(in: $0) } }

  /// The attributes of a tag, from behind its name on, and the position behind the tag.
  static func attributes(
    in bytes: UnsafeRawBufferPointer, from index: Int
  ) -> (attributes: [Attribute], end: Int) {
    var scanner = TagScanner(bytes: bytes)
    scanner.index = index
    let attributes = scanner.readAttributes()
    return (attributes, min(scanner.index, bytes.count))
  }

  private let bytes: UnsafeRawBufferPointer
  private var index = 0

  private init(bytes: UnsafeRawBufferPointer) { self.bytes = bytes }

  private mutating func next() -> Tag? {
    while let start = find(UInt8(ascii: "<"), from: index) {
      index = start + 1
      guard index < bytes.count, Self.mayMatter(bytes[index]), let element = element() else { continue }
      if element == .comment {
        index = find("-->", from: index + 3).map { $0 + 3 } ?? bytes.count
        continue
      }
      index += element.rawValue.utf8.count
      let attributes = readAttributes()
      if element.holdsText { index = find("</\(element.rawValue)", from: index) ?? bytes.count }
      if element.isWanted { return Tag(name: element.rawValue, attributes: attributes, offset: start) }
    }
    return nil
  }

  /// What matters behind a `<`.
  private enum Element: String {
    case comment = "!--"
    case meta, link, title, script, style, textarea

    /// Whether an audit looks at the tag.
    var isWanted: Bool { self == .meta || self == .link || self == .title }
    /// Whether what follows is text up to the end tag.
    var holdsText: Bool { self == .title || self == .script || self == .style || self == .textarea }
  }

  /// Whether a tag that starts with this byte may be of interest. Most tags of a page are ends, links and paragraphs.
  private static func mayMatter(_ byte: UInt8) -> Bool {
    switch byte | 0x20 {
    case UInt8(ascii: "m"), UInt8(ascii: "l"), UInt8(ascii: "t"), UInt8(ascii: "s"), UInt8(ascii: "!"): true
    default: false
    }
  }

  /// What stands at the index; nil for most tags of a page, which their first letter tells apart.
  private func element() -> Element? {
    guard index < bytes.count else { return nil }
    switch bytes[index] | 0x20 {
    case UInt8(ascii: "m"): return isTag("meta") ? .meta : nil
    case UInt8(ascii: "l"): return isTag("link") ? .link : nil
    case UInt8(ascii: "t"): return isTag("title") ? .title : isTag("textarea") ? .textarea : nil
    case UInt8(ascii: "s"): return isTag("script") ? .script : isTag("style") ? .style : nil
    case UInt8(ascii: "!"): return matches("!--") ? .comment : nil
    default: return nil
    }
  }

  /// Whether a tag with this name stands at the index.
  private func isTag(_ name: StaticString) -> Bool {
    let end = index + name.utf8CodeUnitCount
    guard end < bytes.count, Self.isSpace(bytes[end]) || bytes[end] == ">" || bytes[end] == "/" else {
      return false
    }
    for offset in 1..<name.utf8CodeUnitCount
    where Self.lowercased(bytes[index + offset]) != name.utf8Start[offset] {
      return false
    }
    return true
  }

  private func matches(_ text: String, at position: Int? = nil) -> Bool {
    let start = position ?? index
    guard start + text.utf8.count <= bytes.count else { return false }
    return zip(bytes[start...], text.utf8).allSatisfy { Self.lowercased($0) == $1 }
  }

  private func find(_ byte: UInt8, from start: Int) -> Int? {
    guard start < bytes.count, let base = bytes.baseAddress,
      let found = memchr(base + start, Int32(byte), bytes.count - start)
    else { return nil }
    return UnsafeRawPointer(found) - base
  }

  private func find(_ text: String, from start: Int) -> Int? {
    guard let first = text.utf8.first else { return nil }
    var position = start
    while let candidate = find(first, from: position) {
      if matches(text, at: candidate) { return candidate }
      position = candidate + 1
    }
    return nil
  }

  private mutating func readAttributes() -> [Attribute] {
    var attributes: [Attribute] = []
    while index < bytes.count {
      if Self.isSpace(bytes[index]) || bytes[index] == "/" {
        index += 1
      } else if bytes[index] == ">" {
        index += 1
        return attributes
      } else {
        attributes.append(readAttribute())
      }
    }
    return attributes
  }

  private mutating func readAttribute() -> Attribute {
    let name = take { !Self.isSpace($0) && $0 != "=" && $0 != ">" && $0 != "/" }
    _ = take(while: Self.isSpace)
    guard index < bytes.count, bytes[index] == "=" else {
      if name.isEmpty { index += 1 }
      return Attribute(name: name.lowercased(), value: "")
    }
    index += 1
    _ = take(while: Self.isSpace)
    return Attribute(name: name.lowercased(), value: Self.decoded(readValue()))
  }

  private mutating func readValue() -> String {
    guard index < bytes.count, bytes[index] == "\"" || bytes[index] == "'" else {
      return take { !Self.isSpace($0) && $0 != ">" }
    }
    let quote = bytes[index]
    index += 1
    let value = take { $0 != quote }
    index += 1
    return value
  }

  private mutating func take(while isPart: (UInt8) -> Bool) -> String {
    let start = index
    while index < bytes.count, isPart(bytes[index]) { index += 1 }
    return String(decoding: bytes[start..<index], as: UTF8.self)
  }

  private static func isSpace(_ byte: UInt8) -> Bool {
    byte == " " || byte == "\n" || byte == "\t" || byte == "\r" || byte == 0x0C
  }

  private static func lowercased(_ byte: UInt8) -> UInt8 {
    byte >= UInt8(ascii: "A") && byte <= UInt8(ascii: "Z") ? byte | 0x20 : byte
  }

  private static func decoded(_ value: String) -> String {
    guard value.utf8.contains(UInt8(ascii: "&")) else { return value }
    var result = ""
    var rest = Substring(value)
    while let ampersand = rest.firstIndex(of: "&") {
      result += rest[..<ampersand]
      rest = rest[ampersand...]
      let reference = references.first { rest.hasPrefix($0.written) }
      result += reference?.meant ?? "&"
      rest = rest.dropFirst(reference?.written.count ?? 1)
    }
    return result + rest
  }

  private static let references: [(written: String, meant: String)] = [
    ("&amp;", "&"), ("&lt;", "<"), ("&gt;", ">"), ("&quot;", "\""), ("&#39;", "'"), ("&apos;", "'"),
  ]
}

extension UInt8 {
  /// Compares a byte with an ASCII character, so that scanners read like the grammar.
  fileprivate static func == (lhs: UInt8, rhs: Unicode.Scalar) -> Bool { lhs == UInt8(ascii: rhs) }
  fileprivate static func != (lhs: UInt8, rhs: Unicode.Scalar) -> Bool { lhs != UInt8(ascii: rhs) }
}
