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
  /// The size in bytes of a file that was not read because it is larger than the reader takes; nil for other reasons.
  package let excessiveSize: Int?

  /// A refusal with a reason of our own.
  public init(_ action: String, _ path: String, reason: String) {
    self.init(action, path, reason: reason, excessiveSize: nil)
  }

  /// A refusal to read a file of this size.
  package init(_ action: String, _ path: String, size: Int, limit: Int) {
    self.init(action, path, reason: "it has \(size) bytes; the limit is \(limit)", excessiveSize: size)
  }

  private init(_ action: String, _ path: String, reason: String, excessiveSize: Int?) {
    self.action = action
    self.path = path
    self.reason = reason
    self.excessiveSize = excessiveSize
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
  package func about(_ path: String) -> SystemError {
    SystemError(action, path, reason: reason, excessiveSize: excessiveSize)
  }

  /// The system's words for an error number.
  package static func reason(for number: Int32) -> String { String(cString: strerror(number)) }

  /// “cannot write 'Output/index.html': No space left on device”; control characters in the path are escaped.
  public var description: String { "\(action) '\(VisibleText.escaped(path))': \(reason)" }
}
