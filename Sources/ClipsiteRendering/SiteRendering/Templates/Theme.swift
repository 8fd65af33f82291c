package import ClipsiteContent
package import ClipsiteMustache
package import ClipsiteSite
import ClipsiteSystem
package import ClipsiteText

/// The templates of a site and of the theme that it inherits, parsed once, and which of them renders what.
package struct Theme: Sendable {
  /// The mistakes in the templates.
  package let diagnostics: [Diagnostic]
  /// The files of the site.
  private let files: TemplateFiles
  /// The theme that they override.
  private let base: BuiltInTheme
  /// Indicates whether the site has search pages.
  private let searches: Bool
  /// All templates and partials.
  package let library: TemplateLibrary
  /// The files of the templates, sorted by path.
  let sources: [SourceFile]
  /// The template of pages with a list.
  let directory: TemplateID
  let location: TemplateID
  /// The template of other pages.
  let page: TemplateID
  /// The template of pages that only show an App Clip card.
  let card: TemplateID
  /// The template of short URLs.
  let redirect: TemplateID
  /// The template of the answer to unknown URLs.
  let notFound: TemplateID

  /// The template of search pages, or `nil` if the site has none.
  let finder: TemplateID?

  /// The names of the templates that are no partials: those that a page may name.
  let pageTemplateNames: [String]
  /// The files of the site that no template needs, by name. A page may still name them.
  let unused: [UnusedTemplate]

  /// The name of the template of search pages.
  private static let finderName = "finder"

  /// The theme of a site. It checks every template that can render a page against the data that it will see,
  /// and reports everything wrong with the templates. If a file cannot be read, its namesake stands in.
  package init(_ files: TemplateFiles, for options: SiteOptions) {
    (self.files, base, searches) = (files, options.theme, options.directory != nil)
    let inherited = Inherited(base, searches: searches)
    let own = files.sources.filter { inherited.sources[$0.key] == nil || !files.unreadable.contains($0.key) }
    let library = TemplateLibrary(
      own.merging(inherited.pageTemplates) { own, _ in own }, inheriting: inherited.sources,
      doubting: files.unreadable)
    func template(named name: String) -> TemplateID {
      guard let template = library.template(named: name) else { preconditionFailure("\(name) is built in") }
      return template
    }
    sources = library.names.compactMap { own[$0] ?? inherited.sources[$0] }.sorted { $0.path < $1.path }
    let pages = files.paths.filter { $0.value.topFolder != TemplateFolder.partialsFolder }
    pageTemplateNames = Set(pages.keys).union(inherited.pageTemplates.keys).sorted()
    unused = UnusedTemplate.all(
      in: files, besides: files.unreadable.isEmpty ? library.includedNames : nil, inheriting: inherited.paths)
    directory = template(named: "directory")
    location = template(named: "location")
    page = template(named: "page")
    card = template(named: "card")
    redirect = template(named: "redirect")
    notFound = template(named: "404")
    finder = own[Self.finderName]?.bytes.isEmpty == true ? nil : library.template(named: Self.finderName)
    // Partials are checked through the templates that include them.
    let found: [Diagnostic]
    (self.library, found) = library.resolved(
      pageTemplateNames.map(template(named:)), against: TemplateContext.stack)
    // A tag that is not closed can be the one that gives the names behind it.
    let isCut = library.diagnostics.contains { $0.code == .unclosedTag }
    diagnostics = files.diagnostics + library.diagnostics + (isCut ? [] : found)
  }

  /// Indicates whether all files of the site can be read.
  var isWhole: Bool { files.unreadable.isEmpty }

  /// Indicates whether it was made of the same bytes.
  package func isMade(of files: TemplateFiles, for options: SiteOptions) -> Bool {
    base == options.theme && searches == (options.directory != nil) && self.files.isSame(as: files)
  }

  /// The templates of a built-in theme by the names that tags use.
  private struct Inherited {
    var sources: [String: SourceFile] = [:]
    /// Those that are no partials, without the one of search pages if the site has none.
    var pageTemplates: [String: SourceFile] = [:]
    /// The paths of all files, also those of signs, by name.
    var paths: [String: RelativePath] = [:]

    init(_ theme: BuiltInTheme, searches: Bool) {
      for (path, file) in theme.files {
        let name = TemplateFolder.name(of: path).text
        paths[name] = path
        guard path.hasSuffix(TemplateFolder.fileExtension) else { continue }
        sources[name] = file
        if path.isName, searches || name != Theme.finderName { pageTemplates[name] = file }
      }
    }
  }

  package func template(for kind: Page.Role) -> TemplateID {
    switch kind {
    case .directory: directory
    case .location: location
    case .plain: page
    }
  }

  /// The template with a name, or nil.
  func template(named name: String) -> TemplateID? { library.template(named: name) }
}
