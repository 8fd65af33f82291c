import ClipsiteAppClips
import ClipsiteContentImport
import ClipsiteDiagnostics
import ClipsitePlatform

/// `clipsite new NAME`.
enum NewCommand {
  /// The declaration.
  static let command = Command(
    "new", "Write the Markdown file of a new location.",
    discussion: """
      The name becomes the name of the file and the URL: “Market Street” becomes market-street.md. clipsite
      never overwrites a file.
      """,
    examples: [
      .init("new 'Market Street' --folder ferry-street", "Write Content/ferry-street/market-street.md.")
    ],
    positionals: [Positional(.text("NAME"), "The name of the location, as people read it.")],
    options: [.site, .folder], statuses: [.success, .usage, .inputOutput], action: run)

  private static func run(_ context: CommandContext) throws(CommandFailure) -> ExitStatus {
    let arguments = context.arguments
    guard let name = arguments.positional(0) else { return .usage }
    guard let slug = Slug.make(from: name) else {
      throw .usage("no file name can be made from '\(name)'. Use letters A to Z and digits")
    }
    let content = "\(arguments.site)/Content"
    guard try attempt(FileStore.isFolder(content)) else {
      throw CommandFailure(
        SystemError("cannot write to", content, reason: "there is no such folder. '--site' names its parent"))
    }
    let folder = arguments.text(.folder).map { "\(content)/\($0)" } ?? content
    let path = "\(folder)/\(slug).md"
    try attempt(FileStore.makeFolders(folder))
    try attempt(FileStore.create(path, Array(NewLocation.text(title: name).utf8), path: path))
    context.terminal.output.print("Wrote \(VisibleText.escaped(path)).")
    return .success
  }
}
