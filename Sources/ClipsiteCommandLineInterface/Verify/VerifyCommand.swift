import ClipsitePlatform

/// `clipsite verify`.
enum VerifyCommand {
  /// The declaration.
  static let command = Command(
    "verify", "Test the live site as Apple's systems would.",
    discussion: """
      Asks each domain for its AASA file as Apple's systems, devices and browsers do, and for its pages and their preview \
      pictures, and compares them with Output, which must be what the site would build now, with the same `--host`, if \
      any. Then asks Apple's content delivery network for its copy: an older one is pending, not wrong. \
      `clipsite explain` tells what each check looks at.

      With `--resolve` a server can be tested before its name leads there.
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
    statuses: [.success, .contentErrors, .pending, .usage, .software, .inputOutput],
    action: run)

  private static let run: Command.Action = { arguments, terminal in
    if SiteCommand.refusesHosts(arguments, on: terminal) { return .usage }
    do throws(SystemError) {
      return try VerifySession(arguments, terminal).run()
    } catch {
      terminal.fail(error)
      return .inputOutput
    }
  }
}

extension CommandOption {
  package static let resolve = CommandOption(
    "resolve", .text("HOST:PORT:ADDRESS"), repeats: true,
    "Ask the server with this address for a host, usually at port 443; the address may have a port of its own."
  )
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
