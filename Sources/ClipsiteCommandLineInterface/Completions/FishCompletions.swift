import ClipsitePlatform
import ClipsiteProviders
import ClipsiteSiteContent
import ClipsiteSiteModel

/// The completion script for fish.
struct FishCompletions: Sendable {
  /// The program whose commands are completed.
  let tool: CommandLineTool

  /// The whole script.
  var script: String {
    let topics = tool.topics.map { line(condition("")) + "-a \($0.name) -d \(quoted($0.summary))" }
    let commands =
      topics
      + tool.groups.flatMap { group in
        tool.commands(of: group).map { command in
          line(condition(group.name)) + "-a \(command.words.last ?? "") -d \(quoted(command.summary))"
        }
      }
    let options = [CommandOption.help, .version].map { self.option($0, condition("")) }
    let lines =
      ["complete -c \(tool.name) -f"] + commands + options + tool.commands.flatMap { self.lines(for: $0) }
    return WebFiles.files.filled(
      "completions.fish",
      [
        "tool": tool.name,
        "value-options": tool.valueOptions.flatMap(\.spellings).joined(separator: " "),
        "groups": (tool.groups.map(\.name) + ["' '"]).joined(separator: " "),
        "site": CommandOption.site.spelling,
        "content": SiteFolder.contentFolderName.text,
        "targets": CommandOption.targets.spelling,
        "lines": lines.joined(separator: "\n"),
      ])
  }

  private func lines(for command: Command) -> [String] {
    let condition = condition(command.name)
    let options = command.options.map { option($0, condition) }
    return options + command.positionals.prefix(1).compactMap { positional($0, condition) }
  }

  private func condition(_ command: String) -> String {
    "-n \"__\(tool.name)_command_is '\(command)'\""
  }

  private func line(_ condition: String) -> String { "complete -c \(tool.name) \(condition) " }

  private func option(_ option: CommandOption, _ condition: String) -> String {
    let letter = option.letter.map { "-s \($0) " } ?? ""
    return line(condition) + "\(letter)-l \(option.name)\(values(option.value)) -d \(quoted(option.summary))"
  }

  private func values(_ value: ValueKind) -> String {
    switch value {
    case .flag: ""
    case .file: " -r -F"
    default: " -x" + (candidates(for: value).map { " " + $0 } ?? "")
    }
  }

  /// The line for an argument, or `nil` if nothing is known about it.
  private func positional(_ positional: Positional, _ condition: String) -> String? {
    candidates(for: positional.value).map { line(condition) + $0 }
  }

  private func candidates(for value: ValueKind) -> String? {
    switch value {
    case .file: "-F"
    case .folder: "-a '(__fish_complete_directories)'"
    case .contentFolder: "-a '(__\(tool.name)_folders)'"
    case .publishTarget: "-a '(__\(tool.name)_targets)'"
    case .choice, .name: "-a \(quoted(value.words.joined(separator: " ")))"
    case .flag, .text, .integer, .pair: nil
    }
  }

  private func quoted(_ text: String) -> String {
    "'" + text.replacing("\\", with: "\\\\").replacing("'", with: "\\'") + "'"
  }
}
