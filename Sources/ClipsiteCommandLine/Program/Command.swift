import ClipsiteSystem
import ClipsiteText

/// A command as data: parsing, help and completions are all made from this.
package struct Command: Sendable {
  /// The work of a command.
  typealias Action = @Sendable (CommandContext) throws(SystemError) -> ExitStatus

  /// A command line worth showing, without the program's name.
  struct Example: Hashable, Sendable {
    /// The command line, beginning with the command.
    let line: String
    /// The purpose, in a phrase.
    let purpose: String

    init(_ line: String, _ purpose: String) { (self.line, self.purpose) = (line, purpose) }
  }

  /// The name as it is typed; two words for a command of a group.
  let name: String
  /// One sentence in the imperative.
  let summary: String
  /// Further help: paragraphs separated by empty lines.
  let discussion: String
  /// Command lines worth showing.
  let examples: [Example]
  /// The arguments without names, in order; optional ones last.
  let positionals: [Positional]
  /// The options, in the order of the help.
  let options: [CommandOption]
  /// The exit statuses that it can return. A debug build ends if the action returns another one.
  let statuses: [ExitStatus]
  /// The sentences for statuses that mean something special here.
  private let meanings: [ExitStatus: String]
  /// The lines that it prints with `--format json`, beside those of every command.
  let events: [any JSONEvent.Type]
  /// The forms of the result in the summary.
  let results: [any JSONRecord.Type]
  /// The work of the command.
  let action: Action

  /// Declares a command. `--help` and `--version` are added to its options, and the folder of the site to the
  /// arguments of a command that has no others.
  init(
    _ name: String, _ summary: String, discussion: String = "", examples: [Example] = [],
    positionals: [Positional] = [], options: [CommandOption] = [],
    statuses: [ExitStatus] = [.success, .usage, .inputOutput], meanings: [ExitStatus: String] = [:],
    events: [any JSONEvent.Type] = [],
    results: [any JSONRecord.Type] = [],
    action: @escaping Action
  ) {
    self.name = name
    self.summary = summary
    self.discussion = discussion
    self.examples = examples
    self.positionals = positionals.isEmpty && options.contains(.site) ? [.site] : positionals
    self.options = options + [.help, .version]
    self.statuses = statuses
    self.meanings = meanings
    self.events = events
    self.results = results
    self.action = action
  }

  /// Returns the line that shows a call: `clipsite import FILE [options]`.
  func usage(program: String) -> String {
    ([program, name] + positionals.map(\.synopsis) + ["[options]"]).joined(separator: " ")
  }

  /// Returns the sentence that its help prints beside a status.
  func meaning(of status: ExitStatus) -> String {
    if let meaning = meanings[status] { return meaning }
    return status == .contentErrors
      ? "The site's files have errors, each with its position and fix." : status.explanation
  }

  var words: [String] { name.split(separator: " ").map(String.init) }

  /// The spelling of an option that differs only in the case of its letters, such as `-V` for `-v`.
  func spelling(like word: String) -> String? {
    options.lazy.flatMap(\.spellings).first { $0.lowercased() == word.lowercased() }
  }
}

/// Commands with names of two words, of which the first is the same: `experiences export`, `experiences
/// plan`.
package struct CommandGroup: Hashable, Sendable {
  /// The first word.
  let name: String
  /// One sentence in the imperative.
  let summary: String
}

/// An argument without a name, such as the file of `clipsite import FILE`.
package struct Positional: Hashable, Sendable {
  /// The kind of value. The placeholder is its name in help and messages.
  let value: ValueKind
  /// The name in help and messages.
  let name: String
  /// Indicates whether it may be left out.
  let isOptional: Bool
  /// Indicates whether it may be given more than once. Only the last one of a command may.
  let repeats: Bool
  /// One or two sentences for help.
  let summary: String

  /// Declares a positional argument. `name` is needed only for a choice, whose placeholder lists the words.
  init(
    _ value: ValueKind, name: String? = nil, isOptional: Bool = false, repeats: Bool = false,
    _ summary: String
  ) {
    self.value = value
    self.name = name ?? value.placeholder ?? ""
    self.isOptional = isOptional
    self.repeats = repeats
    self.summary = summary
  }

  /// The folder of the site, for people who write `build donuts`.
  static let site = Positional(
    .folder("SITE"), isOptional: true, "The site's folder, or a path in it, as with `--site`.")

  /// The name as usage lines show it, in brackets when it may be left out.
  var synopsis: String {
    let name = repeats ? name + "…" : name
    return isOptional ? "[\(name)]" : name
  }
}
