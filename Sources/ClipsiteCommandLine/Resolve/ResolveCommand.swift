import ClipsiteAppClips
import ClipsiteContent
import ClipsiteInvocations
import ClipsiteRendering
import ClipsiteSite
import ClipsiteSystem
import ClipsiteText

/// `clipsite resolve`.
struct ResolveCommand {
  /// The declaration.
  static let command = Command(
    "resolve", "Show what a URL launches, and why.",
    discussion: """
      Shows what happens when a person taps, scans, or opens a URL. The report contains the page and its tags,
      the answer of the AASA file, and the App Clip experience that wins. It also shows the invocations that
      launch the App Clip on that device and system, the target of a short URL, and the App Links. One URL
      gets a report, and several get a line each. `--format json` prints one object a line with everything.

      clipsite assumes that experiences are registered as `clipsite experiences export` prints them, and that
      apps are installed. With `--aasa`, it reads no site: the report shows the rule in the file that matches
      or excludes the URL. A file that Apple's systems would ignore is an error.
      """,
    examples: [
      .init("resolve https://example.com/ferry-street/market", "Show what the URL launches on an iPhone."),
      .init(
        "resolve --device ipad --ios 16.3 /ferry-street", "A path of the first domain, on an older iPad."),
      .init(
        "resolve --urls printed.txt --format json",
        "Answer a list of URLs for a program, from standard input (`-`)."),
      .init(
        "resolve --aasa apple-app-site-association https://example.com/buy/42", "Ask an AASA file alone."),
    ],
    positionals: [
      Positional(
        .text("URL"), isOptional: true, repeats: true, "A URL, or a path of the site's first domain.")
    ],
    options: [
      .site, .urls, .aasa, .device, .ios, .drafts, .strict, .provider, .workers, .format,
    ],
    statuses: ExitStatus.ofSites,
    meanings: [.contentErrors: "The site's files, or the AASA file, have errors."],
    events: [URLResolution.self, AssociationReport.self]
  ) { context throws(SystemError) in try ResolveCommand(context: context).run() }

  /// So many URLs are answered before anything is printed.
  private static let batch = 4096

  private let context: CommandContext

  private var arguments: ParsedArguments { context.arguments }
  private var terminal: Terminal { context.terminal }

  private func run() throws(SystemError) -> ExitStatus {
    let asker = try self.asker()
    if arguments.text(.aasa) == "-", arguments.text(.urls) == "-" {
      throw .usage("'--aasa -' and '--urls -' cannot both read standard input")
    }
    if arguments.positionals(from: 0).isEmpty, arguments.text(.urls) == nil {
      throw .usage("no URL is given. Write one, or name a file with '--urls FILE'")
    }
    let urls = try self.urls()
    return arguments.text(.aasa) == nil ? try askSite(urls, for: asker) : try askFile(urls)
  }

  // MARK: Arguments

  private func asker() throws(SystemError) -> Asker {
    let device = arguments.text(.device).flatMap(Device.init) ?? .iphone
    guard let text = arguments.text(.ios) else { return Asker(device) }
    guard device.runsAppClips else {
      throw .usage("--ios does not apply to --device \(device.rawValue)")
    }
    guard let version = IOSVersion(text) else {
      throw .usage("'\(text)' is not a version of iOS, such as 16.3")
    }
    return Asker(device, system: version)
  }

  private func urls() throws(SystemError) -> [String] {
    var urls = arguments.positionals(from: 0)
    guard arguments.text(.urls) != nil else { return urls }
    let text = String(decoding: try read(.urls).bytes, as: UTF8.self)
    for line in text.split(whereSeparator: \.isNewline) {
      let line = line.drop { $0 == "\u{FEFF}" || $0.isWhitespace }.trimmed
      if !line.isEmpty, !line.hasPrefix("#") { urls.append(line) }
    }
    return urls
  }

