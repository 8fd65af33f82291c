public import ClipsiteText

/// Renders templates, one after the other, with buffers that it keeps.
///
/// Each thread needs its own; the library is shared.
public struct Renderer: Sendable {
  /// The limits of a render.
  public var limits: RenderLimits
  /// Indicates whether to collect `unknownValues`; it costs time.
  public var collectsUnknownValues = false
  /// The variables of the last render that no context knew, as warnings, once for each tag.
  ///
  /// Names in sections are not among them: a section is how a template asks whether open data has a value.
  public internal(set) var unknownValues: [Diagnostic] = []

  /// Indicates whether to collect `runs`; it costs time.
  var collectsRuns = false
  /// The source of each part of the last render.
  var runs: [RenderOrigins.Run] = []
  var contexts = ContextStack()
  var loops: [Loop] = []
  var calls: [Call] = []
  var frames: [Frame] = []
  var indentation: [UInt8] = []
  var state = State()
  var steps = 0
  /// The length of the output at which a line has its indentation already, or -1.
  var indentedAt = -1
  var unknownPlaces: Set<SourceRange> = []

  /// Makes a renderer.
  public init(limits: RenderLimits = RenderLimits()) { self.limits = limits }

  /// Renders a template and appends the bytes to a buffer.
  ///
  /// - Throws: `RenderError` when a limit is reached; the buffer is then as it was.
  public mutating func render(
    _ template: TemplateID, of library: TemplateLibrary, with value: Value, into output: inout [UInt8]
  ) throws(RenderError) {
    try render(template, of: library, with: [value], into: &output)
  }

  /// Renders a template with several contexts, of which later ones hide earlier ones.
  ///
  /// - Throws: `RenderError` when a limit is reached; the buffer is then as it was.
  public mutating func render(
    _ template: TemplateID, of library: TemplateLibrary, with stack: [Value],
    into output: inout [UInt8]
  ) throws(RenderError) {
    reset(template, library)
    for value in stack { contexts.push(value) }
    var rendered = MarkupOutput(extending: &output)
    defer {
      contexts.removeAll()
      rendered.finish(in: &output)
    }
    do throws(RenderError) {
      try run(library, &rendered)
    } catch {
      rendered.removeAll()
      throw error
    }
  }

  private mutating func reset(_ template: TemplateID, _ library: TemplateLibrary) {
    contexts.removeAll()
    loops.removeAll(keepingCapacity: true)
    calls.removeAll(keepingCapacity: true)
    frames.removeAll(keepingCapacity: true)
    indentation.removeAll(keepingCapacity: true)
    unknownValues.removeAll()
    unknownPlaces.removeAll()
    runs.removeAll()
    steps = 0
    indentedAt = -1
    state = State()
    state.template = template.index
    state.end = library.templates[template.index].code.count
  }
}

extension TemplateLibrary {
  /// Renders a template once. To render many, keep a `Renderer`.
  public func render(
    _ template: TemplateID, with value: Value, into output: inout [UInt8],
    limits: RenderLimits = RenderLimits()
  ) throws(RenderError) {
    var renderer = Renderer(limits: limits)
    try renderer.render(template, of: self, with: value, into: &output)
  }
}

extension Renderer {
  /// The state of the machine.
  struct State: Sendable {
    /// The template whose instructions run.
    var template = 0
    /// The next instruction.
    var position = 0
    /// The end of the instructions, where the machine returns.
    var end = 0
    /// The start of the white space in the indentation buffer that goes before each line. It ends at the end
    /// of the buffer.
    var indentationStart = 0
    /// The innermost frame whose arguments replace blocks, or -1.
    var frame = -1
    /// The number of inclusions around this point.
    var depth = 0
    /// Indicates whether the check of the templates foresaw the contexts here: no tag with a dynamic name is
    /// around this point.
    var isForeseen = true
  }

  /// The state to restore after an included template, or after an argument.
  struct Call: Sendable {
    let state: State
    /// The tag that was left.
    let site: Int
    let indentationCount: Int
    let frameCount: Int
  }

  /// A section that runs.
  struct Loop: Sendable {
    /// The list, or nothing when the value was no list.
    let list: [Value]
    var next: Int
  }

  /// The arguments of a parent tag.
  struct Frame: Sendable {
    let template: Int
    let arguments: Range<Int>
    /// The frame around the parent tag, or -1.
    let outer: Int
  }
}
