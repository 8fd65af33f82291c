import ClipsiteAppClips
package import ClipsiteDiagnostics
package import ClipsiteSiteModel
package import ClipsiteSiteRendering

/// What came of building or checking a site.
package struct SiteReport: Sendable {
  /// Everything that is wrong, unsorted.
  package internal(set) var diagnostics: [Diagnostic]
  /// How many Markdown pages the site has.
  package internal(set) var pageCount = 0
  /// How many files the site consists of.
  package internal(set) var fileCount = 0
  /// The domains that the site is written for.
  package internal(set) var domains: [String] = []
  /// What happened to the output folder; nil when nothing was tried.
  package internal(set) var output: OutputReport?
  /// The update of a killed build that this build ended first; nil when there was none.
  package internal(set) var recovery: OutputRecovery?
  /// The site compared with what stands in the output folder; nil when that was not asked for or not
  /// possible.
  package internal(set) var built: BuiltSite?
  /// The App Clip experiences of the site; nil when they were not asked for or there is no site.
  package internal(set) var experiences: ExperienceSet?
  /// The site in memory, to be asked; nil unless it was checked and nothing is wrong.
  package internal(set) var snapshot: LiveSnapshot?

  package init(diagnostics: [Diagnostic]) { self.diagnostics = diagnostics }

  package init(_ prepared: PreparedSite) {
    diagnostics = prepared.diagnostics
    guard let source = prepared.source else { return }
    pageCount = source.site.pages.count
    fileCount = source.tree.entries.count
    domains = source.site.domains.map(\.name.rawValue)
  }
}
