import ClipsiteAppClips
package import ClipsiteContentParsing
package import ClipsiteDiagnostics

/// Reading values that are more than text: each is checked where it stands.
extension MappingReader {
  /// The place of a value in the file.
  package func place(_ range: Range<Int>) -> SourceRange { SourceRange(node.place.path, range) }

  /// A text on one line. Blocks of YAML (`>`, `|`) end with a line end, which has no place in a title or an
  /// attribute.
  package mutating func line(_ key: StaticString) -> Located<String>? {
    guard let text = text(key) else { return nil }
    var value = text.value
    guard value.withUTF8({ $0.contains(where: Self.endsLine) }) else { return text }
    // Bytes, not characters: CR and LF together are one character.
    let lines = value.utf8.split(whereSeparator: Self.endsLine).map { line in
      let start = line.drop { $0 == UInt8(ascii: " ") }
      let end = start.lastIndex { $0 != UInt8(ascii: " ") }.map(start.index(after:)) ?? start.startIndex
      return String(Substring(start[..<end]))
    }
    return Located(lines.joined(separator: " "), at: text.range)
  }

  private static func endsLine(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r")
  }

  /// A text and where it stands.
  mutating func spannedText(_ key: StaticString) -> SpannedText? {
    text(key).map { SpannedText($0.value, ByteRange($0.range)) }
  }

  /// A list of texts and where they stand; empty when the key is absent.
  mutating func spannedTexts(_ key: StaticString) -> [SpannedText] {
    (texts(key)?.value ?? []).map { SpannedText($0.value, ByteRange($0.range)) }
  }

  /// A value of a type that checks its text.
  mutating func value<Value: Sendable, Rule>(
    _ key: StaticString, _ code: DiagnosticCode, _ make: (String) throws(InvalidValue<Rule>) -> Value
  ) -> Spanned<Value>? {
    text(key).flatMap { value(of: $0, code, make) }
  }

  /// A text as a value of a type that checks it.
  mutating func value<Value: Sendable, Rule>(
    of text: Located<String>, _ code: DiagnosticCode, _ make: (String) throws(InvalidValue<Rule>) -> Value
  ) -> Spanned<Value>? {
    do throws(InvalidValue<Rule>) {
      return Spanned(try make(text.value), ByteRange(text.range))
    } catch {
      report(error.diagnostic(code, at: place(text.range)))
      return nil
    }
  }

  /// One of a few words.
  ///
  /// - Parameters:
  ///   - meaning: What a word means, or nil.
  ///   - words: All words that mean something, for the message.
  package mutating func choice<Choice>(
    _ key: StaticString, meaning: (String) -> Choice?, words: () -> [String]
  ) -> Choice? {
    guard let text = text(key) else { return nil }
    if let choice = meaning(text.value) { return choice }
    report(InvalidChoice.diagnostic(key.description, text.value, words(), at: place(text.range)))
    return nil
  }

  /// One of a few words that are the raw values of a type.
  package mutating func choice<Choice: CaseIterable & RawRepresentable>(
    _ key: StaticString, _: Choice.Type = Choice.self
  ) -> Choice? where Choice.RawValue == String {
    choice(key) {
      Choice(rawValue: $0)
    } words: {
      Choice.allCases.map { $0.rawValue }
    }
  }
}
