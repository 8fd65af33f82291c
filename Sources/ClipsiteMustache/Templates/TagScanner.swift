package import ClipsiteText

/// Finds the tags of a file, one after the other, and keeps track of the delimiters.
struct TagScanner {
  /// The most bytes that a delimiter may have; it bounds the work of searching for it.
  static let longestDelimiter = 16

  private let file: SourceFile
  private var bytes: [UInt8] { file.bytes }
  private var cursor: Int
  private var opening = Array("{{".utf8)
  private var closing = Array("}}".utf8)
  private(set) var diagnostics: [Diagnostic] = []

  init(_ file: SourceFile) {
    self.file = file
    cursor = file.byteOrderMarkLength
  }

  /// The next tag that makes sense; those that do not are reported and skipped.
  mutating func next() -> Tag? {
    while let start = find(opening, in: cursor..<bytes.count) {
      guard let raw = rawTag(at: start) else { return nil }
      if let inner = innerOpening(of: raw) {
        reportUnclosed(at: start)
        cursor = inner
        continue
      }
      cursor = raw.range.upperBound
      if let tag = tag(raw) { return tag }
    }
    return nil
  }

  /// A tag whose ends are known.
  private struct RawTag {
    let kind: Tag.Sigil
    let range: Range<Int>
    /// The text after the character for the kind.
    let content: Range<Int>
  }

  private mutating func rawTag(at start: Int) -> RawTag? {
    let inside = start + opening.count
    let (kind, contentStart, end) = kind(at: inside)
    guard let close = find(end, in: contentStart..<bytes.count) else {
      reportUnclosed(at: start)
      return nil
    }
    return RawTag(kind: kind, range: start..<(close + end.count), content: contentStart..<close)
  }

  /// The kind of the tag whose opening delimiter ends here, where its content begins, and what closes it.
  private func kind(at inside: Int) -> (Tag.Sigil, contentStart: Int, end: [UInt8]) {
    switch inside < bytes.count ? bytes[inside] : 0 {
    case UInt8(ascii: "{"): return (.raw, inside + 1, [UInt8(ascii: "}")] + closing)
    case UInt8(ascii: "="): return (.delimiters, inside + 1, [UInt8(ascii: "=")] + closing)
    default: break
    }
    var index = inside
    while index < bytes.count, Self.isSpace(bytes[index]) { index += 1 }
    guard index < bytes.count, let kind = Self.kind(of: bytes[index]) else {
      return (.escaped, inside, closing)
    }
    return (kind, index + 1, closing)
  }

  private static func kind(of character: UInt8) -> Tag.Sigil? {
    switch character {
    case UInt8(ascii: "&"): .raw
    case UInt8(ascii: "#"): .section
    case UInt8(ascii: "^"): .inverted
    case UInt8(ascii: "/"): .end
    case UInt8(ascii: ">"): .partial
    case UInt8(ascii: "<"): .parent
    case UInt8(ascii: "$"): .block
    case UInt8(ascii: "!"): .comment
    default: nil
    }
  }

  /// The last tag that begins inside this one, which says that this one is not closed. Going on there rather
  /// than at the first keeps the scan linear.
  private func innerOpening(of raw: RawTag) -> Int? {
    guard raw.kind != .comment, raw.kind != .delimiters, opening != closing else { return nil }
    var last: Int?
    var index = raw.content.lowerBound
    while let found = find(opening, in: index..<raw.content.upperBound) {
      last = found
      index = found + opening.count
    }
    return last
  }

  private mutating func tag(_ raw: RawTag) -> Tag? {
    var name = trim(raw.content)
    if raw.kind == .comment || raw.kind == .delimiters {
      if raw.kind == .delimiters { setDelimiters(name, of: raw) }
      return Tag(kind: raw.kind, range: raw.range, name: name, spelling: "", isDynamic: false)
    }
    let isDynamic = takesAsterisk(raw.kind) && !name.isEmpty && bytes[name.lowerBound] == UInt8(ascii: "*")
    if isDynamic { name = trim(name.lowerBound + 1..<name.upperBound) }
    guard let checked = check(name, of: raw, isDynamic: isDynamic) else { return nil }
    let spelling = String(decoding: bytes[checked], as: UTF8.self)
    return Tag(kind: raw.kind, range: raw.range, name: checked, spelling: spelling, isDynamic: isDynamic)
  }

  private func takesAsterisk(_ kind: Tag.Sigil) -> Bool {
    kind == .partial || kind == .parent || kind == .end
  }

  /// The part of a name to go on with, or `nil` if the tag is of no use.
  private mutating func check(_ name: Range<Int>, of raw: RawTag, isDynamic: Bool) -> Range<Int>? {
    if name.isEmpty {
      report(
        .emptyName, at: raw.range, "the tag `\(excerpt(raw.range))` names nothing",
        fix: "write a name, or delete the tag")
      return nil
    }
    if let space = name.first(where: { Self.isSpace(bytes[$0]) }) {
      report(
        .invalidName, at: name,
        "the name `\(excerpt(name))` contains white space, but a tag contains one name",
        fix: ForeignSyntax.fix(forWords: excerpt(name)) ?? "use a single name")
      let isUseful = raw.kind != .escaped && raw.kind != .raw && raw.kind != .partial
      return isUseful ? name.lowerBound..<space : nil
    }
    let isPath = [.escaped, .raw, .section, .inverted].contains(raw.kind) || isDynamic && raw.kind != .end
    if isPath, hasEmptyPart(name) {
      report(
        .emptyName, at: name, "the name `\(excerpt(name))` has an empty part",
        fix: "put one dot between two names, or use `.` alone for the current value")
    }
    return name
  }

