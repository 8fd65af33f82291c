import Diagnostics

/// `clipsite help [COMMAND]`.
enum HelpCommand {
  /// The name.
  static let name = "help"

  /// The declaration.
  ///
  /// - Parameters:
  ///   - names: the commands' names.
  ///   - tool: the program whose help is meant.
  static func command(names: [String], tool: @escaping @Sendable () -> CommandLineTool) -> Command {
    Command(
      name, "Show the help of the program or of a command.",
      positionals: [
        Positional(.name("COMMAND", known: names), isOptional: true, "The command to show the help of.")
      ]
    ) { arguments, terminal in
      let (tool, wanted) = (tool(), arguments.positional(0))
      let page = HelpPage(tool: tool, width: terminal.width)
      guard let wanted else {
        terminal.output.print(verbatim: page.overview())
        return .success
      }
      guard let command = tool.command(named: wanted) else {
        let nearest = Suggestion.nearest(to: wanted, in: names)
        return tool.refuse(.unknownCommand(wanted, nearest: nearest), arguments.command, terminal)
      }
      terminal.output.print(verbatim: page.page(for: command))
      return .success
    }
  }
}
