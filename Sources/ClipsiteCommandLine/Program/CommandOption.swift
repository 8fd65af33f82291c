import ClipsiteContent
import ClipsiteSite

/// An option of a command, such as `--output DIR`.
///
/// Options with the same name all take a value, or all take none, so that an option may stand before
/// the command's name.
package struct CommandOption: Hashable, Sendable {
  /// The name without the dashes.
  let name: String
  /// A one-letter form, as in `-h`.
  let letter: Character?
  let value: ValueKind
  /// Indicates whether it may be given more than once.
  let repeats: Bool
  /// Indicates whether help lists it after the options that most people use.
  let isRare: Bool
  /// An earlier name, which help and completions do not show.
  let alias: String?
  /// One or two sentences for help.
  let summary: String

  /// Declares an option.
  init(
    _ name: String, letter: Character? = nil, _ value: ValueKind, repeats: Bool = false,
    isRare: Bool = false, alias: String? = nil, _ summary: String
  ) {
    self.name = name
    self.letter = letter
    self.value = value
    self.repeats = repeats
    self.isRare = isRare
    self.alias = alias
    self.summary = summary
  }

  /// The name as it is typed: `--output`.
  var spelling: String { "--" + name }
  /// Everything that can be typed: `--output` and `-o`.
  var spellings: [String] {
    [spelling] + (letter.map { ["-\($0)"] } ?? []) + (alias.map { ["--" + $0] } ?? [])
  }

  /// The name and the value as help shows them: `--output DIR`.
  var synopsis: String {
    let short = letter.map { "-\($0), " } ?? ""
    return short + spelling + (value.placeholder.map { " " + $0 } ?? "")
  }
}

extension CommandOption {
  package static let help = CommandOption("help", letter: "h", .flag, "Show this help.")
  package static let version = CommandOption(
    "version", letter: "V", .flag, "Show the version.")
  package static let site = CommandOption(
    "site", .folder("DIR"),
    "The site's folder, which contains Content (default: the current folder).")
  package static let output = CommandOption(
    "output", letter: "o", .folder("DIR"),
    "Where to write the website (default: Output in the site's folder).")
  package static let strict = CommandOption("strict", .flag, "Treat warnings as errors.")
  package static let drafts = CommandOption("drafts", .flag, "Include the pages marked `draft: true`.")
  package static let format = CommandOption(
    "format", .choice(["text", "json", "github"]),
    "The form of the output: text for people, json for programs, with one object a line, or github for "
      + "GitHub Actions, as text with annotations and a summary (default: text).")
  package static let quiet = CommandOption(
    "quiet", letter: "q", .flag, "Print errors only: no warnings, no progress, no summary.")
  package static let warnings = CommandOption(
    "warnings", .choice(["some", "all"]),
    "The number of warnings and notes to print: the first three of each kind and a count of the others, "
      + "or all (default: some)."
  )
  static let codesFolder = CommandOption(
    "to", .folder("DIR"), "Where to write the codes (default: Codes in the site's folder).")
  static let builtOutput = CommandOption(
    "output", letter: "o", .folder("DIR"),
    "Where the built website is (default: Output in the site's folder).")
  package static let write = CommandOption(
    "write", .file("FILE"), "Write the result to this new file instead of standard output.")
  static let dryRunOfPublishing = CommandOption("dry-run", .flag, "Show the changes, and make none.")
  package static let provider = CommandOption(
    "provider", .name("NAME", known: Provider.names), repeats: true, alias: "host",
    "Write configuration for this provider, instead of `hosts` in site.yml.")
  package static let shard = CommandOption(
    "shard", .text("K/N"), isRare: true,
    "Write only part K of N, for a build on N machines. Together, the parts are the whole site.")
  package static let workers = CommandOption(
    "workers", .integer("N", 1...256), isRare: true,
    "The number of threads (default: one for each processor core).")
}

/// The kind of value that an option or a positional argument has.
///
/// The words in capitals, such as `DIR`, are what help calls the value.
enum ValueKind: Hashable, Sendable {
  /// Nothing: the option is there or not.
  case flag
  /// Any text.
  case text(String)
  /// Text that is usually one of the known names; others are for the command to judge.
  case name(String, known: [String])
  /// The path of a file.
  case file(String)
  /// The path of a folder.
  case folder(String)
  /// The path of a folder below the content folder of the site.
  case contentFolder(String)
  /// The name of a target of `publish` in the site's configuration.
  case publishTarget(String)
  /// One of a few words.
  case choice([String])
  /// A whole number within limits.
  case integer(String, ClosedRange<Int>)
  /// `KEY=VALUE`, split at the first equals sign.
  case pair(String, String)

  /// The name of the value in help, or `nil` for a flag.
  var placeholder: String? {
    switch self {
    case .flag: nil
    case .text(let name), .name(let name, _), .file(let name), .folder(let name), .contentFolder(let name),
      .publishTarget(let name), .integer(let name, _):
      name
    case .choice(let words): words.joined(separator: "|")
    case .pair(let key, let value): "\(key)=\(value)"
    }
  }

  /// The words to offer for completion.
  var words: [String] {
    switch self {
    case .choice(let words), .name(_, let words): words
    default: []
    }
  }
}