  private func hasEmptyPart(_ name: Range<Int>) -> Bool {
    let dot = UInt8(ascii: ".")
    guard name.count > 1 else { return false }
    return bytes[name].split(separator: dot, omittingEmptySubsequences: false).contains { $0.isEmpty }
  }

  private mutating func setDelimiters(_ content: Range<Int>, of raw: RawTag) {
    let parts = bytes[content].split(whereSeparator: Self.isSpace)
    guard parts.count == 2, parts.allSatisfy({ $0.count <= Self.longestDelimiter }) else {
      return report(
        .badDelimiters, at: raw.range,
        "the tag `\(excerpt(raw.range))` does not set two delimiters",
        fix: "write the two delimiters with a space between them, as in `{{=<% %>=}}`")
    }
    opening = Array(parts[0])
    closing = Array(parts[1])
  }

  private mutating func reportUnclosed(at start: Int) {
    let end = String(decoding: closing, as: UTF8.self)
    report(
      .unclosedTag, at: start..<(start + opening.count),
      "the tag that begins here is not closed",
      fix: "close it with `\(end)`")
    cursor = bytes.count
  }

  private mutating func report(_ code: DiagnosticCode, at range: Range<Int>, _ message: String, fix: String) {
    diagnostics.report(code, at: file.place(range), message, fix: fix)
  }
}

extension TagScanner {
  /// A piece of the file for a message: at most 60 bytes of one line.
  private func excerpt(_ range: Range<Int>) -> String {
    let piece = bytes[range].prefix(60)
    let line = piece.prefix { $0 != UInt8(ascii: "\n") && $0 != UInt8(ascii: "\r") }
    return String(decoding: line, as: UTF8.self) + (line.count < range.count ? "…" : "")
  }

  private func trim(_ range: Range<Int>) -> Range<Int> {
    var (lower, upper) = (range.lowerBound, range.upperBound)
    while lower < upper, Self.isSpace(bytes[lower]) { lower += 1 }
    while lower < upper, Self.isSpace(bytes[upper - 1]) { upper -= 1 }
    return lower..<upper
  }

  private func find(_ needle: [UInt8], in range: Range<Int>) -> Int? {
    guard let first = needle.first, range.count >= needle.count else { return nil }
    return bytes.withUnsafeBufferPointer { bytes in
      for index in range.lowerBound...(range.upperBound - needle.count) where bytes[index] == first {
        if needle.indices.allSatisfy({ bytes[index + $0] == needle[$0] }) { return index }
      }
      return nil
    }
  }

  static func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || (0x09...0x0D).contains(byte) }
}

extension DiagnosticCode {
  package static let unclosedTag = DiagnosticCode(
    "UnclosedTag", .error,
    summary: "The closing delimiter of a tag is missing.",
    explanation: """
      `{{name}}` ends with `}}`, `{{{name}}}` with `}}}`, and `{{=<% %>=}}` with `=}}`. A tag is also unclosed
      if another one begins inside it.
      """,
    fix: "Add the delimiter.",
    example: .init(.template, wrong: "<h1>{{page.title</h1>", right: "<h1>{{page.title}}</h1>"))

  package static let badDelimiters = DiagnosticCode(
    "BadDelimiters", .error,
    summary: "A set delimiter tag is not valid.",
    explanation: """
      It contains two new delimiters of at most 16 bytes, with white space between them and none inside
      (Mustache specification, delimiters).
      """,
    fix: "Write two delimiters, as in `{{=<% %>=}}`.",
    example: .init(.template, wrong: "{{=<%=}}", right: "{{=<% %>=}}<% page.title %>"))

  package static let emptyName = DiagnosticCode(
    "EmptyName", .error,
    summary: "A tag has no name.",
    explanation: """
      Every tag names a value, a template, or a block, except for comments and set delimiter tags. No part of
      a dotted name such as `page.title` can be empty. The name `.` alone is the current value.
      """,
    fix: "Write a name.",
    example: .init(.template, wrong: "<h1>{{}}</h1>", right: "<h1>{{page.title}}</h1>"))

  package static let invalidName = DiagnosticCode(
    "InvalidName", .error,
    summary: "A name in a tag contains white space.",
    explanation: """
      A name is a sequence of characters without white space (Mustache specification). Mustache has no
      expressions, helpers, or parameters.
      """,
    fix: "Put the decision into the data, and use `{{#name}}…{{/name}}`.",
    example: .init(.template, wrong: "<h1>{{page.title or name}}</h1>", right: "<h1>{{page.title}}</h1>"))
}
