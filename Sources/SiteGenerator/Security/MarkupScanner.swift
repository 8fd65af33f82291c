import Mustache

/// Finds the start tags in the bytes of HTML, with their attributes and the text of those that a browser runs or applies.
///
/// It is for templates as they are explored, once in a build; pages are looked at by `TagScanner`. Source: HTML Living
/// Standard, section 13.2.5.
struct MarkupScanner {
  /// A start tag.
  struct Element {
    /// The name in lower case.
    let name: String
    /// The attributes, names in lower case.
    let attributes: [TagScanner.Attribute]
    /// The text up to the end tag of a `<style>` or `<script>`; empty for others.
    let text: [UInt8]

    /// The value of an attribute, or nil when the tag does not have it.
    subscript(name: String) -> String? { attributes.first { $0.name == name }?.value }
  }

  /// All start tags, in order. Comments are skipped.
  static func elements(in bytes: [UInt8]) -> [Element] {
    var scanner = MarkupScanner(bytes: bytes)
    var elements: [Element] = []
    while let element = scanner.next() { elements.append(element) }
    return elements
  }

  private let bytes: [UInt8]
  private var index = 0

  private init(bytes: [UInt8]) { self.bytes = bytes }

  private mutating func next() -> Element? {
    while let start = bytes[index...].firstIndex(of: UInt8(ascii: "<")) {
      index = start + 1
      if bytes[index...].starts(with: "!--".utf8) {
        index = find("-->", from: index + 3) ?? bytes.count
      } else if let name = takeName() {
        let tag = bytes.withUnsafeBytes { TagScanner.attributes(in: $0, from: index) }
        index = tag.end
        return Element(name: name, attributes: tag.attributes, text: takeText(of: name))
      }
    }
    return nil
  }

  /// The name of a start tag at the index, empty when data decide it; nil for an end tag and for what is no tag.
  private mutating func takeName() -> String? {
    guard index < bytes.count, Self.isLetter(bytes[index]) || Exploration.isData(bytes[index]) else {
      return nil
    }
    let end =
      bytes[index...].firstIndex { Exploration.isData($0) || " \n\t\r\u{C}/>".utf8.contains($0) }
      ?? bytes.count
    defer { index = end }
    return String(decoding: bytes[index..<end], as: UTF8.self).lowercased()
  }

  private mutating func takeText(of name: String) -> [UInt8] {
    guard ["script", "style", "textarea", "title"].contains(name) else { return [] }
    let end = find("</\(name)", from: index) ?? bytes.count
    defer { index = end }
    return name == "script" || name == "style" ? Array(bytes[index..<end]) : []
  }

  private func find(_ text: String, from start: Int) -> Int? {
    let wanted = Array(text.utf8)
    return bytes.indices.dropFirst(start).first { position in
      position + wanted.count <= bytes.count
        && zip(bytes[position...], wanted).allSatisfy { Self.lowercased($0) == $1 }
    }
  }

  private static func isLetter(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
  }

  private static func lowercased(_ byte: UInt8) -> UInt8 {
    (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte) ? byte | 0x20 : byte
  }
}
