/// What the command tells the shell. The numbers from 64 on are those of `sysexits.h`.
public enum ExitStatus: Int32, Hashable, Sendable, CaseIterable {
  /// Everything is fine.
  case success = 0
  /// The author's files have errors.
  case contentErrors = 1
  /// The command line is wrong (`EX_USAGE`).
  case usage = 64
  /// We made a mistake (`EX_SOFTWARE`).
  case software = 70
  /// A file, folder or stream could not be read or written (`EX_IOERR`).
  case inputOutput = 74

  /// The sentence that help prints beside the number.
  var explanation: String {
    switch self {
    case .success: "Everything is fine."
    case .contentErrors: "The site's files have errors; each is reported with its place and fix."
    case .usage: "The command line is wrong; nothing was done."
    case .software: "clipsite itself failed; please report it."
    case .inputOutput: "Something could not be read or written."
    }
  }
}
