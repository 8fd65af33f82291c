package import ClipsiteText

/// The checks of the keys of a mapping.
extension YAMLComposer {
  mutating func checkKey(_ node: inout YAMLTree.Node) {
    guard node.kind != .refused else { return }
    guard node.kind == .plain || node.kind == .quoted, node.count > 0 || node.kind == .quoted else {
      return report(
        .keyNotText, at: node.range, "a key must be text on the left of a `:`",
        fix: "write a name before the `:`, or put the value in quotes")
    }
    if !isASCII, node.kind == .plain, text[node.textRange].contains(where: { $0 >= 0x80 }),
      let found = LookalikeCharacter(atStartOf: String(decoding: text[node.textRange], as: UTF8.self))
    {
      let start = Int(node.start)
      report(.invalidYAML, at: start + found.offset..<start + found.end, found.message, fix: found.fix)
      node.kind = .refused
      return
    }
    // Lengths come first: nearly every key is then known to be right.
    if node.count == 2, node.kind == .plain, text[node.textRange].elementsEqual("<<".utf8) {
      report(
        .mergeKeyNotAllowed, at: node.range, "the merge key `<<` is not supported",
        fix: "write the keys out")
    }
    guard node.count > limits.yamlKeyLength else { return }
    let length = text[node.textRange].count { $0 & 0xC0 != 0x80 }
    if length > limits.yamlKeyLength {
      diagnostics.append(Self.keyTooLong(limits.yamlKeyLength, at: SourceRange(path, node.range)))
    }
  }

  mutating func checkKeys(of mapping: Int) {
    let repeated = YAMLKeyComparison.repeatedKeys(
      of: mapping, nodes: nodes, text: text, isASCII: isASCII)
    // A mapping is looked at as a whole, so the limit must be kept here, too.
    for (key, earlier) in repeated.prefix(max(0, limits.yamlDiagnostics - diagnostics.count)) {
      reportRepeated(key, earlier)
    }
  }

  private mutating func reportRepeated(_ key: Int, _ earlier: Int) {
    let (name, other) = (keyText(key), keyText(earlier))
    let first = SourceRange(path, nodes[earlier].range)
    let values = [key, earlier].map { nodes[Int(nodes[$0].next)].kind }
    let fix =
      values[0] == values[1] && (values[0] == .mapping || values[0] == .sequence)
      ? "merge the two: move the values of this key to the first one" : "remove one of the two"
    if name.utf8.elementsEqual(other.utf8) {
      return report(
        .duplicateKey, at: nodes[key].range, "the key \(Wording.quote(name)) occurs twice",
        fix: fix, notes: [Diagnostic.Note("it first occurs here", at: first)])
    }
    let isCase = name.lowercased().utf8.elementsEqual(other.lowercased().utf8)
    let difference = isCase ? "by letter case" : "in the form of their letters"
    report(
      .similarKeys, at: nodes[key].range,
      "the keys \(Wording.quote(other)) and \(Wording.quote(name)) differ \(difference) only",
      fix: fix, notes: [Diagnostic.Note("the other key is here", at: first)])
  }

  private func keyText(_ index: Int) -> String {
    String(decoding: text[nodes[index].textRange], as: UTF8.self)
  }

  /// Reports a key that is too long: libyaml gives up on some of them, the composer sees the others.
  static func keyTooLong(_ limit: Int, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .keyTooLong, at: range, "this key is longer than \(limit) characters",
      fix: "shorten it, or put text that contains a `:` in quotes")
  }
}

/// Finds keys of a mapping that are equal, or equal but for the case of ASCII letters or the form of others.
enum YAMLKeyComparison {
  /// The nodes of keys that occurred before, each with the node of the first such key.
  static func repeatedKeys(
    of mapping: Int, nodes: [YAMLTree.Node], text: [UInt8], isASCII: Bool
  ) -> [(key: Int, earlier: Int)] {
    guard nodes[mapping].count > 2,
      areSimilar(mapping, nodes: nodes, text: text)
        || !isASCII && hasLettersWithForms(mapping, nodes: nodes, text: text)
    else { return [] }
    var found: [(key: Int, earlier: Int)] = []
    // Texts are equal when they mean the same letters, in whatever form.
    var first: [String: Int] = [:]
    for key in keys(of: mapping, nodes) where isText(nodes[key]) {
      let folded = String(decoding: text[nodes[key].textRange].map(fold), as: UTF8.self)
      if let earlier = first[folded] { found.append((key, earlier)) } else { first[folded] = key }
    }
    return found
  }

