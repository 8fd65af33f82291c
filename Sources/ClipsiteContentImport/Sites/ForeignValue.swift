import ClipsiteContentParsing
import ClipsiteDiagnostics
import ClipsiteJSON

/// A value in the front matter of another generator, whether it is YAML, TOML, or JSON.
indirect enum ForeignValue: Hashable, Sendable {
  case text(String)
  /// A number, a truth value, or a date, as it was spelled.
  case literal(String)
  case list([ForeignValue])
  case mapping([Entry])

  /// A key with its value.
  struct Entry: Hashable, Sendable {
    let key: String
    let value: ForeignValue
  }

  init(_ node: YAMLNode) {
    switch node.kind {
    case .scalar: self = FieldValue(node).map(Self.init) ?? .text("")
    case .sequence: self = .list(node.items.map(Self.init))
    case .mapping:
      self = .mapping(node.entries.map { Entry(key: $0.key.text ?? "", value: Self($0.value)) })
    }
  }

  init(_ node: JSONNode) {
    switch node.content {
    case .string(let text): self = .text(text)
    case .number(let spelling): self = .literal(spelling)
    case .bool(let value): self = .literal(value ? "true" : "false")
    case .null: self = .literal("")
    case .array(let items): self = .list(items.map(Self.init))
    case .object(let members): self = .mapping(members.map { Entry(key: $0.name, value: Self($0.value)) })
    }
  }

  private init(_ value: FieldValue) {
    switch value {
    case .text(let text), .source(let text): self = .text(text)
    case .literal(let spelling): self = .literal(spelling)
    case .list(let items): self = .list(items.map { .text($0) })
    }
  }

  /// The text of a value without structure.
  var text: String? {
    switch self {
    case .text(let text), .literal(let text): text
    case .list, .mapping: nil
    }
  }

  /// The value of a mapping's key in lower case, in any letter case.
  subscript(key: String) -> ForeignValue? {
    guard case .mapping(let entries) = self else { return nil }
    return entries.first { $0.key.lowercased() == key }?.value
  }

  /// The settings that pages below inherit, with the target that limits each group of them (Hugo, “Cascade”).
  var cascaded: [(target: ForeignValue?, entries: [Entry])] {
    switch self {
    case .mapping(let entries): [(self["target"] ?? self["_target"], entries)]
    case .list(let items): items.flatMap(\.cascaded)
    case .text, .literal: []
    }
  }

  /// The texts of a list, or of one value.
  var texts: [String]? {
    guard case .list(let items) = self else { return text.map { [$0] } }
    let texts = items.compactMap(\.text)
    return texts.count == items.count ? texts : nil
  }

  /// The value as front matter holds it below `extra`.
  var field: FieldValue {
    switch self {
    case .text(let text): .text(text)
    case .literal(let spelling): Self.isPlain(spelling) ? .literal(spelling) : .text(spelling)
    case .list(let items):
      texts.map { texts in
        items.contains { if case .literal = $0 { true } else { false } } ? .source(flow) : .list(texts)
      }
        ?? .source(flow)
    case .mapping: .source(flow)
    }
  }

  /// The value in YAML's flow style.
  private var flow: String {
    switch self {
    case .text(let text): YAMLScalar.quoted(text)
    case .literal(let spelling): Self.isPlain(spelling) ? spelling : YAMLScalar.quoted(spelling)
    case .list(let items): "[" + items.map(\.flow).joined(separator: ", ") + "]"
    case .mapping(let entries):
      "{" + entries.map { "\(YAMLScalar.quoted($0.key)): \($0.value.flow)" }.joined(separator: ", ") + "}"
    }
  }

  private static func isPlain(_ spelling: String) -> Bool {
    spelling == "true" || spelling == "false" || JSONParser.isNumber(spelling)
  }
}

/// A file of another generator: its settings and its text.
struct ForeignDocument {
  let entries: [ForeignValue.Entry]
  /// The bytes below the front matter, as they are.
  let body: [UInt8]

