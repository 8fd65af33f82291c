import ClipsiteAppClips
import ClipsiteDiagnostics
import ClipsitePlatform
import ClipsiteSiteOutput
import ClipsiteVerification

/// `clipsite verify`.
struct VerifyCommand {
  /// The declaration.
  static let command = Command(
    "verify", "Test the live site as Apple's systems would.",
    discussion: """
      Requests the AASA file of each domain as Apple's systems, devices, and browsers do, and the pages with
      their preview images. Then compares them with Output. Output must be the current build of the site, with
      the same `--host` if you used one.

      Also requests the copy of Apple's content delivery network. An older copy is pending, not wrong.
      `clipsite explain` describes each check.

      With `--resolve`, you can test a server before its name leads there.
      """,
    examples: [
      .init("verify", "Test all domains of the site."),
      .init(
        "verify --resolve example.com:443:192.0.2.7 --no-cdn example.com",
        "Test a server before the domain leads to it."),
      .init("verify --junit verify.xml", "Write a report for continuous integration."),
    ],
    positionals: [
      Positional(
        .text("DOMAIN"), isOptional: true, repeats: true,
        "A domain of the site, those of short URLs too (default: all).")
    ],
    options: [
      .site, .builtOutput, .resolve, .caFile, .sample, .allPages, .cdn, .noCDN, .timeout, .junit, .strict,
      .host,
      .workers, .format, .quiet,
    ],
    statuses: [.success, .contentErrors, .pending, .usage, .software, .inputOutput]
  ) { context throws(CommandFailure) in try VerifyCommand(context: context).run() }

  private let context: CommandContext

  private var arguments: ParsedArguments { context.arguments }

  private func run() throws(CommandFailure) -> ExitStatus {
    var options = try verifierOptions()
    // A file that cannot be read would look as if no server could be trusted.
    if let file = options.certificateFile { _ = try attempt(FileStore.read(file)) }
    guard let site = try context.builtSite() else { return .contentErrors }
    if let difference = site.difference {
      throw .failed(.contentErrors, "\(difference); run 'clipsite build'")
    }
    let domains = try chosenDomains(of: site)
    let progress = context.progressLine(counting: "answers")
    options.progress = { progress.update($0) }
    defer { progress.finish() }
    let report = VerifyReport(
      try attempt(Verifier(site, options).verify(domains)), isStrict: context.isStrict)
    progress.finish()
    context.show(json: report.json, text: report.text(isQuiet: context.isQuiet))
    if let path = arguments.path(.junit) {
      let file = JUnitReport(reports: report.reports, isStrict: report.isStrict)
      try attempt(FileStore.save(Array(file.text.utf8), at: path))
    }
    return report.status
  }

  private func verifierOptions() throws(CommandFailure) -> Verifier.Options {
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
    if let url = arguments.text(.cdn) {
      guard url.hasPrefix("https://") || url.hasPrefix("http://") else {
        throw .usage("'\(url)' is not a URL that begins with https://")
      }
      options.appleCopies = url.hasSuffix("/") ? String(url.dropLast()) : url
    }
    if arguments.has(.noCDN) { options.appleCopies = nil }
    return options
  }

  private func chosenDomains(of site: BuiltSite) throws(CommandFailure) -> [AssociatedDomain] {
    var chosen: [AssociatedDomain] = []
    for name in arguments.positionals(from: 0) {
      guard let domain = site.domains.first(where: { $0.rawValue == name.lowercased() }) else {
        let known = site.domains.map(\.rawValue)
        let hint =
          Suggestion.nearest(to: name, in: known).map { "did you mean '\($0)'?" }
          ?? "it has \(known.joined(separator: ", "))"
        throw .usage("the site has no domain '\(name)'; \(hint)")
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
  static let caFile = CommandOption(
    "ca-file", .file("FILE"), "Trust the certificates in a file (PEM) instead of the system's.")
  package static let sample = CommandOption(
    "sample", .integer("N", 0...1_000_000_000),
    "How many pages of each domain to test, always the same ones (default: 200).")
  static let allPages = CommandOption("all-pages", .flag, "Test all pages.")
  package static let cdn = CommandOption(
    "cdn", .text("URL"),
    "Where Apple's content delivery network is (default: https://app-site-association.cdn-apple.com).")
  static let noCDN = CommandOption("no-cdn", .flag, "Leave Apple's content delivery network out.")
  package static let timeout = CommandOption(
    "timeout", .integer("SECONDS", 1...600), "How long one answer may take (default: 10).")
  static let junit = CommandOption(
    "junit", .file("FILE"), "Write a report in the form of JUnit to a file, too.")
}
