import ClipsitePlatform

/// `clipsite experiences push`.
enum ExperiencesPushCommand {
  /// The declaration.
  static let command = Command(
    "experiences push", "Register the site's App Clip experiences in App Store Connect.",
    discussion: """
      Does what `clipsite experiences plan` shows: uploads header images, registers what is new and changes what differs. \
      What the site no longer needs is deactivated only with `--allow-removal`, last, and only when everything else went \
      well; nothing undoes it. Experiences of domains that the site does not have stay, unless `--removal-domain` names \
      the domain. A run that was stopped, or that App Store Connect takes no more requests from, is finished by \
      the next; no picture is uploaded twice.

      The key comes from the environment, as for `clipsite experiences plan`.
      """,
    examples: [
      .init("experiences push --dry-run", "Show what would be done."),
      .init("experiences push --allow-removal", "Register, change, and deactivate what is gone."),
    ],
    options: [
      .site, .dryRunOfPublishing, .removesExperiences, .removalDomain, .maxRemoval, .resendPlaces, .endpoint,
      .strict, .workers, .format, .quiet,
    ],
    statuses: [
      .success, .contentErrors, .refused, .denied, .usage, .software, .inputOutput, .interrupted,
      .terminated,
    ]
  ) { arguments, terminal in
    ExperiencesSession(arguments, terminal).push()
  }
}

extension CommandOption {
  static let removesExperiences = CommandOption(
    "allow-removal", .flag, "Deactivate the experiences that the site no longer needs.")
  static let removalDomain = CommandOption(
    "removal-domain", .text("DOMAIN"), repeats: true,
    "Count the experiences of a domain that the site does not have among those that it no longer needs.")
  static let maxRemoval = CommandOption(
    "max-removal", .integer("N", 0...1_000_000_000),
    "How many may be deactivated (default: 10 or a tenth of what is registered, whichever is more).")
}
