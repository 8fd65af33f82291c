package import ClipsiteText

// Partials, parents and blocks.
extension TemplateParser {
  mutating func readPartial(_ tag: Tag) {
    let line = line(of: tag)
    let isStandalone = skip(tag.range, on: line)
    let indentation = isStandalone ? self.indentation(line.start..<tag.range.lowerBound) : []
    let inclusion = add(inclusionOf: tag, ownsLine: isStandalone, indentation: indentation)
    builder.add(.partial(inclusion), at: tag.range, isStandalone: isStandalone)
  }

  private mutating func add(inclusionOf tag: Tag, ownsLine: Bool, indentation: [UInt8]) -> Int {
    let target: Template.Inclusion.Target
    if tag.isDynamic {
      target = .dynamic(path: builder.add(path: tag))
    } else {
      checkTemplateName(tag)
      target = .named(tag.spelling)
    }
    builder.inclusions.append(
      Template.Inclusion(
        target: target, place: tag.name, ownsLine: ownsLine, indentation: indentation, arguments: 0..<0))
    return builder.inclusions.count - 1
  }

  private mutating func checkTemplateName(_ tag: Tag) {
    guard !Self.isPlain(templateName: tag.spelling) else { return }
    diagnostics.report(
      .invalidTemplateName, at: file.place(tag.name),
      "the template name `\(tag.spelling)` is not a plain path below the templates folder",
      fix: "name the template by its path below that folder, as in `partials/head`")
  }

  /// Indicates whether a template name is a path that stays below the templates folder.
  static func isPlain(templateName name: String) -> Bool {
    let parts = name.split(separator: "/", omittingEmptySubsequences: false)
    return !name.utf8.contains(UInt8(ascii: "\\")) && !parts.contains { ["", ".", ".."].contains($0) }
  }

  /// White space before a tag, less what the argument around it takes away.
  private func indentation(_ range: Range<Int>) -> [UInt8] {
    let taken = builder.dedented(bytes[range])
    return Array(bytes[range].dropFirst(taken))
  }
}

// MARK: - Parents

extension TemplateParser {
  mutating func openParent(_ tag: Tag) {
    let line = line(of: tag)
    var slot: Int?
    if line.isBlankBefore {
      addText(to: line.start)
      slot = builder.add(indentation: line.start..<tag.range.lowerBound, of: bytes)
    } else {
      addText(to: tag.range.lowerBound)
    }
    textStart = tag.range.upperBound
    let inclusion = add(inclusionOf: tag, ownsLine: false, indentation: [])
    let position = builder.add(.parent(inclusion, end: 0), at: tag.range)
    let parent = OpenElement.Parent(inclusion: inclusion, indentation: slot)
    open.append(OpenElement(kind: .parent(parent), tag: tag, position: position))
  }

  mutating func close(
    _ parent: OpenElement.Parent, of element: OpenElement, with tag: Range<Int>, on line: Line?
  ) {
    textStart = max(textStart, tag.upperBound)
    let inclusion = parent.inclusion
    let first = builder.arguments.count
    builder.arguments += parent.arguments
    builder.inclusions[inclusion].arguments = first..<builder.arguments.count
    if let slot = parent.indentation, let line, line.isBlankAfter {
      builder.inclusions[inclusion].ownsLine = true
      builder.inclusions[inclusion].indentation = builder.take(indentation: slot)
      textStart = line.next
      builder.startsLine = true
    } else {
      builder.startsLine = false
    }
    let end = builder.addTarget(at: tag, isStandalone: true)
    builder.patch(element.position, .parent(inclusion, end: end))
  }

  /// A tag directly inside a parent, where only blocks count.
  mutating func readDiscarded(_ tag: Tag) {
    addText(to: tag.range.lowerBound)
    textStart = tag.range.upperBound
    switch tag.kind {
    case .comment, .delimiters: break
    case .end: readEnd(tag)
    case .block where isInParent: openArgument(tag)
    case .section, .inverted, .parent, .block:
      warnOfIgnored(tag.range)
      open.append(OpenElement(kind: .ignored, tag: tag, position: 0))
    case .escaped, .raw, .partial: warnOfIgnored(tag.range)
    }
  }

  private var isInParent: Bool {
    if case .parent? = open.last?.kind { true } else { false }
  }

  mutating func warnOfIgnored(text range: Range<Int>) {
    let bytes = bytes
    guard let first = range.first(where: { !TagScanner.isSpace(bytes[$0]) }) else { return }
    let end = range[first...].first { bytes[$0] == 0x0A || bytes[$0] == 0x0D } ?? range.upperBound
    warnOfIgnored(first..<end)
  }

  /// Warns once for each parent.
  private mutating func warnOfIgnored(_ range: Range<Int>) {
    guard case .parent(var parent)? = open.last?.kind, !parent.hasWarned else { return }
    parent.hasWarned = true
    let label = open[open.count - 1].tag.label
    open[open.count - 1].kind = .parent(parent)
    diagnostics.report(
      .ignoredInParent, at: file.place(range),
      "this is not rendered: only blocks count directly inside `\(label)`",
      fix: "move it into a block, or delete it")
  }
}

