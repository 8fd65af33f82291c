import ClipsiteInvocations

/// `clipsite routes`.
enum RoutesCommand {
  /// The declaration.
  static let command = Command(
    "routes", "Write the table with which the App Clip finds the location of a URL.",
    discussion: """
      The table contains every page of a business or location, with its card page and short URLs. The library
      InvocationRouting reads it, in the App Clip and in the app that replaces it.

      As JSON, the table is a file for the bundle. As Swift source, it is compiled in, with an enumeration of
      all locations.
      """,
    examples: [
      .init("routes", "Print the table as compact JSON."),
      .init("routes --format swift --write SiteRoutes.swift", "Write Swift source into a new file."),
    ],
    options: [.site, .routesFormat, .write, .workers, .quiet],
    statuses: ExitStatus.ofSites, action: run)

  private static func run(_ context: CommandContext) throws(CommandFailure) -> ExitStatus {
    let routes = SiteRoutes(try context.loadedSite().site)
    let isSwift = context.arguments.text(.routesFormat) == "swift"
    return try context.write(isSwift ? routes.swiftSource : routes.json)
  }
}

extension CommandOption {
  static let routesFormat = CommandOption(
    "format", .choice(["json", "swift"]), "The form of the table: json or swift (default: json).")
}
