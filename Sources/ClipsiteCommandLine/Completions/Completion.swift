import ClipsiteContent
import ClipsiteRendering
import ClipsiteSystem
import ClipsiteText

/// Completes the last word of a command line. The script of a shell asks for it.
struct Completion {
  /// The line in place of words where any file fits, which the shell knows.
  static let files = "/files"
  /// The line where any folder fits.
  static let folders = "/folders"

  private let tool: CommandLineTool
  private let workingFolder: String
  private var command: Command?
  private var group: CommandGroup?
  private var positionals = 0
  private var option: CommandOption?
  private var site: String
  private var hasEndedOptions = false

  /// Reads the words before the last one, without the program's name. Mistakes in them do not matter.
  init(of tool: CommandLineTool, after words: some Sequence<String>, workingFolder: String) {
    self.tool = tool
    self.workingFolder = workingFolder
    site = workingFolder
    for word in words { read(word) }
  }

  private mutating func read(_ word: String) {
    if let option {
      if option.name == CommandOption.site.name { site = path(word) }
      self.option = nil
    } else if word == "--" {
      hasEndedOptions = true
    } else if !hasEndedOptions, ArgumentParser.isOption(word) {
      readOption(word)
    } else if command != nil {
      positionals += 1
    } else if let group {
      command = tool.command(named: "\(group.name) \(word)")
    } else {
      group = tool.group(named: word)
      command = tool.command(named: word)
    }
  }

  private mutating func readOption(_ word: String) {
    let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
    option = (command?.options ?? tool.valueOptions).first {
      $0.value != .flag && $0.spellings.contains(parts[0])
    }
    if option != nil, parts.count > 1 { read(parts[1]) }
  }

  /// The path that a shell would make of a word.
  private func path(_ word: String) -> String {
    guard word.hasPrefix("~/"), let home = Environment.process.text(of: .home) else {
      return ParsedArguments.resolve(word, from: workingFolder)
    }
    return home + word.dropFirst()
  }

  // MARK: Words

  /// The words that may stand at the end, each a line with a tab and its meaning if it has one.
  ///
  /// - Parameter word: What is there of the last word.
  func lines(for word: String) -> [String] {
    if let option { return lines(of: option.value) }
    if !hasEndedOptions, word.hasPrefix("-") { return lines(forOption: word) }
    if let command { return lines(ofPositional: command.positionals) }
    if let group {
      return tool.commands(of: group).map { Self.line($0.words.last ?? "", $0.summary) }
    }
    return tool.topics.map { Self.line($0.name, $0.summary) }
  }

  private func lines(forOption word: String) -> [String] {
    let options = command?.options ?? [.help, .version]
    guard let end = word.firstIndex(of: "=") else {
      return options.map { Self.line($0.spelling, $0.summary) }
    }
    return options.first { $0.spellings.contains(String(word[..<end])) }.map { lines(of: $0.value) } ?? []
  }

  private func lines(ofPositional all: [Positional]) -> [String] {
    let next = positionals < all.count ? all[positionals] : all.last.flatMap { $0.repeats ? $0 : nil }
    return next.map { lines(of: $0.value) } ?? []
  }

  private func lines(of value: ValueKind) -> [String] {
    switch value {
    case .file: [Self.files]
    case .folder: [Self.folders]
    case .contentFolder:
      // The first is the content folder itself.
      Self.lines(((try? SiteFolder(site).content.list())?.folders.dropFirst() ?? []).map(\.path.text))
    case .publishTarget:
      Self.lines((SiteBuilder(SiteFolder(site)).publishTargets().targets ?? []).map(\.name))
    case .choice, .name: value.words
    case .flag, .text, .integer, .pair: []
    }
  }

  /// The lines of names that anybody may have chosen.
  private static func lines(_ names: [String]) -> [String] { names.map { VisibleText.escaped($0) } }

  private static func line(_ word: String, _ meaning: String) -> String { "\(word)\t\(meaning)" }
}
