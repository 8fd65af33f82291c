import Diagnostics

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The world refused something: a file, a folder or a lock. Names the path and the system's reason.
public struct SystemError: Error, Hashable, Sendable, CustomStringConvertible {
  /// What was tried, as in “cannot read”.
  public let action: String
  /// The path that it was tried on.
  public let path: String
  /// The reason in words.
  public let reason: String

  /// A refusal with a reason of our own.
  public init(_ action: String, _ path: String, reason: String) {
    self.action = action
    self.path = path
    self.reason = reason
  }

  /// The refusal that an error number tells of, usually `errno`.
  package init(_ action: String, _ path: String, number: Int32) {
    self.init(action, path, reason: Self.reason(for: number))
  }

  /// The refusal that `errno` tells of.
  package static func last(_ action: String, _ path: String) -> SystemError {
    SystemError(action, path, number: errno)
  }

  /// The same refusal of a path that the author knows, in place of one that only stands for it.
  package func about(_ path: String) -> SystemError { SystemError(action, path, reason: reason) }

  /// The system's words for an error number.
  package static func reason(for number: Int32) -> String { String(cString: strerror(number)) }

  /// “cannot write 'Output/index.html': No space left on device”; control characters in the path are escaped.
  public var description: String { "\(action) '\(VisibleText.escaped(path))': \(reason)" }
}
