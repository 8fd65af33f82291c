import ClipsiteAppClips
import ClipsiteLocales
import ClipsiteMustache
package import ClipsiteText

/// Reading values that are more than text: each is checked where it stands.
extension MappingReader {
  /// A text as a picture: a file of the site, or an absolute URL.
  mutating func image(of text: Ranged<String>) -> Ranged<String>? {
    guard text.value.contains(":") || text.value.hasPrefix("//") else { return text }
    return webURL(of: text).map { Ranged($0.rawValue, at: text.range) }
  }

  /// A text as an address. Reports one that is not secure.
  mutating func webURL(of text: Ranged<String>) -> WebURL? {
    guard let url = value(of: text, Forms.url) else { return nil }
    if !url.isSecure {
      report(
        Diagnostic(
          .insecureURL, at: range(text.range), "the address `\(text.value)` is not secure", fix: "use https"))
    }
    return url
  }

  /// The names below the key `labels` of a mapping that clipsite's own themes do not have. They are
  /// misspelled, or labels of another theme.
  static func unusualLabels(in node: YAMLNode) -> [Ranged<String>] {
    guard let labels = node.value(forKey: "labels"), labels.kind == .mapping else { return [] }
    return labels.entries.compactMap { key, _ in
      guard let name = key.text, !ThemeLabels.names.contains(name) else { return nil }
      return Ranged<String>(name, at: ByteRange(key.range))
    }
  }

  /// YAML as template data. Text stays as written, but a plain `true` or `false` is a truth value, so that
  /// sections can ask for it.
  static func templateData(_ node: YAMLNode) -> Value {
    switch node.kind {
    case .mapping:
      .record(Record(node.entries.map { (Name($0.key.text ?? ""), templateData($0.value)) }))
    case .sequence: .list(node.items.map(templateData))
    case .scalar where !node.isQuoted && node.text == "true": .bool(true)
    case .scalar where !node.isQuoted && node.text == "false": .bool(false)
    case .scalar: .text(node.text ?? "")
    }
  }

  /// One of a few words.
  ///
  /// - Parameters:
  ///   - meaning: What a word means, or nil.
  ///   - words: All words that mean something, for the message.
  mutating func choice<Choice>(
    _ node: YAMLNode, _ key: StaticString, meaning: (String) -> Choice?, words: () -> [String]
  ) -> Choice? {
    guard let text = text(node, key) else { return nil }
    if let choice = meaning(text.value) { return choice }
    let choices = words()
    report(
      .invalidChoice, at: range(text.range),
      "`\(key)` is one of \(Suggestion.list(choices)), not `\(text.value)`",
      fix: Suggestion.fix(for: text.value, ofList: choices))
    return nil
  }
}

extension KeyField {
  /// One of a few words that are the raw values of a type.
  static func word<Choice: CaseIterable & RawRepresentable & Sendable>(
    _ path: Path<Choice?>
  ) -> KeyField where Choice.RawValue == String {
    KeyField(.word(Choice.self), path) { $2.word($0, $1) }
  }

  /// One of a few words, or an empty text for none of those that the page would inherit.
  static func clearable<Choice: CaseIterable & RawRepresentable & Sendable>(
    _ path: Path<Choice??>
  ) -> KeyField where Choice.RawValue == String {
    KeyField(.word { Choice.allCases.map(\.rawValue) + [""] }, path) {
      $2.choice($0, $1, meaning: { $0.isEmpty ? .some(nil) : Choice(rawValue: $0).map(Optional.some) }) {
        Choice.allCases.map(\.rawValue)
      }
    }
  }

  /// One of a few words with a default.
  static func word<Choice: CaseIterable & RawRepresentable & Sendable>(
    plain path: Path<Choice>
  ) -> KeyField where Choice.RawValue == String {
    KeyField(.word(Choice.self), plain: path) { $2.word($0, $1) }
  }

  /// A text on one line of a form.
  static func line(_ path: Path<String?>, _ form: KeyForm<String>) -> KeyField {
    KeyField(.text(form.text), path) { node, key, reader in
      reader.line(node, key).flatMap { reader.value(of: $0, form) }
    }
  }

  /// The address of a page elsewhere.
  static func url(_ path: Path<WebURL?>) -> KeyField {
    KeyField(.text(Forms.url.text), path) { node, key, reader in
      reader.text(node, key).flatMap { reader.webURL(of: $0) }
    }
  }

  /// A picture: a file of the site, or an absolute URL.
  static func image(_ path: Path<Ranged<String>?>) -> KeyField {
    KeyField(.text(.image), path, elsewhere: { $0.map { Ranged($0.value, at: .none) } }) {
      node, key, reader in
      reader.text(node, key).flatMap { reader.image(of: $0) }
    }
  }

