import ClipsiteCLibrary

/// The reason why something cannot go on: the system or a service refused it, or the caller asked for what
/// cannot be. A refusal of the system names the path and the system's reason.
package struct SystemError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The kind of refusal, which decides the exit status.
  package enum Refusal: Hashable, Sendable {
    /// The system refused a file, a folder, a lock, or a program.
    case system
    /// The command line, the environment, or the settings of the site ask for what cannot be.
    case usage
    /// The files of the site do not allow it.
    case content
    /// A service refused who we are or what we may do.
    case denied
    /// A service takes no more requests for now.
    case limited
    /// A service refused the contents of a request, which surely had no effect.
    case rejected
    /// A service, or the way there, failed, or gave no answer that makes sense.
    case service
    /// A person stopped the run.
    case stopped
    /// The system asked the program to end.
    case terminated
  }

  /// The kind of refusal.
  package private(set) var kind = Refusal.system
  /// The attempt, as in “cannot read”; empty unless a path is named.
  package let action: String
  /// The path that it was tried on, or nothing.
  package private(set) var path: String
  /// The reason in words, which is all that is said of a refusal without a path.
  package let reason: String
  /// The size in bytes of a file that was not read because it is larger than the reader takes, or `nil` for
  /// other reasons.
  package private(set) var excessiveSize: Int?

  /// The system's error number, or `nil` for a reason of our own.
  private var number: Int32?
  /// The remedy for a reason of our own, or `nil` for the usual one.
  private var ownFix: String?

  /// A refusal with a reason of our own.
  ///
  /// - Parameter fix: The remedy, in the imperative, or `nil` if another path is one.
  package init(_ action: String, _ path: String, reason: String, fix: String? = nil) {
    (self.action, self.path, self.reason, ownFix) = (action, path, reason, fix)
  }

  /// A refusal of the system in words of our own, which end with what to do about it.
  init(_ action: String, _ path: String, number: Int32, reason: String) {
    self.init(action, path, reason: reason)
    self.number = number
  }

  /// A refusal to read a file of this size.
  package init(_ action: String, _ path: String, size: Int, limit: Int) {
    self.init(action, path, reason: "it has \(size) bytes, but the limit is \(limit)")
    excessiveSize = size
  }

  /// A refusal about which a whole sentence without a period is known. It may contain the remedy.
  package init(_ kind: Refusal, _ message: String, fix: String? = nil) {
    self.init("", "", reason: message, fix: fix)
    self.kind = kind
  }

  package static func usage(_ message: String) -> SystemError { SystemError(.usage, message) }
  package static func denied(_ message: String) -> SystemError { SystemError(.denied, message) }
  package static func limited(_ message: String) -> SystemError { SystemError(.limited, message) }
  package static func rejected(_ message: String) -> SystemError { SystemError(.rejected, message) }
  package static func service(_ message: String) -> SystemError { SystemError(.service, message) }
  package static let stopped = SystemError(.stopped, "the run was stopped")

  /// The refusal that an error number tells of, usually `errno`.
  package init(_ action: String, _ path: String, number: Int32) {
    self.init(action, path, number: number, reason: Self.reason(for: number))
  }

  /// The refusal that `errno` tells of.
  package static func last(_ action: String, _ path: String) -> SystemError {
    SystemError(action, path, number: errno)
  }

  /// A refusal to change what is on another mount.
  package static func mounted(_ action: String, _ path: String) -> SystemError {
    SystemError(
      action, path, reason: "a disk or folder is mounted there",
      fix: "unmount it, then run the command again")
  }

  /// Indicates whether something else has the name already.
  package var isTaken: Bool { number == EEXIST }
  /// Indicates whether another program listens on the port.
  package var isInUse: Bool { number == EADDRINUSE }

  /// The same refusal of a path that the author knows, in place of one that only stands for it.
  package func about(_ path: String) -> SystemError {
    var error = self
    error.path = path
    return error
  }

  /// The same refusal with a second sentence: another reason, or what came of it.
  package func adding(_ words: String) -> SystemError {
    var error = SystemError(
      action, path, reason: "\(reason). \(words.prefix(1).uppercased())\(words.dropFirst())")
    error.excessiveSize = excessiveSize
    return error
  }

  /// The system's words for an error number.
  package static func reason(for number: Int32) -> String { String(cString: strerror(number)) }

  /// “cannot write 'Output/index.html': No space left on device”. The path is as it is: a message for people
  /// must escape control characters.
  package var description: String { path.isEmpty ? reason : "\(action) '\(path)': \(reason)" }

  /// One thing to do about it, in the imperative, or `nil` if a second sentence of the reason says it.
  package var fix: String? {
    if let ownFix { return ownFix }
    if path.isEmpty || reason.contains(". ") || excessiveSize != nil { return nil }
    return number.map(Self.fix(for:)) ?? "name another path, or correct this one"
  }

  /// One thing to do about an error number, in the imperative.
  package static func fix(for number: Int32) -> String {
    switch number {
    case ENOENT, ENOTDIR, EISDIR, ENAMETOOLONG, ELOOP: "name another path, or correct this one"
    case EACCES, EPERM: "change its permissions, or choose another folder"
    case EROFS: "choose a folder that can be written to"
    case ENOSPC, EDQUOT: "free space on that disk, or choose another one"
    case EMFILE, ENFILE: "close other programs, or allow more open files with `ulimit -n`"
    case EEXIST, ENOTEMPTY: "move away what is there, or choose another name"
    case EADDRINUSE: "end the program that uses it, or choose another one"
    case EBUSY, ETXTBSY, EAGAIN: "end the program that uses it, then run the command again"
    case EPIPE: "keep the program that reads the output running"
    default: "check the disk or the network folder, then run the command again"
    }
  }
}
