import ClipsiteDiagnostics
import ClipsitePlatform
import ClipsiteSiteContent
import ClipsiteSiteModel
import ClipsiteSiteRendering

extension LiveSite {
  /// The values that threads share.
  struct State {
    var status = LiveStatus()
    /// The part of the site that changed since the last check of rendered files.
    var doubt = Doubt()
    var renditions = Renditions()
    /// The copied files as they were served last, by path below the content folder.
    var copies = emptyCopies
    /// The files of a large site that were not rendered yet to find what is wrong with them.
    var unexamined: Unexamined?
    /// The diagnostics of rendering the files of a large site that are not in doubt.
    var examined: [Diagnostic] = []
    /// The links whose targets nobody watches, by path below the site's folder.
    var hiddenLinks: Set<RelativePath> = []
    /// The number of reloads, so that an examination notices that another one began.
    var reloads = 0

    static let emptyCopies = Renditions(capacity: 64 << 20)

    /// The bytes that are kept of a file.
    func kept(for memory: Memory?) -> [UInt8]? {
      switch memory {
      case .page(let path): renditions[path]
      case .copy(let path): copies[path]
      case nil: nil
      }
    }

    /// Keeps the bytes of a file as they were made.
    mutating func keep(_ bytes: [UInt8], for memory: Memory?) {
      switch memory {
      case .page(let path): renditions.keep(bytes, for: path)
      case .copy(let path): copies.keep(bytes, for: path)
      case nil: break
      }
    }

    /// Notes what a reload found to have changed.
    mutating func note(_ result: LiveLoader.Result, in content: ContentFolder) {
      if let unexamined { doubt.formUnion(unexamined.doubt) }
      doubt.add(result, mistaken: Set(examined.map(\.range.path)), in: content)
      if result.isEverythingNew { copies = Self.emptyCopies }
      for file in result.change.files { copies.forget(file) }
    }
  }

  /// The rest of a site that is rendered in the background.
  struct Unexamined: Sendable {
    let source: RenderingSource
    let recipes: [Recipe]
    let doubt: Doubt
  }

  /// The copy of a served file that is kept in case its source breaks later.
  enum Memory {
    /// A file that is made of a page's text, by the path of the page below the content folder.
    case page(RelativePath)
    /// A copied file, by the path of its source below the content folder.
    case copy(RelativePath)

    /// Creates the copy of the bytes that a recipe makes, or `nil` if they are made from memory.
    init?(of recipe: Recipe, _ site: Site) {
      switch recipe {
      case .page(let page): self = .page(site.source(of: site[page]))
      case .listPart(let page, let number):
        self = .page(site.source(of: site[page]).appending(ending: "#\(number)"))
      case .notFound(let domain):
        guard let page = site.notFoundPages[domain] else { return nil }
        self = .page(site.source(of: page).appending(ending: "#\(site[domain].name)"))
      case .asset(let asset): self = .copy(site[asset].source)
      default: return nil
      }
    }
  }
}

extension Recipe {
  /// The page that the file shows, or nil.
  var shownPage: PageID? {
    switch self {
    case .page(let page), .listPart(let page, _), .cardPage(let page): page
    default: nil
    }
  }

  /// The page whose text the file shows or leads to, or nil.
  func page(of site: Site) -> Page? {
    switch self {
    case .redirect(let alias): site[site[alias].page]
    case .notFound(let domain): site.notFoundPages[domain]
    default: shownPage.map { site[$0] }
    }
  }
}
