/// Splits the bytes of HTML into tags and their attributes, as the tokenizer of a browser does.
///
/// It gives ranges and allocates nothing, because it reads every page of a site. It leaves to its caller
/// which elements hold text (a `<noscript>` does only in browsers that run scripts) and what is part of the
/// page. Comments are skipped, and also what a browser takes for one. Source: HTML Living Standard, section
/// 13.2.5.
package struct HTMLTokenizer {
  /// The kind of a tag.
  package enum Tag: Sendable {
    /// A start tag: `<p>`.
    case start
    /// An end tag: `</p>`.
    case end
  }

  /// One attribute of a start tag.
  package struct Attribute: Sendable {
    /// The name as written.
    package let name: Range<Int>
    /// The value as written, without its quotes; empty behind the name if the tag has only the name.
    package let value: Range<Int>

    /// A Boolean value that indicates whether there is a `=` behind the name.
    package var hasValue: Bool { value.lowerBound > name.upperBound }
  }

  private let bytes: UnsafeRawBufferPointer
  /// The position of the byte that is read next.
  package var index: Int

  /// Creates a tokenizer for a run of bytes, which must outlive it.
  package init(_ bytes: UnsafeRawBufferPointer, from index: Int = 0) {
    self.bytes = bytes
    self.index = index
  }

  // MARK: Tags

  /// Returns the position of the next `<`, or `nil` if there is none. It does not move.
  package func nextBracket() -> Int? { MarkupBytes.find(UInt8(ascii: "<"), in: bytes, from: index) }

  /// Moves to the name of a tag, behind a comment, or behind a `<` that is text.
  ///
  /// - Parameter start: The position of a `<`.
  /// - Returns: `nil` if no tag begins there.
  package mutating func takeBracket(at start: Int) -> Tag? {
    index = start &+ 1
    guard index < bytes.count else { return nil }
    return MarkupBytes.isLetter(bytes[index]) ? .start : takeOther(at: start)
  }

  /// Moves to the name of an end tag, or behind a comment.
  private mutating func takeOther(at start: Int) -> Tag? {
    switch bytes[index] {
    case UInt8(ascii: "!"), UInt8(ascii: "?"): break
    case UInt8(ascii: "/") where index &+ 1 < bytes.count:
      guard MarkupBytes.isLetter(bytes[index &+ 1]) else { break }
      index &+= 1
      return .end
    default: return nil
    }
    index = commentEnd(from: start)
    return nil
  }

  /// Moves to the name of the next tag, and tells where the tag begins.
  ///
  /// The attributes of a start tag that are not taken are read as text, in which no browser would look for
  /// tags.
  package mutating func nextTag() -> (kind: Tag, start: Int)? {
    while let start = nextBracket() {
      if let kind = takeBracket(at: start) { return (kind, start) }
    }
    return nil
  }

  /// Moves behind the name of a tag, and returns it as written.
  package mutating func takeName() -> Range<Int> {
    let start = index
    var end = start
    while end < bytes.count, !MarkupBytes.endsTagName(bytes[end]) { end &+= 1 }
    index = end
    return start..<end
  }

  /// Returns `true` if the name of a tag at this position is a name, which is given in lower case. It does
  /// not move.
  package func isNext(_ name: StaticString) -> Bool {
    let end = index + name.utf8CodeUnitCount
    return end < bytes.count && MarkupBytes.endsTagName(bytes[end])
      && MarkupBytes.equal(name, bytes, at: index..<end)
  }

  /// The position behind a comment, or behind what a browser takes for one: `<!DOCTYPE>`, `<?xml>`, and `</
  /// >`.
  private func commentEnd(from start: Int) -> Int {
    let isComment =
      bytes[start + 1] == UInt8(ascii: "!") && start + 4 <= bytes.count && bytes[start + 2] == Self.dash
      && bytes[start + 3] == Self.dash
    var position = isComment ? start + 4 : start + 2
    while let end = MarkupBytes.find(UInt8(ascii: ">"), in: bytes, from: position) {
      if !isComment || endsComment(at: end, from: start) { return end + 1 }
      position = end + 1
    }
    return bytes.count
  }

  /// Indicates whether a `>` ends a comment. It follows two dashes, which can be the comment's first two, or
  /// `--!`.
  private func endsComment(at end: Int, from start: Int) -> Bool {
    if bytes[end - 1] == Self.dash { return bytes[end - 2] == Self.dash }
    return bytes[end - 1] == UInt8(ascii: "!") && end >= start + 7 && bytes[end - 2] == Self.dash
      && bytes[end - 3] == Self.dash
  }

  private static var dash: UInt8 { UInt8(ascii: "-") }

  // MARK: Attributes

  /// Moves behind the next attribute of a start tag, or behind the tag if it has no more.
  package mutating func takeAttribute() -> Attribute? {
    // A local copy stays in a register.
    var index = index
    defer { self.index = index }
    while index < bytes.count, MarkupBytes.isSpace(bytes[index]) || bytes[index] == UInt8(ascii: "/") {
      index &+= 1
    }
    guard index < bytes.count else { return nil }
    let start = index
    index &+= 1
    if bytes[start] == UInt8(ascii: ">") { return nil }
    while index < bytes.count, !MarkupBytes.endsAttributeName(bytes[index]) { index &+= 1 }
    let name = start..<index
    skipSpace(&index)
    guard index < bytes.count, bytes[index] == UInt8(ascii: "=") else {
      return Attribute(name: name, value: name.upperBound..<name.upperBound)
    }
    index &+= 1
    skipSpace(&index)
    return Attribute(name: name, value: takeValue(&index))
  }

  /// Moves behind a start tag.
  package mutating func skipAttributes() { while takeAttribute() != nil {} }

  private func takeValue(_ index: inout Int) -> Range<Int> {
    let start = index
    if index < bytes.count, bytes[index] == UInt8(ascii: "\"") || bytes[index] == UInt8(ascii: "'") {
      let end = MarkupBytes.find(bytes[start], in: bytes, from: start + 1) ?? bytes.count
      index = min(end + 1, bytes.count)
      return start + 1..<end
    }
    while index < bytes.count, !MarkupBytes.endsValue(bytes[index]) { index &+= 1 }
    return start..<index
  }

  private func skipSpace(_ index: inout Int) {
    while index < bytes.count, MarkupBytes.isSpace(bytes[index]) { index &+= 1 }
  }

  // MARK: Text

  /// Moves to the end tag of an element that holds text, and returns the text.
  ///
  /// - Parameter name: The name in the element's start tag.
  @discardableResult
  package mutating func takeText(of name: Range<Int>) -> Range<Int> {
    let start = index
    index = bytes.count
    var position = start
    while let end = MarkupBytes.find(UInt8(ascii: "<"), in: bytes, from: position) {
      let behind = end + 2 + name.count
      guard behind <= bytes.count else { break }
      let isEnd = behind == bytes.count || MarkupBytes.endsTagName(bytes[behind])
      if isEnd, bytes[end + 1] == UInt8(ascii: "/"), isName(name, at: end + 2) {
        index = end
        break
      }
      position = end + 1
    }
    return start..<index
  }

  private func isName(_ name: Range<Int>, at start: Int) -> Bool {
    for offset in 0..<name.count
    where MarkupBytes.lowercased(bytes[name.lowerBound + offset])
      != MarkupBytes.lowercased(bytes[start + offset])
    {
      return false
    }
    return true
  }
}
