import ClipsiteMustache

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

  /// All start tags, in order. Comments are skipped; what is in a `<template>` or a `<noscript>` is not, for a script or
  /// a browser without scripts may make it part of the page.
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
      if let end = bytes.withUnsafeBytes({ HTMLBytes.commentEnd(in: $0, from: start) }) {
        index = end
      } else if let range = takeName() {
        let tag = bytes.withUnsafeBytes { TagScanner.attributes(in: $0, from: index) }
        index = tag.end
        let name = String(decoding: bytes[range], as: UTF8.self).lowercased()
        return Element(name: name, attributes: tag.attributes, text: takeText(of: name, range))
      }
    }
    return nil
  }

  /// The name of a start tag at the index, empty when data decide it; nil for an end tag and for what is no tag.
  private mutating func takeName() -> Range<Int>? {
    guard index < bytes.count, HTMLBytes.isLetter(bytes[index]) || Exploration.isData(bytes[index]) else {
      return nil
    }
    let start = index
    while index < bytes.count, !Exploration.isData(bytes[index]), !HTMLBytes.endsTagName(bytes[index]) {
      index += 1
    }
    return start..<index
  }

  private mutating func takeText(of name: String, _ range: Range<Int>) -> [UInt8] {
    guard Self.textElements.contains(name) else { return [] }
    let start = index
    index = bytes.withUnsafeBytes { HTMLBytes.textEnd(of: range, in: $0, from: start) }
    return name == "script" || name == "style" ? Array(bytes[start..<index]) : []
  }

  private static let textElements: Set<String> = [
    "script", "style", "textarea", "title", "iframe", "xmp", "noembed", "noframes",
  ]
}
