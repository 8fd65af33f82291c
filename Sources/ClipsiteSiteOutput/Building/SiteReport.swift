import ClipsiteAppClips
public import ClipsiteDiagnostics

/// What came of building or checking a site.
public struct SiteReport: Sendable {
  /// Everything that is wrong, unsorted.
  public internal(set) var diagnostics: [Diagnostic]
  /// How many Markdown pages the site has.
  public internal(set) var pageCount = 0
  /// How many files the site consists of.
  public internal(set) var fileCount = 0
  /// The domains that the site is written for.
  public internal(set) var domains: [String] = []
  /// What happened to the output folder; nil when nothing was tried.
  public internal(set) var output: OutputReport?
  /// The update of a killed build that this build ended first; nil when there was none.
  public internal(set) var recovery: OutputRecovery?
  /// The site compared with what stands in the output folder; nil when that was not asked for or not possible.
  public internal(set) var built: BuiltSite?
  /// The App Clip experiences of the site; nil when they were not asked for or there is no site.
  public internal(set) var experiences: ExperienceSet?
  /// The site in memory, to be asked; nil unless it was checked and nothing is wrong.
  public internal(set) var snapshot: LiveSnapshot?

  init(diagnostics: [Diagnostic]) { self.diagnostics = diagnostics }

  init(_ prepared: PreparedSite) {
    diagnostics = prepared.diagnostics
    guard let source = prepared.source else { return }
    pageCount = source.site.pages.count
    fileCount = source.tree.entries.count
    domains = source.site.hosts.map(\.domain.rawValue)
  }
}
