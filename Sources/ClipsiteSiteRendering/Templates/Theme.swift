import ClipsiteDiagnostics
package import ClipsiteMustache
import ClipsitePlatform
package import ClipsiteSiteModel

/// The templates of a site, parsed once, and which of them renders what.
package struct Theme: Sendable {
  /// All templates and partials.
  package let library: TemplateLibrary
  /// The files of the templates, sorted by path.
  let sources: [SourceFile]
  /// The template of pages with a list.
  let directory: TemplateID
  /// The template of locations.
  let location: TemplateID
  /// The template of other pages.
  let page: TemplateID
  /// The template of pages that only show an App Clip card.
  let card: TemplateID
  /// The template of short URLs.
  let redirect: TemplateID
  /// The template of the answer to unknown URLs.
  let notFound: TemplateID

  /// The names of the templates that are no partials: those that a page may name.
  let pageTemplateNames: [String]

  /// The names that every theme has.
  static let requiredNames = ["directory", "location", "page", "card", "redirect", "404"]

  /// A theme, or nil when a template is missing; everything wrong with the templates is reported.
  init?(_ files: [String: SourceFile], folder: String, _ diagnostics: inout [Diagnostic]) {
    let library = TemplateLibrary(files)
    diagnostics += library.diagnostics
    for name in Self.requiredNames where library.template(named: name) == nil {
      diagnostics.append(MissingThemeTemplate.diagnostic(name, folder: folder))
    }
    guard let directory = library.template(named: "directory"),
      let location = library.template(named: "location"), let page = library.template(named: "page"),
      let card = library.template(named: "card"), let redirect = library.template(named: "redirect"),
      let notFound = library.template(named: "404")
    else { return nil }
    self.library = library
    sources = files.values.sorted { $0.path < $1.path }
    pageTemplateNames = library.names.filter { name in
      let path = library.template(named: name).map { library.template($0).path } ?? ""
      return RelativePath(path).relative(to: RelativePath(folder))?.topFolder != TemplateFolder.partialsFolder
    }
    self.directory = directory
    self.location = location
    self.page = page
    self.card = card
    self.redirect = redirect
    self.notFound = notFound
  }

  /// The template for a kind of page.
  package func template(for kind: Page.Kind) -> TemplateID {
    switch kind {
    case .directory: directory
    case .location: location
    case .plain: page
    }
  }

  /// The template with a name, or nil.
  func template(named name: String) -> TemplateID? { library.template(named: name) }
}
