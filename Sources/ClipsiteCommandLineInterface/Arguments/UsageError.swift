import ClipsiteDiagnostics

/// What can be wrong with a command line.
package enum UsageError: Error, Hashable, Sendable {
  /// There are options but no command.
  case missingCommand
  /// No command has this name.
  case unknownCommand(String, nearest: String?)
  /// The command has no such option.
  case unknownOption(String, nearest: String?, takesArguments: Bool)
  /// An option needs a value; the word after it, if any, looks like an option.
  case missingValue(CommandOption, next: String?)
  /// A flag was given a value.
  case unexpectedValue(CommandOption, String)
  /// An option that may stand once stands twice.
  case repeated(CommandOption)
  /// A value is none of the words it may be.
  case notAChoice(String, of: String, words: [String])
  /// A value is no whole number, or lies outside its limits.
  case notANumber(String, of: String, limits: ClosedRange<Int>)
  /// A value has no equals sign, or nothing before it.
  case notAPair(String, of: String, form: String)
  /// A positional argument is missing.
  case missingArgument(Positional)
  /// There are more positional arguments than the command takes.
  case unexpectedArgument(String)

  /// The whole sentence, without a full stop.
  package var message: String {
    switch self {
    case .missingCommand: "missing command"
    case .unknownCommand(let name, let nearest): "unknown command \(quoted(name))" + question(nearest)
    case .unknownOption(let name, let nearest, let takesArguments):
      "unknown option \(quoted(name))"
        + (nearest == nil && takesArguments
          ? "; if it is an argument, put '--' before it" : question(nearest))
    case .missingValue(let option, let next): missingValue(option, next)
    case .unexpectedValue(let option, let value):
      "the option '\(option.spelling)' takes no value, but was given \(quoted(value))"
    case .repeated(let option): "the option '\(option.spelling)' may be given only once"
    case .notAChoice(let value, let name, let words): invalid(value, name, "must be " + Self.list(words))
    case .notANumber(let value, let name, let limits):
      invalid(value, name, "must be a whole number from \(limits.lowerBound) to \(limits.upperBound)")
    case .notAPair(let value, let name, let form): invalid(value, name, "must have the form \(form)")
    case .missingArgument(let positional): "missing argument \(positional.name)"
    case .unexpectedArgument(let value): "unexpected argument \(quoted(value))"
    }
  }

  private func invalid(_ value: String, _ name: String, _ rule: String) -> String {
    "invalid value \(quoted(value)) for '\(name)', which \(rule)"
  }

  private func missingValue(_ option: CommandOption, _ next: String?) -> String {
    let message =
      "the option '\(option.spelling)' needs a value: \(option.spelling) \(option.value.placeholder ?? "")"
    guard let next else { return message }
    return message + "; for the value \(quoted(next)) write \(quoted("\(option.spelling)=\(next)"))"
  }

  private func quoted(_ text: String) -> String { "'\(VisibleText.escaped(text))'" }

  private func question(_ nearest: String?) -> String { nearest.map { "; did you mean '\($0)'?" } ?? "" }

  /// Words as prose: `a, b or c`.
  package static func list(_ words: [String]) -> String {
    guard words.count > 1, let last = words.last else { return words.joined() }
    return words.dropLast().joined(separator: ", ") + " or " + last
  }
}
