import Foundation

/// Scripts that tests run as programs.
package enum ScriptFile {
  /// Writes a script and makes it a program.
  ///
  /// A process of its own writes it. If this one did, another thread might start a program meanwhile, which
  /// would have the file open for writing for a moment, and a file that somebody writes cannot be run
  /// (`ETXTBSY`).
  package static func write(_ text: String, to path: String) throws {
    let process = Process()
    process.executableURL = URL(filePath: "/bin/sh")
    process.arguments = ["-c", #"printf '%s' "$1" >"$0" && chmod 755 "$0""#, path, text]
    try process.runWithTests()
    process.waitUntilExit()
    guard process.terminationStatus == 0 else { throw CocoaError(.fileWriteUnknown) }
  }
}
