import ClipsitePlatform
import ClipsiteProviders
import ClipsiteSiteContent
import ClipsiteSiteModel

/// The completion script for zsh, to be sourced after `compinit` or put on `fpath` as `_clipsite`.
struct ZshCompletions: Sendable {
  /// The program whose commands are completed.
  let tool: CommandLineTool

  /// The whole script.
  var script: String {
    WebFiles.files.filled(
      "completions.zsh",
      [
        "tool": tool.name,
        "topics": tool.topics.map { "    \(quoted("\(describable($0.name)):\($0.summary)"))" }.joined(
          separator: "\n"),
        "help": CommandOption.help.summary,
        "version": CommandOption.version.summary,
        "commands": tool.commands.filter { $0.words.count == 1 }.map { commandCase($0) }.joined(
          separator: "\n"),
        "groups": tool.groups.map { groupCase($0) }.joined(separator: "\n"),
        "site": CommandOption.site.spelling,
        "targets": CommandOption.targets.spelling,
        "content": SiteFolder.contentFolderName.text,
      ])
  }

  private func commandCase(_ command: Command) -> String {
    let specifications = command.options.map { option($0) } + command.positionals.map { positional($0) }
    return "        \(command.words.last ?? "")) _arguments -s -S "
      + specifications.joined(separator: " \\\n            ") + " ;;"
  }

  /// The commands of a group, completed like those of the program.
  private func groupCase(_ group: CommandGroup) -> String {
    let commands = tool.commands(of: group)
    let names = commands.map { quoted("\($0.words.last ?? ""):\($0.summary)") }
    return """
              \(group.name))
                commands=(\(names.joined(separator: " ")))
                _arguments -C '1:command:->command' '*::argument:->argument'
                case $state in
                  command) _describe -t commands command commands ;;
                  argument)
                    case $words[1] in
      \(commands.map { commandCase($0) }.joined(separator: "\n"))
                    esac ;;
                esac ;;
      """
  }

  private func option(_ option: CommandOption) -> String {
    let isFlag = option.value == .flag
    let name = option.spelling + (isFlag ? "" : "=")
    let rest = "[\(bracketed(option.summary))]\(action(option.value))"
    guard let letter = option.letter else { return quoted((option.repeats ? "*" : "") + name + rest) }
    // Either of the two, once.
    let others = quoted("(\(option.spellings.joined(separator: " ")))")
    return others + "{-\(letter)\(isFlag ? "" : "+"),\(name)}" + quoted(rest)
  }

  private func positional(_ positional: Positional) -> String {
    quoted(
      (positional.repeats ? "*" : positional.isOptional ? ":" : "")
        + action(positional.value, named: positional.name))
  }

  private func action(_ value: ValueKind, named name: String? = nil) -> String {
    guard let placeholder = name ?? value.placeholder else { return "" }
    let message = ":\(describable(placeholder)):"
    return switch value {
    case .flag: ""
    case .file: message + "_files"
    case .folder: message + "_files -/"
    case .contentFolder: message + "_\(tool.name)_folders"
    case .publishTarget: message + "_\(tool.name)_targets"
    case .choice, .name: message + "(\(value.words.joined(separator: " ")))"
    case .text, .integer, .pair: message + " "
    }
  }

  private func bracketed(_ text: String) -> String {
    text.replacing("[", with: "\\[").replacing("]", with: "\\]")
  }

  private func describable(_ text: String) -> String { text.replacing(":", with: "\\:") }

  private func quoted(_ text: String) -> String { "'" + text.replacing("'", with: "'\\''") + "'" }
}
