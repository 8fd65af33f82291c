import ClipsiteText

/// Comments in places where a value is expected.
extension YAMLSyntaxFault {
  /// A value between brackets or braces that its `#` makes a comment, which hides the end of the line, too.
  var hiddenValue: Diagnostic? {
    let isMissing = failure.problem == "did not find expected node content"
    guard isMissing || failure.context.hasPrefix("while parsing a flow") else { return nil }
    guard let hash = commentInPlaceOfValue(from: isMissing ? lastLine(before: problem) : context) else {
      return nil
    }
    return Diagnostic(
      .invalidYAML, at: place(hash), "a value is expected instead of a comment",
      fix: YAMLNode.fixForComment)
  }

  /// The start of the last line with more than a comment.
  private func lastLine(before next: Int) -> Int {
    var start = lineStart(before: next)
    while start > base {
      let first = (start..<lineEnd(after: start)).first { byte(at: $0) != UInt8(ascii: " ") }
      if let first, byte(at: first) != UInt8(ascii: "#") { break }
      start = lineStart(before: start - 1)
    }
    return start
  }

  /// The `#` of a comment that stands directly where a value begins, as in `{light: #a33c13}`. A blank after the
  /// sign makes it a remark.
  private func commentInPlaceOfValue(from start: Int) -> Int? {
    var (offset, quote, last) = (start, UInt8?.none, UInt8(0))
    while offset < problem, let byte = byte(at: offset) {
      let isAtValue = ":,[{".utf8.contains(last)
      if let open = quote {
        if byte == open { quote = nil }
      } else if isAtValue, byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") {
        quote = byte
      } else if byte == UInt8(ascii: "#"), isAtValue || self.byte(at: offset - 1) == UInt8(ascii: " ") {
        if isAtValue, let next = self.byte(at: offset + 1), next > 0x20 { return offset }
        offset = lineEnd(after: offset)
        continue
      }
      if byte > 0x20 { last = byte }
      offset += 1
    }
    return nil
  }
}
