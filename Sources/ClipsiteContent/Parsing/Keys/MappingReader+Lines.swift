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
    if text.value.utf8.first == 0xE2, Self.isInTypographicQuotes(text.value) {
      report(
        .typographicQuotes, at: range(text.range),
        "the typographic quotes are part of \(Wording.quote(text.value))",
        fix: "remove them, or write `\"` for each")
    }
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

  /// Indicates whether a text begins and ends with quotes, and has no others.
  private static func isInTypographicQuotes(_ text: String) -> Bool {
    let quotes = text.unicodeScalars.indices.filter {
      "“”„‟".unicodeScalars.contains(text.unicodeScalars[$0])
    }
    return quotes.count == 2 && quotes[0] == text.startIndex
      && text.unicodeScalars.index(after: quotes[1]) == text.endIndex
  }

  private static func endsLine(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r")
  }
}

extension DiagnosticCode {
  package static let typographicQuotes = DiagnosticCode(
    "TypographicQuotes", .warning,
    summary: "Typographic quotes around a value are part of it.",
    explanation: """
      YAML knows only straight quotes. Word processors and phones write `“` and `”`, which the page and its
      structured data would show.
      """,
    fix: "Remove the quotes, or write straight ones.",
    example: .init(.frontMatter, wrong: "title: “Market Street”", right: "title: Market Street"))
}
