import ClipsiteAppClips
import ClipsiteContent
import ClipsiteMustache
import ClipsiteSite

/// The source of the names of the search page that a page leads to.
struct FinderContext: Sendable {
  private let scope: FinderScope
  private let context: PageContext

  /// The search page in the language of a page, or else the first of its domain; `nil` if the domain has
  /// none.
  init?(_ context: PageContext) {
    let scopes = context.source.finders(on: context.domain)
    guard let first = scopes.first else { return nil }
    self.context = context
    scope = context.finder ?? scopes.first { $0.language == context.language } ?? first
  }

  fileprivate var url: String { scope.path.description }

  /// The URL that works without a script: the directory in the language of the page.
  fileprivate var directoryURL: String? { context.directory?.url }

  fileprivate var isSearchPage: Bool { context.finder != nil }
}

extension TemplateContext {
  /// The search page that a page leads to.
  static let finder = Fields<FinderContext>([
    .text("url", "The address of the search page", example: "/locations/find") { $0.url },
    .text("directory-url", "The address that a form leads to without a script", example: "/locations") {
      $0.directoryURL
    },
    .bool("is-current", "Whether this is the search page") { $0.isSearchPage },
  ])
}
