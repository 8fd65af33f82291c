import ClipsitePlatform

/// `clipsite experiences plan`.
enum ExperiencesPlanCommand {
  /// The declaration.
  static let command = Command(
    "experiences plan", "Show how App Store Connect differs from the site.",
    discussion: """
      Says which App Clip experiences `clipsite experiences push` would register, change or deactivate, and in what. \
      Nothing is changed. The URL of an experience can never be changed: another URL is a new experience, and the old one \
      is deactivated.

      The key comes from APP_STORE_CONNECT_KEY_ID, APP_STORE_CONNECT_ISSUER_ID (not for a key of one person) and \
      APP_STORE_CONNECT_KEY_PATH, which names its file AuthKey_….p8. With `--against` no key and no network are needed.
      """,
    examples: [
      .init("experiences plan", "Compare with App Store Connect."),
      .init("experiences plan --save registered.json", "Keep what is registered."),
      .init(
        "experiences plan --against registered.json --exit-code", "Compare without the network, as a check."),
    ],
    options: [
      .site, .against, .save, .exitCode, .removalDomain, .resendPlaces, .endpoint, .strict, .workers, .format,
      .quiet,
    ],
    statuses: [.success, .contentErrors, .changes, .denied, .usage, .software, .inputOutput]
  ) { arguments, terminal in
    ExperiencesSession(arguments, terminal).plan()
  }
}

extension CommandOption {
  package static let against = CommandOption(
    "against", .file("FILE"), "Compare with a file of `--save`, or with answers of the API, instead.")
  package static let save = CommandOption("save", .file("FILE"), "Write what is registered to a file.")
  static let exitCode = CommandOption("exit-code", .flag, "End with status 2 when there are changes.")
  static let resendPlaces = CommandOption(
    "resend-places", .flag, "Send places again that Apple Maps did not find.")
  package static let endpoint = CommandOption(
    "endpoint", .text("URL"), "Where the API is (default: https://api.appstoreconnect.apple.com).")
}
