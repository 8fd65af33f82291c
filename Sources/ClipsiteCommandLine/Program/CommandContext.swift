import ClipsiteContent
import ClipsiteRendering
import ClipsiteSite
import ClipsiteSystem
import ClipsiteText

/// One call of a command: what was asked for, where to print, and what all commands do in the same way.
struct CommandContext: Sendable {
  let arguments: ParsedArguments
  let terminal: Terminal
  /// The program whose command it is.
  let tool: CommandLineTool
  /// The lines for programs.
  let lines: OutputLines
  /// The providers of `--provider`, in place of those of site.yml.
  private let providers: [Provider]

  /// - Throws: `SystemError` when a word of `--provider` is no provider.
  init(
    _ arguments: ParsedArguments, of tool: CommandLineTool, on terminal: Terminal, _ lines: OutputLines
  ) throws(SystemError) {
    self.arguments = arguments
    self.terminal = terminal
    self.tool = tool
    self.lines = lines
    var providers: [Provider] = []
    for word in arguments.declared(.provider) {
      guard let provider = Provider(rawValue: word) else {
        throw .unknown("unknown provider", word, among: Provider.names, "It is one of")
      }
      providers.append(provider)
    }
    self.providers = providers
  }

  // MARK: Options of many commands

  /// Indicates whether programs read the output.
  var isJSON: Bool { lines.isWanted }
  /// Indicates whether GitHub Actions runs the command, and shows annotations.
  var isForGitHub: Bool { arguments.declared(.format).last == "github" }
  var isQuiet: Bool { !arguments.declared(.quiet).isEmpty }
  var isStrict: Bool { !arguments.declared(.strict).isEmpty }
  var workers: Workers { Workers(count: arguments.declared(.workers).last.flatMap { Int($0) }) }
  /// The site that the arguments name.
  var folder: SiteFolder { SiteFolder(arguments.site) }
  /// The theme of the site, also if something else is wrong with its settings.
  var theme: BuiltInTheme { SiteBuilder(folder).configuration().settings?.options.theme ?? .clean }

  /// Refuses a site in which a link replaces a folder, unless the command line names another folder.
  func refuseLinks() throws(SystemError) {
    guard arguments.command.options.contains(.site) else { return }
    let options: [(CommandOption, RelativePath)] = [
      (.output, SiteFolder.outputFolderName), (.builtOutput, SiteFolder.outputFolderName),
      (.codesFolder, SiteFolder.codesFolderName),
    ]
    let named = options.filter { !arguments.declared($0.0).isEmpty }.map(\.1)
    let links = try folder.linkedFolders(besides: named)
    if links.isEmpty { return }
    report(links)
    throw .printed
  }

  // MARK: Printing

  /// Prints diagnostics: text to standard error, where people look, and JSON lines to standard output, where
  /// programs read.
  ///
  /// - Parameter annotates: Whether to annotate them on GitHub, where standard output holds no answers.
  @discardableResult func report(
    _ diagnostics: [Diagnostic], annotates: Bool = true,
    sources: @escaping (String) -> SourceFile? = CommandContext.file(at:)
  ) -> ExitStatus {
    let found = DiagnosticList(diagnostics)
    let list = isStrict ? found.strict() : found
    lines.count(list)
    if isJSON {
      lines.print(DiagnosticEvent.all(of: list, sources: sources))
    } else {
      let shown = isQuiet ? DiagnosticList(list.diagnostics.filter { $0.severity == .error }) : list
      let showsAll = arguments.declared(.warnings).last == "all"
      let formatter = TextFormatter(
        usesColor: terminal.error.usesColor, limit: showsAll ? .max : 100,
        limitOfEachCode: showsAll ? nil : 3, hint: hint)
      terminal.error.print(verbatim: formatter.format(shown, sources: sources))
      if annotates { annotate(shown, sources: sources) }
    }
    return list.hasErrors ? .contentErrors : .success
  }

  /// The file that a range is in, also in a theme of the program. One that was refused for its size is not read to show a line of it.
  static func file(at path: String) -> SourceFile? {
    BuiltInTheme.file(at: path)
      ?? (try? FileStore.read(path, limit: SizeLimits.largest.sourceFile)).map {
        SourceFile(path: path, bytes: $0)
      }
  }

  /// The hint how to see the warnings that are only counted.
  private var hint: String {
    let options = arguments.command.options
    if options.contains(.warnings) { return "'--warnings all' prints them" }
    return options.contains(.format)
      ? "'--format json' prints them" : "\(next("check --warnings all")) prints those of the site"
  }

  /// Prints what a command found: lines for programs, text for people.
  ///
  /// - Parameters:
  ///   - events: The lines.
  ///   - result: The result in the summary.
  ///   - text: The text with its line ends; nil to print nothing for people.
  func show(
    _ events: @autoclosure () -> [any JSONEvent] = [], result: @autoclosure () -> (any JSONRecord)? = nil,
    text: @autoclosure () -> String? = nil
  ) {
    if isJSON {
      lines.print(events())
      if let result = result() { lines.conclude(with: result) }
    } else if let text = text() {
      terminal.output.print(verbatim: text)
    }
  }

  /// Prints a failure: an event for programs, and text for people.
  func fail(_ failure: FailureEvent) {
    show([failure])
    terminal.fail(failure.message, fix: failure.fix)
  }

