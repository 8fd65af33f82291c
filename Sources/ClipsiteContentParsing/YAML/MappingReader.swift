package import ClipsiteDiagnostics

/// Decodes one YAML mapping key by key, and reports whatever does not fit.
///
/// A reader asks for each declared key of the mapping once, whether it is there or not. `finish` then reports
/// the keys that are not declared. Mistakes are collected in the reader, so that decoding reads as a list of
/// fields:
///
///     var reader = MappingReader(tree.root, FrontMatterKeys.keys)
///     let title = reader.text(keys.title)
///     let display = reader.mapping(keys.clip) { clip in clip.text(ClipKeys.keys.display) }
///     reader.finish(&diagnostics)
///
/// A key without a value (`title:`) counts as absent, with a warning; empty quotes are an empty text. What
/// the composer has refused, such as an alias, counts as absent without a further word.
package struct MappingReader {
  /// The mapping.
  package let node: YAMLNode
  /// The mistakes found so far.
  package private(set) var diagnostics: [Diagnostic] = []
  /// The keys that the mapping can have.
  private let keys: any KeyGroup
  /// The keys of the outermost mapping.
  private let root: any KeyGroup
  /// The number of keys that were asked for and were there.
  private var found = 0

  /// A reader for a mapping; any other node is reported and reads as an empty mapping.
  ///
  /// - Parameter root: The keys of the outermost mapping of the file, for suggestions; `nil` if this is it.
  package init(_ node: YAMLNode, _ keys: any KeyGroup, within root: (any KeyGroup)? = nil) {
    self.node = node
    self.keys = keys
    self.root = root ?? keys
    if node.kind != .mapping { report(node, isNot: "a mapping", fix: "write it as `key: value` lines") }
  }

  // MARK: Values by key

  /// The value of a key of any kind, or `nil` if the key is absent or has no value.
  package mutating func value(_ key: Key) -> YAMLNode? {
    guard let value = node.value(forKey: key.name) else { return nil }
    found += 1
    guard !value.isRefused else { return nil }
    guard value.isEmpty else { return value }
    diagnostics.append(
      Diagnostic(
        .emptyValue, at: value.place, "\(Wording.quote(key.name.description)) has no value",
        fix: "write a value, or remove the line"))
    return nil
  }

  /// The text of a key, decoded but otherwise as written.
  package mutating func text(_ key: Key) -> Ranged<String>? {
    // The usual case makes no node, which would count references three times.
    if let text = node.text(forKey: key.name) {
      found += 1
      return text
    }
    guard let value = value(key) else { return nil }
    return text(of: value, key)
  }

  /// The texts of a list.
  package mutating func texts(_ key: Key) -> Ranged<[Ranged<String>]>? {
    guard let list = sequence(key) else { return nil }
    var texts: [Ranged<String>] = []
    texts.reserveCapacity(list.count)
    for item in list.items {
      if let text = text(of: item, key) { texts.append(text) }
    }
    return Ranged(texts, at: list.range)
  }

  /// The truth value of a key: `true` or `false`, with or without quotes, and nothing else.
  package mutating func bool(_ key: Key) -> Ranged<Bool>? {
    guard let value = value(key) else { return nil }
    if value.hasText("true") { return Ranged(true, at: value.range) }
    if value.hasText("false") { return Ranged(false, at: value.range) }
    let meant = value.text.flatMap { Self.truthWords[$0.lowercased()] }
    report(
      value, key, isNot: "`true` or `false`", fix: meant.map { "write `\($0)`" } ?? "write `true` or `false`")
    return nil
  }

  /// The node of a key whose value is a mapping.
  package mutating func mapping(_ key: Key) -> YAMLNode? {
    guard let value = value(key) else { return nil }
    if value.kind == .mapping { return value }
    report(value, key, isNot: "a mapping", fix: "write further keys below it, indented by two spaces")
    return nil
  }

  /// The node of a key whose value is a list.
  package mutating func sequence(_ key: Key) -> YAMLNode? {
    guard let value = value(key) else { return nil }
    if value.kind == .sequence { return value }
    let fix = value.text.map(Self.asList) ?? "write each item on a line with `- `"
    report(value, key, isNot: "a list", fix: fix)
    return nil
  }

  /// A text as the only item of a list, in quotes if its signs mean something there. A message would cut a long
  /// one.
  private static func asList(_ text: String) -> String {
    guard text.count <= 60, !text.contains("\n") else { return "put it in brackets, as in `[\"…\"]`" }
    let signs = ",:#&*!|>'\"%@`[]{}\\"
    guard text.contains(where: signs.contains) else { return "write it as `[\(text)]`" }
    return "write it as `['\(text.replacing("'", with: "''"))']`"
  }

  /// Decodes the mapping of a key and reports its unknown keys, or `nil` if the key is absent.
  package mutating func mapping<Result>(
    _ key: Key, _ decode: (inout MappingReader) -> Result
  ) -> Result? {
    guard let value = mapping(key) else { return nil }
    return read(value, key, decode)
  }

  /// Decodes a list of mappings; items that are no mappings are reported and left out.
  package mutating func mappings<Result>(
    _ key: Key, _ decode: (inout MappingReader) -> Result
  ) -> [Result]? {
    guard let list = sequence(key) else { return nil }
    var results: [Result] = []
    for item in list.items {
      if item.kind == .mapping {
        results.append(read(item, key, decode))
      } else if !item.isRefused {
        report(item, key, isNot: "a list of mappings", fix: "write it as `key: value` lines")
      }
    }
    return results
  }

  /// Indicates whether a key has a value, of the right kind or not, even if it has been reported.
  package func hasValue(_ key: Key) -> Bool { node.value(forKey: key.name).map { !$0.isEmpty } ?? false }

  /// The value of a key that is read elsewhere.
  package func peek(_ key: Key) -> YAMLNode? { node.value(forKey: key.name) }

  // MARK: Mistakes

  /// Adds a mistake that the program found in a value.
  package mutating func report(_ diagnostic: Diagnostic) {
    diagnostics.append(diagnostic)
  }

  /// Reports every key that is not declared, and hands over all mistakes.
  package mutating func finish(_ all: inout [Diagnostic]) {
    assert(found == declaredKeysPresent, "a reader asks for each declared key once, and for no other")
    // Keys are unique, so when all of them were asked for there is nothing to look for.
    if node.count != found { reportUnknownKeys() }
    if all.isEmpty { all = diagnostics } else { all.append(contentsOf: diagnostics) }
  }

  /// The number of unknown keys in one mapping that are reported. Each costs a search for the key that was
  /// meant, and nobody reads that many.
  static let unknownKeyLimit = 1_000

  private var declaredKeysPresent: Int { keys.all.count { node.value(forKey: $0.name) != nil } }

  private mutating func reportUnknownKeys() {
    let known = keys.all
    let intended = IntendedKey(known: known, root: root.all)
    var left = Self.unknownKeyLimit
    for (key, _) in node.entries where left > 0 {
      // Keys that are no text, and merge keys, are reported by the parser.
      let isReported = key.kind != .scalar || key.isEmpty || key.isRefused || key.isMergeKey
      guard !isReported, !known.contains(where: { key.hasText($0.name) }) else { continue }
      left -= 1
      let name = key.text ?? ""
      diagnostics.append(
        Diagnostic(
          .unknownKey, at: key.place, "the key \(Wording.quote(name)) is unknown",
          fix: intended.fix(for: name)))
    }
  }

  private mutating func read<Result>(
    _ node: YAMLNode, _ key: Key, _ decode: (inout MappingReader) -> Result
  ) -> Result {
    guard let group = key.type.group else {
      preconditionFailure("the keys of `\(key.name)` are not declared")
    }
    var reader = MappingReader(node, group, within: root)
    let result = decode(&reader)
    reader.finish(&diagnostics)
    return result
  }

  /// The text of a value of a key.
  package mutating func text(of value: YAMLNode, _ key: Key) -> Ranged<String>? {
    if value.isRefused { return nil }
    if value.isEmpty {
      diagnostics.append(
        Diagnostic(
          .emptyValue, at: value.place, "an item of \(Wording.quote(key.name.description)) is empty",
          fix: "write a value, or remove the item"))
      return nil
    }
    if let text = value.text { return Ranged(text, at: value.range) }
    report(value, key, isNot: "text", fix: "write one value, in quotes if it starts with `[` or `{`")
    return nil
  }

  private mutating func report(
    _ value: YAMLNode, _ key: Key? = nil, isNot expected: String, fix: String
  ) {
    let subject = key.map { Wording.quote($0.name.description) } ?? "this"
    let found =
      switch value.kind {
      case .scalar: "the text \(Wording.quote(value.text ?? ""))"
      case .mapping: "a mapping"
      case .sequence: "a list"
      }
    diagnostics.append(
      Diagnostic(.wrongType, at: value.place, "\(subject) must be \(expected), not \(found)", fix: fix))
  }

  private static let truthWords = [
    "true": "true", "yes": "true", "on": "true", "y": "true", "1": "true",
    "false": "false", "no": "false", "off": "false", "n": "false", "0": "false",
  ]
}

extension DiagnosticCode {
  package static let wrongType = DiagnosticCode(
    "WrongType", .error,
    summary: "The key needs another kind of value.",
    explanation: """
      A value is text, `true` or `false`, a list, or a mapping. A mapping is further keys, indented below the
      key or between braces. Numbers, dates, and codes are text.
      """,
    fix: "Write the kind of value that the message names.",
    example: .init(
      .frontMatter,
      wrong: "clip: Order ahead",
      right: """
        clip:
          subtitle: Order ahead
        """))

  package static let unknownKey = DiagnosticCode(
    "UnknownKey", .error,
    summary: "clipsite does not know the key.",
    explanation: """
      Otherwise, a visitor would be the first to miss the effect of a misspelled key. clipsite reports an
      unknown key of several pages once, for the first of them.
      """,
    fix: "Correct the key, or move a value for your own templates below `extra`.",
    example: .init(.frontMatter, wrong: "titel: Market Street", right: "title: Market Street"))

  package static let emptyValue = DiagnosticCode(
    "EmptyValue", .warning,
    summary: "The key has no value, so it counts as missing.",
    explanation: """
      An empty text is a pair of quotes, `""`.
      """,
    fix: "Write a value, or remove the line.",
    example: .init(.frontMatter, wrong: "description:", right: "description: Donuts on Market Street"))
}
