import ClipsiteCYAML
package import ClipsiteText

/// Builds a tree from libyaml's events and makes the checks that libyaml does not.
struct YAMLComposer {
  let limits: ContentLimits
  var diagnostics: [Diagnostic] = []
  /// Indicates whether scalars hold replaced line separators; see `YAMLCharacters`.
  var restoresSeparators = false

  var nodes: [YAMLTree.Node] = []
  /// The texts of scalars.
  var text: [UInt8] = []
  /// A collection whose end has not been read: its node, and the number of its children so far.
  private struct Open {
    var node = 0
    var count: Int32 = 0
    var isMapping = false
    /// Indicates whether a key in it is a mapping or a list, which is reported.
    var hasUnfitKey = false
  }

  /// The innermost open collection, or nothing around the outermost one.
  private var inner = Open()
  /// The collections around it, from nothing on.
  private var outer: [Open] = []
  var path = ""
  private var base = 0
  private var marks = MarkConverter(UnsafeRawBufferPointer(start: nil, count: 0), base: 0, isASCII: true)
  /// The end of the node that was completed last.
  private var lastEnd: Int32 = 0
  private var documents = 0
  var isASCII = true

  init(limits: ContentLimits) {
    self.limits = limits
  }

  /// Empties the buffers for a text that stands at an offset of a file.
  mutating func reset(path: String, base: Int) {
    self.path = path
    self.base = base
    nodes.removeAll(keepingCapacity: true)
    text.removeAll(keepingCapacity: true)
    inner = Open()
    outer.removeAll(keepingCapacity: true)
    diagnostics.removeAll(keepingCapacity: true)
    documents = 0
  }

  /// Reads all events. False when reading stopped before the end of the text.
  mutating func compose(_ bytes: UnsafeRawBufferPointer, isASCII: Bool) -> Bool {
    marks = MarkConverter(bytes, base: base, isASCII: isASCII)
    self.isASCII = isASCII
    // The text ends its life with this call; so must every pointer to it.
    defer { marks = MarkConverter(UnsafeRawBufferPointer(start: nil, count: 0), base: 0, isASCII: true) }
    let complete = readEvents(bytes)
    while !outer.isEmpty { close(at: nil) }
    finishRoot()
    return complete
  }

  /// Returns the text as a tree that shares the buffers until the next text.
  func tree(isComplete: Bool) -> YAMLTree {
    YAMLTree(nodes: nodes, text: text, path: path, isComplete: isComplete)
  }

  private mutating func readEvents(_ bytes: UnsafeRawBufferPointer) -> Bool {
    guard let parser = LibYAML(bytes) else { return false }
    var event = yaml_event_t()
    while true {
      guard parser.read(&event) else {
        report(parser.failure, in: bytes)
        return false
      }
      defer { yaml_event_delete(&event) }
      if event.type == YAML_STREAM_END_EVENT { return true }
      guard handle(event), diagnostics.count < limits.yamlDiagnostics else { return false }
    }
  }

  private mutating func report(_ failure: LibYAML.Failure, in bytes: UnsafeRawBufferPointer) {
    // libyaml stumbles over the colon of a key that it has given up as too long.
    if diagnostics.last?.code == .keyTooLong { return }
    let fault = YAMLSyntaxFault(
      failure: failure, bytes: bytes, path: path, base: base,
      problem: marks.offset(of: failure.problemMark), context: marks.offset(of: failure.contextMark),
      limits: limits)
    diagnostics.append(fault.diagnostic)
  }

  /// Takes one event. False to stop.
  private mutating func handle(_ event: yaml_event_t) -> Bool {
    switch event.type {
    case YAML_SCALAR_EVENT: addScalar(event)
    case YAML_MAPPING_START_EVENT: return openCollection(.mapping, event)
    case YAML_SEQUENCE_START_EVENT: return openCollection(.sequence, event)
    case YAML_MAPPING_END_EVENT, YAML_SEQUENCE_END_EVENT: close(at: event)
    case YAML_ALIAS_EVENT:
      addAlias(event)
      // An alias in place of everything: nothing that is missing matters then.
      return !outer.isEmpty
    case YAML_DOCUMENT_START_EVENT: return startDocument(event)
    default: break
    }
    return true
  }

  private mutating func startDocument(_ event: yaml_event_t) -> Bool {
    documents += 1
    guard documents > 1 else { return true }
    let start = marks.offset(of: event.start_mark.index)
    report(
      .secondDocument, at: start..<(start + 3),
      "a second YAML document starts here, but there may be one only",
      fix: "remove this line, or put the value in quotes")
    return false
  }

  // MARK: Nodes

