package import ClipsiteText

/// The source of each byte of a rendered page: the text of a template, or the value of a tag.
///
/// A renderer collects it only when asked, because it costs time. It serves to blame the template and line
/// that wrote something into a page.
package struct RenderOrigins: Sendable {
  /// The source of a byte.
  package enum Origin: Hashable, Sendable {
    /// The text of a template, from this place to the end of the run that was written with it.
    case text(SourceRange)
    /// The value of a tag, by its name and the place of the tag.
    case value(name: String, tag: SourceRange)
  }

  /// A run of bytes that was written at once.
  struct Run: Sendable {
    enum Source: Sendable {
      /// A template's text from this offset.
      case text(Int)
      /// The value of the tag with this path.
      case value(path: Int)
    }

    /// The offset of the first byte.
    let start: Int
    let template: Int
    let source: Source
  }

  /// The rendered page.
  package private(set) var bytes: [UInt8] = []
  private let library: TemplateLibrary
  private let runs: [Run]

  /// Renders a template and collects the sources of the bytes.
  ///
  /// - Throws: `RenderError` if a limit is reached.
  package init(
    rendering template: TemplateID, of library: TemplateLibrary, with stack: [Value], limits: RenderLimits
  ) throws(RenderError) {
    var renderer = Renderer(limits: limits)
    renderer.collectsRuns = true
    try renderer.render(template, of: library, with: stack, into: &bytes)
    runs = renderer.runs
    self.library = library
  }

  /// Returns the source of a byte, or `nil` if there is no such byte.
  package func origin(of offset: Int) -> Origin? {
    guard bytes.indices.contains(offset), let index = lastRun(upTo: offset) else { return nil }
    let run = runs[index]
    let template = library.templates[run.template]
    switch run.source {
    case .value(let path):
      let path = template.paths[path]
      return .value(name: template.spelling(of: path), tag: SourceRange(template.path, path.tag))
    case .text(let start):
      let end = index + 1 < runs.count ? runs[index + 1].start : bytes.count
      let place = template.fileOffset(ofText: start + offset - run.start)
      return .text(SourceRange(template.path, place..<(place + end - offset)))
    }
  }

  private func lastRun(upTo offset: Int) -> Int? {
    var (lower, upper) = (0, runs.count)
    while lower < upper {
      let middle = (lower + upper) / 2
      if runs[middle].start <= offset { lower = middle + 1 } else { upper = middle }
    }
    return lower > 0 ? lower - 1 : nil
  }
}
