import ClipsiteTestTools
import Foundation

@testable import ClipsiteCommandLineTests

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// A program in a terminal as a person has it: it sees a screen, and keys reach it as bytes and signals.
///
/// Python opens the terminal, because the program needs a session for which the terminal is its own.
final class PreviewInTerminal {
  static let tool = PythonServer.tool

  private static let script = """
    import os, pty, select, signal, sys
    child, terminal = pty.fork()
    if child == 0:
        os.execvp(sys.argv[1], sys.argv[1:])
    sources = [0, terminal]
    while True:
        ready = select.select(sources, [], [])[0]
        if 0 in ready:
            keys = os.read(0, 1024)
            if keys:
                os.write(terminal, keys)
            else:
                # The test is over.
                sources.remove(0)
                os.kill(child, signal.SIGKILL)
        if terminal in ready:
            try:
                shown = os.read(terminal, 65536)
            except OSError:
                shown = b""
            if not shown:
                break
            os.write(1, shown)
    status = os.waitstatus_to_exitcode(os.waitpid(child, 0)[1])
    os.write(1, b"\\n[status %d]\\n" % status)

    """

  private let process = Process()
  private let keys = Pipe()
  private let screen = Pipe()
  /// All that the screen has shown.
  private(set) var text = ""

  /// Starts a program.
  ///
  /// - Parameters:
  ///   - words: The program and its arguments.
  ///   - folder: The folder that it is started in.
  ///   - environment: Variables besides those of the tests.
  init(_ words: [String], in folder: ScenarioFolder, environment: [String: String] = [:]) throws {
    guard let python = Self.tool.path else { throw ScenarioError("python3 is not installed") }
    process.executableURL = URL(filePath: python)
    process.arguments = ["-W", "ignore", "-c", Self.script] + words
    process.currentDirectoryURL = URL(filePath: folder.path)
    process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
    process.standardInput = keys
    process.standardOutput = screen
    try process.runWithTests()
  }

  deinit {
    try? keys.fileHandleForWriting.close()
    process.waitUntilExit()
  }

  /// Presses keys; `"\u{3}"` is Ctrl-C.
  func press(_ text: String) throws { try keys.fileHandleForWriting.write(contentsOf: Data(text.utf8)) }

  /// Waits until the screen has shown a text.
  func wait(for expected: String) throws {
    while !text.contains(expected) {
      var request = pollfd(
        fd: screen.fileHandleForReading.fileDescriptor, events: Int16(POLLIN), revents: 0)
      let bytes = poll(&request, 1, 240_000) > 0 ? screen.fileHandleForReading.availableData : Data()
      if bytes.isEmpty { throw ScenarioError("the terminal never showed '\(expected)', but \(text)") }
      text += String(decoding: bytes, as: UTF8.self)
    }
  }

  /// Waits for the end of the program, and gives its exit status; a negative one is that of a signal.
  func waitForEnd() throws -> Int32? {
    try wait(for: "[status ")
    try wait(for: "]\n")
    return text.firstMatch(of: /\[status (-?\d+)\]/).flatMap { Int32($0.1) }
  }
}
