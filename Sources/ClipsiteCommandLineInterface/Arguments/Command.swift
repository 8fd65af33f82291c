/// A command as data: parsing, help and completions are all made from this.
package struct Command: Sendable {
  /// What a command does with its arguments.
  typealias Action = @Sendable (ParsedArguments, Terminal) -> ExitStatus

  /// A command line worth showing, without the program's name.
  struct Example: Hashable, Sendable {
    /// The command line, beginning with the command.
    let line: String
    /// What it does.
    let purpose: String

    init(_ line: String, _ purpose: String) {
      self.line = line
      self.purpose = purpose
    }
  }

  /// The name as it is typed; two words for a command of a group.
  let name: String
  /// One sentence in the imperative.
  let summary: String
  /// What else a reader of the help must know: paragraphs separated by empty lines.
  let discussion: String
  /// Command lines worth showing.
  let examples: [Example]
  /// The arguments without names, in order; optional ones last.
  let positionals: [Positional]
  /// The options, in the order of the help.
  let options: [CommandOption]
  /// The exit statuses it may give.
  let statuses: [ExitStatus]
  /// What it does.
  let action: Action

  /// Declares a command; `--help` and `--version` are added to its options.
  init(
    _ name: String, _ summary: String, discussion: String = "", examples: [Example] = [],
    positionals: [Positional] = [], options: [CommandOption] = [],
    statuses: [ExitStatus] = [.success, .usage],
    action: @escaping Action
  ) {
    self.name = name
    self.summary = summary
    self.discussion = discussion
    self.examples = examples
    self.positionals = positionals
    self.options = options + [.help, .version]
    self.statuses = statuses
    self.action = action
  }

  /// How to call it: `clipsite import FILE [options]`.
  func usage(program: String) -> String {
    ([program, name] + positionals.map(\.synopsis) + ["[options]"]).joined(separator: " ")
  }

  /// The words of the name.
  var words: [String] { name.split(separator: " ").map(String.init) }

  /// The option with a name.
  func option(named name: String) -> CommandOption? { options.first { $0.name == name } }
}
