import ClipsiteInvocations
import ClipsiteSystem

/// `clipsite routes`.
enum RoutesCommand {
  /// The declaration.
  static let command = Command(
    "routes", "Write the table with which the App Clip finds the location of a URL.",
    discussion: """
      The table contains every page of a business or location, with its card page and short URLs. The library
      InvocationRouting reads it, in the App Clip and in the app that replaces it.

      As JSON, the table is a file for the bundle. As Swift source, it is compiled in, with an enumeration of
      all locations. With `--standalone`, the source also contains the library, so your project needs no
      package.
      """,
    examples: [
      .init("routes", "Print the table as compact JSON."),
      .init("routes --format swift --write SiteRoutes.swift", "Write Swift source into a new file."),
      .init(
        "routes --format swift --standalone --write SiteRouter.swift",
        "Write the table and the router as one file to paste."),
    ],
    options: [.site, .routesFormat, .standalone, .write, .workers, .quiet],
    statuses: ExitStatus.ofSites, action: run)

  private static func run(_ context: CommandContext) throws(SystemError) -> ExitStatus {
    let isSwift = context.arguments.text(.routesFormat) == "swift"
    let isStandalone = context.arguments.has(.standalone)
    guard isSwift || !isStandalone else {
      throw .usage("JSON contains no router. Write --format swift with --standalone")
    }
    let routes = SiteRoutes(try context.loadedSite().site)
    guard isSwift else { return try context.write(routes.json) }
    return try context.write(isStandalone ? routes.standaloneSwiftSource : routes.swiftSource)
  }
}

extension CommandOption {
  static let routesFormat = CommandOption(
    "format", .choice(["json", "swift"]), "The form of the table: json or swift (default: json).")
  static let standalone = CommandOption(
    "standalone", .flag, "Add the router to the Swift source, so that it needs no package.")
}