  /// Indicates whether two keys may be equal. Most differ from all others in their lengths, or in three
  /// letters. Many keys are quicker compared in another way.
  private static func areSimilar(_ mapping: Int, nodes: [YAMLTree.Node], text: [UInt8]) -> Bool {
    guard nodes[mapping].count <= 64 else { return true }
    var known: [Int] = []
    known.reserveCapacity(32)
    var key = mapping + 1
    let end = Int(nodes[mapping].next)
    while key < end {
      if isText(nodes[key]) {
        let (range, count) = (nodes[key].textRange, Int(nodes[key].count))
        func letter(_ index: Int) -> Int {
          range.isEmpty ? 0 : Int(fold(text[range.lowerBound + index]))
        }
        let mark = (count << 8 | letter(0)) << 16 | letter(count / 2) << 8 | letter(count - 1)
        if known.contains(mark) { return true }
        known.append(mark)
      }
      key = followingKey(key, nodes)
    }
    return false
  }

  /// Indicates whether a key has letters beyond ASCII, which may be composed or not.
  private static func hasLettersWithForms(_ mapping: Int, nodes: [YAMLTree.Node], text: [UInt8]) -> Bool {
    keys(of: mapping, nodes).contains { key in
      isText(nodes[key]) && text[nodes[key].textRange].contains { $0 >= 0x80 }
    }
  }

  private static func keys(of mapping: Int, _ nodes: [YAMLTree.Node]) -> some Sequence<Int> {
    sequence(first: mapping + 1) { followingKey($0, nodes) }.prefix { $0 < nodes[mapping].next }
  }

  private static func followingKey(_ key: Int, _ nodes: [YAMLTree.Node]) -> Int {
    Int(nodes[Int(nodes[key].next)].next)
  }

  private static func isText(_ node: YAMLTree.Node) -> Bool { node.kind == .plain || node.kind == .quoted }

  private static func fold(_ byte: UInt8) -> UInt8 {
    byte &- UInt8(ascii: "A") < 26 ? byte | 0x20 : byte
  }
}

extension DiagnosticCode {
  package static let duplicateKey = DiagnosticCode(
    "DuplicateKey", .error,
    summary: "A mapping contains the same key twice.",
    explanation: """
      The keys of a YAML mapping are unique (YAML 1.2.2, section 3.2.1.3). Readers disagree on which of the
      two counts, so one value would be lost.
      """,
    fix: "Remove one of the two, or merge two mappings.",
    example: .init(
      .frontMatter, wrong: "title: Market Street\ntitle: Market Street 12",
      right: "title: Market Street 12"))

  package static let similarKeys = DiagnosticCode(
    "SimilarKeys", .error,
    summary: "Two keys of a mapping differ only in letter case or in the form of their letters.",
    explanation: """
      All keys of clipsite are lowercase, so one of the two is a slip. A letter such as `é` can be one
      character, or an `e` and an accent, and both look the same.
      """,
    fix: "Remove one of the two.",
    example: .init(
      .frontMatter, wrong: "extra:\n  menu: lunch\n  Menu: dinner", right: "extra:\n  menu: lunch"))

  package static let mergeKeyNotAllowed = DiagnosticCode(
    "MergeKeyNotAllowed", .error,
    summary: "clipsite does not read the merge key `<<`.",
    explanation: """
      `<<` of YAML 1.1 copies another mapping. YAML 1.2 dropped it, and it needs anchors, which clipsite does
      not read.
      """,
    fix: "Write the keys out, or put shared settings into the `index.md` of the folder.",
    example: .init(
      .frontMatter, wrong: "clip:\n  <<: {subtitle: Order ahead}", right: "clip:\n  subtitle: Order ahead"))

  package static let keyTooLong = DiagnosticCode(
    "KeyTooLong", .error,
    summary: "A YAML key can have at most 1,024 characters.",
    explanation: """
      This is the limit for a key on the line of its value (YAML 1.2.2, section 7.4.2). A longer key is
      usually text with a colon.
      """,
    fix: "Put the text in quotes.",
    withoutExample: .amount)

  package static let keyNotText = DiagnosticCode(
    "KeyNotText", .error,
    summary: "A key must be a text.",
    explanation: """
      YAML also allows lists, mappings, and nothing as keys. Such a key often comes from a `?` or `:` at the
      start of a line, or from braces around a placeholder.
      """,
    fix: "Put the value in quotes.",
    example: .init(
      .frontMatter, wrong: "extra:\n  price: {{ price }}", right: "extra:\n  price: \"{{ price }}\""))
}
