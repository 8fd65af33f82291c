import Diagnostics

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// A file or folder that the system would not let us use.
struct SystemError: Error, Hashable, Sendable {
  /// What was being done: “read”, “create”.
  let operation: String
  /// The path as it was given.
  let path: String
  /// The system's reason, such as “Permission denied”.
  let reason: String

  /// A fault with a reason of its own.
  init(_ operation: String, _ path: String, reason: String) {
    self.operation = operation
    self.path = path
    self.reason = reason
  }

  /// A fault with the reason of an error number, usually `errno`.
  init(_ operation: String, _ path: String, number: Int32) {
    self.init(operation, path, reason: Self.reason(for: number))
  }

  /// The whole sentence, without a full stop.
  var message: String { "could not \(operation) '\(VisibleText.escaped(path))': \(reason)" }

  /// The system's words for an error number.
  static func reason(for number: Int32) -> String {
    guard let text = strerror(number) else { return "error \(number)" }
    return String(cString: text)
  }
}
