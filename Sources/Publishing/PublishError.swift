internal import Diagnostics
public import FileSystem

/// Why publishing cannot go on.
public enum PublishError: Error, Hashable, Sendable, CustomStringConvertible {
  /// A file or folder of this computer could not be read or written.
  case system(SystemError)
  /// The target cannot be used as it is written or asked for.
  case usage(String)
  /// A store refused who we are or what we may do.
  case denied(String)
  /// A store or the way there failed.
  case store(String)

  /// One sentence without a full stop.
  public var description: String {
    switch self {
    case .system(let error): error.description
    case .usage(let text), .denied(let text), .store(let text): VisibleText.escaped(text)
    }
  }
}
