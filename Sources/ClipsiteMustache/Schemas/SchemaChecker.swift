public import ClipsiteText

/// Walks a template and everything that it includes, as a render would, with schemas in place of data. It finds
/// mistakes, and the slots of names.
struct SchemaChecker {
  /// The depth to which inclusions and replaced blocks are followed into each other. It is beyond what a
  /// render follows, and small enough for any thread's stack.
  private static let deepestWalk = 4 * RenderLimits.defaultIncludeDepth

  /// The number of different walks in a check before it leaves out the rest. Only templates that include each
  /// other in every order of many records come near.
  private static let mostVisits = 20_000

  /// Blocks that are replaced, as a chain of frames.
  private final class Frame {
    let template: Int
    let arguments: Range<Int>
    let outer: Frame?

    init(template: Int, arguments: Range<Int>, outer: Frame?) {
      self.template = template
      self.arguments = arguments
      self.outer = outer
    }

    /// The arguments visible here, which together with the schemas decide what a template renders.
    var key: [[Int]] { [[template, arguments.lowerBound]] + (outer?.key ?? []) }
  }

  /// A walk that need not be repeated.
  private struct Visit: Hashable {
    let template: Int
    let body: Range<Int>
    let stack: SchemaStack.Key
    let frames: [[Int]]
  }

  private let library: TemplateLibrary
  private var visits: Set<Visit> = []
  /// The mistakes found so far, without their fixes.
  private var known: Set<Diagnostic> = []
  private var found: [Diagnostic] = []
  private var depth = 0
  /// The slots that the walks found for each name of each template. Where two differ, there is no slot.
  private var slots: [[Set<Template.Slot?>]]
  /// Indicates whether no walk was left out.
  private var isComplete = true

  init(_ library: TemplateLibrary) {
    self.library = library
    slots = library.templates.map { Array(repeating: [], count: $0.names.count) }
  }

  /// The mistakes found so far.
  var diagnostics: [Diagnostic] { found.sorted() }

  /// The library with the slots found so far.
  var resolved: TemplateLibrary {
    guard isComplete else { return library }
    return library.mapTemplates { index, template in
      Template(template, slots: slots[index].map { $0.count == 1 ? $0.first ?? nil : nil })
    }
  }

  /// Checks a template and what it includes.
  mutating func check(_ template: Int, against stack: [Schema]) {
    visits = []
    walk(template, library.templates[template].code.indices, with: SchemaStack(stack), in: nil)
  }

  /// Walks a template or an argument; recursion is only as deep as templates include each other.
  private mutating func walk(
    _ index: Int, _ body: Range<Int>, with stack: SchemaStack, in frame: Frame?
  ) {
    let visit = Visit(template: index, body: body, stack: stack.key, frames: frame?.key ?? [])
    guard depth < Self.deepestWalk, visits.count < Self.mostVisits else {
      isComplete = false
      return
    }
    guard visits.insert(visit).inserted else { return }
    depth += 1
    defer { depth -= 1 }
    let template = library.templates[index]
    var stacks = [stack]
    var position = body.lowerBound
    while position < body.upperBound, let stack = stacks.last {
      let instruction = template.code[position]
      position += 1
      switch instruction {
      case .text, .lineStart: break
      case .escaped(let path): checkVariable(path, in: index, stack, isRaw: false)
      case .raw(let path): checkVariable(path, in: index, stack, isRaw: true)
      case .section(let path, _): stacks.append(pushing(path, in: index, stack))
      case .endSection: stacks.removeLast()
      case .inverted(let path, _): _ = find(path, in: index, stack)
      case .partial(let inclusion): include(inclusion, from: index, with: stack, in: frame)
      case .parent(let inclusion, let end):
        include(inclusion, from: index, with: stack, in: frame)
        position = end
      case .block(let block):
        position = walk(template.blocks[block], else: position, with: stack, in: frame)
      }
    }
  }

  private mutating func include(
    _ number: Int, from index: Int, with stack: SchemaStack, in frame: Frame?
  ) {
    let template = library.templates[index]
    let inclusion = template.inclusions[number]
    if case .dynamic(let path) = inclusion.target {
      return checkVariable(path, in: index, stack, isRaw: false)
    }
    let target = library.links[index][number]
    guard target >= 0 else { return }
    var inner = frame
    if addsArguments(inclusion.arguments, of: template, to: frame) {
      inner = Frame(template: index, arguments: inclusion.arguments, outer: frame)
    }
    walk(target, library.templates[target].code.indices, with: stack, in: inner)
  }