  private mutating func addScalar(_ event: yaml_event_t) {
    let scalar = event.data.scalar
    let plain = scalar.style == YAML_PLAIN_SCALAR_STYLE
    let start = marks.offset(of: event.start_mark.index)
    let end = marks.offset(of: event.end_mark.index)
    let textStart = text.count
    text.append(contentsOf: UnsafeBufferPointer(start: scalar.value, count: scalar.length))
    if restoresSeparators { YAMLCharacters.restoreSeparators(in: &text, textStart..<text.count) }
    var node = YAMLTree.Node(
      kind: plain ? .plain : .quoted, start: Int32(start), end: Int32(max(start, end)),
      textStart: Int32(textStart), count: Int32(scalar.length), next: Int32(nodes.count + 1))
    if plain {
      let comment = marks.comment(after: end)
      if !comment.isEmpty {
        if scalar.length == 0 {
          (node.start, node.end) = (Int32(comment.lowerBound), Int32(comment.upperBound))
        } else {
          diagnostics.append(Self.unquotedHash(comment, marks.text(start..<comment.upperBound), path: path))
        }
      }
    }
    refuseProperties(anchor: scalar.anchor, tag: scalar.tag, at: start)
    let isFit = checkScalar(node, isDoubleQuoted: scalar.style == YAML_DOUBLE_QUOTED_SCALAR_STYLE)
    // In `title: &Market`, the text is the name of an anchor.
    let isProperty = plain && scalar.length == 0 && (scalar.anchor != nil || scalar.tag != nil)
    if !isFit || isProperty { node.kind = .refused }
    append(node)
  }

  /// Reports a comment that touches its sign, which is often meant as the end of the value.
  private static func unquotedHash(_ comment: Range<Int>, _ value: String, path: String) -> Diagnostic {
    let isPlain = value.utf8.count <= 80 && !value.contains { "\"\\\n\r".contains($0) }
    return Diagnostic(
      .unquotedHash, at: SourceRange(path, comment), "the value ends here, because ` #` starts a comment",
      fix: (isPlain ? "write `\"\(value)\"`" : "put the whole value in quotes")
        + ", or a space behind the `#` of a comment")
  }

  private mutating func addAlias(_ event: yaml_event_t) {
    let start = marks.offset(of: event.start_mark.index)
    let end = marks.offset(of: event.end_mark.index)
    let name = event.data.alias.anchor.map(Self.string) ?? ""
    report(
      .anchorNotAllowed, at: start..<end, "the alias \(Wording.quote("*" + name)) is not allowed",
      fix: "write the value out, or put it in quotes")
    append(
      YAMLTree.Node(
        kind: .refused, start: Int32(start), end: Int32(end), textStart: Int32(text.count),
        next: Int32(nodes.count + 1)))
  }

  private mutating func openCollection(_ kind: YAMLTree.Node.Kind, _ event: yaml_event_t) -> Bool {
    let start = marks.offset(of: event.start_mark.index)
    let (anchor, tag) =
      kind == .mapping
      ? (event.data.mapping_start.anchor, event.data.mapping_start.tag)
      : (event.data.sequence_start.anchor, event.data.sequence_start.tag)
    refuseProperties(anchor: anchor, tag: tag, at: start)
    guard outer.count < limits.yamlDepth else {
      report(
        .nestingTooDeep, at: start..<(start + 1),
        "mappings and lists may be nested \(limits.yamlDepth) levels deep, and this is one more",
        fix: "use fewer levels")
      return false
    }
    append(YAMLTree.Node(kind: kind, start: Int32(start), end: Int32(start)))
    outer.append(inner)
    inner = Open(node: nodes.count - 1, isMapping: kind == .mapping)
    return true
  }

  /// Ends the innermost open collection: by an event, or because reading stopped.
  private mutating func close(at event: yaml_event_t?) {
    guard let around = outer.popLast() else { return }
    let (index, isMapping, hasUnfitKey) = (inner.node, inner.isMapping, inner.hasUnfitKey)
    nodes[index].count = inner.count
    inner = around
    if event == nil, isMapping, nodes[index].count % 2 == 1 { dropLastKey(of: index) }
    nodes[index].next = Int32(nodes.count)
    // A block collection's end event stands where the next thing starts; its last child says where it ends.
    if let event, event.start_mark.index < event.end_mark.index {
      nodes[index].end = Int32(marks.offset(of: event.end_mark.index))
    } else {
      nodes[index].end = max(nodes[index].end, lastEnd)
    }
    lastEnd = nodes[index].end
    if isMapping { checkKeys(of: index) }
    // `{{page.title}}` without quotes is a mapping only for YAML. Nothing else is said of it.
    if hasUnfitKey, index > 0 { (nodes[index].kind, nodes[index].count) = (.refused, 0) }
  }

  private mutating func append(_ node: YAMLTree.Node) {
    var node = node
    if inner.isMapping, inner.count % 2 == 0 {
      checkKey(&node)
      if node.kind == .mapping || node.kind == .sequence { inner.hasUnfitKey = true }
    }
    inner.count += 1
    nodes.append(node)
    lastEnd = node.end
  }

  /// Removes a key whose value was never read.
  private mutating func dropLastKey(of mapping: Int) {
    var index = mapping + 1
    for _ in 1..<Int(nodes[mapping].count) { index = Int(nodes[index].next) }
    nodes.removeSubrange(index...)
    nodes[mapping].count -= 1
  }

