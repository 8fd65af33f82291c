import Diagnostics
import FileSystem

/// `clipsite init DIR`.
enum InitCommand {
  /// The declaration.
  static let command = Command(
    "init", "Write a starter site into a new folder.",
    discussion: """
      The folder must be new or empty; files whose names begin with a dot, such as those of git, may be there. Nothing \
      is ever overwritten. The site has one business with two locations, and the default theme to change as you like.
      """,
    examples: [.init("init donuts", "Make the folder donuts with a site in it.")],
    positionals: [Positional(.folder("DIR"), "The folder to write to; it is made when it does not exist.")],
    statuses: [.success, .usage, .inputOutput], action: run)

  private static let run: Command.Action = { arguments, terminal in
    guard let path = arguments.path(0) else { return .usage }
    let shown = VisibleText.escaped(path)
    do throws(SystemError) {
      try FileStore.makeFolders(path)
      guard try FileStore.names(in: path).allSatisfy({ $0.hasPrefix(".") }) else {
        terminal.fail("'\(shown)' is not empty; choose a new folder for the site")
        return .usage
      }
      for file in StarterSite.files { try write(file, below: path) }
    } catch {
      terminal.fail(error.description)
      return .inputOutput
    }
    terminal.output.print(nextSteps(shown))
    return .success
  }

  private static func write(_ file: StarterFile, below folder: String) throws(SystemError) {
    let path = "\(folder)/\(file.path)"
    if let slash = path.lastIndex(of: "/") { try FileStore.makeFolders(String(path[..<slash])) }
    try FileStore.create(path, file.bytes, path: path)
  }

  private static func nextSteps(_ path: String) -> String {
    """
    Wrote a starter site to \(path).

    Next steps:
      1. Put your domain, team ID and bundle IDs into \(path)/Content/site.yml.
      2. Change the business and its locations below \(path)/Content.
      3. Run 'clipsite build --site \(path)' and look at \(path)/Output.
    """
  }
}
