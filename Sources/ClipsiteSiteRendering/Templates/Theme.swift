package import ClipsiteDiagnostics
package import ClipsiteMustache
package import ClipsitePlatform
package import ClipsiteSiteModel
import ClipsiteTemplateData

/// The templates of a site, parsed once, and which of them renders what.
package struct Theme: Sendable {
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

  /// The template of search pages, or `nil` for a theme without them.
  let finder: TemplateID?

  /// The names of the templates that are no partials: those that a page may name.
  let pageTemplateNames: [String]

  /// The names that every theme has.
  static let requiredNames = ["directory", "location", "page", "card", "redirect", "404"]

  /// The name of the template of search pages.
  private static let finderName = "finder"

  /// A theme, or nil when a template is missing. It checks every template that can render a page against the
  /// data that it will see, and reports everything wrong with the templates.
  init?(_ files: [String: SourceFile], folder: String, _ diagnostics: inout [Diagnostic]) {
    let library = TemplateLibrary(files)
    diagnostics += library.diagnostics
    for name in Self.requiredNames where library.template(named: name) == nil {
      diagnostics.report(
        .missingThemeTemplate, at: SourceRange("\(folder)/\(name).mustache"),
        "the theme has no template `\(name)`",
        fix: "add the file, or copy it from the theme of `clipsite init`")
    }
    guard let directory = library.template(named: "directory"),
      let location = library.template(named: "location"), let page = library.template(named: "page"),
      let card = library.template(named: "card"), let redirect = library.template(named: "redirect"),
      let notFound = library.template(named: "404")
    else { return nil }
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
    finder = library.template(named: Self.finderName)
    // Partials are checked through the templates that include them.
    let found: [Diagnostic]
    (self.library, found) = library.resolved(
      pageTemplateNames.compactMap(library.template(named:)), against: TemplateContext.stack)
    diagnostics += found
  }

  /// A theme with a plain template for each that is missing, or needs a missing file.
  fileprivate static func fallback(
    _ files: [String: SourceFile], without unreadable: Set<String>, folder: String
  ) -> Theme? {
    var files = files.filter { !unreadable.contains($0.key) }
    let library = TemplateLibrary(files)
    for name in requiredNames {
      if let template = library.template(named: name), library.isSound(template) { continue }
      files[name] = SourceFile(path: "\(folder)/\(name).mustache", plainTemplate)
    }
    var ignored: [Diagnostic] = []
    return Theme(files, folder: folder, &ignored)
  }

  /// A template that shows what every page has.
  private static let plainTemplate = """
    <!doctype html><html lang="{{page.language}}" dir="{{page.direction}}"><head>{{head.tags}}</head>
    <body><h1>{{page.title}}</h1>{{page.body}}
    {{#children}}<p><a href="{{url}}">{{title}}</a></p>{{/children}}
    {{#redirect}}<p><a href="{{redirect.url}}">{{redirect.title}}</a></p>{{/redirect}}</body></html>
    """

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

/// A theme as read from its folder, with what is wrong with it.
package struct LoadedTheme: Sendable {
  /// The theme; nil when a template is missing or cannot be read.
  package let theme: Theme?
  /// The theme for a preview, with plain templates for those that are missing or need a file that cannot be
  /// read. `nil` if the theme can be used.
  package let fallback: Theme?
  /// The mistakes in the templates.
  package let diagnostics: [Diagnostic]
  /// The bytes of each file, by path.
  private let files: [String: [UInt8]]

  /// Reads and checks all templates.
  ///
  /// - Throws: `SystemError` when the folder or a file cannot be read.
  package init(_ folder: TemplateFolder) throws(SystemError) {
    var diagnostics: [Diagnostic] = []
    let (files, unreadable) = try folder.read(&diagnostics)
    let theme = Theme(files, folder: folder.displayPath, &diagnostics)
    // What is missing in pages for want of a file is not the fault of the others.
    self.theme = unreadable.isEmpty ? theme : nil
    let isUsable = self.theme != nil
    fallback = isUsable ? nil : Theme.fallback(files, without: unreadable, folder: folder.displayPath)
    self.diagnostics = diagnostics
    self.files = Dictionary(files.values.map { ($0.path, $0.bytes) }) { first, _ in first }
  }

  /// Indicates whether both were made of the same bytes.
  package func isSame(as other: LoadedTheme) -> Bool {
    files == other.files && diagnostics == other.diagnostics
  }
}

extension DiagnosticCode {
  /// The theme lacks a template that every site needs.
  package static let missingThemeTemplate = DiagnosticCode(
    "MissingThemeTemplate", .error,
    summary: "The theme lacks a template.",
    explanation: """
      A theme has the templates `directory`, `location`, `page`, `card`, `redirect`, and `404`. Each is a
      `.mustache` file in the folder `Templates`.
      """,
    fix: "Add the file.",
    example: .files(wrong: "Templates/card.mustache (missing)", right: "Templates/card.mustache"))
}
