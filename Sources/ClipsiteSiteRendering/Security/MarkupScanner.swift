import ClipsiteMarkup
import ClipsiteMustache

/// Finds the start tags in the bytes of HTML, with their attributes and the text of those that a browser runs
/// or applies.
///
/// It is for templates as they are explored, once in a build; pages are looked at by `TagScanner`. Source:
/// HTML Living Standard, section 13.2.5.
struct MarkupScanner {
  /// A start tag.
  struct Element {
    /// The name in lower case.
    let name: String
    /// The attributes, names in lower case.
    let attributes: [HeadTag.Attribute]
    /// The text up to the end tag of a `<style>` or `<script>`; empty for others.
    let text: [UInt8]

    /// The value of an attribute, or `nil` if the tag does not have it.
    subscript(name: String) -> String? { attributes.first { $0.name == name }?.value }
  }

  /// All start tags, in order. Comments are skipped; what is in a `<template>` or a `<noscript>` is not, for
  /// a script or a browser without scripts may make it part of the page.
  static func elements(in bytes: [UInt8]) -> [Element] {
    bytes.withUnsafeBytes { bytes in
      var scanner = MarkupScanner(bytes: bytes)
      var elements: [Element] = []
      while let element = scanner.next() { elements.append(element) }
      return elements
    }
  }

  private let bytes: UnsafeRawBufferPointer
  private var tokenizer: HTMLTokenizer

  private init(bytes: UnsafeRawBufferPointer) {
    self.bytes = bytes
    tokenizer = HTMLTokenizer(bytes)
  }

  private mutating func next() -> Element? {
    while let start = tokenizer.nextBracket() {
      guard tokenizer.takeBracket(at: start) == .start || isData(behind: start) else { continue }
      let range = takeName()
      let tag = HeadTag.attributes(in: bytes, from: range.upperBound)
      tokenizer.index = tag.end
      let name = String(decoding: bytes[range], as: UTF8.self).lowercased()
      return Element(name: name, attributes: tag.attributes, text: takeText(of: name, range))
    }
    return nil
  }

  /// Indicates whether data decides the name of the tag that a `<` begins.
  private func isData(behind start: Int) -> Bool {
    tokenizer.index == start + 1 && start + 1 < bytes.count && Exploration.isData(bytes[start + 1])
  }

  /// The name of a start tag, empty when data decide it.
  private func takeName() -> Range<Int> {
    let start = tokenizer.index
    var end = start
    while end < bytes.count, !Exploration.isData(bytes[end]), !MarkupBytes.endsTagName(bytes[end]) {
      end += 1
    }
    return start..<end
  }

  private mutating func takeText(of name: String, _ range: Range<Int>) -> [UInt8] {
    guard Self.textElements.contains(name) else { return [] }
    let text = tokenizer.takeText(of: range)
    return name == "script" || name == "style" ? Array(bytes[text]) : []
  }

  private static let textElements: Set<String> = [
    "script", "style", "textarea", "title", "iframe", "xmp", "noembed", "noframes",
  ]
}
