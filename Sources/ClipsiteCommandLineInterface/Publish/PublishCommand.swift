import ClipsitePlatform
import ClipsitePublishing

/// `clipsite publish`.
enum PublishCommand {
  /// The declaration.
  static let command = Command(
    "publish", "Send what changed to where the site is served from.",
    discussion: """
      Compares Output with what was published before, says what is new, changed or gone, and carries that out: first \
      pictures, then pages, then lists and sitemaps, then AASA files, and deletions last and only when everything else \
      went well. Only files that clipsite published are ever deleted. A run that was stopped is finished by the next.

      Targets are the entries of `publish` in site.yml. Output must be what the site would build now, without drafts, and \
      with the same `--host`, if any. \
      Nothing is sent when many files would be deleted, or when an AASA file would vanish or lose an app, unless an \
      option allows it.

      Keys of object stores come from AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY, or from the profile files of the \
      AWS tools and AWS_PROFILE.
      """,
    examples: [
      .init("publish --dry-run", "Show what would be sent and deleted, and why."),
      .init("publish staging", "Publish to the target 'staging'."),
      .init("publish --rollback", "Serve the newest earlier release that nobody went back from."),
      .init("publish --releases", "List the releases, with dates and the one that is served."),
    ],
    positionals: [
      Positional(
        .text("TARGET"), isOptional: true,
        "An entry of `publish` in site.yml (default: the only one, or 'production').")
    ],
    options: [
      .site, .builtOutput, .dryRunOfPublishing, .rollback, .rollbackTo, .releases, .maxDelete, .allowRemoval,
      .strict, .host, .workers, .format, .quiet,
    ],
    statuses: [
      .success, .contentErrors, .refused, .denied, .usage, .software, .inputOutput, .interrupted,
      .terminated,
    ],
    action: run)

  private static let run: Command.Action = { arguments, terminal in
    if SiteCommand.refusesHosts(arguments, on: terminal) { return .usage }
    do throws(SystemError) {
      return try PublishSession(arguments, terminal).run()
    } catch {
      terminal.fail(error)
      return .inputOutput
    }
  }
}

extension CommandOption {
  package static let rollback = CommandOption(
    "rollback", .flag,
    "Serve the newest earlier release that nobody went back from; for folders.")
  static let rollbackTo = CommandOption(
    "rollback-to", .integer("N", 1...1_000_000_000), "Serve release N; for folders.")
  package static let releases = CommandOption(
    "releases", .flag, "List the releases of a folder with their dates, and do nothing.")
  static let maxDelete = CommandOption(
    "max-delete", .integer("N", 0...1_000_000_000),
    "How many files may be deleted (default: 25 or a tenth of what is published, whichever is more).")
  static let allowRemoval = CommandOption(
    "allow-aasa-removal", .text("DOMAIN"), repeats: true,
    "Let the AASA file of a domain vanish, lose apps, or be larger than 128 KiB.")
}