  /// Makes sure that there is a root, and that nothing at all counts as an empty mapping.
  private mutating func finishRoot() {
    if nodes.isEmpty {
      nodes.append(YAMLTree.Node(kind: .mapping, start: Int32(base), end: Int32(base), next: 1))
    } else if nodes[0].kind == .refused || nodes[0].kind == .plain && nodes[0].count == 0 {
      nodes[0].kind = .mapping
    }
  }

  // MARK: Checks

  @inline(__always) private mutating func refuseProperties(
    anchor: UnsafeMutablePointer<yaml_char_t>?, tag: UnsafeMutablePointer<yaml_char_t>?, at start: Int
  ) {
    guard anchor != nil || tag != nil else { return }
    let (range, fix) = (start..<(start + 1), "remove it, or put the value in quotes")
    if let anchor {
      let name = Wording.quote("&" + Self.string(anchor))
      report(.anchorNotAllowed, at: range, "the anchor \(name) is not allowed", fix: fix)
    }
    if let tag {
      report(
        .tagNotAllowed, at: range, "the tag \(Wording.quote(Self.string(tag))) is not allowed", fix: fix)
    }
  }

  /// False for a text that no value may have.
  private mutating func checkScalar(_ node: YAMLTree.Node, isDoubleQuoted: Bool) -> Bool {
    if node.count > limits.yamlValueBytes {
      report(
        .valueTooLong, at: node.range,
        "this value has \(node.count) bytes, but at most \(limits.yamlValueBytes) are allowed",
        fix: "move the text into the Markdown body")
    }
    guard isDoubleQuoted, let value = YAMLCharacters.firstControl(in: text[node.textRange]) else {
      return true
    }
    diagnostics.append(YAMLCharacters.diagnostic(.controlCharacter, value, at: SourceRange(path, node.range)))
    return false
  }

  mutating func report(
    _ code: DiagnosticCode, at range: Range<Int>, _ message: String, fix: String,
    notes: [Diagnostic.Note] = []
  ) {
    diagnostics.append(Diagnostic(code, at: SourceRange(path, range), message, fix: fix, notes: notes))
  }

  private static func string(_ characters: UnsafeMutablePointer<yaml_char_t>) -> String {
    String(cString: UnsafePointer(characters))
  }
}

extension DiagnosticCode {
  package static let anchorNotAllowed = DiagnosticCode(
    "AnchorNotAllowed", .error,
    summary: "clipsite does not read YAML anchors (`&name`) and aliases (`*name`).",
    explanation: """
      A few lines of them can expand to gigabytes of data. A page that borrows settings from elsewhere in the
      file is hard to follow.
      """,
    fix: """
      Put shared settings into `site.yml` or the `index.md` of the folder. Put a value that starts with `&` or
      `*` in quotes.
      """,
    example: .init(
      .frontMatter, wrong: "title: &name Market Street", right: #"title: "&name Market Street""#))

  package static let unquotedHash = DiagnosticCode(
    "UnquotedHash", .warning,
    summary: "A value contains a space and `#`, but is not in quotes.",
    explanation: """
      A `#` behind a space starts a comment (YAML 1.2.2, section 6.6), so the value ends before it. clipsite takes
      a comment as meant if a space follows the `#`.
      """,
    fix: "Put the value in quotes.",
    example: .init(.frontMatter, wrong: "title: Store #12", right: #"title: "Store #12""#))

  package static let tagNotAllowed = DiagnosticCode(
    "TagNotAllowed", .error,
    summary: "clipsite does not read YAML tags such as `!name` and `!!binary`.",
    explanation: "A tag sets the type of a value, and clipsite knows the types of its settings.",
    fix: "Remove the tag. Put a value that starts with `!` in quotes.",
    example: .init(.frontMatter, wrong: "title: !!str Market Street", right: "title: Market Street"))

  package static let nestingTooDeep = DiagnosticCode(
    "NestingTooDeep", .error,
    summary: "Mappings and lists can be nested at most 32 levels deep.",
    explanation:
      "No setting needs more than five levels. A deeper file was damaged or made to exhaust the program.",
    fix: "Remove the nesting.",
    example: .init(
      .frontMatter, wrong: "extra: {a: [[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]}",
      right: "extra: {a: [[]]}"))

  package static let secondDocument = DiagnosticCode(
    "SecondDocument", .error,
    summary: "The YAML contains a second document.",
    explanation: "A line `---` or `...` ends a YAML document, and settings are one document.",
    fix: "Remove the line. Put a value of three dashes in quotes.",
    example: .init(
      .configuration, wrong: "language: en\n---\nimage-alt: A donut",
      right: "language: en\nimage-alt: A donut"))

  package static let valueTooLong = DiagnosticCode(
    "ValueTooLong", .error,
    summary: "A value can have at most 64 KiB.",
    explanation: "Settings are short.",
    fix: "Move the text to the Markdown below the front matter.",
    withoutExample: .amount)
}
