import ClipsiteAppClips
package import ClipsiteContentParsing
package import ClipsiteDiagnostics
import ClipsiteLocales
import ClipsiteMustache

/// Reading values that are more than text: each is checked where it stands.
extension MappingReader {
  /// The range of a value in the file.
  package func range(_ bytes: Range<Int>) -> SourceRange { SourceRange(node.place.path, bytes) }

  /// A text on one line. Blocks of YAML (`>`, `|`) end with a line end, which has no place in a title or an
  /// attribute.
  package mutating func line(_ key: Key) -> Located<String>? {
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
  mutating func spannedText(_ key: Key) -> SpannedText? {
    text(key).map { SpannedText($0.value, ByteRange($0.range)) }
  }

  /// A list of texts and where they stand. Empty if the key is absent.
  mutating func spannedTexts(_ key: Key) -> [SpannedText] {
    (texts(key)?.value ?? []).map { SpannedText($0.value, ByteRange($0.range)) }
  }

  /// A picture: a file of the site, or an absolute URL.
  mutating func image(_ key: Key) -> SpannedText? {
    guard let text = text(key) else { return nil }
    guard text.value.contains(":") || text.value.hasPrefix("//") else {
      return SpannedText(text.value, ByteRange(text.range))
    }
    let url = value(of: text, .invalidURL, WebURL.init(_:))
    guard let url else { return nil }
    if !url.value.isSecure {
      report(
        Diagnostic(
          .insecureURL, at: range(text.range), "the address `\(text.value)` is not secure", fix: "use https"))
    }
    return SpannedText(url.value.rawValue, url.range)
  }

  /// Data of the site's own for its templates, as the keys `extra` and `labels` have it.
  mutating func templateData(_ key: Key) -> Value? { mapping(key).map(Self.templateData) }

  /// The mapping `extra`, and the labels in it that clipsite's own themes do not have.
  mutating func extra(_ key: Key) -> (data: Value, unusualLabels: [SpannedText]) {
    guard let node = mapping(key) else { return (.null, []) }
    return (Self.templateData(node), Self.unusualLabels(in: node))
  }

  /// The names below the key `labels` of a mapping that clipsite's own themes do not have. They are misspelled,
  /// or labels of another theme.
  static func unusualLabels(in node: YAMLNode) -> [SpannedText] {
    guard let labels = node.value(forKey: "labels"), labels.kind == .mapping else { return [] }
    return labels.entries.compactMap { key, _ in
      guard let name = key.text, !ThemeLabels.names.contains(name) else { return nil }
      return SpannedText(name, ByteRange(key.range))
    }
  }

  /// YAML as template data. Text stays as written, but a plain `true` or `false` is a truth value, so that
  /// sections can ask for it.
  private static func templateData(_ node: YAMLNode) -> Value {
    switch node.kind {
    case .mapping:
      .record(Record(node.entries.map { (Name($0.key.text ?? ""), templateData($0.value)) }))
    case .sequence: .list(node.items.map(templateData))
    case .scalar where !node.isQuoted && node.text == "true": .bool(true)
    case .scalar where !node.isQuoted && node.text == "false": .bool(false)
    case .scalar: .text(node.text ?? "")
    }
  }

  /// A value of a type that checks its text.
  mutating func value<Value: Sendable, Rule>(
    _ key: Key, _ code: DiagnosticCode, _ make: (String) throws(InvalidValue<Rule>) -> Value
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
      report(error.diagnostic(code, at: range(text.range)))
      return nil
    }
  }

  /// One of a few words.
  ///
  /// - Parameters:
  ///   - meaning: What a word means, or nil.
  ///   - words: All words that mean something, for the message.
  package mutating func choice<Choice>(
    _ key: Key, meaning: (String) -> Choice?, words: () -> [String]
  ) -> Choice? {
    guard let text = text(key) else { return nil }
    if let choice = meaning(text.value) { return choice }
    let choices = words()
    let shown = choices.count > 8 ? choices.prefix(8) + ["…"] : choices[...]
    report(
      Diagnostic(
        .invalidChoice, at: range(text.range),
        "`\(key.name)` is one of \(shown.joined(separator: ", ")), not `\(text.value)`",
        fix: Suggestion.fix(for: text.value, in: choices) ?? "use one of these words"))
    return nil
  }

  /// One of a few words that are the raw values of a type.
  package mutating func choice<Choice: CaseIterable & RawRepresentable>(
    _ key: Key, _: Choice.Type = Choice.self
  ) -> Choice? where Choice.RawValue == String {
    choice(key) {
      Choice(rawValue: $0)
    } words: {
      Choice.allCases.map { $0.rawValue }
    }
  }
}

extension DiagnosticCode {
  /// An address cannot be used on a page.
  package static let invalidURL = DiagnosticCode(
    "InvalidURL", .error,
    explanation: """
      Addresses in front matter are absolute `https` URLs with a real host. Everything that runs code
      (`javascript:`, `data:`, `vbscript:`), hides its destination (user names, control characters) or works
      only at home (`localhost`) is refused.
      """)

  /// An address uses `http`.
  package static let insecureURL = DiagnosticCode(
    "InsecureURL", .warning,
    explanation: """
      Link previews and App Clips want `https`: an `http` picture may be missing from the preview, and devices
      warn of it.
      """)

  /// A part of a URL breaks the rules for slugs.
  package static let invalidSlug = DiagnosticCode(
    "InvalidSlug", .error,
    explanation: """
      Each part of a page's URL comes from the name of its file or folder, or from `slug`. It has lower-case
      ASCII letters, digits and hyphens only: no dots, because hosts take `/a.b` for a file; nothing that
      needs percent-encoding, because hosts redirect other spellings and an invocation URL must not redirect;
      no names that some system reserves.

      Rename the file, or set `slug` in its front matter.
      """)

  /// A domain cannot be associated with an app.
  package static let invalidDomain = DiagnosticCode(
    "InvalidDomain", .error,
    explanation: """
      A domain is written as its fully qualified name alone: no scheme, path, port, user name or wildcard, no
      IP address and no `localhost`. Entries for App Clips allow no `*` (Apple, “Configuring an associated
      domain”). Names in other scripts, also in their `xn--` form, fail on iOS 16 and later, so an ASCII name
      is needed. Apple hosts default links on `appclip.apple.com`, so no site can be there.
      """)

  /// A language is not written as a language tag.
  package static let invalidLanguage = DiagnosticCode(
    "InvalidLanguage", .error,
    explanation: """
      Languages are written as BCP 47 tags, such as `en`, `en-US` or `zh-Hant`. They reach the `lang`
      attribute of the page, `og:locale`, and the languages of App Clip experiences.
      """)

  /// A key that takes one of a few words has another one.
  package static let invalidChoice = DiagnosticCode(
    "InvalidChoice", .error,
    explanation: """
      Some keys take one word of a fixed list, for instance `clip.display`, which is `card`, `banner` or
      `none`. The message names the words; letter case matters.
      """)
}
