package import Foundation

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

  /// The program for release if it was built after all sources changed, for it takes a quarter of the time. If not, the
  /// one that was built with the tests.
  package static let path = Sanitizer.current == nil ? release ?? beside : beside

  /// The folder of the tests.
  package static var folderOfTests: URL {
    let bundle = Bundle.allBundles.first { $0.bundlePath.hasSuffix(".xctest") }?.bundleURL
    return (bundle ?? URL(filePath: CommandLine.arguments[0])).deletingLastPathComponent()
  }

  private static var beside: String { folderOfTests.appending(path: "clipsite").path }

  /// The program for release; `nil` if it was not built, or if a source is newer.
  package static let release: String? = {
    let program = folderOfTests.deletingLastPathComponent().appending(path: "release/clipsite")
    guard let built = date(of: program) else { return nil }
    let sources = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().appending(path: "Sources")
    let names = FileManager.default.enumerator(atPath: sources.path)?.compactMap { $0 as? String } ?? []
    let code = names.filter { name in [".swift", ".c", ".h"].contains { name.hasSuffix($0) } }
    let isCurrent = code.allSatisfy { date(of: sources.appending(path: $0)).map { $0 <= built } ?? false }
    return isCurrent && !code.isEmpty ? program.path : nil
  }()

  private static func date(of file: URL) -> Date? {
    let values = try? file.resolvingSymlinksInPath().resourceValues(forKeys: [.contentModificationDateKey])
    return values?.contentModificationDate
  }

  /// Runs a command line.
  ///
  /// - Parameters:
  ///   - keepsErrors: Whether what it prints to standard error is part of the text.
  ///   - started: Told the number of the process.
  ///   - printed: Told the number of the process and the text so far, each time that it has printed something.
  @discardableResult
  package func run(
    _ line: String, keepsErrors: Bool = true, started: (Int32) throws -> Void = { _ in },
    printed: (Int32, String) -> Void = { _, _ in }
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
    var bytes = Data()
    while case let more = output.fileHandleForReading.availableData, !more.isEmpty {
      bytes += more
      printed(process.processIdentifier, String(decoding: bytes, as: UTF8.self))
    }
    process.waitUntilExit()
    return Result(
      status: process.terminationStatus, isKilled: process.terminationReason == .uncaughtSignal,
      text: String(decoding: bytes, as: UTF8.self))
  }
}
