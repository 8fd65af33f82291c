import ClipsitePlatform

/// Why an import could not run at all.
///
/// Mistakes inside the imported file are `Diagnostic` values instead.
package enum ImportError: Error, Hashable, Sendable {
  /// The command line asks for something that cannot be: a sentence without a full stop, and what to do.
  case usage(message: String, fix: String?)
  /// The system refused to read or write: the path, the system's reason, and what to do.
  case inputOutput(path: String, reason: String, fix: String? = nil)
}

extension ImportError {
  /// Carries out something with files; what the system refuses becomes an error of the import.
  static func reporting<Result>(
    _ work: () throws(SystemError) -> Result
  ) throws(ImportError) -> Result {
    do throws(SystemError) {
      return try work()
    } catch {
      throw .inputOutput(path: error.path, reason: error.reason, fix: error.fix)
    }
  }
}

extension ImportError: CustomStringConvertible {
  /// The error as a person reads it.
  package var description: String {
    switch self {
    case .usage(let message, let fix): fix.map { "\(message); \($0)" } ?? message
    case .inputOutput(let path, let reason, _): "\(path): \(reason)"
    }
  }

  /// What to do about a refusal of the system. That of a wrong call is part of its description.
  package var fix: String? { if case .inputOutput(_, _, let fix) = self { fix } else { nil } }
}