  /// The file of an option: one on disk, a pipe, or standard input.
  private func read(_ option: CommandOption) throws(SystemError) -> SourceFile {
    let isStandardInput = arguments.text(option) == "-"
    let path = isStandardInput ? "/dev/stdin" : arguments.path(option) ?? ""
    return SourceFile(path: path, bytes: try FileStore.readStream(path, limit: SizeLimits.largest.sourceFile))
  }

  // MARK: Answers

  private func askSite(_ urls: [String], for asker: Asker) throws(SystemError) -> ExitStatus {
    let site = try context.withSite { builder throws(SystemError) in try builder.check() }
    let status = context.report(site.diagnostics, annotates: site.value == nil)
    guard status == .success, let snapshot = site.value else { return .contentErrors }
    let resolver = SiteResolver(snapshot)
    try print(urls) { url throws(SystemError) in
      let resolution = try resolver.resolve(url, for: asker)
      if context.isJSON { return OutputLines.line(resolution) }
      let text = ResolutionText(
        resolution: resolution, wrapper: TextWrapper(width: terminal.width),
        usesColor: terminal.output.usesColor)
      return urls.count == 1 ? text.report : text.line
    }
    return self.status(on: snapshot.site.configuration.primaryDomain)
  }

  private func askFile(_ urls: [String]) throws(SystemError) -> ExitStatus {
    let source = try read(.aasa)
    let reading = AssociationReading(source)
    let status = context.report(reading.diagnostics, annotates: reading.file == nil) {
      $0 == source.path ? source : nil
    }
    guard let file = reading.file else { return status }
    let lookup = AssociationLookup(file, domain: nil)
    try print(urls) { url throws(SystemError) in
      let answer = AssociationReport(url, lookup)
      if context.isJSON { return OutputLines.line(answer) }
      return urls.count == 1 ? answer.report(width: terminal.width) : answer.line
    }
    return status == .success ? self.status(on: nil) : status
  }

  /// The status after the answers: an argument that is no URL is a mistake in the command line. A file of URLs
  /// is data, in which each line has its answer.
  private func status(on domain: AssociatedDomain?) -> ExitStatus {
    let readings = arguments.positionals(from: 0).map { URLReading($0, on: domain) }
    return readings.allSatisfy { $0.problem == nil } ? .success : .usage
  }

  /// Answers URLs on all threads and prints the answers in order.
  private func print(
    _ urls: [String], _ answer: @Sendable (String) throws(SystemError) -> String
  ) throws(SystemError) {
    let workers = context.workers
    var start = 0
    while start < urls.count {
      let batch = urls[start..<min(start + Self.batch, urls.count)]
      let slices = workers.map(batch.count, by: 16) { [start] slice in
        Self.answers(batch[(start + slice.lowerBound)..<(start + slice.upperBound)], answer)
      }
      for slice in slices { terminal.output.print(verbatim: try slice.get()) }
      start += batch.count
    }
  }

  private static func answers(
    _ urls: ArraySlice<String>, _ answer: (String) throws(SystemError) -> String
  ) -> Result<String, SystemError> {
    var text = ""
    for url in urls {
      do throws(SystemError) { text += try answer(url) } catch { return .failure(error) }
    }
    return .success(text)
  }
}

extension CommandOption {
  package static let urls = CommandOption(
    "urls", .file("FILE"),
    "Also answer the URLs in a file, one a line, or in standard input (`-`). Lines with `#` are comments.")
  package static let aasa = CommandOption(
    "aasa", .file("FILE"),
    "Ask this AASA file, or standard input (`-`), whatever the host of the URL, and no site.")
  package static let device = CommandOption(
    "device", .choice(Device.allCases.map(\.rawValue)), "The device that opens the URL (default: iphone).")
  package static let ios = CommandOption(
    "ios", .text("VERSION"), "The version of iOS or iPadOS, as in 16.3 (default: the newest).")
}
