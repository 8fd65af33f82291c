import ClipsitePlatform
import ClipsiteResolution

/// `clipsite resolve`.
enum ResolveCommand {
  /// The declaration.
  static let command = Command(
    "resolve", "Say what a URL launches, and why.",
    discussion: """
      Tells what happens when a person taps, scans or opens a URL: the page and its tags, what the AASA file of the \
      domain says, the App Clip experience that wins, which invocations launch it on that device and system, where a \
      short URL leads, and what App Links open. One URL gets a report, several get a line each; `--format json` \
      prints one object a line with everything.

      Experiences are taken to be registered as `clipsite experiences export` prints them, and apps to be installed. With `--aasa` no site is \
      read: the file of any domain tells which of its rules matches or excludes the URL. A file that Apple's systems \
      would ignore is an error, like one in the site.
      """,
    examples: [
      .init("resolve https://example.com/ferry-street/market", "Say what the URL launches on an iPhone."),
      .init(
        "resolve --device ipad --ios 16.3 /ferry-street", "A path of the first domain, on an older iPad."),
      .init(
        "resolve --urls printed.txt --format json",
        "Answer a list of URLs for a program; `-` is standard input."),
      .init(
        "resolve --aasa apple-app-site-association https://example.com/buy/42", "Ask an AASA file alone."),
    ],
    positionals: [
      Positional(
        .text("URL"), isOptional: true, repeats: true, "A URL, or a path of the site's first domain.")
    ],
    options: [
      .site, .urls, .aasa, .device, .ios, .drafts, .strict, .host, .workers, .format,
    ],
    statuses: ExitStatus.ofSites, action: run)

  private static let run: Command.Action = { arguments, terminal in
    if SiteCommand.refusesHosts(arguments, on: terminal) { return .usage }
    do throws(SystemError) {
      return try ResolveSession(arguments, terminal).run()
    } catch {
      terminal.fail(error)
      return .inputOutput
    }
  }
}

extension CommandOption {
  package static let urls = CommandOption(
    "urls", .file("FILE"),
    "Answer the URLs in a file, too, one a line, without empty lines and those that begin with `#`; `-` is standard input."
  )
  package static let aasa = CommandOption(
    "aasa", .file("FILE"),
    "Ask this AASA file, whatever the host of the URL, and no site; `-` is standard input.")
  package static let device = CommandOption(
    "device", .choice(Device.allCases.map(\.rawValue)), "The device that opens the URL (default: iphone).")
  package static let ios = CommandOption(
    "ios", .text("VERSION"), "The version of iOS or iPadOS, as in 16.3 (default: the newest).")
}
