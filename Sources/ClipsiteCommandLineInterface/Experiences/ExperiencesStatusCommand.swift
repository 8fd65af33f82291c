import ClipsitePlatform

/// `clipsite experiences status`.
enum ExperiencesStatusCommand {
  /// The declaration.
  static let command = Command(
    "experiences status", "Show what App Store Connect says of experiences and domains.",
    discussion: """
      Lists every registered App Clip experience, whether Apple Maps knows its place, and what App Store Connect says of \
      the associated domains of the newest build: what devices get from Apple's content delivery network (cache), and what \
      Apple got from the host itself (debug). A domain that is not accepted comes with the reason and ends in status 1.

      The key comes from the environment, as for `clipsite experiences plan`.
      """,
    examples: [.init("experiences status", "Show everything.")],
    options: [.site, .buildBundle, .endpoint, .format, .quiet],
    statuses: [.success, .contentErrors, .denied, .usage, .software, .inputOutput]
  ) { arguments, terminal in
    ExperiencesSession(arguments, terminal).status()
  }
}

extension CommandOption {
  static let buildBundle = CommandOption(
    "build-bundle", .text("ID"),
    "Ask for the domains of this build bundle of the API (default: the App Clip of the newest build).")
}
