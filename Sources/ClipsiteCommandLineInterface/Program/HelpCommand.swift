import ClipsiteDiagnostics

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
        Positional(
          .name("COMMAND", known: names), isOptional: true, repeats: true,
          "The command to show the help of.")
      ]
    ) { arguments, terminal in
      let (tool, words) = (tool(), arguments.positionals(from: 0))
      let page = HelpPage(tool: tool, width: terminal.width)
      guard !words.isEmpty else {
        terminal.output.print(verbatim: page.overview())
        return .success
      }
      let wanted = words.joined(separator: " ")
      if let group = tool.group(named: wanted) {
        terminal.output.print(verbatim: page.page(for: group))
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
