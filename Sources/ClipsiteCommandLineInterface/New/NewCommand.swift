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
      The file's name, and with it the URL, is made from the name: “Market Street” becomes market-street.md. A file \
      that exists is never overwritten.
      """,
    examples: [
      .init("new 'Market Street' --folder ferry-street", "Write Content/ferry-street/market-street.md.")
    ],
    positionals: [Positional(.text("NAME"), "The name of the location, as people read it.")],
    options: [.site, .folder], statuses: [.success, .usage, .inputOutput], action: run)

  private static let run: Command.Action = { arguments, terminal in
    guard let name = arguments.positional(0) else { return .usage }
    guard let slug = Slug.make(from: name) else {
      terminal.fail(
        "no file name can be made from '\(VisibleText.escaped(name))'; use letters A to Z and digits")
      return .usage
    }
    let content = "\(arguments.site)/Content"
    do throws(SystemError) {
      guard try FileStore.isFolder(content) else {
        throw SystemError(
          "cannot write to", content, reason: "there is no such folder; '--site' names its parent")
      }
      let folder = arguments.text(.folder).map { "\(content)/\($0)" } ?? content
      let path = "\(folder)/\(slug).md"
      try FileStore.makeFolders(folder)
      try FileStore.create(path, Array(NewLocation.text(title: name).utf8), path: path)
      terminal.output.print("Wrote \(VisibleText.escaped(path)).")
      return .success
    } catch {
      terminal.fail(error)
      return .inputOutput
    }
  }
}
