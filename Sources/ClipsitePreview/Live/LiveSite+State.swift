import ClipsiteDiagnostics
import ClipsitePlatform
import ClipsiteSiteModel
import ClipsiteSiteRendering

extension LiveSite {
  /// The values that threads share.
  struct State {
    var status = LiveStatus(snapshot: nil, isBroken: true, diagnostics: [])
    /// The pages that differ on disk from the state that is served, by path below the content folder.
    var stalePages: Set<RelativePath> = []
    var renditions = Renditions()
    /// The copied files as they were served last, by path below the content folder.
    var copies = emptyCopies
    /// The copied files that changed since all was well, or `nil` if it may be any.
    var staleCopies: Set<RelativePath>? = []
    /// `true` if something changed since all was well that may break files whose sources did not change.
    var mayBreakOthers = false
    /// The files of a large site that were not rendered yet to find what is wrong with them.
    var unexamined: Unexamined?
    /// The diagnostics of rendering the whole of a large site, as far as they are known.
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

    /// Keeps the bytes of a file as they were served. Those of a copied file may be of a state that is not
    /// good.
    mutating func keep(_ bytes: [UInt8], for memory: Memory?) {
      switch memory {
      case .page(let path): renditions.keep(bytes, for: path)
      case .copy(let path): if !status.isBroken { copies.keep(bytes, for: path) }
      case nil: break
      }
    }

    /// Notes what a reload found to have changed.
    mutating func note(_ result: LiveLoader.Result) {
      stalePages.formUnion(result.change.pages)
      staleCopies = result.isEverythingNew ? nil : staleCopies?.union(result.change.files)
      mayBreakOthers = mayBreakOthers || result.change.changesSite || result.isThemeNew
    }

    /// Forgets what is older than the state that is served now.
    mutating func forgetStale() {
      stalePages = []
      if let staleCopies { staleCopies.forEach { copies.forget($0) } } else { copies = Self.emptyCopies }
      staleCopies = []
      mayBreakOthers = false
    }
  }

  /// The rest of a site that is rendered in the background.
  struct Unexamined: Sendable {
    let source: RenderingSource
    let recipes: [Recipe]
  }

  /// The copy of a served file that is kept in case its source breaks later.
  enum Memory {
    /// A page, by its path below the output folder.
    case page(RelativePath)
    /// A copied file, by the path of its source below the content folder.
    case copy(RelativePath)

    /// Creates the copy of the bytes that a recipe makes, or `nil` if they are made from memory.
    init?(of recipe: Recipe, _ path: RelativePath, _ site: Site) {
      if recipe.pageWithBody != nil {
        self = .page(path)
      } else if case .asset(let asset) = recipe {
        self = .copy(site[asset].source)
      } else {
        return nil
      }
    }
  }
}

extension Recipe {
  /// The page whose file is read when the recipe is carried out, or nil.
  var pageWithBody: PageID? {
    switch self {
    case .page(let page), .listPart(let page, _): page
    default: nil
    }
  }
}
