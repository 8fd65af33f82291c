import ClipsiteAppClips
import ClipsiteMarkup

/// The request field `Prefer-Html-Meta-Tags` of the App Links protocol: a client that only wants the tags of
/// some families, such as `al, og`, is spared the page. Source: applinks.org, “Crawling the target content”.
package struct MetaTagFilter: Sendable {
  private let prefixes: [String]

  /// The filter that a request asks for, or `nil` if it asks for whole pages.
  package init?(_ request: HTTPRequest) {
    prefixes = request.fields.list("Prefer-Html-Meta-Tags").map { "\($0.asciiLowercased):" }
    if prefixes.isEmpty { return nil }
  }

  /// A document with nothing but those `meta` tags of a page whose `property` or `name` belongs to a family
  /// that was asked for, each as it is written in the page.
  package func document(from page: [UInt8]) -> [UInt8] {
    var result = Array("<!DOCTYPE html>\n<html>\n<head>\n<meta charset=\"utf-8\">\n".utf8)
    for tag in MetaTagScanner.tags(in: page) where wants(tag) {
      result += page[tag.source]
      result.append(UInt8(ascii: "\n"))
    }
    result += "</head>\n<body></body>\n</html>\n".utf8
    return result
  }

  private func wants(_ tag: MetaTagScanner.Tag) -> Bool {
    tag.names.contains { name in prefixes.contains { name.hasPrefix($0) } }
  }
}

/// Finds the `<meta>` tags of a page that a browser would find: not in comments, not in the text of elements
/// that hold text, and not in a `<template>` or, as in browsers that run scripts, a `<noscript>`.
package struct MetaTagScanner {
  /// One tag.
  package struct Tag {
    /// The bytes from `<` to `>`.
    package let source: Range<Int>
    /// The values of `property` and `name`, in lower case.
    package let names: [String]
  }

  private static let textElements: Set<String> = [
    "script", "style", "title", "textarea", "noscript", "iframe", "xmp", "noembed", "noframes",
  ]

  private let page: UnsafeRawBufferPointer
  private var tokenizer: HTMLTokenizer
  /// The number of open `<template>` elements.
  private var templates = 0

  private init(_ page: UnsafeRawBufferPointer) {
    self.page = page
    tokenizer = HTMLTokenizer(page)
  }

  /// The tags of a page, in order.
  package static func tags(in page: [UInt8]) -> [Tag] {
    page.withUnsafeBytes { bytes in
      var scanner = MetaTagScanner(bytes)
      var tags: [Tag] = []
      while let tag = scanner.next() { tags.append(tag) }
      return tags
    }
  }

  private mutating func next() -> Tag? {
    while let (kind, start) = tokenizer.nextTag() {
      guard kind == .start else {
        if templates > 0, tokenizer.isNext("template") { templates -= 1 }
        continue
      }
      let range = tokenizer.takeName()
      let name = lowercased(range)
      let names = takeNames()
      if name == "meta", templates == 0 { return Tag(source: start..<tokenizer.index, names: names) }
      if name == "template" { templates += 1 }
      if Self.textElements.contains(name) { tokenizer.takeText(of: range) }
    }
    return nil
  }

  /// Reads up to the end of the tag and returns the values of `property` and `name`.
  private mutating func takeNames() -> [String] {
    var names: [String] = []
    while let attribute = tokenizer.takeAttribute() {
      let name = lowercased(attribute.name)
      guard attribute.hasValue, name == "property" || name == "name" else { continue }
      names.append(CharacterReferences.decoded(lowercased(attribute.value)))
    }
    return names
  }

  private func lowercased(_ range: Range<Int>) -> String {
    String(decoding: page[range].map(MarkupBytes.lowercased), as: UTF8.self)
  }
}
