import ClipsiteContent
import ClipsiteSystem
import ClipsiteText

/// Reads the words after a command's name.
///
/// Options may stand anywhere, as `--name value` or `--name=value`; `--` ends them, and a lone `-` is an
/// argument. A word that begins with a dash is no value unless it follows an equals sign: a forgotten value
/// is far more likely than one that begins with a dash.
struct ArgumentParser {
  /// The request that the words make.
  enum Request: Sendable {
    /// `--help`, which wins over mistakes in the other words.
    case help
    /// `--version`.
    case version
    /// The command itself.
    case run(ParsedArguments)
  }

  private let command: Command
  private let workingFolder: String
  private var words: ArraySlice<String>
  private var values: [String: [String]] = [:]
  private var positionals: [String] = []

  /// Reads words.
  static func parse(_ words: [String], for command: Command, workingFolder: String) throws(SystemError)
    -> Request
  {
    var parser = ArgumentParser(command: command, workingFolder: workingFolder, words: words[...])
    return try parser.request()
  }

  private mutating func request() throws(SystemError) -> Request {
    var failure: SystemError?
    while let word = words.popFirst() {
      do {
        try read(word)
      } catch {
        failure = failure ?? error
      }
    }
    if values[CommandOption.help.name] != nil { return .help }
    if values[CommandOption.version.name] != nil { return .version }
    if let failure { throw failure }
    if let missing = command.positionals.dropFirst(positionals.count).first(where: { !$0.isOptional }) {
      throw .missingArgument(missing)
    }
    if command.positionals.first == .site, values[CommandOption.site.name] != nil,
      let site = positionals.first
    {
      throw .unexpectedArgument(site)
    }
    return .run(
      ParsedArguments(
        command: command, workingFolder: workingFolder, values: values, positionals: positionals))
  }

  private mutating func read(_ word: String) throws(SystemError) {
    if word == "--" {
      let rest = words
      words = []
      for word in rest { try readPositional(word) }
    } else if Self.isOption(word) {
      try readOption(word)
    } else {
      try readPositional(word)
    }
  }

  private mutating func readPositional(_ word: String) throws(SystemError) {
    if isSite(word) {
      values[CommandOption.site.name] = [word]
      return
    }
    let all = command.positionals
    let next =
      positionals.count < all.count ? all[positionals.count] : all.last.flatMap { $0.repeats ? $0 : nil }
    guard let positional = next else { throw .unexpectedArgument(word) }
    positionals.append(word)
    if word.isEmpty { throw .missingArgument(positional) }
    try Self.check(word, positional.value, of: positional.name)
  }

  /// Indicates whether a word can only be the folder of the site, for people who write `publish donuts`: there
  /// is none here, and none is named.
  private func isSite(_ word: String) -> Bool {
    guard command.options.contains(.site), command.positionals.first != .site,
      values[CommandOption.site.name] == nil,
      !SiteFolder.isSite(workingFolder.isEmpty ? "." : workingFolder)
    else { return false }
    return SiteFolder.isSite(ParsedArguments.resolve(word, from: workingFolder))
  }

  private mutating func readOption(_ word: String) throws(SystemError) {
    let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
    guard let option = command.options.first(where: { $0.spellings.contains(parts[0]) }) else {
      throw unknown(parts[0])
    }
    let isRepeated = values[option.name] != nil && !option.repeats && option.value != .flag
    let value = try readValue(of: option, attached: parts.count > 1 ? parts[1] : nil)
    if isRepeated { throw .repeated(option) }
    values[option.name, default: []].append(value)
  }

  private mutating func readValue(of option: CommandOption, attached: String?) throws(SystemError) -> String {
    if option.value == .flag {
      if let attached { throw .unexpectedValue(option, attached) }
      return ""
    }
    let next = words.first
    let value = attached ?? next.flatMap { Self.isOption($0) || $0 == "--" ? nil : words.popFirst() }
    guard let value, !value.isEmpty else {
      throw .missingValue(option, next: attached == nil ? unattached(next) : nil)
    }
    try Self.check(value, option.value, of: option.spelling)
    return value
  }

  /// The next word when it may have been meant as the value: it begins with a dash, but is no known option.
  private func unattached(_ next: String?) -> String? {
    guard let next, next != "--", Self.isOption(next) else { return nil }
    let name = next.prefix { $0 != "=" }
    return command.options.contains { $0.spellings.contains(String(name)) } ? nil : next
  }

  private func unknown(_ name: String) -> SystemError {
    let bare = String(name.drop { $0 == "-" })
    let nearest =
      command.spelling(like: name)
      ?? Suggestion.nearest(to: bare, in: command.options.map(\.name)).map { "--" + $0 }
    return .unknownOption(
      name, nearest: nearest, takesArguments: command.positionals.contains { $0 != .site })
  }

  /// Indicates whether a word is read as an option: it begins with a dash and is more than that.
  static func isOption(_ word: String) -> Bool { word.hasPrefix("-") && word != "-" && word != "--" }

  private static func check(_ value: String, _ kind: ValueKind, of name: String) throws(SystemError) {
    switch kind {
    case .choice(let words) where !words.contains(value):
      throw .invalid(value, for: name, must: "be " + Suggestion.alternatives(words))
    case .integer(_, let limits) where !(Int(value).map(limits.contains) ?? false):
      throw .invalid(
        value, for: name, must: "be a whole number from \(limits.lowerBound) to \(limits.upperBound)")
    case .pair where (value.firstIndex(of: "=") ?? value.startIndex) == value.startIndex:
      throw .invalid(value, for: name, must: "have the form \(kind.placeholder ?? "")")
    default: break
    }
  }
}
