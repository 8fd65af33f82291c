/// The status that the command returns to the shell. The numbers from 64 on are those of `sysexits.h`.
package enum ExitStatus: Int32, Hashable, Sendable, CaseIterable {
  /// Everything is fine.
  case success = 0
  /// The author's files have errors.
  case contentErrors = 1
  /// There is something to do; only where that is asked for.
  case changes = 2
  /// Nothing was done, because it would do damage.
  case refused = 3
  /// A store does not accept the credentials.
  case denied = 5
  /// The live site is right, and Apple's systems still have what it was before.
  case pending = 6
  /// The command line is wrong (`EX_USAGE`).
  case usage = 64
  /// A file, folder or stream could not be read or written (`EX_IOERR`).
  case inputOutput = 74
  /// A person or the system stopped the program (128 and the number of `SIGINT`).
  case interrupted = 130
  /// The system asked the program to end (128 and the number of `SIGTERM`).
  case terminated = 143

  /// The statuses of commands that read a site.
  static let ofSites: [ExitStatus] = [.success, .contentErrors, .usage, .inputOutput]

  /// The sentence that help prints beside the number.
  var explanation: String {
    switch self {
    case .success: "Everything is fine."
    case .contentErrors:
      "The site's files have errors. Or not everything could be published, or a live site is wrong."
    case .changes: "There are changes to make. With '--exit-code' only."
    case .refused: "Nothing was published, because it would do damage. The message has the reason."
    case .denied: "The store, or App Store Connect, does not accept the credentials."
    case .pending: "The live site is right. Apple's content delivery network still has an older copy."
    case .usage: "The command line is wrong. Nothing was done."
    case .inputOutput: "Something could not be read or written."
    case .interrupted: "The run was stopped. The next one finishes it."
    case .terminated: "The run was asked to end. The next one finishes it."
    }
  }
}
