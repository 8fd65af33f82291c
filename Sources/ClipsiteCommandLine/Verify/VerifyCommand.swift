import ClipsiteAppClips
import ClipsiteContent
import ClipsiteRendering
import ClipsiteSite
import ClipsiteSystem
import ClipsiteText
import ClipsiteVerification

/// `clipsite verify`.
struct VerifyCommand {
  /// The declaration.
  static let command = Command(
    "verify", "Test a live site as Apple's systems would.",
    discussion: """
      Requests the AASA file of each domain as Apple's systems, devices, and browsers do, its pages, and their
      preview images. Then requests the copies of Apple's content delivery network and of Google. An older copy
      of Apple's is pending, not wrong. `clipsite explain` describes each check.

      With URLs, it needs no site: the parts of the live site must agree with each other. If the site is here,
      a page with `clip.display: banner` needs no card, and only its short URLs can redirect.
      Without URLs, it compares the live site with Output. Output must be the current build of the site, with
      the same `--provider` if you used one.

      It has at most 10 requests under way, and tries twice more if a server is busy. With `--resolve`, you can
      test a server before its name leads there.
      """,
    examples: [
      .init("verify example.com/stores/1", "Test a page of any site, and its domain."),
      .init("verify", "Test all domains of the site."),
      .init(
        "verify --resolve example.com:443:192.0.2.7 --no-cdn example.com",
        "Test a server before the domain leads to it."),
      .init("verify --junit verify.xml", "Write a report for continuous integration."),
      .init("verify --only-changes last.txt", "Every night: print what differs from the night before."),
    ],
    positionals: [
      Positional(
        .text("URL|DOMAIN"), isOptional: true, repeats: true,
        "A domain of this site, those of short URLs too, or a URL of any site, also without https:// (default: all domains)."
      )
    ],
    options: [
      .site, .builtOutput, .clip, .resolve, .caFile, .sample, .allPages, .cdn, .google, .noCDN, .timeout,
      .junit, .onlyChanges, .strict, .provider, .workers, .format, .quiet,
    ],
    statuses: [.success, .contentErrors, .pending, .usage, .inputOutput],
    meanings: [.contentErrors: "The live site is wrong, or the site's files have errors."],
    events: [FindingEvent.self, DomainReport.self], results: [VerifyReport.self]
  ) { context throws(SystemError) in try VerifyCommand(context: context).run() }

  private let context: CommandContext

  private var arguments: ParsedArguments { context.arguments }

  private func run() throws(SystemError) -> ExitStatus {
    let urls = try chosenURLs()
    var options = try verifierOptions()
    if urls != nil { options.known = knownURLs() }
    // A file that cannot be read would look as if no server could be trusted.
    if let file = options.certificateFile { _ = try FileStore.readHead(file, count: 1) }
    let progress = context.progressLine(counting: "answers")
    options.progress = { progress.update($0) }
    options.noteLimit = { [context] url in
      progress.finish()
      context.summarize(
        "note: the server limits requests, so clipsite waits, and sends fewer (first for \(url))",
        isComplete: false)
    }
    defer { progress.finish() }
    let verifier = Verifier(options)
    guard let reports = try reports(of: urls, verifier) else { return .contentErrors }
    let file = arguments.path(.onlyChanges)
    let changes: FindingChanges? = if let file { try FindingChanges(reports, since: file) } else { nil }
    let report = VerifyReport(reports, isStrict: context.isStrict, changes: changes)
    progress.finish()
    let text = report.text(isQuiet: context.isQuiet, usesColor: context.terminal.output.usesColor)
    context.show(report.events, text: text)
    context.show(result: report)
    // A job has no phone.
    if report.status == .success, !context.isForGitHub, changes == nil {
      context.summarize(PhoneSteps.text(for: report.reports))
    }
    context.annotate(report.diagnostics(isQuiet: context.isQuiet))
    if let path = arguments.path(.junit) {
      let file = JUnitReport(reports, isStrict: report.isStrict)
      try FileStore.save(Array(file.text.utf8), at: path)
    }
    if let file { try changes?.save(at: file) }
    return report.status
  }

  /// Verifies URLs, or domains of the site; nil when the site has errors.
  private func reports(
    of urls: [InvocationURL]?, _ verifier: Verifier
  ) throws(SystemError) -> [DomainReport]? {
    if let urls { return try verifier.verify(urls) }
    guard let site = try context.builtSite() else { return nil }
    if let difference = site.difference {
      throw SystemError(.content, "\(difference). Run \(context.next("build"))")
    }
    let domains = try chosenDomains(of: site)
    return try verifier.verify(domains, of: site)
  }

  /// The URLs of pages and their short URLs, if a site is here.
  private func knownURLs() -> [String: KnownURL] {
    let loader = SiteLoader(folder: context.folder, includesDrafts: true, workers: context.workers)
    guard let site = try? loader.load().site else { return [:] }
    let pages = site.pages.map {
      (site.url(of: $0), KnownURL.page(isBanner: site.banner(of: $0)?.showsCard == false))
    }
    let aliases = site.aliases.map {
      (site.url(of: $0.path, on: $0.domain), KnownURL.shortURL(of: site.url(of: site[$0.page])))
    }
    let queries = site.queryAliases.map {
      ($0.url.description, KnownURL.shortURL(of: site.url(of: site[$0.page])))
    }
    return Dictionary(pages + aliases + queries) { page, _ in page }
  }

