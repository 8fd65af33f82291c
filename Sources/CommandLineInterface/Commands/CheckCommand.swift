/// `clipsite check`.
enum CheckCommand {
  /// The declaration.
  static let command = Command(
    "check", "Check the site and write nothing.",
    discussion: """
      Makes every check that a build makes, and reports what a build would: mistakes in the configuration, the front \
      matter, the Markdown and the templates, and pages that would not agree with each other.
      """,
    examples: [.init("check --strict", "Fail on warnings too, as a check before a merge should.")],
    options: [.site, .drafts, .strict, .workers, .format, .quiet],
    statuses: ExitStatus.allCases, action: run)

  private static let run: Command.Action = { _, terminal in terminal.refuseUnavailable("check") }
}
