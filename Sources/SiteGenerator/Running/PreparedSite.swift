import Diagnostics
import FileSystem

/// A site that has been read, checked and planned, and of which nothing has been rendered yet.
struct PreparedSite {
  /// What renderers need; nil when the site or its theme cannot be made at all.
  private(set) var source: RenderingSource?
  /// What is wrong so far.
  private(set) var diagnostics: [Diagnostic]

  /// Reads, checks and plans a site.
  ///
  /// - Throws: `SystemError` when a folder cannot be read.
  init(_ folder: SiteFolder, includesDrafts: Bool, _ workers: Workers) throws(SystemError) {
    let loader = SiteLoader(folder: folder, includesDrafts: includesDrafts, workers: workers)
    try self.init(loader.load(), of: folder, workers)
  }

  /// Checks and plans a site that has been read.
  ///
  /// - Throws: `SystemError` when a folder cannot be read.
  init(_ loaded: SiteLoader.Result, of folder: SiteFolder, _ workers: Workers) throws(SystemError) {
    diagnostics = loaded.diagnostics
    let templates = try folder.templates.read(&diagnostics)
    let theme = Theme(templates, folder: folder.templates.displayPath, &diagnostics)
    if let theme {
      let named = Set(loaded.site?.pages.lazy.compactMap(\.source.template?.value) ?? [])
      diagnostics += ThemeCheck.check(theme, named: named)
    }
    guard let site = loaded.site else { return }
    let images = ImageTable(site, folder.content, workers, &diagnostics)
    let plan = try SitePlan(site, content: folder.content)
    diagnostics += plan.diagnostics
    let collisions = CollidingFiles.check(plan)
    diagnostics += collisions
    diagnostics += UncoveredByUniversalLinks.check(site, folder.content, associations: plan.associations)
    diagnostics += SiteChecks.check(site, folder.content, images: images)
    diagnostics += PageChecks.check(site, folder.content, theme: theme, workers)
    guard let theme else { return }
    source = RenderingSource(
      site: site, tree: plan.tree(hasCollisions: !collisions.isEmpty), theme: theme, content: folder.content,
      images: images)
  }
}
