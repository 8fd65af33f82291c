package import ClipsiteText

/// Turns the tags of a file into instructions, and checks that they nest.
struct TemplateParser {
  /// The limit for nested sections, parents, and blocks in one file. It bounds the work of looking up a name.
  static let deepestNesting = 64

  let file: SourceFile
  var bytes: [UInt8] { file.bytes }
  private var scanner: TagScanner
  var builder = TemplateBuilder()
  /// The tags that wait for their end, the innermost last.
  var open: [OpenElement] = []
  /// The first byte of the file that has not been dealt with.
  var textStart: Int
  var diagnostics: [Diagnostic] = []

  init(_ file: SourceFile) {
    self.file = file
    scanner = TagScanner(file)
    textStart = file.byteOrderMarkLength
  }

  /// Parses the whole file.
  mutating func parse() -> TemplateBuilder {
    while let tag = scanner.next() {
      guard open.count <= Self.deepestNesting else { return stopForDepth() }
      isDiscarding ? readDiscarded(tag) : read(tag)
    }
    addText(to: bytes.count)
    while let element = open.popLast() {
      reportUnclosed(element)
      close(element, with: bytes.count..<bytes.count, on: nil)
    }
    // A tag that is not closed may be the one that opens or closes a section.
    if scanner.diagnostics.contains(where: { $0.code == .unclosedTag }) {
      diagnostics.removeAll { Self.nestingCodes.contains($0.code) }
    }
    diagnostics += scanner.diagnostics
    return builder
  }

  private static let nestingCodes: [DiagnosticCode] = [.strayEndTag, .wrongNesting, .unclosedSection]

  /// Indicates whether content here is not rendered. Directly inside a parent, only blocks count.
  var isDiscarding: Bool { open.last?.discardsContent ?? false }

  /// Adds the text before a position.
  mutating func addText(to end: Int) {
    defer { textStart = max(textStart, end) }
    guard textStart < end else { return }
    isDiscarding ? warnOfIgnored(text: textStart..<end) : builder.add(text: textStart..<end, of: bytes)
  }

  /// Adds the text before a tag, and skips the tag: with its whole line when it is standalone, which is
  /// returned.
  mutating func skip(_ tag: Range<Int>, on line: Line?) -> Bool {
    guard let line, line.isStandalone else {
      addText(to: tag.lowerBound)
      textStart = tag.upperBound
      return false
    }
    addText(to: line.start)
    textStart = line.next
    return true
  }

  /// Returns the position of a tag in its line.
  func line(of tag: Tag) -> Line { Line(around: tag.range, in: bytes, from: file.byteOrderMarkLength) }

  private mutating func read(_ tag: Tag) {
    switch tag.kind {
    case .escaped, .raw: readVariable(tag)
    case .section, .inverted: readSection(tag)
    case .end: readEnd(tag)
    case .partial: readPartial(tag)
    case .parent: openParent(tag)
    case .block: openBlock(tag)
    case .comment, .delimiters: _ = skip(tag.range, on: line(of: tag))
    }
  }

  private mutating func readVariable(_ tag: Tag) {
    _ = skip(tag.range, on: nil)
    let path = builder.add(path: tag, in: section)
    builder.add(tag.kind == .raw ? .raw(path: path) : .escaped(path: path), at: tag.range)
  }

  /// The name of the innermost section, unless a parent or a block is inside it, whose text stands elsewhere.
  private var section: String? {
    let element = open.last { if case .inverted = $0.kind { false } else { true } }
    return if let element, case .section = element.kind { element.tag.spelling } else { nil }
  }

  private mutating func readSection(_ tag: Tag) {
    let isStandalone = skip(tag.range, on: line(of: tag))
    let path = builder.add(path: tag)
    let isInverted = tag.kind == .inverted
    let position = builder.add(
      isInverted ? .inverted(path: path, end: 0) : .section(path: path, end: 0),
      at: tag.range, isStandalone: isStandalone)
    let kind = isInverted ? OpenElement.Opening.inverted(path: path) : .section(path: path)
    open.append(OpenElement(kind: kind, tag: tag, position: position))
  }
}

// MARK: - End tags

extension TemplateParser {
  mutating func readEnd(_ tag: Tag) {
    guard let index = open.lastIndex(where: { $0.tag.label == tag.label }) else { return reportStray(tag) }
    if index < open.count - 1 { reportNesting(of: tag) }
    while open.count > index + 1, let inner = open.popLast() {
      close(inner, with: tag.range.lowerBound..<tag.range.lowerBound, on: nil)
    }
    let line = line(of: tag)
    guard let element = open.popLast() else { return }
    close(element, with: tag.range, on: line)
  }

