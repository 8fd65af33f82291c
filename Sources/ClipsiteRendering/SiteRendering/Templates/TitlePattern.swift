import ClipsiteAppClips
package import ClipsiteContent
import ClipsiteMustache
package import ClipsiteSite
import ClipsiteSystem
import ClipsiteText

/// The pattern of the titles of locations, in the language of templates: the key `titles` of `site.yml`.
package struct TitlePattern: Sendable {
  private let library: TemplateLibrary
  private let template: TemplateID
  /// The mistakes in the pattern.
  let diagnostics: [Diagnostic]

  /// The pattern of a site; nil without one.
  package init?(_ site: Site, _ content: ContentFolder) {
    guard let text = site.configuration.options.titles, !text.value.isEmpty else { return nil }
    let library = TemplateLibrary([Self.name: Self.file(text, content)])
    guard let template = library.template(named: Self.name) else { return nil }
    self.template = template
    let (resolved, found) = library.resolved([template], against: TemplateContext.stack)
    self.library = resolved.writingText
    diagnostics = (library.diagnostics + found).filter { $0.code != .unescapedText }
  }

  private static let name = "titles"

  /// The pattern behind a comment that is as long as what precedes it in `site.yml`, so that positions in it
  /// are positions in that file.
  private static func file(_ text: Ranged<String>, _ content: ContentFolder) -> SourceFile {
    let start = max(5, text.range.bytes?.lowerBound ?? 0)
    let comment = "{{!" + String(repeating: " ", count: start - 5) + "}}"
    return SourceFile(path: content.displayPath(of: SiteFolder.configurationFileName), comment + text.value)
  }

  /// The markup of the title of a page.
  ///
  /// - Throws: `RenderError` if the pattern asks for too much.
  func title(
    of context: PageContext, _ shared: Value, by renderer: inout ClipsiteMustache.Renderer
  ) throws(RenderError) -> [UInt8] {
    var text: [UInt8] = []
    try renderer.render(template, of: library, with: [shared, context.value], into: &text)
    return HTML(escaping: text).bytes
  }
}
