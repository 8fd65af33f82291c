import Foundation
import TestTools

/// The program itself, as a process of its own.
struct Program {
  /// The folder that it is started in.
  let folder: TestFolder
  /// Variables besides those of the tests.
  var environment: [String: String] = [:]

  /// What came of a run.
  struct Result {
    let status: Int32
    /// Whether a signal ended it.
    let isKilled: Bool
    let text: String
  }

  /// Runs a command line.
  ///
  /// - Parameter started: Told the number of the process.
  @discardableResult
  func run(_ line: String, started: (Int32) -> Void = { _ in }) throws -> Result {
    let process = Process()
    process.executableURL = URL(filePath: BuiltProgram.path)
    process.arguments = line.split(separator: " ").map(String.init)
    process.currentDirectoryURL = URL(filePath: folder.path)
    process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
    let output = Pipe()
    process.standardOutput = output
    process.standardError = output
    try process.run()
    started(process.processIdentifier)
    let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    return Result(
      status: process.terminationStatus, isKilled: process.terminationReason == .uncaughtSignal, text: text)
  }
}
