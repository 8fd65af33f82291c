/// Finds what an SVG drawing runs in a browser that opens it (SVG 2, “Scripting and interactivity”).
///
/// Whatever it cannot read as a browser would counts as running: other encodings, entities, and mistakes in the
/// markup.
package enum DrawingScanner {
  /// Returns what runs or cannot be read, as messages name it, or `nil` if there is nothing.
  ///
  /// - Parameter bytes: The drawing, or `nil` if its file cannot be read.
  package static func danger(in bytes: [UInt8]?) -> String? {
    guard let bytes, String(decoding: bytes, as: UTF8.self).utf8.elementsEqual(bytes) else {
      return unreadable
    }
    return bytes.withUnsafeBytes { buffer in
      var index = 0
      while let start = MarkupBytes.find(UInt8(ascii: "<"), in: buffer, from: index) {
        switch markup(at: start, in: buffer) {
        case .danger(let danger): return danger
        case .harmless(let end): index = end
        }
      }
      return nil
    }
  }

  private static let unreadable = "markup that cannot be read"

  private enum Markup { case danger(String), harmless(end: Int) }

  /// Judges what begins with a `<` (XML 1.0, sections 2.4 to 2.8 and 3.1).
  private static func markup(at start: Int, in bytes: UnsafeRawBufferPointer) -> Markup {
    let rest = UnsafeRawBufferPointer(rebasing: bytes[(start + 1)...])
    func end(_ mark: StaticString, after length: Int) -> Markup {
      let last = mark.utf8Start[mark.utf8CodeUnitCount - 1]
      var index = length
      while let found = MarkupBytes.find(last, in: rest, from: index) {
        let from = found + 1 - mark.utf8CodeUnitCount
        if from >= length, MarkupBytes.equal(mark, rest, at: from..<found + 1) {
          return .harmless(end: start + 2 + found)
        }
        index = found + 1
      }
      return .danger(unreadable)
    }
    if MarkupBytes.starts(rest, with: "!--") { return end("-->", after: 3) }
    if MarkupBytes.starts(rest, with: "![cdata[") { return end("]]>", after: 8) }
    guard case .harmless(let close) = end(">", after: 0), let first = rest.first else {
      return .danger(unreadable)
    }
    let text = String(decoding: bytes[start..<close], as: UTF8.self).lowercased()
    switch first {
    case UInt8(ascii: "!"):
      return text.hasPrefix("<!doctype") && !text.contains("[") ? .harmless(end: close) : .danger("entities")
    case UInt8(ascii: "?"):
      return isHarmless(instruction: text)
        ? end("?>", after: 1) : .danger("a style sheet or another encoding")
    case UInt8(ascii: "/"): return .harmless(end: close)
    case _ where MarkupBytes.isLetter(first): return element(at: start + 1, in: bytes)
    default: return .danger(unreadable)
    }
  }

  /// Browsers apply style sheets, which can be programs, and read other encodings than servers name.
  private static func isHarmless(instruction: String) -> Bool {
    if instruction.hasPrefix("<?xml-stylesheet") { return false }
    let text = instruction.filter { !$0.isWhitespace && $0 != "'" && $0 != "\"" }
    return !instruction.hasPrefix("<?xml") || !holds(text, "encoding")
      || ["utf-8", "us-ascii", "iso-8859-1"].contains { holds(text, "encoding=\($0)") }
  }

  private static func element(at start: Int, in bytes: UnsafeRawBufferPointer) -> Markup {
    var tokenizer = HTMLTokenizer(bytes, from: start)
    let tag = HeadTag(StartTag(start: start - 1, name: tokenizer.takeName()), in: bytes)
    if runningElements.contains(local(tag.name)) { return .danger("`<\(tag.name)>`") }
    return tag.attributes.first(where: runs).map { .danger("`\($0.name)` in `<\(tag.name)>`") }
      ?? .harmless(end: tag.range.upperBound)
  }

  private static let runningElements: Set = ["script", "handler", "listener", "iframe", "object", "embed"]
  private static let references: Set = ["href", "src", "to", "from", "by", "values"]

  /// Indicates whether an attribute runs something, makes elements HTML, or changes into one that does.
  private static func runs(_ attribute: HeadTag.Attribute) -> Bool {
    let value = String(attribute.value.lowercased().unicodeScalars.filter { $0.value > 0x20 })
    if attribute.name.hasPrefix("on") || holds(value, "javascript:") || holds(value, "vbscript:") {
      return true
    }
    if attribute.name.hasPrefix("xmlns") { return holds(value, "xhtml") }
    let name = local(attribute.name)
    if name == "attributename" { return local(value) == "href" || value.hasPrefix("on") }
    let isPicture = value.hasPrefix("data:image/") && !value.hasPrefix("data:image/svg")
    return references.contains(name) && holds(value, "data:") && !isPicture
  }

  /// Indicates whether a text has another one in it. Products for iOS 16 have no such function of the library.
  private static func holds(_ text: String, _ part: String) -> Bool {
    text.utf8.indices.contains { text.utf8[$0...].starts(with: part.utf8) }
  }

  private static func local(_ name: String) -> String {
    name.split(separator: ":").last.map(String.init) ?? name
  }
}
