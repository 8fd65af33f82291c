import Foundation

/// A server on this computer that is written in Python, as a process that ends with this object or with the
/// tests.
package final class PythonServer: Sendable {
  package static let tool = InstalledTool.python

  /// The ports that it prints in its first line.
  package let ports: [Int]
  private let process = Process()
  private let input = Pipe()

  /// - Parameters:
  ///   - script: The program.
  ///   - words: What it is started with.
  ///   - folder: Where it runs, and where the program is written to.
  package init(_ script: String, _ words: [String], in folder: String) throws {
    guard let path = Self.tool.path else {
      throw MissingTool(name: "python3", remedy: "apt-get install python3")
    }
    let output = Pipe()
    let file = "\(folder)/server.py"
    try script.write(toFile: file, atomically: true, encoding: .utf8)
    process.executableURL = URL(filePath: path)
    // It needs nothing but the standard library.
    process.arguments = ["-E", "-S", "-W", "ignore", file] + words
    process.currentDirectoryURL = URL(filePath: folder)
    process.standardInput = input
    process.standardOutput = output
    try process.runWithTests()
    var line = ""
    while !line.hasSuffix("\n") {
      let bytes = output.fileHandleForReading.availableData
      if bytes.isEmpty { throw MissingServer() }
      line += String(decoding: bytes, as: UTF8.self)
    }
    ports = line.split { $0.isWhitespace }.compactMap { Int($0) }
  }

  deinit {
    // The program ends when nobody can talk to it any more.
    try? input.fileHandleForWriting.close()
    process.waitUntilExit()
  }

  private struct MissingServer: Error {}
}
