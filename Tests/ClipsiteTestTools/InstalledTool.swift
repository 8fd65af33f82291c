import Foundation

/// A program that tests call and that may or may not be installed.
package struct InstalledTool: TestNeed, Hashable {
  /// The name that it is called by.
  package let name: String
  /// The package that it comes with (apt).
  package let package: String

  /// Runs Java programs.
  package static let java = InstalledTool("java", package: "default-jre-headless")
  /// Reads QR codes and bar codes.
  package static let zbarimg = InstalledTool("zbarimg", package: "zbar-tools")

  /// Runs Python, whose standard library reads property lists and CSV.
  package static let python = InstalledTool("python3")

  /// Downloads files.
  package static let curl = InstalledTool("curl")

  /// Keeps versions of files.
  package static let git = InstalledTool("git")

  /// Runs JavaScript.
  package static let node = InstalledTool("node", package: "nodejs")

  package init(_ name: String, package: String? = nil) {
    self.name = name
    self.package = package ?? name
  }

  /// Whether we are in CI, where a missing tool is a failure.
  package static var isRequired: Bool { ProcessInfo.processInfo.environment["CI"] == "true" }

  package var isThere: Bool { path != nil }

  /// Where it lies; nil when it is not installed.
  package var path: String? { self == .python ? Self.interpreter : found }

  /// Where the search path leads.
  private var found: String? {
    let folders = ProcessInfo.processInfo.environment["PATH"]?.split(separator: ":") ?? []
    return folders.map { "\($0)/\(name)" }.first { FileManager.default.isExecutableFile(atPath: $0) }
  }

  /// Python itself. What the search path leads to may be a script that looks for it, which takes as long as Python does.
  private static let interpreter: String? = {
    guard let found = python.found else { return nil }
    let (process, pipe) = (Process(), Pipe())
    process.executableURL = URL(fileURLWithPath: found)
    process.arguments = ["-c", "import sys; print(sys.executable, end='')"]
    process.standardOutput = pipe
    guard (try? process.runWithTests()) != nil else { return found }
    let path = String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    return FileManager.default.isExecutableFile(atPath: path) ? path : found
  }()

  /// Runs it in a folder and gives what it prints.
  ///
  /// - Parameter keepsErrors: Whether what it prints to the standard error is part of that.
  package func run(_ words: [String], in folder: String, keepsErrors: Bool = true) throws -> String {
    guard let path else { throw MissingTool(name: name, remedy: "apt-get install \(package)") }
    let (process, pipe) = (Process(), Pipe())
    process.executableURL = URL(fileURLWithPath: path)
    process.arguments = words
    process.currentDirectoryURL = URL(fileURLWithPath: folder)
    process.environment = ProcessInfo.processInfo.environment.merging(["HOME": folder]) { $1 }
    process.standardOutput = pipe
    process.standardError = keepsErrors ? pipe : FileHandle.nullDevice
    process.standardInput = FileHandle.nullDevice
    try process.runWithTests()
    let output = try pipe.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    return String(decoding: output, as: UTF8.self)
  }
}
