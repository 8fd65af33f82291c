import ClipsiteContent

/// The arguments of one command, checked against its declaration.
///
/// Asking for an option that the command does not declare is our mistake, and stops the program.
struct ParsedArguments: Sendable {
  let command: Command
  /// The folder that relative paths start from; empty for the process's own.
  let workingFolder: String
  private let values: [String: [String]]
  private let positionals: [String]
  /// The site's folder, or a path in it, as it was typed.
  let siteName: String?
  /// The site's folder: the one that the command line names, or the working folder.
  let site: String

  /// Holds values that the parser has checked.
  init(command: Command, workingFolder: String, values: [String: [String]], positionals: [String]) {
    self.command = command
    self.workingFolder = workingFolder
    self.values = values
    self.positionals = positionals
    let option = command.options.contains(.site) ? values[CommandOption.site.name]?.last : nil
    siteName = option ?? (command.positionals.first == .site ? positionals.first : nil)
    site =
      siteName.map { SiteFolder.enclosing(Self.withoutSlashes(Self.resolve($0, from: workingFolder))) }
      ?? (workingFolder.isEmpty ? "." : workingFolder)
  }

  /// Indicates whether a flag was given.
  func has(_ option: CommandOption) -> Bool { !texts(option).isEmpty }

  /// The value of an option, or `nil` if it was not given.
  func text(_ option: CommandOption) -> String? { texts(option).last }

  /// The values of an option that not every command has.
  func declared(_ option: CommandOption) -> [String] {
    command.options.contains(option) ? texts(option) : []
  }

  /// All values of an option that repeats.
  func texts(_ option: CommandOption) -> [String] {
    precondition(command.options.contains(option), "\(command.name) does not declare \(option.spelling)")
    return values[option.name] ?? []
  }

  /// The value of a whole-number option.
  func integer(_ option: CommandOption) -> Int? { text(option).flatMap { Int($0) } }

  /// The values of a `KEY=VALUE` option, in the order given.
  func pairs(_ option: CommandOption) -> [(key: String, value: String)] {
    texts(option).compactMap { text in
      guard let equals = text.firstIndex(of: "=") else { return nil }
      return (String(text[..<equals]), String(text[text.index(after: equals)...]))
    }
  }

  /// The path that an option gives, relative ones from the working folder.
  func path(_ option: CommandOption) -> String? { text(option).map { resolve($0) } }

  /// The positional argument at an index, or `nil` if it was left out.
  func positional(_ index: Int) -> String? {
    precondition(command.positionals.indices.contains(index), "\(command.name) declares no argument \(index)")
    return positionals.indices.contains(index) ? positionals[index] : nil
  }

  /// The positional arguments from an index on, where the last one of the command repeats.
  func positionals(from index: Int) -> [String] {
    precondition(command.positionals.indices.contains(index), "\(command.name) declares no argument \(index)")
    return Array(positionals.dropFirst(index))
  }

  /// The path at an index of the positional arguments, relative ones from the working folder.
  func path(_ index: Int) -> String? { positional(index).map { resolve($0) } }

  private func resolve(_ path: String) -> String { Self.resolve(path, from: workingFolder) }

  /// A path without slashes at its end, which the completion of a shell writes.
  private static func withoutSlashes(_ path: String) -> String {
    let end = path.utf8.lastIndex { $0 != UInt8(ascii: "/") }
    return end.map { String(path[...$0]) } ?? path
  }

  static func resolve(_ path: String, from workingFolder: String) -> String {
    workingFolder.isEmpty || path.utf8.first == UInt8(ascii: "/") ? path : workingFolder + "/" + path
  }
}
