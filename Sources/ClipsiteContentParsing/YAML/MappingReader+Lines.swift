package import ClipsiteDiagnostics

extension MappingReader {
  /// The range of a value in the file.
  package func range(_ bytes: Range<Int>) -> SourceRange { SourceRange(node.place.path, bytes) }

  /// The range of a value in the file.
  package func range(_ range: ByteRange) -> SourceRange { SourceRange(node.place.path, range.bytes) }

  /// A text on one line. Blocks of YAML (`>`, `|`) end with a line end, which has no place in a title or an
  /// attribute.
  package mutating func line(_ key: Key) -> Ranged<String>? {
    guard let text = text(key) else { return nil }
    return Self.line(of: text)
  }

  /// The text of an item of a list, on one line.
  package mutating func line(of item: YAMLNode, _ key: Key) -> Ranged<String>? {
    guard let text = text(of: item, key) else { return nil }
    return Self.line(of: text)
  }

  private static func line(of text: Ranged<String>) -> Ranged<String> {
    var value = text.value
    guard value.withUTF8({ $0.contains(where: Self.endsLine) }) else { return text }
    // Bytes, not characters: CR and LF together are one character.
    let lines = value.utf8.split(whereSeparator: Self.endsLine).map { line in
      let start = line.drop { $0 == UInt8(ascii: " ") }
      let end = start.lastIndex { $0 != UInt8(ascii: " ") }.map(start.index(after:)) ?? start.startIndex
      return String(Substring(start[..<end]))
    }
    return Ranged(lines.joined(separator: " "), at: text.range)
  }

  private static func endsLine(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r")
  }
}
