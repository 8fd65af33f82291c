import ClipsiteAppClips
package import ClipsiteContent
package import ClipsiteSite
package import ClipsiteSystem
package import ClipsiteText

/// Builds and checks sites: what the commands `build` and `check` do.
package struct SiteBuilder: Sendable {
  /// The options of a build.
  package struct Options: Sendable {
    /// Indicates whether pages with `draft: true` are part of the site.
    package var includesDrafts = false
    /// Indicates whether a warning keeps the site from being written, like an error.
    package var isStrict = false
    /// The part of the site that is rendered, checked, and written. What concerns the whole site is checked
    /// in each part.
    package var shard = Shard.whole
    /// The hosts to write configuration for, in place of those of `site.yml`; none to take these.
    package var hosts: [Provider] = []
    /// The threads that work.
    package var workers = Workers()
    /// The means to stop a build while files of it are in the stage.
    package var stop: BuildStop?
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

  /// Reads, checks and plans the site, and renders nothing.
  ///
  /// - Throws: `SystemError` when something cannot be read.
  package func load() throws(SystemError) -> CheckedSite<LiveSnapshot> {
    let prepared = try prepare()
    return checked(prepared.diagnostics, prepared.source.map { LiveSnapshot(build: 1, $0) })
  }

  /// Renders and checks the whole site and writes nothing.
  ///
  /// - Parameter unproven: The paths of what other commands seem to have left, and cannot prove.
  /// - Throws: `SystemError` when something cannot be read.
  package func check(unproven: [String] = []) throws(SystemError) -> CheckedSite<LiveSnapshot> {
    let (prepared, output) = (try prepare(), folder.output())
    var diagnostics = prepared.diagnostics + output.unfinishedUpdate
    diagnostics += output.unprovenFolders(besides: unproven)
    if let source = prepared.source { diagnostics += try dryRun(source) }
    return checked(diagnostics, prepared.source.map { LiveSnapshot(build: 1, $0) })
  }

  /// Renders and checks the whole site and, unless something is wrong with it, writes it.
  ///
  /// - Parameter output: The folder to write to.
  /// - Throws: `SystemError` when something cannot be read or written.
  package func build(into output: OutputFolder) throws(SystemError) -> BuildReport {
    if let overlap = try output.overlap(with: folder) { return BuildReport(diagnostics: [overlap]) }
    let output = try output.followingLink
    let prepared = try prepare()
    var report = BuildReport(diagnostics: prepared.diagnostics, source: prepared.source)
    guard let source = prepared.source else { return report }
    if isRefused(report.diagnostics) {
      report.diagnostics += try dryRun(source)
      return report
    }
    let update = try output.update(
      to: source.tree, writing: part(of: source), workers: options.workers,
      progress: RenderProgress(options.progress), stopping: options.stop,
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
  package func compare(with output: OutputFolder) throws(SystemError) -> CheckedSite<BuiltSite> {
    let prepared = try prepare()
    guard let source = prepared.source else { return checked(prepared.diagnostics, nil) }
    let comparison = OutputComparison(of: output, with: source.tree)
    let run = DryRun(of: source.tree, by: options.workers, RenderProgress(options.progress))
    let found = try run.run { (entry, bytes, copied) throws(SystemError) in
      try comparison.look(at: entry, bytes, copied)
    } makeRenderer: {
      RecipeRenderer(source)
    }
    let differences = try comparison.differences()
    return checked(
      prepared.diagnostics + found,
      BuiltSite(
        source.site, source.tree, in: output, differences: differences,
        placeholders: source.site.configuration.placeholders))
  }

  /// Checks everything but the text of the pages, and finds the App Clip experiences that the site needs.
  ///
  /// - Throws: `SystemError` when something cannot be read.
  package func experiences() throws(SystemError) -> CheckedSite<ExperienceSet> {
    let prepared = try prepare()
    guard let source = prepared.source else { return checked(prepared.diagnostics, nil) }
    let found = ExperienceChecks.check(source.site, in: source.content, with: source.images)
    let pictures = SiteImages(source)
    var experiences = ExperienceSet(source.site, source.content) { pictures?.headerImage(of: $0) }
    if !experiences.knowsDrafts {
      experiences.add(drafts: try LoadedSite(folder, includesDrafts: true, workers: options.workers).site)
    }
    return checked(prepared.diagnostics + found, experiences)
  }

  private func prepare() throws(SystemError) -> PreparedSite {
    try PreparedSite(
      folder, includesDrafts: options.includesDrafts, hosts: options.hosts, shard: options.shard,
      options.workers)
  }

  /// The targets of `publish` in `site.yml`, whatever is wrong with the rest of the site.
  ///
  /// - Returns: No targets when the file cannot be read, and what is wrong with it.
  package func publishTargets() -> (targets: [PublishTarget]?, diagnostics: [Diagnostic]) {
    var diagnostics: [Diagnostic] = []
    let configuration = SiteLoader.readConfiguration(folder.content, &diagnostics)
    return (configuration?.options.publishTargets, diagnostics)
  }

  /// The settings of `site.yml`, whatever is wrong with the rest of the site.
  ///
  /// - Returns: No settings when the file cannot be read, and what is wrong with it.
  package func configuration() -> (settings: SiteConfiguration?, diagnostics: [Diagnostic]) {
    var diagnostics: [Diagnostic] = []
    return (SiteLoader.readConfiguration(folder.content, &diagnostics), diagnostics)
  }

  private func dryRun(_ source: RenderingSource) throws(SystemError) -> [Diagnostic] {
    try DryRun(of: part(of: source), by: options.workers, RenderProgress(options.progress)).run {
      RecipeRenderer(source, makesPictures: false)
    }
  }

  private func part(of source: RenderingSource) -> OutputTree {
    options.shard.part(of: source.tree, source.site)
  }

  private func checked<Value>(
    _ diagnostics: [Diagnostic], _ value: @autoclosure () -> Value?
  ) -> CheckedSite<Value> {
    CheckedSite(diagnostics: diagnostics, value: isRefused(diagnostics) ? nil : value())
  }

  private func isRefused(_ diagnostics: [Diagnostic]) -> Bool {
    diagnostics.contains { $0.severity == .error || options.isStrict && $0.severity == .warning }
  }
}

/// A site in the form that a command works with, and everything that is wrong with it.
package struct CheckedSite<Value: Sendable>: Sendable {
  /// Everything that is wrong, unsorted.
  package let diagnostics: [Diagnostic]
  /// The site, or `nil` if a diagnostic is an error. In a strict run, a warning is enough.
  package let value: Value?
}

/// The result of a build.
package struct BuildReport: Sendable {
  /// Everything that is wrong, unsorted.
  package fileprivate(set) var diagnostics: [Diagnostic]
  /// The site and its plan, or `nil` if the site or its theme cannot be made at all.
  package fileprivate(set) var source: RenderingSource?
  /// The update of the output folder, or `nil` if the build did not try one.
  package fileprivate(set) var output: OutputReport?
}
