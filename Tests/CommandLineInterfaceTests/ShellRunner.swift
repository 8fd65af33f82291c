import Foundation

/// Runs a shell that may or may not be installed.
struct ShellRunner: Sendable {
  /// The shell's name, which is also that of its package.
  let name: String

  /// Whether to run the test: the shell is there, or we are in CI, where a missing tool is a failure.
  var isWanted: Bool { path != nil || ProcessInfo.processInfo.environment["CI"] == "true" }

  private var path: String? {
    let folders = ProcessInfo.processInfo.environment["PATH"]?.split(separator: ":") ?? []
    return folders.map { "\($0)/\(name)" }.first { FileManager.default.isExecutableFile(atPath: $0) }
  }

  /// Runs words in a folder and gives what they print, both streams together.
  func run(_ words: [String], in folder: ScenarioFolder) throws -> String {
    guard let path else { throw ScenarioError("\(name) is not installed: apt-get install \(name)") }
    let (process, pipe) = (Process(), Pipe())
    process.executableURL = URL(fileURLWithPath: path)
    process.arguments = words
    process.currentDirectoryURL = URL(fileURLWithPath: folder.path)
    process.environment = ProcessInfo.processInfo.environment.merging(["HOME": folder.path]) { $1 }
    process.standardOutput = pipe
    process.standardError = pipe
    process.standardInput = FileHandle.nullDevice
    try process.run()
    let output = try pipe.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    return String(decoding: output, as: UTF8.self)
  }
}