  /// Reads a file, or returns `nil` if it has no front matter.
  ///
  /// - Throws: The reason why its front matter cannot be read, in one sentence, with the line from 1.
  init?(_ bytes: [UInt8], parser: inout DocumentParser) throws(ForeignFault) {
    let start = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    guard UTF8Validator(bytes).invalid == nil else { throw ForeignFault("it is not UTF-8 text", line: 1) }
    if bytes[start...].starts(with: "+++".utf8) {
      guard let (range, body) = Self.fenced("+++", in: bytes, from: start) else {
        throw ForeignFault("the front matter is never closed", line: 1)
      }
      try Self.checkSize(range.count)
      entries = try TOMLReader.entries(of: String(decoding: bytes[range], as: UTF8.self), firstLine: 2)
      self.body = Array(bytes[body...])
    } else if bytes[start...].starts(with: "---".utf8) {
      let file = SourceFile(path: "", bytes: Array(bytes[start...]))
      var diagnostics: [Diagnostic] = []
      let page = PageDocument(file, parser: &parser, diagnostics: &diagnostics)
      if let fault = diagnostics.first(where: { $0.severity == .error }) {
        throw ForeignFault(fault.message, line: file.position(of: fault.range.bytes?.lowerBound ?? 0).line)
      }
      guard case .mapping(let entries) = ForeignValue(page.root) else { return nil }
      self.entries = entries
      body = Array(file.bytes[page.body])
    } else if bytes[start...].starts(with: "{".utf8), let end = Self.endOfObject(in: bytes, from: start),
      !bytes[start...].starts(with: "{{".utf8), !bytes[start...].starts(with: "{%".utf8)
    {
      try Self.checkSize(end - start)
      let entries = try Self.jsonEntries(Array(bytes[start..<end]))
      self.entries = entries
      body = Array(bytes[end...].drop { $0 == 0x0A || $0 == 0x0D })
    } else {
      return nil
    }
  }

  private static func jsonEntries(_ bytes: [UInt8]) throws(ForeignFault) -> [ForeignValue.Entry] {
    do throws(JSONSyntaxError) {
      if case .mapping(let entries) = ForeignValue(try JSONParser.parse(bytes)) { return entries }
      return []
    } catch {
      let line = bytes.prefix(error.offset).count { $0 == 0x0A } + 1
      throw ForeignFault("the front matter is not JSON: \(error.message)", line: line)
    }
  }

  /// Front matter in any language becomes front matter in YAML, with the same limit.
  private static func checkSize(_ size: Int) throws(ForeignFault) {
    let limit = ContentLimits.standard.frontMatterBytes
    if size > limit {
      throw ForeignFault("the front matter has \(size) bytes, but at most \(limit) are read", line: 1)
    }
  }

  /// The lines between two fences, and the offset after the second.
  private static func fenced(_ fence: String, in bytes: [UInt8], from start: Int) -> (Range<Int>, Int)? {
    var lineStart = start
    var first: Int?
    while lineStart < bytes.count {
      let end = bytes[lineStart...].firstIndex(of: 0x0A) ?? bytes.count
      let next = min(end + 1, bytes.count)
      let line = bytes[lineStart..<end].reversed().drop { $0 == 0x0D || $0 == 0x20 || $0 == 0x09 }.reversed()
      if Array(line) == Array(fence.utf8) {
        guard let opening = first else {
          first = next
          lineStart = next
          continue
        }
        return (opening..<lineStart, next)
      }
      if first == nil { return nil }
      lineStart = next
    }
    return nil
  }

  /// The offset after the object that starts at an offset.
  private static func endOfObject(in bytes: [UInt8], from start: Int) -> Int? {
    var depth = 0
    var isInText = false
    var isEscaped = false
    for index in start..<bytes.count {
      let byte = bytes[index]
      if isInText {
        if isEscaped {
          isEscaped = false
        } else if byte == UInt8(ascii: "\\") {
          isEscaped = true
        } else if byte == UInt8(ascii: "\"") {
          isInText = false
        }
      } else if byte == UInt8(ascii: "\"") {
        isInText = true
      } else if byte == UInt8(ascii: "{") {
        depth += 1
      } else if byte == UInt8(ascii: "}") {
        depth -= 1
        if depth == 0 { return index + 1 }
      }
    }
    return nil
  }
}

/// The reason why front matter cannot be read.
struct ForeignFault: Error, Hashable {
  let message: String
  let line: Int

  init(_ message: String, line: Int) {
    self.message = message
    self.line = line
  }
}
