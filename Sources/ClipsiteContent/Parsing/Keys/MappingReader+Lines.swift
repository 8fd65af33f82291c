import ClipsiteSystem
public import ClipsiteText

extension MappingReader {
  /// A text on one line. Blocks of YAML (`>`, `|`) end with a line end, which has no place in a title or an
  /// attribute.
  public mutating func line(_ value: YAMLNode, _ key: StaticString) -> Ranged<String>? {
    let line = uncheckedLine(value, key)
    if let line { reportNoValue(line, of: key) }
    return line
  }

  /// A text on one line that says something, or that its owner checks.
  package mutating func uncheckedLine(_ value: YAMLNode, _ key: StaticString) -> Ranged<String>? {
    guard let text = text(value, key) else { return nil }
    // Most texts are too short for a search by words to pay.
    guard value.withUTF8({ $0.contains(where: Self.endsLine) }) else { return text }
    return Ranged(Self.line(text.value), at: text.range)
  }

  /// Returns a text on one line, as a site has it.
  package static func line(_ text: String) -> String {
    guard text.utf8.contains(where: endsLine) else { return text }
    // Bytes, not characters: CR and LF together are one character.
    let lines = text.utf8.split(whereSeparator: endsLine).map { line in
      let start = line.drop { $0 == UInt8(ascii: " ") }
      let end = start.lastIndex { $0 != UInt8(ascii: " ") }.map(start.index(after:)) ?? start.startIndex
      return String(Substring(start[..<end]))
    }
    return lines.joined(separator: " ")
  }

  private static func endsLine(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r")
  }
}
