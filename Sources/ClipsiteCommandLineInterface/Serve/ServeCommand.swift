import ClipsitePlatform
import ClipsitePreview
import ClipsiteSiteModel
import ClipsiteSiteOutput
import ClipsiteSiteRendering
import Dispatch

/// `clipsite serve`.
enum ServeCommand {
  /// The declaration.
  static let command = Command(
    "serve", "Preview the site in a browser while you write.",
    discussion: """
      Serves every domain of the site on this computer, as a provider should. Page URLs answer without a
      redirect, short URLs with theirs, and the AASA file as JSON. Pages are rendered on request and load
      again when you save a file. Mistakes appear over the page. Nothing is written to Output.

      The dashboard at /_clipsite/ shows what a desktop browser cannot: the Smart App Banner, the App Clip
      card, the preview in Messages, and the App Clip experience that each URL launches.
      """,
    examples: [
      .init("serve", "Preview the site in the current folder on port 8080."),
      .init("serve --domain example.com", "Show example.com at http://localhost:8080/."),
      .init("serve --port 0 --port-per-domain", "Give each domain a free port of its own."),
    ],
    options: [
      .site, .port, .bind, .domain, .portPerDomain, .allowHost, .drafts, .workers, .quiet,
    ],
    statuses: [.success, .usage, .inputOutput], action: run)

  private static func run(_ context: CommandContext) throws(CommandFailure) -> ExitStatus {
    var signals = InterruptSignals()
    let session = try PreviewSession(context.folder, options(context))
    report(session, context)
    welcome(session, context)
    let following = DispatchQueue(label: "clipsite.follow")
    following.async {
      session.follow { result in
        switch result {
        case .success: report(session, context)
        case .failure(let error): context.terminal.fail(error)
        }
      }
    }
    signals.wait()
    session.stop()
    return .success
  }

  private static func options(_ context: CommandContext) -> PreviewSession.Options {
    let arguments = context.arguments
    var options = PreviewSession.Options()
    options.port = UInt16(clamping: arguments.integer(.port) ?? 8080)
    options.bind = arguments.text(.bind)
    options.domain = arguments.text(.domain)
    options.hasPortPerDomain = arguments.has(.portPerDomain)
    options.allowedHosts = arguments.texts(.allowHost)
    options.includesDrafts = arguments.has(.drafts)
    options.workers = context.workers
    return options
  }

  /// Prints what is wrong with the site after a reload, or that it is fine.
  private static func report(_ session: PreviewSession, _ context: CommandContext) {
    context.report(session.live.status.diagnostics)
    guard !context.isQuiet, session.live.status.build > 1 else { return }
    let broken = "The site has errors; the last good state goes on being served."
    context.terminal.output.print(
      session.live.status.isBroken ? broken : "Build \(session.live.status.build) is served.")
  }

  private static func welcome(_ session: PreviewSession, _ context: CommandContext) {
    if session.isReachableFromOutside {
      context.terminal.error.print("warning: others in the network can see the preview, drafts included")
    }
    context.report(context.folder.output().unfinishedUpdate)
    guard !context.isQuiet else { return }
    let domains = session.live.status.snapshot?.site.domains.map(\.name) ?? []
    let lines = domains.map { "  \(session.addresses.address(of: $0, "/"))" }
    context.terminal.output.print(
      """
      Previewing \(domains.count) \(domains.count == 1 ? "domain" : "domains"):
      \(lines.joined(separator: "\n"))
      Dashboard:
        \(session.addresses.address(Dashboard.root))
      Press Ctrl-C to stop.
      """)
  }
}

extension CommandOption {
  package static let port = CommandOption(
    "port", .integer("N", 0...65535), "The port to listen on, or 0 for a free one (default: 8080).")
  package static let bind = CommandOption(
    "bind", .text("ADDRESS"), "The address to listen on (default: 127.0.0.1 and ::1, this computer only).")
  package static let domain = CommandOption(
    "domain", .text("NAME"), "The domain to show at http://localhost (default: a list of all).")
  static let portPerDomain = CommandOption(
    "port-per-domain", .flag, "Give each domain a port of its own, for browsers without *.localhost.")
  static let allowHost = CommandOption(
    "allow-host", .text("HOST"), repeats: true, "Answer requests for another host name too.")
}
