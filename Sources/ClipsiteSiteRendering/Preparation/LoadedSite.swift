package import ClipsiteDiagnostics
package import ClipsitePlatform
package import ClipsiteSiteModel

/// A site that has been read and whose URLs, domains and AASA files have been checked: for commands that make
/// something else of it than pages. Nothing is rendered, and no theme is needed.
package struct LoadedSite: Sendable {
  /// The site; nil when it has errors.
  package let site: Site?
  /// The AASA file of each domain, in the order of `Site.domains`.
  package let associations: [[UInt8]]
  /// What is wrong with it, unsorted.
  package let diagnostics: [Diagnostic]

  /// Reads a site.
  ///
  /// - Throws: `SystemError` when something cannot be read.
  package init(
    _ folder: SiteFolder, includesDrafts: Bool = false, workers: Workers = Workers()
  ) throws(SystemError) {
    let loaded = try SiteLoader(folder: folder, includesDrafts: includesDrafts, workers: workers).load()
    guard let site = loaded.site else {
      (self.site, associations, diagnostics) = (nil, [], loaded.diagnostics)
      return
    }
    let planned = try PlannedFiles(site, folder.content, workers)
    diagnostics = loaded.diagnostics + planned.diagnostics
    associations = planned.associations
    self.site = diagnostics.contains { $0.severity == .error } ? nil : site
  }
}
