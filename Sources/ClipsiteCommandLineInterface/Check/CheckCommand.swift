import ClipsitePlatform
import ClipsiteSiteOutput
import ClipsiteSiteRendering

/// `clipsite check`.
enum CheckCommand {
  /// The declaration.
  static let command = Command(
    "check", "Check the site and write nothing.",
    discussion: """
      Makes every check of a build, and writes nothing. It reports mistakes in the configuration, the front
      matter, the Markdown, and the templates, and pages that would not agree with each other.
      """,
    examples: [.init("check --strict", "Fail on warnings too, as a check before a merge should.")],
    options: [.site, .drafts, .strict, .host, .workers, .format, .warnings, .quiet],
    statuses: ExitStatus.ofSites, action: run)

  private static func run(_ context: CommandContext) throws(CommandFailure) -> ExitStatus {
    let site = try context.withSite { builder throws(SystemError) in try builder.check() }
    let status = context.report(site.diagnostics)
    if let snapshot = site.value { context.summarize("Checked \(snapshot.source.size).") }
    return status
  }
}
