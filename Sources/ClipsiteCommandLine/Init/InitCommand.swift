import ClipsiteContent
import ClipsiteSystem
import ClipsiteText

/// `clipsite init DIR`.
enum InitCommand {
  /// The declaration.
  static let command = Command(
    "init", "Write a starter site into a new folder.",
    discussion: """
      The folder must be new or empty, and a period names this folder. It can contain files whose names begin
      with a dot, such as those of git. clipsite never overwrites a file. The site has one business with two locations. Its
      theme comes from the program, and 'clipsite theme' copies the parts that you want to change.

      All themes use the same keys of site.yml and show the same pages:

      \(themes)
      """,
    examples: [
      .init("init donuts", "Make the folder donuts with a site in it."),
      .init("init .", "Write the site into this folder."),
      .init("init donuts --theme bistro", "Let it look like a printed menu."),
    ],
    positionals: [
      Positional(.folder("DIR"), "The folder to write to. clipsite creates it if it does not exist.")
    ],
    options: [.theme], statuses: [.success, .usage, .inputOutput], action: run)

  /// A line for each theme, as help shows them.
  private static let themes = BuiltInTheme.allCases.map { theme in
    "    " + theme.name + String(repeating: " ", count: 9 - theme.name.utf8.count) + theme.summary
  }.joined(separator: "\n")

  private static func run(_ context: CommandContext) throws(SystemError) -> ExitStatus {
    guard let path = context.arguments.path(0), let name = context.arguments.positional(0) else {
      return .usage
    }
    let folder = Folder(name)
    try FileStore.makeFolders(path)
    guard try FileStore.names(in: path).allSatisfy({ $0.hasPrefix(".") }) else {
      throw .usage("\(folder.description) is not empty. Choose a new folder for the site")
    }
    let theme = context.arguments.text(.theme).flatMap(BuiltInTheme.init) ?? .clean
    let site = try OpenFolder(path)
    for file in StarterSite.files(with: theme) {
      let target = "\(path)/\(file.path)"
      // Only files with a dot can be there already, such as that of git.
      if file.path.hasPrefix("."), try FileStore.kind(at: target) != .missing { continue }
      try CommandContext.create(RelativePath(file.path), file.bytes, in: site, path: target)
    }
    context.terminal.output.print(folder.farewell)
    return .success
  }

  /// The folder of the site, as it was typed.
  private struct Folder {
    private let name: String
    private let isCurrent: Bool

    init(_ name: String) {
      isCurrent = RelativePath(name).components.allSatisfy { $0 == "." } && !name.hasPrefix("/")
      let end = name.lastIndex { $0 != "/" } ?? name.startIndex
      self.name = VisibleText.escaped(String(name[...end]))
    }

    var description: String { isCurrent ? "this folder" : "'\(name)'" }

    /// The end of a run: what to edit, and three commands to copy.
    var farewell: String {
      let start = isCurrent ? "this folder" : name
      let configuration = isCurrent ? "Content/site.yml" : "\(name)/Content/site.yml"
      let first =
        isCurrent
        ? "clipsite check           # every check, with file, line, and fix"
        : "cd \(ShellText.quoted(path: name))"
      return """
        Wrote a starter site to \(start). Put your domain, team ID, and bundle IDs into \(configuration).

        Next:
          \(first)
          clipsite serve --open    # a preview that follows your changes
          clipsite build           # the website, in Output
        """
    }
  }
}

extension CommandOption {
  fileprivate static let theme = CommandOption(
    "theme", .choice(BuiltInTheme.allCases.map(\.name)), "The look of the pages (default: clean).")
}
