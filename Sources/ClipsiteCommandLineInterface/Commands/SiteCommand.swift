import ClipsiteDiagnostics
import ClipsitePlatform
import ClipsiteSiteModel
import ClipsiteSiteOutput
import ClipsiteSiteRendering

/// What the commands that read a whole site have in common.
enum SiteCommand {
  /// The options of a build as the command line gives them.
  ///
  /// - Parameter progress: Shows how far it is; `finish` it before anything is printed.
  static func options(_ arguments: ParsedArguments, progress: ProgressLine) -> SiteBuilder.Options {
    var options = SiteBuilder.Options()
    options.includesDrafts = arguments.has(.drafts)
    options.isStrict = arguments.has(.strict)
    options.workers = Workers(count: arguments.integer(.workers))
    options.hosts = arguments.texts(.host).compactMap(Provider.init)
    options.progress = { progress.update($0) }
    return options
  }

  /// The site, without drafts, compared with what stands in the output folder; nil when it has errors, which
  /// are printed.
  static func builtSite(_ arguments: ParsedArguments, on terminal: Terminal) throws(SystemError) -> BuiltSite?
  {
    let progress = progressLine(arguments, on: terminal)
    defer { progress.finish() }
    var options = SiteBuilder.Options()
    options.isStrict = arguments.has(.strict)
    options.workers = Workers(count: arguments.integer(.workers))
    options.hosts = arguments.texts(.host).compactMap(Provider.init)
    options.progress = { progress.update($0) }
    let folder = SiteFolder(arguments.site)
    let report = try SiteBuilder(folder, options).compare(with: folder.output(arguments.path(.builtOutput)))
    progress.finish()
    return self.report(report, arguments, on: terminal) == .success ? report.built : nil
  }

  /// The site without pages, for commands that make something else of it; nil when it has errors, which are
  /// printed. Warnings are for `check`.
  static func loadedSite(_ arguments: ParsedArguments, on terminal: Terminal) throws(SystemError)
    -> LoadedSite?
  {
    let workers = Workers(count: arguments.integer(.workers))
    let loaded = try LoadedSite(SiteFolder(arguments.site), workers: workers)
    guard loaded.site == nil else { return loaded }
    let errors = DiagnosticList(loaded.diagnostics.filter { $0.severity == .error })
    DiagnosticReport(on: terminal, for: arguments).print(
      errors, sources: DiagnosticReport.file(at:))
    return nil
  }

  /// In which way the output folder is not what the site would build; nil when it is.
  static func difference(of site: BuiltSite) -> String? {
    guard let first = site.differences.first else { return nil }
    let count = site.differences.count
    let files = count == 1 ? "the file \(first) differs" : "\(count) files differ, \(first) among them"
    return "\(site.displayFolder) is not what the site would build now without drafts: \(files)"
  }

  /// Says which word of `--host` is no host; false when there is none.
  static func refusesHosts(_ arguments: ParsedArguments, on terminal: Terminal) -> Bool {
    guard let word = arguments.texts(.host).first(where: { Provider(rawValue: $0) == nil }) else {
      return false
    }
    let fix =
      Suggestion.nearest(to: word, in: Provider.names).map { "did you mean '\($0)'?" }
      ?? "it is one of \(Provider.names.joined(separator: ", "))"
    terminal.fail("unknown host '\(VisibleText.escaped(word))'; \(fix)")
    return true
  }

  /// The line that counts files while they are rendered.
  static func progressLine(_ arguments: ParsedArguments, on terminal: Terminal) -> ProgressLine {
    ProgressLine(on: terminal, counting: "files", isQuiet: arguments.has(.quiet))
  }

  /// Prints what is wrong with a site, and tells whether that is an error.
  ///
  /// - Parameter isText: Whether to print text whatever `--format` says, since standard output holds answers.
  static func report(
    _ report: SiteReport, _ arguments: ParsedArguments, on terminal: Terminal, isText: Bool = false
  ) -> ExitStatus {
    let found = DiagnosticList(report.diagnostics)
    let list = arguments.has(.strict) ? found.strict() : found
    DiagnosticReport(on: terminal, for: arguments, isText: isText)
      .print(list, sources: DiagnosticReport.file(at:))
    return list.hasErrors ? .contentErrors : .success
  }

  /// Prints the summary, unless a program reads the output or nobody wants it.
  static func summarize(_ text: String, _ arguments: ParsedArguments, on stream: Terminal.Stream) {
    if !arguments.has(.quiet), arguments.text(.format) != "json" { stream.print(text) }
  }

  /// “17 pages on 3 domains”.
  static func size(of report: SiteReport) -> String {
    let (pages, domains) = (report.pageCount, report.domains.count)
    return "\(pages) \(pages == 1 ? "page" : "pages") on \(domains) \(domains == 1 ? "domain" : "domains")"
  }
}

extension CommandOption {
  static let builtOutput = CommandOption(
    "output", .folder("DIR"), "Where the built website is (default: Output in the site's folder).")
  static let dryRunOfPublishing = CommandOption("dry-run", .flag, "Show what would be done, and do nothing.")
  package static let host = CommandOption(
    "host", .name("NAME", known: Provider.names), repeats: true,
    "Write configuration for this host, in place of `hosts` in site.yml; may be given more than once.")
}