  /// A mapping with an owner that can be missing.
  static func mapping<Fields: Sendable, Value>(
    _ keys: Keys<Fields>, _ path: Path<Value?>, from empty: Fields,
    _ make: @escaping @Sendable (Fields) -> Value?
  ) -> KeyField {
    KeyField(.mapping(keys), path) { node, key, reader in
      guard let node = reader.mapping(node, key, of: keys) else { return nil }
      var fields = empty
      _ = reader.read(node, keys, into: &fields)
      return make(fields)
    }
  }

  /// Data of the site's own for its templates, and the labels in it that clipsite's own themes do not have.
  static func extra(
    _ path: Path<(data: Value, unusualLabels: [Ranged<String>])>
  ) -> KeyField {
    KeyField(.anything, plain: path) { node, key, reader in
      reader.mapping(node, key).map {
        (MappingReader.templateData($0), MappingReader.unusualLabels(in: $0))
      }
    }
  }
}

extension MappingReader {
  /// One of a few words that are the raw values of a type.
  mutating func word<Choice: CaseIterable & RawRepresentable>(
    _ node: YAMLNode, _ key: StaticString, _: Choice.Type = Choice.self
  ) -> Choice? where Choice.RawValue == String {
    choice(node, key) {
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
    summary: "The URL is not an absolute `https` URL with a real host.",
    explanation: """
      clipsite rejects URLs that run code (`javascript:`, `data:`, `vbscript:`), hide their destination (user
      names, control characters), or work only on one computer (`localhost`).
      """,
    fix: "Write a full `https` URL.",
    example: .init(
      .frontMatter,
      wrong: "image: https://localhost/donut.jpg",
      right: "image: https://www.example.com/donut.jpg"))

  /// An address uses `http`.
  package static let insecureURL = DiagnosticCode(
    "InsecureURL", .warning,
    summary: "The URL uses `http`.",
    explanation: """
      Link previews and App Clips require `https`. An `http` image may be missing from the preview, and
      devices show a warning.
      """,
    fix: "Write `https`.",
    example: .init(
      .frontMatter,
      wrong: "image: http://www.example.com/donut.jpg",
      right: "image: https://www.example.com/donut.jpg"))

  /// A part of a URL breaks the rules for slugs.
  package static let invalidSlug = DiagnosticCode(
    "InvalidSlug", .error,
    summary: "A part of a page's URL is not a slug.",
    explanation: """
      A slug comes from the name of the file or folder, or from `slug`. It has only lowercase ASCII letters,
      digits, and hyphens. Providers regard `/a.b` as a file. They redirect other spellings of characters that
      need percent-encoding, and an invocation URL must not redirect. Some systems reserve names.
      """,
    fix: "Rename the file, or set `slug`.",
    example: .init(.frontMatter, wrong: "slug: Market Street", right: "slug: market-street"))

  /// A domain cannot be associated with an app.
  package static let invalidDomain = DiagnosticCode(
    "InvalidDomain", .error,
    summary: "The domain is not a fully qualified domain name.",
    explanation: """
      A domain has no scheme, path, port, user name, or wildcard (Apple, “Configuring an associated domain”).
      It is not an IP address or `localhost`. Names in other scripts, also in their `xn--` form, fail on iOS
      16 and later. `appclip.apple.com` belongs to Apple's default links.
      """,
    fix: "Write only the name, as in `example.com`.",
    example: .init(
      .configuration,
      wrong: #"domains: ["https://example.com"]"#,
      right: "domains: [example.com]"))

  /// A language is not written as a language tag.
  package static let invalidLanguage = DiagnosticCode(
    "InvalidLanguage", .error,
    summary: "The language is not a BCP 47 tag.",
    explanation: """
      The tag is used for the `lang` attribute of the page, `og:locale`, and the languages of App Clip
      experiences.
      """,
    fix: "Write a tag such as `en`, `en-US`, or `zh-Hant`.",
    example: .init(.configuration, wrong: "language: english", right: "language: en"))

  /// A key that takes one of a few words has another one.
  package static let invalidChoice = DiagnosticCode(
    "InvalidChoice", .error,
    summary: "The value is not a word of the key's list.",
    explanation: """
      Some keys have a fixed list of words, and letter case matters. For example, `clip.display` is `card`,
      `banner`, or `none`.
      """,
    fix: "Write one of the words of the key. `clipsite schema page` lists them.",
    example: .init(
      .frontMatter, wrong: "clip:\n  display: Card",
      right: "clip:\n  display: card"))
}