  /// Returns the URLs among the arguments, or `nil` if they name domains of the site. People type URLs as
  /// they see them in Safari, so only a domain of the site, if one is here, is not a URL.
  private func chosenURLs() throws(SystemError) -> [InvocationURL]? {
    let names = arguments.positionals(from: 0)
    if names.isEmpty { return nil }
    let isHere = try FileStore.exists("\(arguments.site)/\(SiteFolder.contentFolderName)")
    // If `site.yml` has errors, each name may be a domain in it. The errors are then printed.
    var errors: [Diagnostic] = []
    let declared = isHere ? SiteLoader.readConfiguration(context.folder.content, &errors)?.domains : []
    let domains = names.filter { name in
      !name.contains("/")
        && (!name.contains(".")
          || declared?.contains { $0.rawValue == name.lowercased() } ?? true)
    }
    if domains.count == names.count { return nil }
    if let domain = domains.first {
      throw .usage("'\(domain)' is not a URL. Name URLs, or domains of the site, but not both")
    }
    var chosen: [InvocationURL] = []
    for name in names {
      let url = name.contains("://") ? name : "https://\(name)" + (name.contains("/") ? "" : "/")
      do throws(InvalidValue) {
        let url = try InvocationURL(url)
        if !chosen.contains(url) { chosen.append(url) }
      } catch {
        throw .usage(error.message.followed(by: error.fix))
      }
    }
    return chosen
  }

  private func verifierOptions() throws(SystemError) -> Verifier.Options {
    var options = Verifier.Options(VerificationRules(now: UTCTime.now().seconds))
    options.userAgent = "clipsite/\(CommandLineTool.currentVersion)"
    options.certificateFile = arguments.path(.caFile)
    options.workers = context.workers
    if let sample = arguments.integer(.sample) { options.sample = sample }
    if arguments.has(.allPages) { options.sample = nil }
    if let timeout = arguments.integer(.timeout) { options.timeout = timeout }
    for text in arguments.texts(.resolve) {
      guard let server = ServerAddress(text) else {
        throw .usage("'\(text)' is not HOST:PORT:ADDRESS, as in example.com:443:192.0.2.7")
      }
      options.servers.append(server)
    }
    if let text = arguments.text(.clip) {
      do throws(InvalidValue) { options.rules.expectedClip = try AppID(text) } catch {
        throw .usage(error.message.followed(by: error.fix))
      }
    }
    if let url = try baseURL(.cdn) { options.appleCopies = url }
    if let url = try baseURL(.google) { options.google = url }
    if arguments.has(.noCDN) { (options.appleCopies, options.google) = (nil, nil) }
    return options
  }

  private func baseURL(_ option: CommandOption) throws(SystemError) -> String? {
    guard let url = arguments.text(option) else { return nil }
    guard url.hasPrefix("https://") || url.hasPrefix("http://") else {
      throw .usage("'\(url)' is not a URL that begins with https://")
    }
    return url.hasSuffix("/") ? String(url.dropLast()) : url
  }

  private func chosenDomains(of site: BuiltSite) throws(SystemError) -> [AssociatedDomain] {
    var chosen: [AssociatedDomain] = []
    for name in arguments.positionals(from: 0) {
      guard let domain = site.domains.first(where: { $0.rawValue == name.lowercased() }) else {
        let known = site.domains.map(\.rawValue)
        throw .unknown("the site has no domain", name, among: known, "It has")
      }
      if !chosen.contains(domain) { chosen.append(domain) }
    }
    return chosen.isEmpty ? site.domains : chosen
  }
}

extension CommandOption {
  package static let resolve = CommandOption(
    "resolve", .text("HOST:PORT:ADDRESS"), repeats: true,
    "Ask the server with this address for a host, usually at port 443. The address can have another port.")
  static let clip = CommandOption(
    "clip", .text("APP-ID"),
    "The App Clip that the AASA files of the URLs must name, as in ABCDE12345.com.example.app.Clip.")
  static let caFile = CommandOption(
    "ca-file", .file("FILE"), isRare: true, "Trust the certificates in a file (PEM) instead of the system's.")
  package static let sample = CommandOption(
    "sample", .integer("N", 0...1_000_000_000), isRare: true,
    "The number of pages of each domain to test, always the same ones (default: 200).")
  static let allPages = CommandOption("all-pages", .flag, isRare: true, "Test all pages.")
  package static let cdn = CommandOption(
    "cdn", .text("URL"), isRare: true,
    "Where Apple's content delivery network is (default: https://app-site-association.cdn-apple.com).")
  static let google = CommandOption(
    "google", .text("URL"), isRare: true,
    "Where Google's Digital Asset Links API is (default: https://digitalassetlinks.googleapis.com).")
  static let noCDN = CommandOption(
    "no-cdn", .flag, isRare: true, "Ask neither Apple's content delivery network nor Google.")
  package static let timeout = CommandOption(
    "timeout", .integer("SECONDS", 1...600), isRare: true,
    "The longest time for one answer, in seconds (default: 20).")
  static let junit = CommandOption(
    "junit", .file("FILE"), "Also write a JUnit report to a file.")
  static let onlyChanges = CommandOption(
    "only-changes", .file("FILE"),
    "Print, and fail for, only what differs from the run that wrote this file, then write it again.")
}
