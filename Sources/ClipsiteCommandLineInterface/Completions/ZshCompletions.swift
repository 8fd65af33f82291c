import ClipsiteSiteContent
import ClipsiteSiteModel

/// The completion script for zsh, to be sourced after `compinit` or put on `fpath` as `_clipsite`.
struct ZshCompletions: Sendable {
  /// The program whose commands are completed.
  let tool: CommandLineTool

  /// The whole script.
  var script: String {
    """
    #compdef \(tool.name)
    # zsh completion for \(tool.name), printed by '\(tool.name) completions zsh'.
    _\(tool.name)() {
      local context state state_descr line
      typeset -A opt_args
      local -a commands
      commands=(
    \(tool.topics.map { "    \(quoted("\(describable($0.name)):\($0.summary)"))" }.joined(separator: "\n"))
      )
      _arguments -C \\
        '(- *)'{-h,--help}'[\(CommandOption.help.summary)]' \\
        '(- *)'{-V,--version}'[\(CommandOption.version.summary)]' \\
        '1:command:->command' \\
        '*::argument:->argument'
      case $state in
        command) _describe -t commands command commands ;;
        argument)
          case $words[1] in
    \(tool.commands.filter { $0.words.count == 1 }.map { commandCase($0) }.joined(separator: "\n"))
    \(tool.groups.map { groupCase($0) }.joined(separator: "\n"))
          esac ;;
      esac
    }
    _\(tool.name)_targets() {
      local -a targets
      local site=${(Q)opt_args[\(CommandOption.site.spelling)]:-.}
      targets=("${(@f)$(command \(tool.name) publish \(CommandOption.targets.spelling) --site "${site/#\\~\\//$HOME/}" 2>/dev/null)}")
      (( $#targets )) && compadd -a targets
    }
    _\(tool.name)_folders() {
      local -a content
      local site=${(Q)opt_args[\(CommandOption.site.spelling)]:-.}
      content=("${${site/#\\~\\//$HOME/}:a}/\(SiteFolder.contentFolderName)")
      _files -/ -W content
    }
    if [[ $funcstack[1] == _\(tool.name) ]]; then
      _\(tool.name) "$@"
    else
      compdef _\(tool.name) \(tool.name)
    fi

    """
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
