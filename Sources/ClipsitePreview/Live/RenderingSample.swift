import ClipsiteSiteOutput
import ClipsiteDiagnostics
import ClipsitePlatform
import ClipsiteSiteModel
import ClipsiteSiteRendering

/// The files that are rendered after a reload to find what is wrong in bodies and templates: all of a small
/// site, and of a large one the pages that changed.
struct RenderingSample {
  /// Up to how many files a site is rendered as a whole.
  static let limit = 512

  private let recipes: [Recipe]

  /// - Parameters:
  ///   - stalePages: The pages that changed since all was well, by path below the content folder.
  ///   - isThemeNew: Whether templates may have changed.
  init(of source: RenderingSource, stalePages: Set<RelativePath>, isThemeNew: Bool) {
    let tree = source.tree
    if tree.entries.count <= Self.limit {
      // Pictures are made when a browser asks for them; nobody is to wait for that after each save.
      recipes = tree.entries.map(\.recipe).filter { recipe in
        if case .asset = recipe { false } else { !recipe.isPicture }
      }
    } else {
      let stale = stalePages.sorted().prefix(Self.limit).compactMap { source.site.page(at: $0) }
      let answers = stalePages.sorted().flatMap(source.site.domains(answeringWith:)).map {
        Recipe.notFound(domain: $0)
      }
      recipes =
        stale.map(Recipe.page) + answers + (isThemeNew ? Self.onePageForEachTemplate(of: source.site) : [])
    }
  }

  private static func onePageForEachTemplate(of site: Site) -> [Recipe] {
    var seen: Set<String> = []
    var recipes: [Recipe] = [.notFound(domain: .primary)]
    for (id, page) in zip(site.pages.ids, site.pages) {
      let name = page.source.fields.template?.value ?? ""
      guard seen.insert("\(page.kind) \(name)").inserted else { continue }
      recipes.append(.page(id))
    }
    return recipes
  }

  /// What rendering them finds. A file that cannot be read now is being saved, and another reload follows.
  func diagnostics(_ source: RenderingSource, _ workers: Workers) -> [Diagnostic] {
    workers.map(recipes.count, by: 16) {
      RecipeRenderer(source)
    } _: { renderer, slice in
      var diagnostics: [Diagnostic] = []
      var bytes: [UInt8] = []
      for index in slice {
        bytes.removeAll(keepingCapacity: true)
        _ = try? renderer.render(recipes[index], into: &bytes, &diagnostics)
      }
      return diagnostics
    }
    .flatMap { $0 }.withoutRepeats()
  }
}
