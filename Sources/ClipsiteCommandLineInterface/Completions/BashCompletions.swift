import ClipsiteSiteContent
import ClipsiteSiteModel

/// The completion script for bash, from 3.2 on (which is what macOS has).
struct BashCompletions: Sendable {
  /// The program whose commands are completed.
  let tool: CommandLineTool

  /// The whole script.
  var script: String {
    """
    # bash completion for \(tool.name), printed by '\(tool.name) completions bash'.
    _\(tool.name)() {
      local current="${COMP_WORDS[COMP_CWORD]}" option="${COMP_WORDS[COMP_CWORD-1]}"
      local command="" skip="" ended="" site=. word index
      # bash takes '=' for a word of its own.
      if [[ $current == "=" ]]; then
        current=""
      elif [[ $option == "=" && $COMP_CWORD -gt 1 ]]; then
        option="${COMP_WORDS[COMP_CWORD-2]}"
      fi
      for ((index = 1; index < COMP_CWORD; index++)); do
        word="${COMP_WORDS[index]}"
        if [[ -n $skip ]]; then
          [[ $word == "=" ]] && continue
          [[ $skip == "\(CommandOption.site.spelling)" ]] && site="${word/#\\~\\//$HOME/}"
          skip=""
          continue
        fi
        case "$word" in
          --) ended=1 ;;
          \(tool.valueOptions.flatMap(\.spellings).joined(separator: "|"))) skip="$word" ;;
          -*) ;;
          *)
            case "$command" in
              "") command="$word" ;;
    \(tool.groups.map { "          \($0.name)) command=\"$command $word\" ;;" }.joined(separator: "\n"))
            esac ;;
        esac
      done
      COMPREPLY=()
      local IFS=$'\\n'
      if [[ -z $ended ]]; then
        case "$option" in
    \(tool.valueOptions.map { optionCase($0) }.joined(separator: "\n"))
        esac
        if [[ $current == -* ]]; then
          case "$command" in
    \(tool.commands.map { flagCase($0) }.joined(separator: "\n"))
            *) COMPREPLY=($(compgen -W $'--help\\n--version' -- "$current")) ;;
          esac
          return
        fi
      fi
      case "$command" in
        "") COMPREPLY=($(compgen -W \(words(tool.topics.map(\.name))) -- "$current")) ;;
    \(tool.groups.map { groupCase($0) }.joined(separator: "\n"))
    \(tool.commands.compactMap { positionalCase($0) }.joined(separator: "\n"))
      esac
    }
    complete -F _\(tool.name) \(tool.name)

    """
  }

  /// Returns the words to offer for the value of an option. Where commands differ in it, the words depend on
  /// the command.
  private func optionCase(_ option: CommandOption) -> String {
    let others = tool.commands.compactMap { command -> String? in
      guard let own = command.option(named: option.name), own.value != option.value else { return nil }
      return "\"\(command.name)\") \(reply(own.value)) ;;"
    }
    let replies =
      others.isEmpty
      ? reply(option.value)
      : "case \"$command\" in \(others.joined(separator: " ")) *) \(reply(option.value)) ;; esac"
    return "      \(option.spellings.joined(separator: "|"))) \(replies); return ;;"
  }

  private func groupCase(_ group: CommandGroup) -> String {
    let names = tool.commands(of: group).compactMap(\.words.last)
    return "    \(group.name)) COMPREPLY=($(compgen -W \(words(names)) -- \"$current\")) ;;"
  }

  private func flagCase(_ command: Command) -> String {
    let names = command.options.map(\.spelling)
    return "        \"\(command.name)\") COMPREPLY=($(compgen -W \(words(names)) -- \"$current\")) ;;"
  }

  private func positionalCase(_ command: Command) -> String? {
    guard let positional = command.positionals.first else { return nil }
    return "    \"\(command.name)\") \(reply(positional.value)) ;;"
  }

  private func reply(_ value: ValueKind) -> String {
    switch value {
    case .file: "compopt -o filenames 2>/dev/null; COMPREPLY=($(compgen -f -- \"$current\"))"
    case .folder: "compopt -o filenames 2>/dev/null; COMPREPLY=($(compgen -d -- \"$current\"))"
    case .contentFolder:
      "compopt -o filenames 2>/dev/null; "
        + "COMPREPLY=($(cd \"$site/\(SiteFolder.contentFolderName)\" 2>/dev/null && compgen -d -- \"$current\"))"
    case .publishTarget:
      // `compgen -W` would run commands in the names of somebody's site.
      "while read -r word; do [[ $word == \"$current\"* ]] && COMPREPLY+=(\"$word\"); done "
        + "< <(command \(tool.name) publish \(CommandOption.targets.spelling) --site \"$site\" 2>/dev/null)"
    case .choice, .name: "COMPREPLY=($(compgen -W \(words(value.words)) -- \"$current\"))"
    case .flag, .text, .integer, .pair: ":"
    }
  }

  /// Words for `compgen -W`, one a line because that is what the script splits at.
  private func words(_ words: [String]) -> String { "$'" + words.joined(separator: "\\n") + "'" }
}
