package import ClipsiteSystem
import ClipsiteText

/// The program: its commands, and what happens to a command line.
///
/// Words are read by the declarations of the commands; a command's action only ever sees arguments that fit.
package struct CommandLineTool: Sendable {
  /// The name as it is typed.
  package let name: String
  package let version: String
  /// The purpose of the program, in one sentence.
  package let summary: String
  /// The rest of the program's help.
  let discussion: String
  /// The commands, in the order of the help.
  package let commands: [Command]
  /// The groups that some of the commands belong to.
  package var groups: [CommandGroup] = []
  /// The names that other programs have for a command, and what clipsite has instead.
  package var verbsOfOthers: [(names: [String], hint: String)] = []
  /// The path of the program, which starts itself for drawings of others.
  package var executable = CurrentProcess.executable

  /// Runs a command line and says how it went.
  ///
  /// - Parameters:
  ///   - words: the command line without the program's name.
  ///   - terminal: where to write.
  ///   - workingFolder: the folder that relative paths start from; empty for the process's own.
  package func run(_ words: [String], on terminal: Terminal, workingFolder: String = "") -> ExitStatus {
    let status = dispatch(words, on: terminal, in: workingFolder)
    guard let failure = terminal.output.failure(), !DescriptorStream.isBrokenPipe(failure) else {
      return status
    }
    terminal.fail(
      "could not write to standard output: \(SystemError.reason(for: failure))",
      fix: SystemError.fix(for: failure))
    return .inputOutput
  }

  private func dispatch(_ words: [String], on terminal: Terminal, in workingFolder: String) -> ExitStatus {
    var rest = words
    guard let index = commandIndex(in: rest) else { return runWithoutCommand(words, terminal) }
    var name = rest.remove(at: index)
    if let group = group(named: name) {
      guard let second = commandIndex(in: rest) else {
        if let stray = strayOption(in: rest) { return refuse(unknownOption(stray), on: terminal) }
        terminal.output.print(verbatim: HelpPage(tool: self, width: terminal.width).page(for: group))
        return .success
      }
      name += " " + rest.remove(at: second)
    }
    guard let command = command(named: name) else { return refuse(unknownCommand(name), on: terminal) }
    return run(command, with: rest, on: terminal, in: workingFolder)
  }

  /// The mistake of a command that does not exist.
  func unknownCommand(_ name: String) -> SystemError {
    if let verb = verbsOfOthers.first(where: { $0.names.contains(name) }) {
      return .unknownCommand(name, hint: verb.hint)
    }
    let words = name.split(separator: " ").map(String.init)
    if words.count == 2, let group = group(named: words[0]) {
      // The first word, which is right, must not make the second seem near to another one.
      let known = commands(of: group).map { $0.words[1] }
      let nearest = Suggestion.nearest(to: words[1], in: known)
      let hint = nearest.map { "Did you mean '\(group.name) \($0)'?" }
      return .unknownCommand(name, hint: hint ?? "The second word is \(Suggestion.alternatives(known))")
    }
    let nearest = Suggestion.nearest(to: name, in: topics.map(\.name) + commands.map(\.name))
    return .unknownCommand(name, hint: nearest.map { "Did you mean '\($0)'?" })
  }

  private func run(
    _ command: Command, with words: [String], on terminal: Terminal, in workingFolder: String
  ) -> ExitStatus {
    let lines = OutputLines(of: command, words, on: terminal)
    let request: ArgumentParser.Request
    do throws(SystemError) {
      request = try ArgumentParser.parse(words, for: command, workingFolder: workingFolder)
    } catch {
      return lines.end(refuse(error, for: command, on: terminal), FailureEvent(message: error.description))
    }
    switch request {
    case .help:
      terminal.output.print(verbatim: HelpPage(tool: self, width: terminal.width).page(for: command))
    case .version: printVersion(on: terminal)
    case .run(let arguments):
      do throws(SystemError) {
        let context = try CommandContext(arguments, of: self, on: terminal, lines)
        try context.refuseLinks()
        let status = try command.action(context)
        assert(command.statuses.contains(status), "\(command.name) returns \(status)")
        return lines.end(status)
      } catch {
        assert(command.statuses.contains(error.status), "\(command.name) fails with \(error.status)")
        if error == .printed { return lines.end(error.status) }
        terminal.fail(error)
        return lines.end(error.status, FailureEvent(message: error.description, fix: error.fix))
      }
    }
    return .success
  }

  /// The command with a name.
  package func command(named name: String) -> Command? { commands.first { $0.name == name } }

  /// The group with a name.
  package func group(named name: String) -> CommandGroup? { groups.first { $0.name == name } }

  package func commands(of group: CommandGroup) -> [Command] {
    commands.filter { $0.words.first == group.name }
  }

  /// The entries in the program's help: commands, and each group once.
  var topics: [(name: String, summary: String)] {
    var seen: Set<String> = []
    return commands.compactMap { command in
      guard let group = group(named: command.words[0]) else { return (command.name, command.summary) }
      return seen.insert(group.name).inserted ? (group.name, group.summary) : nil
    }
  }

  /// Writes the program's name and version.
  func printVersion(on terminal: Terminal) { terminal.output.print("\(name) \(version)") }

  /// Writes what is wrong with a command line and how to find out more.
  package func refuse(
    _ error: SystemError, for command: Command? = nil, on terminal: Terminal
  ) -> ExitStatus {
    terminal.fail(error.description)
    terminal.error.print("Usage: " + (command?.usage(program: name) ?? "\(name) COMMAND [options]"))
    terminal.error.print("See '\(name) \(command.map { "\($0.name) " } ?? "")--help' for more.")
    return .usage
  }

  private func runWithoutCommand(_ words: [String], _ terminal: Terminal) -> ExitStatus {
    let known = CommandOption.help.spellings
    if words.contains(where: CommandOption.version.spellings.contains) {
      printVersion(on: terminal)
    } else if words.isEmpty {
      terminal.error.print(verbatim: HelpPage(tool: self, width: terminal.width).overview())
      return .usage
    } else if words.contains(where: known.contains) {
      terminal.output.print(verbatim: HelpPage(tool: self, width: terminal.width).overview())
    } else {
      return refuse(strayOption(in: words).map { unknownOption($0) } ?? .missingCommand, on: terminal)
    }
    return .success
  }

  private func strayOption(in words: [String]) -> String? {
    words.lazy.map { String($0.prefix { $0 != "=" }) }.first { word in
      ArgumentParser.isOption(word) && !allOptions.contains { $0.spellings.contains(word) }
    }
  }

  private func unknownOption(_ word: String) -> SystemError {
    let names = allOptions.map(\.name)
    let nearest =
      commands.lazy.compactMap { $0.spelling(like: word) }.first
      ?? Suggestion.nearest(to: String(word.drop { $0 == "-" }), in: names).map { "--" + $0 }
    return .unknownOption(word, nearest: nearest, takesArguments: false)
  }

  /// The options of all commands; those of the same name all take a value, or all take none.
  private var allOptions: [CommandOption] { commands.flatMap(\.options) }

  /// The options that take a value, each once.
  var valueOptions: [CommandOption] {
    var seen: Set<String> = []
    return allOptions.filter { $0.value != .flag && seen.insert($0.name).inserted }
  }

  /// Returns the index of the command's name: the first word that is neither an option nor an option's value.
  private func commandIndex(in words: [String]) -> Int? {
    let taking = Set(valueOptions.flatMap(\.spellings))
    var index = 0
    while index < words.count, words[index] != "--" {
      guard ArgumentParser.isOption(words[index]) else { return index }
      let takesNext =
        taking.contains(words[index]) && index + 1 < words.count && !ArgumentParser.isOption(words[index + 1])
      index += takesNext ? 2 : 1
    }
    return nil
  }
}
