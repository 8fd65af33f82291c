import ClipsiteDiagnostics
import ClipsitePlatform

/// A mistake in a command line.
package enum UsageError: Error, Hashable, Sendable {
  /// There are options but no command.
  case missingCommand
  /// No command has this name.
  case unknownCommand(String, hint: String?)
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

  /// The whole sentence, without a period.
  package var message: String {
    switch self {
    case .missingCommand: "missing command"
    case .unknownCommand(let name, let hint):
      "unknown command \(quoted(name))" + (hint.map { ". " + $0 } ?? "")
    case .unknownOption(let name, let nearest, let takesArguments):
      "unknown option \(quoted(name))"
        + (nearest == nil && takesArguments
          ? ". If it is an argument, put '--' before it" : question(nearest))
    case .missingValue(let option, let next): missingValue(option, next)
    case .unexpectedValue(let option, let value):
      "the option '\(option.spelling)' has no value, but was given \(quoted(value))"
    case .repeated(let option): "the option '\(option.spelling)' can be given only once"
    case .notAChoice(let value, let name, let words):
      invalid(value, for: name, must: "be " + Self.list(words))
    case .notANumber(let value, let name, let limits):
      invalid(value, for: name, must: "be a whole number from \(limits.lowerBound) to \(limits.upperBound)")
    case .notAPair(let value, let name, let form): invalid(value, for: name, must: "have the form \(form)")
    case .missingArgument(let positional): "missing argument \(positional.name)"
    case .unexpectedArgument(let value): "unexpected argument \(quoted(value))"
    }
  }

  private func invalid(_ value: String, for name: String, must rule: String) -> String {
    "invalid value \(quoted(value)) for '\(name)', which must \(rule)"
  }

  private func missingValue(_ option: CommandOption, _ next: String?) -> String {
    let message =
      "the option '\(option.spelling)' needs a value: \(option.spelling) \(option.value.placeholder ?? "")"
    guard let next else { return message }
    return message + ". For the value \(quoted(next)) write \(quoted("\(option.spelling)=\(next)"))"
  }

  private func quoted(_ text: String) -> String { "'\(VisibleText.escaped(text))'" }

  private func question(_ nearest: String?) -> String { nearest.map { ". Did you mean '\($0)'?" } ?? "" }

  /// Words as prose: `a, b or c`.
  package static func list(_ words: [String]) -> String {
    guard words.count > 1, let last = words.last else { return words.joined() }
    return words.dropLast().joined(separator: ", ") + " or " + last
  }
}

/// The reason why a command ends before its work is done. A `UsageError` is a mistake that a command's
/// declaration rules out.
struct CommandFailure: Error {
  let status: ExitStatus
  /// One sentence without a period, which may quote what was written, or `nil` if all is printed.
  let message: String?
  /// The remedy.
  let fix: String?

  private init(_ status: ExitStatus, _ message: String?, fix: String? = nil) {
    self.status = status
    self.message = message
    self.fix = fix
  }

  /// The system refused something.
  init(_ error: SystemError) { self.init(.inputOutput, error.description, fix: error.fix) }

  /// Arguments that are well formed and yet do not fit: to each other, to the site, or to what they name.
  static func usage(_ message: String) -> CommandFailure { CommandFailure(.usage, message) }

  /// A name that is none of those that are known.
  ///
  /// - Parameter owner: What has the names, as in “It has a, b” or “It is one of a, b”.
  static func unknown(_ problem: String, _ name: String, among known: [String], _ owner: String)
    -> CommandFailure
  {
    let hint =
      Suggestion.nearest(to: name, in: known).map { "Did you mean '\($0)'?" }
      ?? "\(owner) \(known.joined(separator: ", "))"
    return .usage("\(problem) '\(name)'. \(hint)")
  }

  /// A failure of another kind.
  static func failed(_ status: ExitStatus, _ message: String, fix: String? = nil) -> CommandFailure {
    CommandFailure(status, message, fix: fix)
  }

  /// A failure about which all is printed.
  static func printed(_ status: ExitStatus) -> CommandFailure { CommandFailure(status, nil) }

  /// Prints it, and gives the exit status.
  func report(on terminal: Terminal) -> ExitStatus {
    if let message { terminal.fail(VisibleText.escaped(message), fix: fix) }
    return status
  }
}

/// Does something with files; what the system refuses ends the command.
func attempt<Result>(
  _ work: @autoclosure () throws(SystemError) -> Result
) throws(CommandFailure) -> Result {
  do throws(SystemError) { return try work() } catch { throw CommandFailure(error) }
}
