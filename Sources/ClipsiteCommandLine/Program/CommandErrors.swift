package import ClipsiteSystem
import ClipsiteText

/// Mistakes in a command line that the declaration of its command rules out.
extension SystemError {
  /// There are options but no command.
  package static let missingCommand = usage("missing command")

  /// No command has this name.
  package static func unknownCommand(_ name: String, hint: String?) -> SystemError {
    .usage("unknown command \(quoted(name))" + (hint.map { ". " + $0 } ?? ""))
  }

  /// The command has no such option.
  package static func unknownOption(_ name: String, nearest: String?, takesArguments: Bool) -> SystemError {
    let argument = takesArguments ? ". If it is an argument, put '--' before it" : ""
    let hint = optionsOfOthers[name] ?? nearest.map { "Did you mean '\($0)'?" }
    return .usage("unknown option \(quoted(name))" + (hint.map { ". \($0)" } ?? argument))
  }

  /// The ways to do what options of other generators do.
  private static let optionsOfOthers = [
    "--watch": "'clipsite serve' follows each change", "--clean": "A build removes what is left over",
    "--json": "Write '--format json'",
  ]

  /// An option needs a value; the word after it, if any, looks like an option.
  package static func missingValue(_ option: CommandOption, next: String?) -> SystemError {
    let hint = next.map {
      ". For the value \(quoted($0)) write \(quoted("\(option.spelling)=\($0)"))"
    }
    let placeholder = option.value.placeholder ?? ""
    return .usage(
      "the option '\(option.spelling)' needs a value: \(option.spelling) \(placeholder)" + (hint ?? ""))
  }

  /// A flag was given a value.
  package static func unexpectedValue(_ option: CommandOption, _ value: String) -> SystemError {
    .usage("the option '\(option.spelling)' has no value, but was given \(quoted(value))")
  }

  /// An option that may stand once stands twice.
  package static func repeated(_ option: CommandOption) -> SystemError {
    .usage("the option '\(option.spelling)' can be given only once")
  }

  /// A value that its option or argument cannot have.
  package static func invalid(_ value: String, for name: String, must rule: String) -> SystemError {
    .usage("invalid value \(quoted(value)) for '\(name)', which must \(rule)")
  }

  /// A positional argument is missing.
  package static func missingArgument(_ positional: Positional) -> SystemError {
    .usage("missing argument \(positional.name)")
  }

  /// There are more positional arguments than the command takes.
  package static func unexpectedArgument(_ value: String) -> SystemError {
    .usage("unexpected argument \(quoted(value))")
  }

  private static func quoted(_ text: String) -> String { "'\(VisibleText.escaped(text))'" }
}

extension SystemError {
  /// The exit status of a run that it ends.
  var status: ExitStatus {
    switch kind {
    case .system: .inputOutput
    case .usage: .usage
    case .denied: .denied
    case .content, .limited, .rejected, .service: .contentErrors
    case .stopped: .interrupted
    case .terminated: .terminated
    }
  }

  /// The mistakes in the files of the site, which are printed.
  static let printed = SystemError(.content, "")
}

/// Imports something. What prevents it ends the command in the words of an import.
func importing<Result>(
  _ stop: StopRequest? = nil, _ work: () throws(SystemError) -> Result
) throws(SystemError) -> Result {
  do throws(SystemError) {
    return try work()
  } catch {
    switch error.kind {
    case .system: throw SystemError(.system, "\(error.path): \(error.reason)", fix: error.fix)
    case .stopped:
      let kind: SystemError.Refusal = stop?.status == .terminated ? .terminated : .stopped
      throw SystemError(kind, "the import was stopped. Nothing was changed")
    default: throw error
    }
  }
}
