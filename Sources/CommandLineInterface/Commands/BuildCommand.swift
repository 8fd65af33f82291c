/// `clipsite build`.
enum BuildCommand {
  /// The declaration.
  static let command = Command(
    "build", "Build the website: from Content and Templates to Output.",
    discussion: """
      Every page is parsed, checked and rendered anew; only files whose bytes differ are written. When the site has \
      errors, nothing is written and Output stays as it was.

      Output holds one folder for each domain, ready to be the root of a web server or to be uploaded to a host.
      """,
    examples: [
      .init("build", "Build the site in the current folder."),
      .init("build --strict", "Build for a release: warnings are errors."),
      .init("build --format json", "Report mistakes to a program, one JSON object a line."),
    ],
    options: [.site, .output, .drafts, .strict, .workers, .format, .quiet],
    statuses: ExitStatus.allCases, action: run)

  private static let run: Command.Action = { _, terminal in terminal.refuseUnavailable("build") }
}
