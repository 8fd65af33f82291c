/// Finds the `<meta>`, `<link>`, and `<title>` tags in the bytes of an HTML page, and the attributes with
/// links, the way a browser's tokenizer would.
///
/// Comments are skipped, and so is the text of elements that hold text. A `<template>` and, in browsers that
/// run scripts, a `<noscript>` are not part of the page. Source: HTML Living Standard, section 13.2.5.
package enum TagScanner {
  /// The tags of interest in a run of bytes, in order.
  package static func tags(in bytes: UnsafeRawBufferPointer) -> [HeadTag] {
    var (tags, links): ([HeadTag], [PageLink]) = ([], [])
    scan(bytes, links: &links) { tags.append(HeadTag($0, in: bytes)) }
    return tags
  }

  /// The tags of interest in an array of bytes.
  package static func tags(in bytes: [UInt8]) -> [HeadTag] { bytes.withUnsafeBytes { tags(in: $0) } }

  /// Visits the tags of interest in a run of bytes, and collects the attributes with links, both in order.
  ///
  /// - Parameters:
  ///   - skipped: Bytes that are not looked at, such as the tags that the program wrote.
  ///   - templates: Whether to look into `<template>` elements, whose content a script can show.
  ///   - links: The list that the attributes with links are added to.
  package static func scan(
    _ bytes: UnsafeRawBufferPointer, skipping skipped: Range<Int> = 0..<0, templates: Bool = false,
    links: inout [PageLink], _ visit: (StartTag) -> Void
  ) {
    // Local variables stay in registers.
    var tokenizer = HTMLTokenizer(bytes)
    let count = bytes.count
    var skipStart = skipped.lowerBound
    while let start = tokenizer.nextBracket(), start &+ 4 < count {
      // Most tags end an element, or have a name of one or two letters, which no tag of interest has, or one
      // of three letters without attributes.
      let isShort =
        bytes[start &+ 2] == closing || bytes[start &+ 3] == closing
        || bytes[start &+ 4] == closing && bytes[start &+ 1] | 0x20 != UInt8(ascii: "x")
      if isShort || bytes[start &+ 1] == UInt8(ascii: "/") && MarkupBytes.isLetter(bytes[start &+ 2]) {
        tokenizer.index = start &+ 3
        continue
      }
      if start >= skipStart {
        skipStart = .max
        if start < skipped.upperBound {
          tokenizer.index = skipped.upperBound
          continue
        }
      }
      guard tokenizer.takeBracket(at: start) == .start else { continue }
      let name = tokenizer.takeName()
      guard tokenizer.index < count else { return }
      takeLinks(of: name, in: bytes, &tokenizer, &links)
      switch element(name, in: bytes) {
      case .other: continue
      case .template where templates: continue
      case .template: tokenizer.index = templateEnd(from: tokenizer.index, in: bytes)
      case .text: tokenizer.takeText(of: name)
      case .title:
        tokenizer.takeText(of: name)
        visit(StartTag(start: start, name: name))
      case .wanted: visit(StartTag(start: start, name: name))
      }
    }
  }

  /// Moves behind a start tag, and collects its attributes with links.
  @inline(__always)
  private static func takeLinks(
    of name: Range<Int>, in bytes: UnsafeRawBufferPointer, _ tokenizer: inout HTMLTokenizer,
    _ links: inout [PageLink]
  ) {
    while let attribute = tokenizer.takeAttribute() {
      guard let kind = linkKind(attribute.name, in: bytes) else { continue }
      let range = attribute.name.lowerBound..<tokenizer.index
      links.append(PageLink(element: name, kind: kind, attribute: range, value: attribute.value))
    }
  }

  /// The end of a `<template>`, which may hold others.
  private static func templateEnd(from index: Int, in bytes: UnsafeRawBufferPointer) -> Int {
    var (tokenizer, depth) = (HTMLTokenizer(bytes, from: index), 1)
    while depth > 0, let (kind, _) = tokenizer.nextTag() {
      guard kind == .start else {
        if tokenizer.isNext("template") { depth -= 1 }
        continue
      }
      let name = tokenizer.takeName()
      tokenizer.skipAttributes()
      switch element(name, in: bytes) {
      case .template: depth += 1
      case .text, .title: tokenizer.takeText(of: name)
      case .other, .wanted: break
      }
    }
    return depth > 0 ? bytes.count : tokenizer.index
  }

  private static var closing: UInt8 { UInt8(ascii: ">") }

  // MARK: Names

  /// The kinds of elements that matter.
  private enum Element { case other, wanted, title, text, template }

  /// Indicates whether an element of a page holds text, in browsers that run scripts.
  package static func holdsText(_ name: Range<Int>, in bytes: UnsafeRawBufferPointer) -> Bool {
    [.text, .title].contains(element(name, in: bytes))
  }

  /// Most tags of a page are told apart by the length of their name.
  private static func element(_ name: Range<Int>, in bytes: UnsafeRawBufferPointer) -> Element {
    func isName(_ text: StaticString) -> Bool { MarkupBytes.equal(text, bytes, at: name) }
    return switch name.count {
    case 3: isName("xmp") ? .text : .other
    case 4: isName("meta") || isName("link") ? .wanted : .other
    case 5: isName("title") ? .title : isName("style") ? .text : .other
    case 6: isName("script") || isName("iframe") ? .text : .other
    case 7: isName("noembed") ? .text : .other
    case 8:
      isName("template")
        ? .template : isName("textarea") || isName("noscript") || isName("noframes") ? .text : .other
    default: .other
    }
  }

  private static func linkKind(_ name: Range<Int>, in bytes: UnsafeRawBufferPointer) -> PageLink.Use? {
    func isName(_ text: StaticString) -> Bool { MarkupBytes.equal(text, bytes, at: name) }
    return switch name.count {
    case 3: isName("src") ? .shown : nil
    case 4: isName("href") ? .reference : isName("data") ? .data : nil
    case 6: isName("srcset") ? .list : isName("poster") ? .shown : isName("action") ? .action : nil
    case 10: isName("xlink:href") ? .reference : isName("formaction") ? .action : nil
    case 11: isName("imagesrcset") ? .list : nil
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

    fileprivate init(_ attribute: HTMLTokenizer.Attribute, in bytes: UnsafeRawBufferPointer) {
      let decoded = CharacterReferences.decoded(UnsafeRawBufferPointer(rebasing: bytes[attribute.value]))
      name = String(decoding: bytes[attribute.name], as: UTF8.self).lowercased()
      value = String(decoding: decoded, as: UTF8.self)
    }
  }

  /// The name in lower case, as in `meta`.
  package let name: String
  /// The attributes in order.
  package let attributes: [HeadTag.Attribute]
  /// The bytes from `<` to `>`.
  package let range: Range<Int>

  /// Reads the tag at a place.
  package init(_ tag: StartTag, in bytes: UnsafeRawBufferPointer) {
    name = String(decoding: bytes[tag.name], as: UTF8.self).lowercased()
    var tokenizer = HTMLTokenizer(bytes, from: tag.name.upperBound)
    var attributes: [HeadTag.Attribute] = []
    while let attribute = tokenizer.takeAttribute() { attributes.append(Attribute(attribute, in: bytes)) }
    self.attributes = attributes
    range = tag.start..<tokenizer.index
  }

  /// The value of an attribute, or `nil` if the tag does not have it.
  package subscript(name: String) -> String? { attributes.first { $0.name == name }?.value }
}

extension [HeadTag] {
  /// The content of the first tag with a name or property, or `nil` if there is none.
  package func content(of name: String) -> String? {
    first { $0["name"] == name || $0["property"] == name }?["content"]
  }
}
