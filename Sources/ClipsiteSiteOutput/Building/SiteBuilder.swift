import ClipsiteAppClips
package import ClipsiteDiagnostics
package import ClipsitePlatform
package import ClipsiteSiteModel
package import ClipsiteSiteRendering

/// Builds and checks sites: what the commands `build` and `check` do.
package struct SiteBuilder: Sendable {
  /// The options of a build.
  package struct Options: Sendable {
    /// Indicates whether pages with `draft: true` are part of the site.
    package var includesDrafts = false
    /// Indicates whether a warning keeps the site from being written, like an error.
    package var isStrict = false
    /// The part of the site that is written; everything is checked all the same.
    package var shard = Shard.whole
    /// The hosts to write configuration for, in place of those of `site.yml`; none to take these.
    package var hosts: [Provider] = []
    /// The threads that work.
    package var workers = Workers()
    /// An interruption that may stop a build while files of it are beside the output folder.
    package var interruption: (any BuildInterruption)?
    /// Told how many files are done while the site is rendered, from any thread.
    package var progress: @Sendable (Int) -> Void = { _ in }

    /// The usual options.
    package init() {}
  }

  private let folder: SiteFolder
  private let options: Options

  /// A builder for the site in a folder.
  package init(_ folder: SiteFolder, _ options: Options = Options()) {
    self.folder = folder
    self.options = options
  }

  /// Reads, checks and plans the site, and renders nothing. The report has the site unless something is wrong
  /// with it.
  ///
  /// - Throws: `SystemError` when something cannot be read.
  package func load() throws(SystemError) -> SiteReport {
    let prepared = try prepare()
    var report = SiteReport(prepared)
    guard let source = prepared.source, !isRefused(report.diagnostics) else { return report }
    report.snapshot = LiveSnapshot(build: 1, source)
    return report
  }

  /// Renders and checks the whole site and writes nothing. The report has the site unless something is wrong
  /// with it.
  ///
  /// - Throws: `SystemError` when something cannot be read.
  package func check() throws(SystemError) -> SiteReport {
    let prepared = try prepare()
    var report = SiteReport(prepared)
    report.diagnostics += folder.output().unfinishedUpdate
    guard let source = prepared.source else { return report }
    report.diagnostics += try dryRun(source)
    if !isRefused(report.diagnostics) { report.snapshot = LiveSnapshot(build: 1, source) }
    return report
  }

  /// Renders and checks the whole site and, unless something is wrong with it, writes it.
  ///
  /// - Parameter output: The folder to write to.
  /// - Throws: `SystemError` when something cannot be read or written.
  package func build(into output: OutputFolder) throws(SystemError) -> SiteReport {
    if let overlap = try output.overlap(with: folder) { return SiteReport(diagnostics: [overlap]) }
    let output = try output.followingLink
    let recovery = try output.recover()
    let prepared = try prepare()
    var report = SiteReport(prepared)
    report.recovery = recovery
    guard let source = prepared.source else { return report }
    if isRefused(report.diagnostics) {
      report.diagnostics += try dryRun(source)
      return report
    }
    let (site, tree, shard) = (source.site, source.tree, options.shard)
    let update = try output.update(
      to: tree, writing: { shard.contains($0, in: tree, of: site) }, workers: options.workers,
      progress: RenderProgress(options.progress), stopping: options.interruption,
      refusing: isRefused
    ) {
      RecipeRenderer(source)
    }
    report.diagnostics += update.diagnostics
    report.output = update
    return report
  }

  /// Renders and checks the whole site, and compares it with what a build has written before.
  ///
  /// - Parameter output: The folder to compare with. It is not changed.
  /// - Throws: `SystemError` when something cannot be read.
  package func compare(with output: OutputFolder) throws(SystemError) -> SiteReport {
    let prepared = try prepare()
    var report = SiteReport(prepared)
    guard let source = prepared.source else { return report }
    let comparison = OutputComparison(of: output, with: source.tree)
    let run = DryRun(of: source.tree, by: options.workers, RenderProgress(options.progress))
    report.diagnostics += try run.run { (entry, bytes, copied) throws(SystemError) in
      try comparison.look(at: entry, bytes, copied)
    } makeRenderer: {
      RecipeRenderer(source)
    }
    if !isRefused(report.diagnostics) {
      report.built = BuiltSite(
        source.site, source.tree, in: output, differences: try comparison.differences())
    }
    return report
  }

  /// Checks everything but the text of the pages, and finds the App Clip experiences that the site needs.
  ///
  /// - Throws: `SystemError` when something cannot be read.
  package func experiences() throws(SystemError) -> SiteReport {
    let prepared = try prepare()
    var report = SiteReport(prepared)
    guard let source = prepared.source else { return report }
    report.diagnostics += ExperienceChecks.check(source.site, in: source.content, with: source.images)
    if !isRefused(report.diagnostics) {
      let pictures = SitePictures(source)
      report.experiences = ExperienceSet(source.site, source.content) { pictures?.headerImage(of: $0) }
    }
    return report
  }

  private func prepare() throws(SystemError) -> PreparedSite {
    try PreparedSite(
      folder, includesDrafts: options.includesDrafts, hosts: options.hosts, options.workers)
  }

  /// The targets of `publish` in `site.yml`, whatever is wrong with the rest of the site.
  ///
  /// - Returns: No targets when the file cannot be read, and what is wrong with it.
  package func publishTargets() -> (targets: [PublishTarget]?, diagnostics: [Diagnostic]) {
    var diagnostics: [Diagnostic] = []
    let configuration = SiteLoader.readConfiguration(folder.content, &diagnostics)
    return (configuration?.options.publishTargets, diagnostics)
  }

  /// The app of `site.yml`, whatever is wrong with the rest of the site.
  ///
  /// - Returns: No app when the file cannot be read, and what is wrong with it.
  package func appIdentity() -> (app: AppIdentity?, diagnostics: [Diagnostic]) {
    var diagnostics: [Diagnostic] = []
    let configuration = SiteLoader.readConfiguration(folder.content, &diagnostics)
    return (configuration?.app, diagnostics)
  }

  private func dryRun(_ source: RenderingSource) throws(SystemError) -> [Diagnostic] {
    try DryRun(of: source.tree, by: options.workers, RenderProgress(options.progress)).run {
      RecipeRenderer(source, makesPictures: false)
    }
  }

  private func isRefused(_ diagnostics: [Diagnostic]) -> Bool {
    diagnostics.contains { $0.severity == .error || options.isStrict && $0.severity == .warning }
  }
}

/// The outcome of building or checking a site.
package struct SiteReport: Sendable {
  /// Everything that is wrong, unsorted.
  package internal(set) var diagnostics: [Diagnostic]
  /// The number of Markdown pages.
  package internal(set) var pageCount = 0
  /// The number of files.
  package internal(set) var fileCount = 0
  /// The domains that the site is written for.
  package internal(set) var domains: [String] = []
  /// The changes to the output folder, or `nil` if nothing was tried.
  package internal(set) var output: OutputReport?
  /// The update of a killed build that this build ended first, or `nil` if there was none.
  package internal(set) var recovery: OutputRecovery?
  /// The site compared with what stands in the output folder, or `nil` if that was not asked for or not
  /// possible.
  package internal(set) var built: BuiltSite?
  /// The App Clip experiences of the site, or `nil` if they were not asked for or there is no site.
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
