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

  /// “cannot write Output/index.html: No space left on device”.
  public var description: String { "\(action) \(path): \(reason)" }
}