  /// Indicates whether a parent tag gives a block that no template further out gives already. Frames that add
  /// nothing are left out, so that templates which include themselves come to an end here.
  private func addsArguments(_ range: Range<Int>, of template: Template, to frame: Frame?) -> Bool {
    template.arguments[range].contains { replacement(of: $0.name, in: frame) == nil }
  }

  /// Walks what a block renders: what replaces it, or else its default content. Returns where to go on.
  private mutating func walk(
    _ block: Template.Block, else content: Int, with stack: SchemaStack, in frame: Frame?
  ) -> Int {
    guard let (frame, argument) = replacement(of: block.name, in: frame) else { return content }
    walk(frame.template, argument.body, with: stack, in: frame.outer)
    return block.end
  }

  private func replacement(of name: Name, in frame: Frame?) -> (Frame, Template.Argument)? {
    var found: (Frame, Template.Argument)?
    var next = frame
    while let frame = next {
      let arguments = library.templates[frame.template].arguments
      if let argument = arguments[frame.arguments].first(where: { $0.name == name }) {
        found = (frame, argument)
      }
      next = frame.outer
    }
    return found
  }

  private mutating func pushing(_ path: Int, in index: Int, _ stack: SchemaStack) -> SchemaStack {
    var inner = stack
    var kind = find(path, in: index, stack) ?? .open
    if case .list(let element) = kind { kind = element.resolved }
    inner.push(kind)
    return inner
  }

  private mutating func checkVariable(
    _ number: Int, in index: Int, _ stack: SchemaStack, isRaw: Bool
  ) {
    let template = library.templates[index]
    let path = template.paths[number]
    let name = template.spelling(of: path)
    switch find(number, in: index, stack) {
    case .text? where isRaw:
      report(
        .unescapedText, in: template, at: path.tag,
        "the text `\(name)` is written unescaped, which can let markup in",
        fix: "write `{{\(name)}}`")
    case .list?:
      report(
        .writesNothing, in: template, at: path.tag,
        "`\(name)` is a list, which a variable tag writes as nothing",
        fix: "write `{{#\(name)}}…{{/\(name)}}` around what each element shows")
    case .record?:
      report(
        .writesNothing, in: template, at: path.tag,
        "`\(name)` is a record, which a variable tag writes as nothing",
        fix: "name one of its values")
    default: break
    }
  }

  /// The kind of a name's value; an unknown name is reported.
  private mutating func find(_ number: Int, in index: Int, _ stack: SchemaStack) -> Schema.Content? {
    let template = library.templates[index]
    let path = template.paths[number]
    switch stack.find(template.names[path.names]) {
    case .schema(let kind, let slots):
      for (name, slot) in zip(path.names, slots) { self.slots[index][name].insert(slot) }
      return kind
    case .unknown(let part, let records): reportUnknown(part, of: path, in: template, records)
    case .notARecord(let part, let kind): reportNames(in: part, of: path, in: template, kind)
    }
    return nil
  }
}

// MARK: - Messages

extension SchemaChecker {
  private mutating func reportUnknown(
    _ part: Int, of path: Template.Path, in template: Template, _ records: [RecordSchema]
  ) {
    let names = template.names[path.names]
    let name = names[names.startIndex + part].spelling
    let owner = names.prefix(part).map(\.spelling).joined(separator: ".")
    report(
      .unknownVariable, in: template, at: path.place(ofPart: part, in: template),
      part == 0 ? "nothing is named `\(name)` here" : "`\(owner)` has nothing named `\(name)`",
      fix: Self.fix(for: name, isFirst: part == 0, records.flatMap(SchemaStack.candidates)))
  }

