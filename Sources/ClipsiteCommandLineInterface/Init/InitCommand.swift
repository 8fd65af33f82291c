import ClipsiteDiagnostics
import ClipsitePlatform

/// `clipsite init DIR`.
enum InitCommand {
  /// The declaration.
  static let command = Command(
    "init", "Write a starter site into a new folder.",
    discussion: """
      The folder must be new or empty. It can contain files whose names begin with a dot, such as those of
      git. clipsite never overwrites a file. The site has one business with two locations, and a theme that
      you can change.

      All themes use the same keys of site.yml and show the same pages:

      \(themes)
      """,
    examples: [
      .init("init donuts", "Make the folder donuts with a site in it."),
      .init("init donuts --theme bistro", "Let it look like a printed menu."),
    ],
    positionals: [
      Positional(.folder("DIR"), "The folder to write to. clipsite creates it if it does not exist.")
    ],
    options: [.theme], statuses: [.success, .usage, .inputOutput], action: run)

  /// A line for each theme, as help shows them.
  private static let themes = StarterTheme.allCases.map { theme in
    "    " + theme.name + String(repeating: " ", count: 9 - theme.name.utf8.count) + theme.summary
  }.joined(separator: "\n")

  private static func run(_ context: CommandContext) throws(CommandFailure) -> ExitStatus {
    guard let path = context.arguments.path(0) else { return .usage }
    try attempt(FileStore.makeFolders(path))
    guard try attempt(FileStore.names(in: path)).allSatisfy({ $0.hasPrefix(".") }) else {
      throw .usage("'\(path)' is not empty. Choose a new folder for the site")
    }
    let theme = context.arguments.text(.theme).flatMap(StarterTheme.init) ?? .clean
    for file in StarterSite.files(with: theme) {
      let target = "\(path)/\(file.path)"
      try attempt(FileStore.makeFolders(RelativePath(target).folder.text))
      try attempt(FileStore.create(target, file.bytes, path: target))
    }
    context.terminal.output.print(nextSteps(VisibleText.escaped(path)))
    return .success
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

extension CommandOption {
  fileprivate static let theme = CommandOption(
    "theme", .choice(StarterTheme.allCases.map(\.name)), "The look of the pages (default: clean).")
}
