public import ClipsiteText

/// Decodes the mappings of a YAML text in one pass over their entries, and reports whatever does not fit.
///
/// Each entry finds the declaration of its key, which decodes the value into its owner. What needs several
/// values, or reports an absent one, comes after the pass:
///
///     var reader = MappingReader(tree.root, FrontMatterKeys.keys)
///     var page = PageFields()
///     let found = reader.read(tree.root, FrontMatterKeys.keys, into: &page)
///     if !found.contains("title") { reader.report(missingTitle) }
///     reader.finish(&diagnostics)
///
/// A key without a value (`title:`) counts as absent, with a warning; empty quotes are an empty text. What
/// the composer has refused, such as an alias, counts as absent without a further word.
public struct MappingReader {
  /// The mistakes found so far.
  public private(set) var diagnostics: [Diagnostic] = []
  /// The file, as messages name it.
  private let path: String
  /// The keys of the outermost mapping, for suggestions.
  private var root: KeyTable
  /// The other kind of file, which only the fix for an unknown key asks for.
  private let other: @Sendable () -> OtherFile?
  /// The texts that other files have, too. A reader of many files hands them on.
  public var sharedTexts = SharedTexts()

  /// A reader for a text.
  ///
  /// - Parameter other: The other kind of file, whose keys are unknown in this one.
  public init(
    _ root: YAMLNode, _ keys: some KeyGroup, besides other: @escaping @Sendable () -> OtherFile? = { nil }
  ) {
    path = root.tree.path
    self.root = keys.table
    self.other = other
  }

  // MARK: Mappings

  /// The keys of a mapping that have a value, of the right kind or not, even if it has been reported.
  public struct FoundKeys {
    fileprivate var bits: UInt64 = 0
    fileprivate let table: KeyTable
    /// Indicates whether another key has been reported as unknown, which may be a missing one, misspelled.
    public fileprivate(set) var hasUnknown = false

    /// Returns `true` if the mapping has the key.
    public func contains(_ name: StaticString) -> Bool {
      table.position(of: name.bytes).map { bits & 1 << UInt64($0) != 0 } ?? false
    }
  }

  /// Decodes the entries of a mapping. Any other node is reported and reads as an empty mapping.
  public mutating func read<Owner>(
    _ node: YAMLNode, _ keys: Keys<Owner>, into owner: inout Owner
  ) -> FoundKeys {
    withUnsafeMutablePointer(to: &owner) { read(node, keys.table, into: UnsafeMutableRawPointer($0)) }
  }

  /// Decodes a mapping whose suggestions are about its own keys only.
  public mutating func readApart<Owner>(
    _ node: YAMLNode, _ keys: Keys<Owner>, into owner: inout Owner
  ) -> FoundKeys {
    let outer = root
    defer { root = outer }
    root = keys.table
    return read(node, keys, into: &owner)
  }

  mutating func read(_ node: YAMLNode, _ table: KeyTable, into owner: UnsafeMutableRawPointer) -> FoundKeys {
    var found = FoundKeys(table: table)
    guard node.kind == .mapping else {
      report(node, isNot: "a mapping", fix: "write it as `key: value` lines")
      return found
    }
    let tree = node.tree
    var seen = UInt64(0)
    var next = node.index + 1
    let end = Int(tree.nodes[node.index].next)
    while next < end {
      let (key, value) = (next, Int(tree.nodes[next].next))
      next = Int(tree.nodes[value].next)
      guard let position = tree.position(of: key, in: table) else {
        found.hasUnknown = true
        continue
      }
      let bit = UInt64(1) << UInt64(position)
      // Of equal keys, which the composer has reported, the first counts.
      guard seen & bit == 0 else { continue }
      seen |= bit
      let node = YAMLNode(tree: tree, index: value)
      if node.isEmpty {
        let name = Wording.quote(table.keys[position].name.description)
        reportEmpty(node, "\(name) has no value", remove: "line")
      } else {
        found.bits |= bit
        if !node.isRefused { table.readers[position](node, table.names[position], &self, owner) }
      }
    }
    if found.hasUnknown { reportUnknownKeys(of: node, table) }
    return found
  }

  private mutating func reportEmpty(_ value: YAMLNode, _ message: String, remove: String) {
    let fix = value.isComment ? YAMLNode.fixForComment : "write a value, or remove the \(remove)"
    report(Diagnostic(.emptyValue, at: value.place, message, fix: fix))
  }

  // MARK: Values

  /// The text of a value of a key, decoded but otherwise as written.
  public mutating func text(_ value: YAMLNode, _ key: StaticString) -> Ranged<String>? {
    if value.isRefused { return nil }
    if value.isEmpty {
      reportEmpty(value, "an item of \(Wording.quote(key.description)) is empty", remove: "item")
      return nil
    }
    if value.kind == .scalar {
      return Ranged(value.withUTF8 { sharedTexts.text($0) }, at: value.range)
    }
    report(
      value, key, isNot: "text", fix: "write one value, in quotes if it has `: ` or starts with `[` or `{`")
    return nil
  }

  /// The texts of a list, or one text.
  public mutating func texts(_ value: YAMLNode, _ key: StaticString) -> [Ranged<String>]? {
    sequence(value, key)?.items.compactMap { text($0, key) }
  }

