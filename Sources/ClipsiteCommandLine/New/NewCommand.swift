import ClipsiteImport
import ClipsiteSystem
import ClipsiteText

/// `clipsite new NAME`.
enum NewCommand {
  /// The declaration.
  static let command = Command(
    "new", "Write the Markdown file of a new location.",
    discussion: """
      The file has the name and a place to fill in, which makes it a location. All keys are in it as comments.
      If the folder has no `index.md`, clipsite writes one.

      The name becomes the name of the file and the URL: “Market Street” becomes market-street.md. If it makes
      no URL, as in Japanese, the file gets a short code. Choose a name for the file with `--slug`. clipsite
      never overwrites a file.
      """,
    examples: [
      .init("new 'Market Street' --folder ferry-street", "Write Content/ferry-street/market-street.md."),
      .init("new 水車 --folder mills --slug suisha", "Choose the name of the file and the URL."),
    ],
    positionals: [Positional(.text("NAME"), "The name of the location, as people read it.")],
    options: [.site, .folderOfLocation, .fileName], statuses: ExitStatus.ofSites, action: run)

  private static func run(_ context: CommandContext) throws(SystemError) -> ExitStatus {
    let arguments = context.arguments
    guard let name = arguments.positional(0) else { return .usage }
    let written = try importing { () throws(SystemError) in
      try NewLocationStore(site: arguments.site).create(
        named: name, slug: arguments.text(.fileName), in: arguments.text(.folderOfLocation))
    }
    for path in written.folderPages + [written.path] {
      context.terminal.output.print("Wrote \(VisibleText.escaped("\(arguments.site)/\(path)")).")
    }
    if let reason = written.reasonForHash {
      context.terminal.error.print("\(reason), so the file is named by a code. `--slug` chooses one.")
    }
    return .success
  }
}

extension CommandOption {
  static let folderOfLocation = CommandOption(
    "folder", .contentFolder("NAME"),
    "The folder in Content to write to, which is the business (default: Content itself).")
  static let fileName = CommandOption(
    "slug", .text("NAME"), "The name of the file and the last part of the URL (default: made from NAME).")
}
