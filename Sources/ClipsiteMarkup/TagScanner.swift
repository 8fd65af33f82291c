/// Finds the `<meta>`, `<link>`, and `<title>` tags in the bytes of an HTML page, and the attributes with
/// links, the way a browser's tokenizer would.
///
/// Comments are skipped, and so is the text of elements that hold text. A `<template>` and, in browsers that
/// run scripts, a `<noscript>` are not part of the page. Source: HTML Living Standard, section 13.2.5.
package struct TagScanner {
  /// The tags of interest in a run of bytes, in order.
  package static func tags(in bytes: UnsafeRawBufferPointer) -> [HeadTag] {
    var links: [PageLink] = []
    return tags(in: bytes, links: &links)
  }

  /// The tags of interest in an array of bytes.
  package static func tags(in bytes: [UInt8]) -> [HeadTag] { bytes.withUnsafeBytes { tags(in: $0) } }

  /// The tags of interest in a run of bytes, and the attributes with links, both in order.
  ///
  /// - Parameters:
  ///   - skipped: Bytes that are not looked at, such as the tags that the program wrote.
  ///   - links: The list that the attributes with links are added to.
  package static func tags(
    in bytes: UnsafeRawBufferPointer, skipping skipped: Range<Int> = 0..<0, links: inout [PageLink]
  ) -> [HeadTag] {
    var scanner = TagScanner(bytes: bytes, skipped: skipped)
    var tags: [HeadTag] = []
    while let tag = scanner.next(&links) { tags.append(tag) }
    return tags
  }

  /// The attributes of a tag, from behind its name on, and the position behind the tag.
  package static func attributes(
    in bytes: UnsafeRawBufferPointer, from index: Int
  ) -> (attributes: [HeadTag.Attribute], end: Int) {
    var tokenizer = HTMLTokenizer(bytes, from: index)
    var attributes: [HeadTag.Attribute] = []
    while let attribute = tokenizer.takeAttribute() {
      attributes.append(
        HeadTag.Attribute(name: lowercased(bytes, attribute.name), value: decoded(bytes, attribute.value)))
    }
    return (attributes, tokenizer.index)
  }

  /// A name in lower case, which nearly all are already.
  private static func lowercased(_ bytes: UnsafeRawBufferPointer, _ range: Range<Int>) -> String {
    let name = UnsafeRawBufferPointer(rebasing: bytes[range])
    let text = String(decoding: name, as: UTF8.self)
    let isLowercased = name.allSatisfy { $0 < UInt8(ascii: "A") || $0 > UInt8(ascii: "Z") && $0 < 0x80 }
    return isLowercased ? text : text.lowercased()
  }

  /// A value with its references decoded, of which nearly all values have none.
  private static func decoded(_ bytes: UnsafeRawBufferPointer, _ range: Range<Int>) -> String {
    let value = UnsafeRawBufferPointer(rebasing: bytes[range])
    guard MarkupBytes.find(UInt8(ascii: "&"), in: value, from: 0) != nil else {
      return String(decoding: value, as: UTF8.self)
    }
    return String(decoding: CharacterReferences.decoded(value), as: UTF8.self)
  }

  private let bytes: UnsafeRawBufferPointer
  private let skipped: Range<Int>
  private var tokenizer: HTMLTokenizer
  /// The number of open `<template>` elements.
  private var templates = 0

  private init(bytes: UnsafeRawBufferPointer, skipped: Range<Int>) {
    self.bytes = bytes
    self.skipped = skipped
    tokenizer = HTMLTokenizer(bytes)
  }

  private mutating func next(_ links: inout [PageLink]) -> HeadTag? {
    while let start = tokenizer.nextBracket() {
      if start >= skipped.lowerBound, start < skipped.upperBound {
        tokenizer.index = skipped.upperBound
        continue
      }
      switch tokenizer.takeBracket(at: start) {
      case .start: if let tag = takeStartTag(at: start, &links) { return tag }
      case .end: if templates > 0, tokenizer.isNext("template") { templates -= 1 }
      case nil: break
      }
    }
    return nil
  }

  // MARK: Start tags

  /// The kinds of elements that matter.
  private enum Element { case other, wanted, title, text, template }

  /// Reads a start tag.
  ///
  /// - Returns: The tag if it is one of interest.
  private mutating func takeStartTag(at start: Int, _ links: inout [PageLink]) -> HeadTag? {
    let name = tokenizer.takeName()
    guard tokenizer.index < bytes.count else { return nil }
    let known = links.count
    if bytes[tokenizer.index] == UInt8(ascii: ">") {
      tokenizer.index += 1
    } else {
      takeAttributes(of: name, &links)
    }
    if templates > 0 { links.removeSubrange(known...) }
    let element = element(name)
    guard element != .other else { return nil }
    if element == .template { templates += 1 }
    if element == .text || element == .title { tokenizer.takeText(of: name) }
    guard templates == 0, element == .wanted || element == .title else { return nil }
    return HeadTag(
      name: Self.lowercased(bytes, name),
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
    MarkupBytes.equal(text, bytes, at: name)
  }

  // MARK: Attributes

  /// Moves behind the tag and notes the attributes with links.
  private mutating func takeAttributes(of element: Range<Int>, _ links: inout [PageLink]) {
    while let attribute = tokenizer.takeAttribute() {
      guard let kind = linkKind(attribute.name) else { continue }
      links.append(
        PageLink(
          element: element, kind: kind, attribute: attribute.name.lowerBound..<tokenizer.index,
          value: attribute.value))
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
}

/// One `<meta>`, `<link>` or `<title>` tag of a rendered page.
package struct HeadTag: Hashable, Sendable {
  /// One attribute.
  package struct Attribute: Hashable, Sendable {
    /// The name in lower case.
    package let name: String
    /// The value, decoded. Empty if only the name is written.
    package let value: String
  }

  /// The name in lower case, as in `meta`.
  package let name: String
  /// The attributes in order.
  package let attributes: [HeadTag.Attribute]
  /// The start of the tag.
  package let offset: Int

  /// The value of an attribute, or `nil` if the tag does not have it.
  package subscript(name: String) -> String? { attributes.first { $0.name == name }?.value }
}

extension [HeadTag] {
  /// The content of the first tag with a name or property, or `nil` if there is none.
  package func content(of name: String) -> String? {
    first { $0["name"] == name || $0["property"] == name }?["content"]
  }
}
