internal import ClipsiteDiagnostics
package import ClipsitePlatform

/// The reason why publishing cannot go on.
package enum PublishError: Error, Hashable, Sendable, CustomStringConvertible {
  /// A file or folder of this computer could not be read or written.
  case system(SystemError)
  /// The target cannot be used as it is written or asked for.
  case usage(String)
  /// A store refused who we are or what we may do.
  case denied(String)
  /// A store or the way there failed.
  case store(String)
  /// Somebody stopped the run.
  case stopped

  /// The remedy for a refusal of the system, as an imperative. The descriptions of the other cases contain
  /// theirs.
  package var fix: String? { if case .system(let error) = self { error.fix } else { nil } }

  /// One sentence without a period.
  package var description: String {
    switch self {
    case .system(let error): VisibleText.escaped(error.description)
    case .usage(let text), .denied(let text), .store(let text): VisibleText.escaped(text)
    case .stopped: "the run was stopped"
    }
  }
}

extension PublishError {
  /// Carries out something with files; what the system refuses becomes an error of publishing.
  package static func reporting<Result>(
    _ work: () throws(SystemError) -> Result
  ) throws(PublishError) -> Result {
    do throws(SystemError) {
      return try work()
    } catch {
      throw .system(error)
    }
  }
}