  /// Prints the failures of a run that went on: all for programs, and not more than anybody reads for people.
  func fail(_ failures: [FailureEvent], counting noun: String) {
    show(failures)
    for failure in failures.prefix(20) { terminal.fail(failure.sentence, fix: failure.fix) }
    let rest = failures.count - 20
    if rest > 0 { terminal.fail("\(NumberText.counted(rest, "more \(noun)")) failed") }
  }

  /// Prints a summary for people, unless nobody wants it.
  ///
  /// - Parameter isComplete: Whether all went well; else it is a message, not a result.
  func summarize(_ text: String, isComplete: Bool = true) {
    guard !isQuiet, !isJSON else { return }
    (isComplete ? terminal.output : terminal.error).print(text)
  }

  /// The line that counts while something long runs. `finish` it before anything else is printed.
  func progressLine(counting noun: String, of total: Int? = nil) -> ProgressLine {
    ProgressLine(on: terminal, counting: noun, of: total, isQuiet: isQuiet)
  }

  /// Prints bytes or, with `--write`, makes a file of them. A file that exists is left alone unless it says
  /// the same.
  func write(_ bytes: [UInt8]) throws(SystemError) -> ExitStatus {
    guard let path = arguments.path(.write) else {
      let text = String(decoding: bytes, as: UTF8.self)
      show(result: WrittenFile(path: nil, text: text), text: text)
      return .success
    }
    if try FileStore.kind(at: path) == .missing {
      try FileStore.create(path, bytes, path: path)
    } else if (try? FileStore.read(path, limit: bytes.count)) != bytes {
      throw SystemError(
        "cannot write", path, reason: "it exists already. Delete it or choose another name")
    }
    lines.conclude(with: WrittenFile(path: path, text: nil))
    summarize("Wrote \(path).")
    return .success
  }

  /// Makes a new file with the folders around it, through no link.
  ///
  /// - Parameter path: The path in messages.
  static func create(
    _ name: RelativePath, _ bytes: [UInt8], in folder: OpenFolder, path: String
  ) throws(SystemError) {
    try folder.makeFolders(name.folder)
    guard let place = try folder.folder(name.folder) else {
      throw .usage("\(VisibleText.escaped(path)) lies behind a link. Remove the link")
    }
    try FileStore.create(name.name.text, in: place.descriptor, bytes, path: path)
  }

  /// Returns a command to run next on the same site and output, in quotes: `'clipsite build --site donuts'`.
  func next(_ command: String) -> String {
    let site = arguments.siteName.map { [(CommandOption.site, $0)] } ?? []
    let others = [CommandOption.output, .builtOutput, .provider].flatMap { option in
      arguments.declared(option).map { (option, $0) }
    }
    let options = (site + others).map { " \($0.spelling) \(ShellText.quoted(path: $1))" }
    return "'\(tool.name) \(command)\(options.joined())'"
  }

  // MARK: The site

  /// Does something with the site as the options of the command want it, while a line counts the files that
  /// are rendered.
  func withSite<Result>(
    shard: Shard = .whole, stop: BuildStop? = nil,
    _ work: (SiteBuilder) throws(SystemError) -> Result
  ) throws(SystemError) -> Result {
    let progress = progressLine(counting: "files")
    defer { progress.finish() }
    var options = SiteBuilder.Options()
    options.includesDrafts = !arguments.declared(.drafts).isEmpty
    options.isStrict = isStrict
    options.workers = workers
    options.hosts = providers
    options.shard = shard
    options.stop = stop
    options.progress = { progress.update($0) }
    return try work(SiteBuilder(folder, options))
  }

  /// The site, without drafts, compared with what stands in the output folder, or `nil` if it has errors,
  /// which are printed. If the output folder is up to date, the build that wrote it printed the warnings.
  func builtSite() throws(SystemError) -> BuiltSite? {
    let output = folder.output(arguments.path(.builtOutput))
    let site = try withSite { builder throws(SystemError) in try builder.compare(with: output) }
    let isKnown = site.value?.differences.isEmpty == true && !isStrict
    let diagnostics = isKnown ? site.diagnostics.filter { $0.severity == .error } : site.diagnostics
    return report(diagnostics) == .success ? site.value : nil
  }

  /// The site without pages, for commands that make something else of it, and the AASA file of each of its
  /// domains. Warnings are for `check`.
  ///
  /// - Throws: `SystemError` when it has errors, which are printed.
  func loadedSite() throws(SystemError) -> (site: Site, associations: [[UInt8]]) {
    let loaded = try LoadedSite(folder, workers: workers)
    if let site = loaded.site { return (site, loaded.associations) }
    report(loaded.diagnostics.filter { $0.severity == .error })
    throw .printed
  }
}

/// A file that a command makes, for programs.
struct WrittenFile: JSONRecord {
  /// The path, or `nil` if the file is not written.
  let path: String?
  /// The text of a file that is not written.
  let text: String?

  static let fields: [Field] = [Field("path") { $0.path }, Field("text") { $0.text }]
}

extension BuiltSite {
  /// In which way the output folder is not what the site would build, or `nil` if it is.
  var difference: String? {
    if differences.contains(StageFolder.markPath) {
      return "\(displayFolder) may have files of two builds because one was killed or failed half-way"
    }
    guard let first = differences.first else { return nil }
    let count = differences.count
    let all = NumberText.grouped(count)
    let files = count == 1 ? "the file \(first) differs" : "\(all) files differ, \(first) among them"
    return "\(displayFolder) is not what the site would build now without drafts: \(files)"
  }
}
