import ClipsitePlatform

/// `clipsite experiences export`.
enum ExperiencesExportCommand {
  /// The declaration.
  static let command = Command(
    "experiences export", "Print the App Clip experiences that the site needs.",
    discussion: """
      Every business, location and short URL that shows the App Clip has its own card, for which App Store Connect needs \
      an advanced experience. A URL whose card is that of the experience above it needs none: the most specific prefix \
      wins. So there are as few as possible, each with the URLs that it covers.

      As JSON, each record has the body of the request that registers it; `${app-clip}` and `${header-image}` in it stand \
      for identifiers that App Store Connect gives. As CSV, each language is a row.
      """,
    examples: [
      .init("experiences export", "Print the requests for a tool of your own."),
      .init("experiences export --format csv", "Print a table for people."),
    ],
    options: [.site, .exportFormat, .strict, .workers],
    statuses: ExitStatus.ofSites
  ) { arguments, terminal in
    ExperiencesSession(arguments, terminal).export()
  }
}

extension CommandOption {
  static let exportFormat = CommandOption(
    "format", .choice(["json", "csv"]), "What to print: requests as JSON, or a table (default: json).")
}
