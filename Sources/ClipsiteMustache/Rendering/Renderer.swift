public import ClipsiteDiagnostics

/// Renders templates, one after the other, with buffers that it keeps.
///
/// Each thread needs its own; the library is shared.
public struct Renderer: Sendable {
  /// How far a render may go.
  public var limits: RenderLimits
  /// Whether to collect `unknownValues`; it costs time.
  public var collectsUnknownValues = false
  /// The variables of the last render that no context knew, as warnings, once for each tag.
  ///
  /// Names in sections are not among them: a section is how a template asks whether open data has a value.
  public internal(set) var unknownValues: [Diagnostic] = []

  /// Whether to collect `runs`; it costs time.
  var collectsRuns = false
  /// What wrote each part of the last render.
  var runs: [RenderOrigins.Run] = []
  /// What is known of the data while a template is explored; nil while one is rendered.
  var explored: Exploration.Knowledge?
  var contexts = ContextStack()
  var loops: [Loop] = []
  var calls: [Call] = []
  var frames: [Frame] = []
  var indentation: [UInt8] = []
  var state = State()
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
    state.outputStart = output.count
    do throws(RenderError) {
      try run(library, &output)
    } catch {
      output.removeSubrange(state.outputStart...)
      contexts.removeAll()
      throw error
    }
    contexts.removeAll()
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
