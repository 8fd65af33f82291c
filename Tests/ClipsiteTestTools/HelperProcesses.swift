import Foundation
import Synchronization

/// The processes that tests have started and that must not outlive them: browsers, servers, runs of clipsite.
///
/// A guardian, a process too, reads their numbers from a pipe. However the tests end, the pipe ends with
/// them, and the guardian kills who is left. So nothing has to be done at the end of a test that is killed,
/// and no helper has to look for its parent.
package enum HelperProcesses {
  /// Writes to the guardian; nil when there is none.
  private static let guardian = Mutex(startGuardian())

  /// The numbers come as in `+12` and `-12`. Each is also killed as a group, since programs start others.
  private static let script = """
    trap '' HUP INT QUIT TERM
    helpers=' '
    while read -r sign number; do
      case $sign in
        +) helpers="$helpers$number " ;;
        -) case $helpers in *" $number "*) helpers="${helpers%%" $number "*} ${helpers#*" $number "}" ;; esac ;;
      esac
    done
    for number in $helpers; do
      kill -s KILL -- "-$number" 2>/dev/null
      kill -s KILL "$number" 2>/dev/null
    done
    """

  /// Has a process end with the tests.
  package static func add(_ process: Int32) { tell("+ \(process)\n") }

  /// Forgets a process that has ended, before another one can have its number.
  package static func remove(_ process: Int32) { tell("- \(process)\n") }

  private static func tell(_ line: String) {
    guardian.withLock { try? $0?.write(contentsOf: Data(line.utf8)) }
  }

  private static func startGuardian() -> FileHandle? {
    let (process, line) = (Process(), Pipe())
    // Whoever else had this end would keep the guardian waiting.
    guard fcntl(line.fileHandleForWriting.fileDescriptor, F_SETFD, FD_CLOEXEC) == 0 else { return nil }
    process.executableURL = URL(filePath: "/bin/sh")
    process.arguments = ["-c", script]
    process.currentDirectoryURL = URL(filePath: "/")
    process.standardInput = line
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    guard (try? process.run()) != nil else { return nil }
    return line.fileHandleForWriting
  }
}

extension Process {
  /// Starts the program, which ends with the tests at the latest.
  package func runWithTests() throws {
    terminationHandler = { HelperProcesses.remove($0.processIdentifier) }
    try run()
    HelperProcesses.add(processIdentifier)
    // It may have ended before it was known.
    if !isRunning { HelperProcesses.remove(processIdentifier) }
  }
}
