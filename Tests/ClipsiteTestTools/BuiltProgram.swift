import Foundation

/// The program itself, as a process of its own.
package struct BuiltProgram: Sendable {
  /// What came of a run.
  package struct Result: Sendable {
    package let status: Int32
    /// Whether a signal ended it.
    package let isKilled: Bool
    /// What it printed to both streams.
    package let text: String
  }

  /// The folder that it is started in.
  package let folder: String
  /// Variables besides those of the tests.
  package var environment: [String: String]

  package init(in folder: String, environment: [String: String] = [:]) {
    self.folder = folder
    self.environment = environment
  }

  /// Where the program was built, which is where the tests are.
  package static var path: String {
    let bundle = Bundle.allBundles.first { $0.bundlePath.hasSuffix(".xctest") }?.bundleURL
    let tests = bundle ?? URL(filePath: CommandLine.arguments[0])
    return tests.deletingLastPathComponent().appending(path: "clipsite").path
  }

  /// Runs a command line.
  ///
  /// - Parameters:
  ///   - keepsErrors: Whether what it prints to standard error is part of the text.
  ///   - started: Told the number of the process.
  @discardableResult
  package func run(
    _ line: String, keepsErrors: Bool = true, started: (Int32) throws -> Void = { _ in }
  ) throws -> Result {
    let process = Process()
    process.executableURL = URL(filePath: Self.path)
    process.arguments = line.split(separator: " ").map(String.init)
    process.currentDirectoryURL = URL(filePath: folder)
    process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
    let output = Pipe()
    process.standardOutput = output
    process.standardError = keepsErrors ? output : FileHandle.nullDevice
    try process.runWithTests()
    try started(process.processIdentifier)
    let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    return Result(
      status: process.terminationStatus, isKilled: process.terminationReason == .uncaughtSignal, text: text)
  }
}
