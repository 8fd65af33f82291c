import ClipsiteContent
import ClipsiteRendering
import ClipsiteSite
import ClipsiteSystem
import ClipsiteText

/// The files that are rendered to find what is wrong in bodies and templates.
///
/// A small site is rendered as a whole before a reload ends. Of a large site, that is done in the background;
/// what an author has just changed comes first.
struct RenderCheck: Sendable {
  private let source: RenderingSource
  /// The files that are rendered before a reload ends.
  private let first: [Recipe]
  /// `true` if the site has more files than these.
  let isPart: Bool

  /// - Parameters:
  ///   - pages: The pages that were read, by path below the content folder.
  ///   - isThemeNew: Whether templates may have changed.
  ///   - limit: Up to how many files a site is rendered as a whole, and how many pages are waited for.
  init(of source: RenderingSource, _ pages: Set<RelativePath>, isThemeNew: Bool, wholeUpTo limit: Int) {
    let site = source.site
    self.source = source
    isPart = source.tree.entries.count > limit
    if isPart {
      let changed = pages.count > limit ? [] : pages.sorted()
      first =
        changed.compactMap { site.page(at: $0).map(Recipe.page) }
        + changed.flatMap(site.domains(answeringWith:)).map { Recipe.notFound(domain: $0) }
        + (isThemeNew ? Self.onePageForEachTemplate(of: site) : [])
    } else {
      first = Self.rendered(source.tree)
    }
  }

  /// The files of a site without images, which are made when a browser asks for them.
  private static func rendered(_ tree: OutputTree) -> [Recipe] {
    tree.entries.map(\.recipe).filter { recipe in
      if case .asset = recipe { false } else { !recipe.isPicture }
    }
  }

  private static func onePageForEachTemplate(of site: Site) -> [Recipe] {
    var seen: Set<String> = []
    var recipes: [Recipe] = [.notFound(domain: .primary)]
    for (id, page) in zip(site.pages.ids, site.pages) {
      let name = page.source.template?.value ?? ""
      guard seen.insert("\(page.kind) \(name)").inserted else { continue }
      recipes.append(.page(id))
    }
    return recipes
  }

  /// Returns the diagnostics of the first files. A file that cannot be read now is being saved, and another
  /// reload follows.
  ///
  /// - Parameter keep: Given each file that was made, on any thread.
  func checkFirst(
    _ workers: Workers, keep: @escaping @Sendable (Recipe, [UInt8]) -> Void
  ) -> [Diagnostic] {
    workers.map(first.count, by: 16) {
      RecipeRenderer(source)
    } _: { renderer, slice in
      var diagnostics: [Diagnostic] = []
      var bytes: [UInt8] = []
      for recipe in first[slice] {
        bytes.removeAll(keepingCapacity: true)
        do throws(SystemError) {
          try renderer.render(recipe, into: &bytes, &diagnostics)
          if !bytes.isEmpty { keep(recipe, bytes) }
        } catch {}
      }
      return diagnostics
    }
    .flatMap { $0 }.withoutRepeats()
  }

  /// Returns the diagnostics of all files, or `nil` if that was canceled.
  ///
  /// - Parameter isCanceled: Asked now and then.
  func checkAll(until isCanceled: () -> Bool) -> [Diagnostic]? {
    var renderer = RecipeRenderer(source)
    var diagnostics: [Diagnostic] = []
    var bytes: [UInt8] = []
    for (index, recipe) in Self.rendered(source.tree).enumerated() {
      if index.isMultiple(of: 64), isCanceled() { return nil }
      bytes.removeAll(keepingCapacity: true)
      _ = try? renderer.render(recipe, into: &bytes, &diagnostics)
    }
    return diagnostics.withoutRepeats()
  }
}
