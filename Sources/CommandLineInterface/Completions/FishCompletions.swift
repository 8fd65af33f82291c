/// The completion script for fish.
struct FishCompletions: Sendable {
  /// The program whose commands are completed.
  let tool: CommandLineTool

  /// The whole script.
  var script: String {
    var lines = [
      "# fish completion for \(tool.name), printed by '\(tool.name) completions fish'.",
      "complete -c \(tool.name) -f",
    ]
    lines += tool.commands.map {
      "complete -c \(tool.name) -n __fish_use_subcommand -a \($0.name) -d \(quoted($0.summary))"
    }
    lines += [CommandOption.help, .version].map { line($0, when: "__fish_use_subcommand") }
    for command in tool.commands {
      let condition = quoted("__fish_seen_subcommand_from \(command.name)")
      lines += command.options.map { line($0, when: condition) }
      lines += command.positionals.prefix(1).compactMap { positional($0, when: condition) }
    }
    return lines.joined(separator: "\n") + "\n"
  }

  private func line(_ option: CommandOption, when condition: String) -> String {
    let letter = option.letter.map { "-s \($0) " } ?? ""
    return "complete -c \(tool.name) -n \(condition) \(letter)-l \(option.name)\(values(option.value)) "
      + "-d \(quoted(option.summary))"
  }

  private func values(_ value: ValueKind) -> String {
    switch value {
    case .flag: ""
    case .file: " -r -F"
    case .folder: " -x -a '(__fish_complete_directories)'"
    case .choice, .name: " -x -a \(quoted(value.words.joined(separator: " ")))"
    case .text, .integer, .pair: " -x"
    }
  }

  private func positional(_ positional: Positional, when condition: String) -> String? {
    let start = "complete -c \(tool.name) -n \(condition) "
    return switch positional.value {
    case .file: start + "-F"
    case .folder: start + "-a '(__fish_complete_directories)'"
    case .choice, .name: start + "-a \(quoted(positional.value.words.joined(separator: " ")))"
    case .flag, .text, .integer, .pair: nil
    }
  }

  private func quoted(_ text: String) -> String {
    "'" + text.replacing("\\", with: "\\\\").replacing("'", with: "\\'") + "'"
  }
}
