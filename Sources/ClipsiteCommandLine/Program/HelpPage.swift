/// The help of the program and of its commands, made from their declarations.
struct HelpPage: Sendable {
  /// The program.
  let tool: CommandLineTool
  /// The most columns to use.
  let width: Int

  /// The help of the program: what it is for, and its commands.
  func overview() -> String {
    let rows = tool.topics.map { ($0.name, $0.summary) }
    let blocks = [
      wrapper.paragraph(tool.summary),
      "Usage: \(tool.name) COMMAND [options]",
      discussion(tool.discussion),
      "Commands:\n" + table(rows),
      "Options:\n" + table([CommandOption.help, .version].map { ($0.synopsis, $0.summary) }),
      wrapper.paragraph("'\(tool.name) help COMMAND' shows the help of a command."),
    ]
    return blocks.filter { !$0.isEmpty }.joined(separator: "\n\n") + "\n"
  }

  /// The help of a group: its commands.
  func page(for group: CommandGroup) -> String {
    let rows = tool.commands(of: group).map { ($0.name, $0.summary) }
    let blocks = [
      wrapper.paragraph(group.summary), "Usage: \(tool.name) \(group.name) COMMAND [options]",
      "Commands:\n" + table(rows),
      wrapper.paragraph("'\(tool.name) help \(group.name) COMMAND' shows the help of a command."),
    ]
    return blocks.joined(separator: "\n\n") + "\n"
  }

  /// The help of a command.
  func page(for command: Command) -> String {
    let positionals = command.positionals.map { ($0.name, $0.summary) }
    let rare = command.options.filter(\.isRare)
    let statuses = command.statuses.map { (String($0.rawValue), command.meaning(of: $0)) }
    let blocks = [
      wrapper.paragraph(command.summary),
      "Usage: " + command.usage(program: tool.name),
      discussion(command.discussion),
      positionals.isEmpty ? "" : "Arguments:\n" + table(positionals),
      "Options:\n" + table(command.options.filter { !$0.isRare }.map(row)),
      rare.isEmpty ? "" : "Less common options:\n" + table(rare.map(row)),
      examples(of: command),
      "Exit status:\n" + table(statuses),
    ]
    return blocks.filter { !$0.isEmpty }.joined(separator: "\n\n") + "\n"
  }

  private func row(_ option: CommandOption) -> (term: String, meaning: String) {
    (option.synopsis, option.summary + (option.repeats ? " Can be repeated." : ""))
  }

  private var wrapper: TextWrapper { TextWrapper(width: width) }

  private func discussion(_ text: String) -> String { wrapper.markdown(text) }

  private func examples(of command: Command) -> String {
    guard !command.examples.isEmpty else { return "" }
    let examples = command.examples.map { example in
      "  \(tool.name) \(example.line)\n" + wrapper.paragraph(example.purpose, indent: "      ")
    }
    return "Examples:\n" + examples.joined(separator: "\n")
  }

  /// Terms and what they mean, in two columns; a term too long for its column stands on its own line.
  private func table(_ rows: [(term: String, meaning: String)]) -> String {
    let column = rows.map(\.term.count).filter { $0 <= 22 }.max() ?? 22
    let indent = String(repeating: " ", count: column + 4)
    return rows.map { term, meaning in
      let start = "  " + term
      guard term.count <= column else { return start + "\n" + wrapper.paragraph(meaning, indent: indent) }
      return wrapper.paragraph(
        meaning, indent: indent, first: start + String(repeating: " ", count: indent.count - start.count))
    }.joined(separator: "\n")
  }
}

/// `clipsite help [COMMAND]`.
enum HelpCommand {
  /// The declaration.
  ///
  /// - Parameter names: the names of commands and groups.
  static func command(for names: [String]) -> Command {
    Command(
      "help", "Show the help of the program or of a command.",
      positionals: [
        Positional(
          .name("COMMAND", known: names), isOptional: true, repeats: true,
          "The command to show the help of.")
      ]
    ) { context in
      let (tool, terminal) = (context.tool, context.terminal)
      let wanted = context.arguments.positionals(from: 0).joined(separator: " ")
      let page = HelpPage(tool: tool, width: terminal.width)
      if wanted.isEmpty {
        terminal.output.print(verbatim: page.overview())
      } else if let group = tool.group(named: wanted) {
        terminal.output.print(verbatim: page.page(for: group))
      } else if let command = tool.command(named: wanted) {
        terminal.output.print(verbatim: page.page(for: command))
      } else {
        return tool.refuse(tool.unknownCommand(wanted), for: context.arguments.command, on: terminal)
      }
      return .success
    }
  }
}
