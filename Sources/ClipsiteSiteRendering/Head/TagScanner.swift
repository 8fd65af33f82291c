import ClipsiteMarkup

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Finds the `<meta>`, `<link>`, and `<title>` tags in the bytes of an HTML page, and the attributes with links, the
/// way a browser's tokenizer would.
///
/// Comments are skipped, and so is the text of elements that hold text. A `<template>` and, in browsers that run
/// scripts, a `<noscript>` are not part of the page. Source: HTML Living Standard, section 13.2.5.
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

  private typealias AttributeRanges = (name: Range<Int>, value: Range<Int>)

  /// The tags of interest in a run of bytes, in order.
  static func tags(in bytes: UnsafeRawBufferPointer) -> [Tag] {
    var links: [PageLink] = []
    return tags(in: bytes, links: &links)
  }

  /// The tags of interest in an array of bytes.
  package static func tags(in bytes: [UInt8]) -> [Tag] { bytes.withUnsafeBytes { tags(in: $0) } }

  /// The tags of interest in a run of bytes, and the attributes with links, both in order.
  ///
  /// - Parameters:
  ///   - skipped: Bytes that are not looked at, such as the tags that the program wrote.
  ///   - links: The list that the attributes with links are added to.
  static func tags(
    in bytes: UnsafeRawBufferPointer, skipping skipped: Range<Int> = 0..<0, links: inout [PageLink]
  ) -> [Tag] {
    var scanner = TagScanner(bytes: bytes, skipped: skipped)
    var tags: [Tag] = []
    while let tag = scanner.next(&links) { tags.append(tag) }
    return tags
  }

  /// The attributes of a tag, from behind its name on, and the position behind the tag.
  static func attributes(
    in bytes: UnsafeRawBufferPointer, from index: Int
  ) -> (attributes: [Attribute], end: Int) {
    var scanner = TagScanner(bytes: bytes, skipped: 0..<0)
    scanner.index = index
    var attributes: [Attribute] = []
    while let attribute = scanner.takeAttribute() {
      let name = String(decoding: bytes[attribute.name], as: UTF8.self).lowercased()
      let value = CharacterReferences.decoded(UnsafeRawBufferPointer(rebasing: bytes[attribute.value]))
      attributes.append(Attribute(name: name, value: String(decoding: value, as: UTF8.self)))
    }
    return (attributes, scanner.index)
  }

  private let bytes: UnsafeRawBufferPointer
  private let skipped: Range<Int>
  private var index = 0
  /// How many `<template>` elements are open.
  private var templates = 0

  private init(bytes: UnsafeRawBufferPointer, skipped: Range<Int>) {
    self.bytes = bytes
    self.skipped = skipped
  }

  private mutating func next(_ links: inout [PageLink]) -> Tag? {
    while let start = HTMLBytes.find(UInt8(ascii: "<"), in: bytes, from: index) {
      if start >= skipped.lowerBound, start < skipped.upperBound {
        index = skipped.upperBound
        continue
      }
      index = start + 1
      guard index < bytes.count else { return nil }
      if HTMLBytes.isLetter(bytes[index]) {
        if let tag = takeStartTag(at: start, &links) { return tag }
      } else if let end = HTMLBytes.commentEnd(in: bytes, from: start) {
        index = end
      } else if templates > 0, HTMLBytes.isTag("/template", in: bytes, at: index) {
        templates -= 1
      }
    }
    return nil
  }

  // MARK: Start tags

  /// What matters about an element.
  private enum Element { case other, wanted, title, text, template }

  /// Reads a start tag.
  ///
  /// - Returns: The tag if it is one of interest.
  private mutating func takeStartTag(at start: Int, _ links: inout [PageLink]) -> Tag? {
    while index < bytes.count, !HTMLBytes.endsTagName(bytes[index]) { index += 1 }
    guard index < bytes.count else { return nil }
    let name = start + 1..<index
    let known = links.count
    if bytes[index] == UInt8(ascii: ">") { index += 1 } else { takeAttributes(of: name, &links) }
    if templates > 0 { links.removeSubrange(known...) }
    let element = element(name)
    guard element != .other else { return nil }
    if element == .template { templates += 1 }
    if element == .text || element == .title { index = HTMLBytes.textEnd(of: name, in: bytes, from: index) }
    guard templates == 0, element == .wanted || element == .title else { return nil }
    return Tag(
      name: String(decoding: bytes[name], as: UTF8.self).lowercased(),
      attributes: Self.attributes(in: bytes, from: name.upperBound).attributes, offset: start)
  }

  /// Most tags of a page are told apart by the length of their name.
  private func element(_ name: Range<Int>) -> Element {
    switch name.count {
    case 3: isName("xmp", name) ? .text : .other
    case 4: isName("meta", name) || isName("link", name) ? .wanted : .other
    case 5: isName("title", name) ? .title : isName("style", name) ? .text : .other
    case 6: isName("script", name) || isName("iframe", name) ? .text : .other
    case 7: isName("noembed", name) ? .text : .other
    case 8:
      isName("template", name)
        ? .template
        : isName("textarea", name) || isName("noscript", name) || isName("noframes", name) ? .text : .other
    default: .other
    }
  }

  private func isName(_ text: StaticString, _ name: Range<Int>) -> Bool {
    HTMLBytes.equal(text, bytes, name)
  }

  // MARK: Attributes

  /// Moves behind the tag and notes the attributes with links.
  private mutating func takeAttributes(of element: Range<Int>, _ links: inout [PageLink]) {
    while let (name, value) = takeAttribute() {
      guard let kind = linkKind(name) else { continue }
      links.append(PageLink(element: element, kind: kind, attribute: name.lowerBound..<index, value: value))
    }
  }

  private func linkKind(_ name: Range<Int>) -> PageLink.Kind? {
    switch name.count {
    case 3: isName("src", name) ? .shown : nil
    case 4: isName("href", name) ? .reference : isName("data", name) ? .data : nil
    case 6:
      isName("srcset", name)
        ? .list : isName("poster", name) ? .shown : isName("action", name) ? .action : nil
    case 10: isName("xlink:href", name) ? .reference : isName("formaction", name) ? .action : nil
    case 11: isName("imagesrcset", name) ? .list : nil
    default: nil
    }
  }

  /// The next attribute of the tag that the index stands in, or nil behind its end.
  private mutating func takeAttribute() -> AttributeRanges? {
    while index < bytes.count, HTMLBytes.isSpace(bytes[index]) || bytes[index] == UInt8(ascii: "/") {
      index += 1
    }
    guard index < bytes.count else { return nil }
    let start = index
    index += 1
    if bytes[start] == UInt8(ascii: ">") { return nil }
    while index < bytes.count, !HTMLBytes.endsAttributeName(bytes[index]) { index += 1 }
    let name = start..<index
    skipSpace()
    guard index < bytes.count, bytes[index] == UInt8(ascii: "=") else { return (name, index..<index) }
    index += 1
    skipSpace()
    return (name, takeValue())
  }

  private mutating func takeValue() -> Range<Int> {
    let start = index
    if index < bytes.count, bytes[index] == UInt8(ascii: "\"") || bytes[index] == UInt8(ascii: "'") {
      let end = HTMLBytes.find(bytes[start], in: bytes, from: start + 1) ?? bytes.count
      index = min(end + 1, bytes.count)
      return start + 1..<end
    }
    while index < bytes.count, !HTMLBytes.endsValue(bytes[index]) { index += 1 }
    return start..<index
  }

  private mutating func skipSpace() {
    while index < bytes.count, HTMLBytes.isSpace(bytes[index]) { index += 1 }
  }
}