  /// Returns the fix for an unknown name: the record that has it, a name like it, or Mustache's own word for
  /// it.
  private static func fix(for name: String, isFirst: Bool, _ candidates: [SchemaStack.Candidate]) -> String {
    let names = candidates.map(\.name.spelling)
    guard isFirst else { return Suggestion.fix(for: name, in: names) ?? "use a name that is known here" }
    let inside = candidates.flatMap { candidate in
      candidate.inside.map { (part: $0.spelling, whole: "\(candidate.name.spelling).\($0.spelling)") }
    }
    let same = inside.filter { $0.part.lowercased() == name.lowercased() }.map { "`\($0.whole)`" }
    if !same.isEmpty { return "did you mean \(same.prefix(2).joined(separator: " or "))?" }
    return ForeignSyntax.fix(forName: name) ?? Suggestion.fix(for: name, in: names + inside.map(\.whole))
      ?? "use a name that is known here"
  }

  private mutating func reportNames(
    in part: Int, of path: Template.Path, in template: Template, _ kind: Schema.Content
  ) {
    let names = template.names[path.names]
    let owner = names.prefix(part + 1).map(\.spelling).joined(separator: ".")
    let name = names[names.startIndex + part + 1].spelling
    let isList = if case .list = kind { true } else { false }
    report(
      .unknownVariable, in: template, at: path.place(ofPart: part + 1, in: template),
      "`\(owner)` is \(isList ? "a list" : "a single value") and has nothing named `\(name)`",
      fix: isList ? "write `{{#\(owner)}}…{{/\(owner)}}` and name `\(name)` inside" : "write `{{\(owner)}}`")
  }

  private mutating func report(
    _ code: DiagnosticCode, in template: Template, at range: Range<Int>, _ message: String,
    fix: @autoclosure () -> String
  ) {
    let range = SourceRange(template.path, range)
    guard known.insert(Diagnostic(code, at: range, message)).inserted else { return }
    found.report(code, at: range, message, fix: fix())
  }
}

extension Template.Path {
  /// Returns the range of one part of the name in the file.
  func place(ofPart part: Int, in template: Template) -> Range<Int> {
    let names = template.names[self.names]
    let start = names.prefix(part).reduce(place.lowerBound) { $0 + $1.spelling.utf8.count + 1 }
    return start..<(start + names[names.startIndex + part].spelling.utf8.count)
  }
}

extension TemplateLibrary {
  /// Returns the mistakes of a template, and of everything that it includes: values that data of this schema
  /// does not have. They are in order of path and offset.
  ///
  /// Of dynamic names only the variable is checked, since the template is known only when rendering.
  public func check(_ template: TemplateID, against schema: Schema) -> [Diagnostic] {
    var checker = SchemaChecker(self)
    checker.check(template.index, against: [schema])
    return checker.diagnostics
  }

  /// Checks templates against the contexts that a render begins with, and resolves their names.
  ///
  /// Data in records of other shapes render too. Records of these shapes must be as the schemas describe, and
  /// lists have no null among their elements.
  package func resolved(
    _ templates: [TemplateID], against stack: [Schema]
  ) -> (library: TemplateLibrary, diagnostics: [Diagnostic]) {
    var checker = SchemaChecker(self)
    for template in templates { checker.check(template.index, against: stack) }
    return (checker.resolved, checker.diagnostics)
  }
}

extension DiagnosticCode {
  package static let unknownVariable = DiagnosticCode(
    "UnknownVariable", .error,
    summary: "A tag names a value that the page does not have.",
    explanation: """
      It would render as nothing. Inside a section over a record or a list, the names of that record or of the
      list's elements come first, and then the names around it.
      """,
    fix: "Correct the name.",
    example: .init(.template, wrong: "<h1>{{page.titel}}</h1>", right: "<h1>{{page.title}}</h1>"))

  package static let unescapedText = DiagnosticCode(
    "UnescapedText", .warning,
    summary: "A tag writes text without escaping it.",
    explanation: """
      `{{{name}}}` and `{{&name}}` write a value as it is. A `<` or `"` in the text becomes markup of the
      page. `{{name}}` does not escape values that are already markup.
      """,
    fix: "Write `{{name}}`.",
    example: .init(.template, wrong: "<h1>{{{page.title}}}</h1>", right: "<h1>{{page.title}}</h1>"))

  package static let writesNothing = DiagnosticCode(
    "WritesNothing", .warning,
    summary: "A list or record has no text to write.",
    explanation: "A variable tag writes text, markup, and Booleans.",
    fix: "Open a section and write the parts of the value.",
    example: .init(.template, wrong: "{{page}}", right: "{{#page}}{{title}}{{/page}}"))
}
