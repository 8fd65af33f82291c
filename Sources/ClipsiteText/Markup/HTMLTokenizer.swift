/// Splits the bytes of HTML into tags and their attributes, as the tokenizer of a browser does.
///
/// It gives ranges and allocates nothing, because it reads every page of a site. It leaves to its caller
/// which elements hold text (a `<noscript>` does only in browsers that run scripts) and what is part of the
/// page. Comments are skipped, and also what a browser takes for one. The functions of each tag are inlined,
/// so that the position stays in a register. Source: HTML Living Standard, section 13.2.5.
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

    fileprivate init(_ name: Range<Int>, _ value: Range<Int>) { (self.name, self.value) = (name, value) }

    /// A Boolean value that indicates whether there is a `=` behind the name.
    package var hasValue: Bool { value.lowerBound > name.upperBound }
  }

  private let bytes: UnsafeRawBufferPointer
  private let count: Int
  /// The position of the byte that is read next.
  package var index: Int

  /// Creates a tokenizer for a run of bytes, which must outlive it.
  package init(_ bytes: UnsafeRawBufferPointer, from index: Int = 0) {
    self.bytes = bytes
    count = bytes.count
    self.index = index
  }

  // MARK: Tags

  /// Returns the position of the next `<`, or `nil` if there is none. It does not move.
  @inline(__always)
  package func nextBracket() -> Int? { MarkupBytes.find(UInt8(ascii: "<"), in: bytes, from: index) }

  /// Moves to the name of a tag, behind a comment, or behind a `<` that is text.
  ///
  /// - Parameter start: The position of a `<`.
  /// - Returns: `nil` if no tag begins there.
  @inline(__always)
  package mutating func takeBracket(at start: Int) -> Tag? {
    index = start &+ 1
    guard index < count else { return nil }
    return MarkupBytes.isLetter(bytes[index]) ? .start : takeOther(at: start)
  }

  /// Moves to the name of an end tag, or behind a comment.
  private mutating func takeOther(at start: Int) -> Tag? {
    switch bytes[index] {
    case UInt8(ascii: "!"), UInt8(ascii: "?"): break
    case UInt8(ascii: "/") where index &+ 1 < count:
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

  /// Moves behind the next start tag and, if its element holds text, to the end of the text.
  ///
  /// - Parameters:
  ///   - markers: Bytes that begin a tag and end its name, besides those of HTML.
  ///   - holdsText: Whether an element of a name holds text.
  package mutating func nextElement(
    markers: ClosedRange<UInt8>? = nil, holdsText: (Range<Int>) -> Bool
  ) -> StartTag? {
    while let start = nextBracket() {
      let isTag = takeBracket(at: start) == .start
      let isMarked = !isTag && index == start + 1 && index < count && markers?.contains(bytes[index]) == true
      guard isTag || isMarked else { continue }
      var name = takeName()
      if let markers, let end = name.first(where: { markers.contains(bytes[$0]) }) {
        name = name.lowerBound..<end
        index = end
      }
      skipAttributes()
      return StartTag(start: start, name: name, text: holdsText(name) ? takeText(of: name) : index..<index)
    }
    return nil
  }

  /// Moves behind the name of a tag, and returns it as written.
  @inline(__always)
  package mutating func takeName() -> Range<Int> {
    let start = index
    var end = start
    while end < count, !MarkupBytes.endsTagName(bytes[end]) { end &+= 1 }
    index = end
    return start..<end
  }

  /// Returns `true` if the name of a tag at this position is a name, which is given in lower case. It does
  /// not move.
  package func isNext(_ name: StaticString) -> Bool {
    let end = index + name.utf8CodeUnitCount
    return end < count && MarkupBytes.endsTagName(bytes[end])
      && MarkupBytes.equal(name, bytes, at: index..<end)
  }

  /// The position behind a comment, or behind what a browser takes for one: `<!DOCTYPE>`, `<?xml>`, and `</
  /// >`.
  private func commentEnd(from start: Int) -> Int {
    let isComment =
      bytes[start + 1] == UInt8(ascii: "!") && start + 4 <= count && bytes[start + 2] == Self.dash
      && bytes[start + 3] == Self.dash
    var position = isComment ? start + 4 : start + 2
    while let end = MarkupBytes.find(UInt8(ascii: ">"), in: bytes, from: position) {
      if !isComment || endsComment(at: end, from: start) { return end + 1 }
      position = end + 1
    }
    return count
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
  @inline(__always)
  package mutating func takeAttribute() -> Attribute? {
    if index < count, bytes[index] == UInt8(ascii: ">") {
      index &+= 1
      return nil
    }
    let attribute = attribute(from: index)
    let end = attribute.value.upperBound
    // Only a value in quotes has a quote behind it.
    let isQuoted = attribute.hasValue && end < count && MarkupBytes.isQuote(bytes[end])
    index = isQuoted ? end &+ 1 : end
    return attribute.name.isEmpty ? nil : attribute
  }

  /// Returns the next attribute of a start tag, or an empty range behind the tag if it has no more.
  private func attribute(from index: Int) -> Attribute {
    var start = index
    while start < count, MarkupBytes.isSpace(bytes[start]) || bytes[start] == UInt8(ascii: "/") {
      start &+= 1
    }
    guard start < count, bytes[start] != UInt8(ascii: ">") else {
      let end = min(start &+ 1, count)
      return Attribute(end..<end, end..<end)
    }
    var end = start &+ 1
    while end < count, !MarkupBytes.endsAttributeName(bytes[end]) { end &+= 1 }
    let mark = spaceEnd(from: end)
    guard mark < count, bytes[mark] == UInt8(ascii: "=") else { return Attribute(start..<end, end..<end) }
    return Attribute(start..<end, value(from: spaceEnd(from: mark &+ 1)))
  }

  /// Moves behind a start tag.
  package mutating func skipAttributes() { while takeAttribute() != nil {} }

  private func value(from start: Int) -> Range<Int> {
    if start < count, MarkupBytes.isQuote(bytes[start]) {
      return start &+ 1..<(MarkupBytes.find(bytes[start], in: bytes, from: start &+ 1) ?? count)
    }
    var end = start
    while end < count, !MarkupBytes.endsValue(bytes[end]) { end &+= 1 }
    return start..<end
  }

  private func spaceEnd(from start: Int) -> Int {
    var end = start
    while end < count, MarkupBytes.isSpace(bytes[end]) { end &+= 1 }
    return end
  }

  // MARK: Text

  /// Moves to the end tag of an element that holds text, and returns the text.
  ///
  /// - Parameter name: The name in the element's start tag.
  @discardableResult @inline(__always)
  package mutating func takeText(of name: Range<Int>) -> Range<Int> {
    let start = index
    index = textEnd(of: name, from: start)
    return start..<index
  }

  private func textEnd(of name: Range<Int>, from start: Int) -> Int {
    var position = start
    while let end = MarkupBytes.findFar(UInt8(ascii: "<"), in: bytes, from: position) {
      let behind = end + 2 + name.count
      guard behind <= count else { break }
      let isEnd = behind == count || MarkupBytes.endsTagName(bytes[behind])
      if isEnd, bytes[end + 1] == UInt8(ascii: "/"), isName(name, at: end + 2) { return end }
      position = end + 1
    }
    return count
  }

  private func isName(_ name: Range<Int>, at start: Int) -> Bool {
    zip(name, start...).allSatisfy { MarkupBytes.lowercased(bytes[$0]) == MarkupBytes.lowercased(bytes[$1]) }
  }
}

/// The place of a start tag.
package struct StartTag: Sendable {
  /// The start of the tag.
  package let start: Int
  /// The name as written.
  package let name: Range<Int>
  /// The text behind the tag, if the element holds text.
  package var text = 0..<0

  /// Returns an attribute, whose name is given in lower case, or `nil` if the tag does not have it.
  package func attribute(_ name: StaticString, in bytes: UnsafeRawBufferPointer) -> HTMLTokenizer.Attribute? {
    var tokenizer = HTMLTokenizer(bytes, from: self.name.upperBound)
    while let attribute = tokenizer.takeAttribute() {
      if MarkupBytes.equal(name, bytes, at: attribute.name) { return attribute }
    }
    return nil
  }

  /// Returns the decoded value of an attribute.
  package func value(of name: StaticString, in bytes: UnsafeRawBufferPointer) -> [UInt8]? {
    attribute(name, in: bytes).map {
      CharacterReferences.decoded(UnsafeRawBufferPointer(rebasing: bytes[$0.value]))
    }
  }
}
