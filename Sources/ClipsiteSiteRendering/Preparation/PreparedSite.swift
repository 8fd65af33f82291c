package import ClipsiteDiagnostics
package import ClipsitePlatform
package import ClipsiteSiteModel

/// A site that has been read, checked and planned, and of which nothing has been rendered yet.
package struct PreparedSite {
  /// What renderers need; nil when the site or its theme cannot be made at all.
  package private(set) var source: RenderingSource?
  /// What is wrong so far.
  package private(set) var diagnostics: [Diagnostic]

  /// Reads, checks and plans a site.
  ///
  /// - Parameter hosts: The hosts in place of those of `site.yml`; none to take these.
  /// - Throws: `SystemError` when a folder cannot be read.
  package init(
    _ folder: SiteFolder, includesDrafts: Bool, hosts: [Provider] = [], _ workers: Workers
  ) throws(SystemError) {
    let loader = SiteLoader(
      folder: folder, includesDrafts: includesDrafts, providers: hosts, workers: workers)
    try self.init(loader.load(), of: folder, workers)
  }

  /// Checks and plans a site that has been read.
  ///
  /// - Throws: `SystemError` when a folder cannot be read.
  package init(_ loaded: SiteLoader.Result, of folder: SiteFolder, _ workers: Workers) throws(SystemError) {
    let theme = try LoadedTheme(folder.templates)
    diagnostics = loaded.diagnostics + theme.diagnostics
    guard let site = loaded.site else { return }
    let images = ImageTable(site, folder.content, workers, &diagnostics)
    let planned = try PlannedFiles(site, folder.content, theme: theme.theme, images: images, workers)
    diagnostics += planned.diagnostics
    diagnostics += SiteChecks.previewImages(site, folder.content, images)
    diagnostics += PageChecks.check(site, folder.content, theme: theme.theme, workers)
    let pictures = SitePictures.maker(for: site, in: folder, &diagnostics)
    guard let theme = theme.theme else { return }
    source = RenderingSource(
      site: site, tree: planned.written, served: planned.served, theme: theme, content: folder.content,
      images: images, pictures: pictures)
  }
}
