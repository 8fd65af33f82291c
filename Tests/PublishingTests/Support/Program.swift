import Foundation

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

  /// Where the program was built, which is where the tests are.
  private static var path: URL {
    let bundle = Bundle.allBundles.first { $0.bundlePath.hasSuffix(".xctest") }?.bundleURL
    return (bundle ?? URL(filePath: CommandLine.arguments[0])).deletingLastPathComponent().appending(
      path: "clipsite")
  }

  /// Runs a command line.
  ///
  /// - Parameter started: Told the number of the process.
  @discardableResult
  func run(_ line: String, started: (Int32) -> Void = { _ in }) throws -> Result {
    let process = Process()
    process.executableURL = Self.path
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