  /// Ends an element at its end tag, or at an empty range where it must end for want of one.
  private mutating func close(_ element: OpenElement, with tag: Range<Int>, on line: Line?) {
    switch element.kind {
    case .section(let path):
      let isStandalone = skip(tag, on: line)
      let end = builder.add(.endSection(begin: element.position), at: tag, isStandalone: isStandalone)
      builder.patch(element.position, .section(path: path, end: end))
    case .inverted(let path):
      let isStandalone = skip(tag, on: line)
      let end = builder.addTarget(at: tag, isStandalone: isStandalone)
      builder.patch(element.position, .inverted(path: path, end: end))
    case .block(let block): close(block: block, of: element, with: tag, on: line)
    case .argument(let argument): close(argument, of: element, with: tag, on: line)
    case .parent(let parent): close(parent, of: element, with: tag, on: line)
    case .ignored: textStart = tag.upperBound
    }
  }

  private mutating func reportStray(_ tag: Tag) {
    addText(to: tag.range.lowerBound)
    textStart = tag.range.upperBound
    let names = open.suffix(1).map(\.tag.label)
    diagnostics.report(
      .strayEndTag, at: file.place(tag.range), "nothing named `\(tag.label)` is open here",
      fix: Suggestion.fix(for: tag.label, in: names) ?? "delete the tag, or open `\(tag.label)` before it")
  }

  private mutating func reportNesting(of tag: Tag) {
    guard let inner = open.last else { return }
    diagnostics.report(
      .wrongNesting, at: file.place(tag.range),
      "`\(tag.label)` closes before `\(inner.tag.label)` inside it",
      fix: "close `\(inner.tag.label)` first",
      notes: [Diagnostic.Note("`\(inner.tag.label)` opens here", at: file.place(inner.tag.range))])
  }

  private mutating func reportUnclosed(_ element: OpenElement) {
    let label = element.tag.label
    diagnostics.report(
      .unclosedSection, at: file.place(element.tag.range), "`\(label)` is opened here and never closed",
      fix: "add the end tag of `\(label)`")
  }

  private mutating func stopForDepth() -> TemplateBuilder {
    let range = open.last?.tag.range ?? 0..<0
    diagnostics.report(
      .sectionsTooDeep, at: file.place(range), "tags nest more than \(Self.deepestNesting) deep",
      fix: "move the inner ones into a partial")
    while let element = open.popLast() { close(element, with: range.upperBound..<range.upperBound, on: nil) }
    diagnostics += scanner.diagnostics
    return builder
  }
}

extension DiagnosticCode {
  package static let strayEndTag = DiagnosticCode(
    "StrayEndTag", .error,
    summary: "An end tag closes nothing.",
    explanation: """
      An end tag such as `{{/name}}` closes an open section, parent, or block of the same name (Mustache
      specification, sections).
      """,
    fix: "Remove it, or correct its name.",
    example: .init(.template, wrong: "<h1>{{page.title}}</h1>{{/page}}", right: "<h1>{{page.title}}</h1>"))

  package static let wrongNesting = DiagnosticCode(
    "WrongNesting", .error,
    summary: "Sections close in the wrong order.",
    explanation: "Sections, parents, and blocks close in the opposite order to their opening.",
    fix: "Close the inner section first.",
    example: .init(
      .template,
      wrong: "{{#page}}{{#site}}{{name}}{{/page}}",
      right: "{{#page}}{{#site}}{{name}}{{/site}}{{/page}}"))

  package static let unclosedSection = DiagnosticCode(
    "UnclosedSection", .error,
    summary: "The end tag of a section is missing.",
    explanation: """
      A section `{{#name}}`, an inverted section `{{^name}}`, a parent `{{<name}}`, and a block `{{$name}}`
      need `{{/name}}` in the same file.
      """,
    fix: "Add the end tag.",
    example: .init(.template, wrong: "{{#page}}{{title}}", right: "{{#page}}{{title}}{{/page}}"))

  package static let sectionsTooDeep = DiagnosticCode(
    "SectionsTooDeep", .error,
    summary: "Sections, parents, and blocks can be nested at most 64 deep in one file.",
    fix: "Move the inner ones into a partial.",
    withoutExample: .amount)
}
