import ClipsiteAppClips
import ClipsiteDiagnostics
import ClipsitePlatform
import ClipsiteSiteContent
import ClipsiteSiteModel
import ClipsiteSiteOutput
import ClipsiteSiteRendering

/// Tells whether two states of a site consist of the same files, so that planning and checking them all over
/// again would give the same answers.
///
/// Everything that `PlannedFiles` and `ImageTable` look at in a page is compared. Texts such as titles are
/// not, unless the index of a search page contains them: they are read when a file is rendered.
enum SiteComparison {
  /// Indicates whether both sites have the same files.
  ///
  /// - Precondition: Both were made of the same listing and the same configuration.
  static func haveSameFiles(_ left: Site, _ right: Site) -> Bool {
    left.pages.count == right.pages.count && left.aliases.count == right.aliases.count
      && left.domains.elementsEqual(right.domains) { $0.name == $1.name && $0.role == $1.role }
      && left.sections.elementsEqual(right.sections, by: isSame)
      && left.notFoundPages.mapValues(\.source.fields.allowsRawHTML)
        == right.notFoundPages.mapValues(\.source.fields.allowsRawHTML)
      && left.pages.ids.allSatisfy { isSame(left[$0], of: left, right[$0], of: right) }
      && left.aliases.elementsEqual(right.aliases) {
        $0.page == $1.page && $0.domain == $1.domain && $0.path == $1.path
      }
      && left.queryAliases.elementsEqual(right.queryAliases) { $0.page == $1.page && $0.url == $1.url }
  }

  /// Indicates whether both sites have the same locations below the same businesses, with all texts that the
  /// index of a search page contains.
  ///
  /// - Precondition: Both have the same files.
  static func haveSameLocations(_ left: Site, _ right: Site) -> Bool {
    left.pages.ids.allSatisfy { page in
      left[page].source === right[page].source || left[page].kind == .plain || left[page].isGenerated
    }
  }

  private static func isSame(_ left: Section, _ right: Section) -> Bool {
    left.domain == right.domain && left.base == right.base && left.filesBase == right.filesBase
      && left.index == right.index && left.pages == right.pages
      && left.inherited.image == right.inherited.image
      && left.inherited.clip.display == right.inherited.clip.display
      && left.inherited.clip.cardPage == right.inherited.clip.cardPage
      && left.inherited.isHiddenFromSearch == right.inherited.isHiddenFromSearch
      && left.inherited.isKnown == right.inherited.isKnown
  }

  private static func isSame(_ left: Page, of leftSite: Site, _ right: Page, of rightSite: Site) -> Bool {
    left.domain == right.domain && left.section == right.section && left.path == right.path
      && left.fileName == right.fileName && left.ownImage == right.ownImage
      && left.photos.elementsEqual(right.photos) { $0.image == $1.image }
      && (left.source.fields.image == nil) == (right.source.fields.image == nil)
      && left.isVariant == right.isVariant && leftSite.hasOwnCard(left) == rightSite.hasOwnCard(right)
      && left.source.fields.allowsRawHTML == right.source.fields.allowsRawHTML
      && (left.source.fields.place == nil) == (right.source.fields.place == nil)
      && left.source.fields.clip.display == right.source.fields.clip.display
      && left.source.fields.clip.cardPage == right.source.fields.clip.cardPage
      && left.source.fields.isHiddenFromSearch == right.source.fields.isHiddenFromSearch
      // The number of a list's parts follows from what stands below, but a draft above may hide it.
      && (left.kind != .directory || leftSite.listPartCount(of: left) == rightSite.listPartCount(of: right))
  }
}

/// The files that are rendered after a reload to find what is wrong in bodies and templates: all of a small
/// site, and of a large one the pages that changed.
struct RenderingSample {
  private let recipes: [Recipe]
  /// The files that may be wrong as well, and are too many to be waited for.
  let rest: [Recipe]
  /// `true` if the site has more files than these.
  let isPart: Bool

  /// - Parameters:
  ///   - doubt: The part of the site that changed since all was well.
  ///   - isThemeNew: Whether templates may have changed.
  ///   - limit: Up to how many files a site is rendered as a whole, and how many pages are waited for.
  init(of source: RenderingSource, _ doubt: Doubt, isThemeNew: Bool, wholeUpTo limit: Int) {
    let (tree, site) = (source.tree, source.site)
    isPart = tree.entries.count > limit
    guard isPart else {
      (recipes, rest) = (Self.rendered(tree), [])
      return
    }
    let isLong = doubt.isOfFolders || doubt.pages.count > limit
    rest =
      !isLong
      ? []
      : Self.rendered(tree).filter { recipe in
        recipe.page(of: site).map { doubt.covers(site.source(of: $0)) } ?? doubt.isOfEverything
      }
    let pages = doubt.pages.count > limit ? [] : doubt.pages.sorted()
    recipes =
      pages.compactMap { site.page(at: $0).map(Recipe.page) }
      + pages.flatMap(site.domains(answeringWith:)).map { Recipe.notFound(domain: $0) }
      + (isThemeNew ? Self.onePageForEachTemplate(of: site) : [])
  }

  /// The files of a site without pictures, which are made when a browser asks for them: nobody is to wait for
  /// that after each save.
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

  /// Returns the diagnostics of rendering them. A file that cannot be read now is being saved, and another
  /// reload follows.
  ///
  /// - Parameter keep: Given each file that was made, on any thread.
  func diagnostics(
    _ source: RenderingSource, _ workers: Workers, keep: @escaping @Sendable (Recipe, [UInt8]) -> Void
  ) -> [Diagnostic] {
    workers.map(recipes.count, by: 16) {
      RecipeRenderer(source)
    } _: { renderer, slice in
      var diagnostics: [Diagnostic] = []
      var bytes: [UInt8] = []
      for index in slice {
        bytes.removeAll(keepingCapacity: true)
        do throws(SystemError) {
          try renderer.render(recipes[index], into: &bytes, &diagnostics)
          if !bytes.isEmpty { keep(recipes[index], bytes) }
        } catch {}
      }
      return diagnostics
    }
    .flatMap { $0 }.withoutRepeats()
  }
}