  /// The truth value of a key: `true` or `false`, with or without quotes, and nothing else.
  public mutating func bool(_ value: YAMLNode, _ key: StaticString) -> Bool? {
    if value.hasText("true") { return true }
    if value.hasText("false") { return false }
    let meant = value.text.flatMap { Self.truthWords[$0.lowercased()] }
    report(
      value, key, isNot: "`true` or `false`", fix: meant.map { "write `\($0)`" } ?? "write `true` or `false`")
    return nil
  }

  /// The value of a key, if it is a mapping.
  ///
  /// - Parameter keys: The keys that it can have, or `nil` if the author chooses them.
  public mutating func mapping(
    _ value: YAMLNode, _ key: StaticString, of keys: @autoclosure () -> (any KeyGroup)? = nil
  ) -> YAMLNode? {
    if value.kind == .mapping { return value }
    let example =
      keys()?.all.first.flatMap { key in key.example.map { ", such as `\(key.name): \($0)`" } } ?? ""
    report(
      value, key, isNot: "a mapping", fix: "write its keys below it, indented by two spaces" + example)
    return nil
  }

  /// The value of a key, if it is a list of texts. A text alone is a list of one item.
  public mutating func sequence(_ value: YAMLNode, _ key: StaticString) -> YAMLNode? {
    if value.kind != .mapping { return value }
    report(value, key, isNot: "a list", fix: "write each item on a line with `- `")
    return nil
  }

  /// The mappings of a list, or one mapping. Items that are no mappings are reported and left out.
  ///
  /// - Parameter keys: The keys that they can have, whose first is what a text alone most likely means.
  public mutating func mappings(
    _ value: YAMLNode, _ key: StaticString, of keys: any KeyGroup
  ) -> [YAMLNode] {
    value.items.filter { item in
      if item.kind == .mapping { return true }
      if !item.isRefused {
        let first = keys.all.first?.name.description ?? "key"
        let isPlain = item.text?.contains { "\"\\\n".contains($0) } == false
        let value = isPlain ? item.text ?? "" : "…"
        report(item, key, isNot: "a list of mappings", fix: "write `- \(first): \"\(value)\"`")
      }
      return false
    }
  }

  // MARK: Mistakes

  /// Adds a mistake that the program found in a value.
  public mutating func report(_ diagnostic: Diagnostic) {
    diagnostics.report(diagnostic)
  }

  /// Hands over all mistakes.
  public func finish(_ all: inout [Diagnostic]) {
    if all.isEmpty { all = diagnostics } else { all.append(contentsOf: diagnostics) }
  }

  /// The range of a value in the file.
  public func range(_ bytes: Range<Int>) -> SourceRange { SourceRange(path, bytes) }

  /// The range of a value in the file.
  public func range(_ range: ByteRange) -> SourceRange { SourceRange(path, range.bytes) }

  private mutating func reportUnknownKeys(of node: YAMLNode, _ table: KeyTable) {
    let intended = IntendedKey(known: table.keys, root: root.keys, other: other())
    for (key, _) in node.entries {
      // Keys that are no text, and merge keys, are reported by the parser.
      let isReported = key.kind != .scalar || key.isEmpty || key.isRefused || key.isMergeKey
      guard !isReported, node.tree.position(of: key.index, in: table) == nil else { continue }
      let name = key.text ?? ""
      diagnostics.report(
        .unknownKey, at: key.place, "the key \(Wording.quote(name)) is unknown",
        fix: name.contains(":") ? "write a space behind the colon" : intended.fix(for: name))
    }
  }

  private mutating func report(
    _ value: YAMLNode, _ key: StaticString? = nil, isNot expected: String, fix: String
  ) {
    let subject = key.map { Wording.quote($0.description) } ?? "this"
    let found =
      switch value.kind {
      case .scalar: "the text \(Wording.quote(value.text ?? ""))"
      case .mapping: "a mapping"
      case .sequence: "a list"
      }
    let lookalike = expected == "a mapping" ? value.text.flatMap(LookalikeCharacter.init(atStartOf:)) : nil
    diagnostics.report(
      .wrongType, at: value.place, lookalike?.message ?? "\(subject) must be \(expected), not \(found)",
      fix: lookalike?.fix ?? fix)
  }

  private static let truthWords = [
    "true": "true", "yes": "true", "on": "true", "y": "true", "1": "true",
    "false": "false", "no": "false", "off": "false", "n": "false", "0": "false",
  ]
}

extension MappingReader {
  /// Adds a mistake that the program found in a value.
  package mutating func report(
    _ code: DiagnosticCode, at range: SourceRange, _ message: String, fix: @autoclosure () -> String?
  ) {
    diagnostics.report(code, at: range, message, fix: fix())
  }
}

extension YAMLTree {
  /// The position of a key among declared ones, or `nil` if it is another one, or no text.
  fileprivate func position(of key: Int, in table: KeyTable) -> Int? {
    let node = nodes[key]
    guard node.kind == .plain || node.kind == .quoted else { return nil }
    return text.withUnsafeBytes { table.position(of: UnsafeRawBufferPointer(rebasing: $0[node.textRange])) }
  }
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
      .frontMatter, wrong: "clip: Order ahead", right: "clip:\n  subtitle: Order ahead"))

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