// MARK: - Blocks

extension TemplateParser {
  /// A block that can be replaced.
  mutating func openBlock(_ tag: Tag) {
    let line = line(of: tag)
    let isStandalone = skip(tag.range, on: line)
    var block = Template.Block(name: Name(tag.spelling), position: .inline, indentation: [], end: 0)
    if isStandalone {
      let first = Line.firstIndentation(in: bytes, from: textStart)
      block = Template.Block(name: block.name, position: .ownLine, indentation: indentation(first), end: 0)
    } else if line.isBlankBefore {
      let indentation = indentation(line.start..<tag.range.lowerBound)
      block = Template.Block(name: block.name, position: .lineStart, indentation: indentation, end: 0)
    }
    builder.blocks.append(block)
    let number = builder.blocks.count - 1
    let position = builder.add(.block(number), at: tag.range, isStandalone: isStandalone)
    open.append(OpenElement(kind: .block(number), tag: tag, position: position))
  }

  mutating func close(block: Int, of element: OpenElement, with tag: Range<Int>, on line: Line?) {
    let opener = self.line(of: element.tag)
    let isEmpty = Line.firstIndentation(in: bytes, from: opener.next).upperBound == tag.lowerBound
    if builder.blocks[block].position == .ownLine, isEmpty {
      builder.blocks[block].indentation = indentation(opener.start..<element.tag.range.lowerBound)
    }
    let isStandalone = skip(tag, on: line)
    builder.blocks[block].end = builder.addTarget(at: tag, isStandalone: isStandalone)
  }

  /// A block directly inside a parent, which replaces one of the parent's template.
  mutating func openArgument(_ tag: Tag) {
    let line = line(of: tag)
    let argument = OpenElement.Argument(startsLine: line.isBlankAfter, outerDedent: builder.dedent)
    if line.isBlankAfter {
      textStart = line.next
      builder.dedent = bytes[Line.firstIndentation(in: bytes, from: line.next)]
    }
    builder.startsLine = line.isBlankAfter
    let position = builder.addTarget(at: tag.range, isStandalone: true)
    open.append(OpenElement(kind: .argument(argument), tag: tag, position: position))
  }

  mutating func close(
    _ argument: OpenElement.Argument, of element: OpenElement, with tag: Range<Int>, on line: Line?
  ) {
    open.append(element)
    addText(to: line.map { $0.isBlankBefore ? $0.start : tag.lowerBound } ?? tag.lowerBound)
    open.removeLast()
    textStart = tag.upperBound
    let end = builder.addTarget(at: tag, isStandalone: true)
    builder.dedent = argument.outerDedent
    let name = Name(element.tag.spelling)
    add(
      Template.Argument(name: name, body: element.position..<end, startsLine: argument.startsLine),
      of: element.tag)
  }

  private mutating func add(_ argument: Template.Argument, of tag: Tag) {
    guard case .parent(var parent)? = open.last?.kind else { return }
    if parent.argumentNames.insert(argument.name).inserted {
      parent.arguments.append(argument)
    } else {
      diagnostics.report(
        .duplicateBlock, at: file.place(tag.range), "the block `\(argument.name)` is given twice",
        fix: "keep one of the two")
    }
    open[open.count - 1].kind = .parent(parent)
  }
}

extension DiagnosticCode {
  package static let invalidTemplateName = DiagnosticCode(
    "InvalidTemplateName", .error,
    summary: "A template name must be a path below the templates folder.",
    explanation: """
      It has no file extension, as in `head` or `menus/drinks`. It is not absolute, has no backslash, and no part is
      empty, `.`, or `..`. A template cannot reach outside the folder.
      """,
    fix: "Write the path below the folder.",
    example: .init(.template, wrong: "{{> ../head}}", right: "{{> head}}"))

  package static let duplicateBlock = DiagnosticCode(
    "DuplicateBlock", .error,
    summary: "A parent tag contains a block twice.",
    explanation: "The second block would never be shown.",
    fix: "Remove one of the two.",
    example: .init(
      .template,
      wrong: "{{<head}}{{$title}}Donuts{{/title}}{{$title}}Bagels{{/title}}{{/head}}",
      right: "{{<head}}{{$title}}Donuts{{/title}}{{/head}}"))

  package static let ignoredInParent = DiagnosticCode(
    "IgnoredInParent", .warning,
    summary: "clipsite does not render this part of a parent tag.",
    explanation: """
      Between `{{<parent}}` and `{{/parent}}`, only blocks `{{$name}}…{{/name}}` have a meaning (Mustache
      specification, inheritance).
      """,
    fix: "Move the text into a block.",
    example: .init(
      .template, wrong: "{{<head}}Donuts{{/head}}", right: "{{<head}}{{$title}}Donuts{{/title}}{{/head}}"))
}
