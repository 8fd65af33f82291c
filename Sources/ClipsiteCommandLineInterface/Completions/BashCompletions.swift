import ClipsiteProviders
import ClipsiteSiteContent
import ClipsiteSiteModel

/// The completion script for bash, from 3.2 on (which is what macOS has).
struct BashCompletions: Sendable {
  /// The program whose commands are completed.
  let tool: CommandLineTool

  /// The whole script.
  var script: String {
    WebFiles.files.filled(
      "completions.bash",
      [
        "tool": tool.name,
        "site": CommandOption.site.spelling,
        "value-options": tool.valueOptions.flatMap(\.spellings).joined(separator: "|"),
        "groups": tool.groups.map { "          \($0.name)) command=\"$command $word\" ;;" }.joined(
          separator: "\n"),
        "options": tool.valueOptions.map { optionCase($0) }.joined(separator: "\n"),
        "flags": tool.commands.map { flagCase($0) }.joined(separator: "\n"),
        "topics": words(tool.topics.map(\.name)),
        "group-cases": tool.groups.map { groupCase($0) }.joined(separator: "\n"),
        "positionals": tool.commands.compactMap { positionalCase($0) }.joined(separator: "\n"),
      ])
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
