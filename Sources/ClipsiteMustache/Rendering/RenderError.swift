public import ClipsiteText

/// The reason why a render stopped: it reached one of the limits.
public struct RenderError: Error, Hashable, Sendable {
  /// The error as a diagnostic.
  public let diagnostic: Diagnostic
  /// The tag at which the render stopped.
  public var place: SourceRange { diagnostic.range }
  /// One sentence.
  public var message: String { diagnostic.message }

  init(_ diagnostic: Diagnostic) { self.diagnostic = diagnostic }
}

extension Renderer {
  // It is mutating because the compiler otherwise copies the renderer for each call.
  @inline(__always)
  mutating func checkSize(_ count: Int, _ library: TemplateLibrary) throws(RenderError) {
    if count > limits.outputSize { throw sizeError(in: library) }
  }

  private func sizeError(in library: TemplateLibrary) -> RenderError {
    error(
      .outputTooLarge, at: state.position - 1, in: library,
      "the page grows over \(limits.outputSize) bytes here",
      fix: "split the page, or write less for each element")
  }

  func stepsError(in library: TemplateLibrary) -> RenderError {
    error(
      .tooManySteps, at: state.position - 1, in: library,
      "the page takes more than \(limits.steps) steps to render", fix: "repeat less")
  }

  func depthError(at site: Int, in library: TemplateLibrary) -> RenderError {
    error(
      .includesTooDeep, at: site, in: library,
      "templates include each other more than \(limits.includeDepth) deep",
      fix: "include a template in itself only inside a section whose data comes to an end")
  }

  private func error(
    _ code: DiagnosticCode, at position: Int, in library: TemplateLibrary, _ message: String, fix: String
  ) -> RenderError {
    let place = place(of: position, in: library.templates[state.template])
    let notes = inclusions(before: place, in: library)
    return RenderError(Diagnostic(code, at: place, message, fix: fix, notes: notes))
  }

  /// The tags that led here, each once, the outermost first.
  private func inclusions(before last: SourceRange, in library: TemplateLibrary) -> [Diagnostic.Note] {
    var seen: Set<SourceRange> = [last]
    return calls.compactMap { call in
      let template = library.templates[call.state.template]
      let place = place(of: call.site, in: template)
      guard seen.insert(place).inserted else { return nil }
      if case .block(let block) = template.code[call.site] {
        return Diagnostic.Note("the block `\(template.blocks[block].name)` is here", at: place)
      }
      return Diagnostic.Note("included from here", at: place)
    }
  }

  private func place(of position: Int, in template: Template) -> SourceRange {
    SourceRange(template.path, template.places[position])
  }

  mutating func collectUnknown(_ number: Int, in template: Template) {
    let path = template.paths[number]
    let place = SourceRange(template.path, path.place)
    guard unknownPlaces.insert(place).inserted else { return }
    let name = template.spelling(of: path)
    unknownValues.append(
      Diagnostic(
        .unknownVariable, at: place, "the page has no value named `\(name)`",
        fix: Suggestion.fix(for: name, in: contexts.names.lazy.map(\.spelling))
          ?? "add the value, or test for it first with a section", severity: .warning))
  }
}

extension DiagnosticCode {
  /// Templates include each other deeper than `RenderLimits.includeDepth`.
  public static let includesTooDeep = DiagnosticCode(
    "IncludesTooDeep", .error,
    summary: "Templates include each other more than 32 levels deep.",
    explanation: """
      A template can include itself only inside a section whose data ends, such as the children of a menu
      entry.
      """,
    fix: "Remove the inclusion, or put it into such a section.",
    example: .init(
      .files,
      wrong: """
        Content/market.md
        ==> Templates/partials/menu.mustache <==
        <li>{{>menu}}</li>
        ==> Templates/page.mustache <==
        <head>{{head.tags}}</head>{{>menu}}
        """,
      right: """
        Content/market.md
        ==> Templates/partials/menu.mustache <==
        <li>Donuts</li>
        ==> Templates/page.mustache <==
        <head>{{head.tags}}</head>{{>menu}}
        """))

  /// The output is larger than `RenderLimits.outputSize`.
  public static let outputTooLarge = DiagnosticCode(
    "OutputTooLarge", .error,
    summary: "A page can have at most 4 MiB.",
    fix: "Split the list that makes the page so long, or write less for each element.",
    withoutExample: .amount)

  /// The render took more than `RenderLimits.steps`.
  public static let tooManySteps = DiagnosticCode(
    "TooManySteps", .error,
    summary: "Rendering a page can take at most 20,000,000 steps.",
    explanation: """
      The steps multiply if sections over long lists are inside each other, or if partials include several
      others.
      """,
    fix: "Shorten the lists, or do not nest their sections.",
    withoutExample: .amount)
}
