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
    return """
      # fish completion for \(tool.name), printed by '\(tool.name) completions fish'.

      # Whether the command on the line is the given one; '' when there is none yet.
      function __\(tool.name)_command_is
        set -l words (commandline -opc)
        set -l skip
        set -l command ''
        for word in $words[2..-1]
          if test -n "$skip"
            set skip
            continue
          end
          switch $word
            case \(tool.valueOptions.flatMap(\.spellings).joined(separator: " "))
              set skip 1
            case '-*'
            case '*'
              switch "$command"
                case ''
                  set command $word
                case \((tool.groups.map(\.name) + ["' '"]).joined(separator: " "))
                  set command "$command $word"
              end
          end
        end
        test "$command" = "$argv[1]"
      end

      # The folder of the site, as the line names it.
      function __\(tool.name)_site
        set -l site .
        set -l next
        for word in (commandline -opc)
          test -n "$next"; and set site $word
          set next
          switch $word
            case \(CommandOption.site.spelling)
              set next 1
            case '\(CommandOption.site.spelling)=*'
              set site (string replace -- \(CommandOption.site.spelling)= '' $word)
          end
        end
        string replace -r -- '^~/' "$HOME/" $site
      end

      function __\(tool.name)_folders
        set -l content (__\(tool.name)_site)/\(SiteFolder.contentFolderName)
        for folder in $content/**/
          string replace -- $content/ '' $folder
        end
      end

      function __\(tool.name)_targets
        command \(tool.name) publish \(CommandOption.targets.spelling) --site (__\(tool.name)_site) 2>/dev/null
      end

      \(lines.joined(separator: "\n"))

      """
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
    case .folder: " -x -a '(__fish_complete_directories)'"
    case .contentFolder: " -x -a '(__\(tool.name)_folders)'"
    case .publishTarget: " -x -a '(__\(tool.name)_targets)'"
    case .choice, .name: " -x -a \(quoted(value.words.joined(separator: " ")))"
    case .text, .integer, .pair: " -x"
    }
  }

  private func positional(_ positional: Positional, _ condition: String) -> String? {
    switch positional.value {
    case .file: line(condition) + "-F"
    case .folder: line(condition) + "-a '(__fish_complete_directories)'"
    case .contentFolder: line(condition) + "-a '(__\(tool.name)_folders)'"
    case .publishTarget: line(condition) + "-a '(__\(tool.name)_targets)'"
    case .choice, .name: line(condition) + "-a \(quoted(positional.value.words.joined(separator: " ")))"
    case .flag, .text, .integer, .pair: nil
    }
  }

  private func quoted(_ text: String) -> String {
    "'" + text.replacing("\\", with: "\\\\").replacing("'", with: "\\'") + "'"
  }
}
