import Foundation
import TestTools

/// A live site on this computer, as a process that ends with this object or with the tests.
final class LiveServer {
  static let tool = InstalledTool("python3")
  /// Whether to run the tests that need it: what it takes is there, or has to be.
  static var isWanted: Bool { tool.isWanted && TestCertificates.tool.isWanted }

  /// The port with TLS.
  let port: Int
  /// The port without.
  let plainPort: Int
  private let process = Process()
  private let input = Pipe()

  /// - Parameters:
  ///   - root: What is served.
  ///   - folder: Where the certificates are.
  init(_ scenario: String, serving root: String, certificate: String, in folder: String) throws {
    guard let path = Self.tool.path else { throw MissingServer() }
    let output = Pipe()
    let script = "\(folder)/server.py"
    try LiveServerScript.text.write(toFile: script, atomically: true, encoding: .utf8)
    process.executableURL = URL(filePath: path)
    process.arguments = ["-W", "ignore", script, root, certificate, scenario]
    process.currentDirectoryURL = URL(filePath: folder)
    process.standardInput = input
    process.standardOutput = output
    try process.run()
    var line = ""
    while !line.hasSuffix("\n") {
      let bytes = output.fileHandleForReading.availableData
      if bytes.isEmpty { throw MissingServer() }
      line += String(decoding: bytes, as: UTF8.self)
    }
    let ports = line.split { $0.isWhitespace }.compactMap { Int($0) }
    guard ports.count == 2 else { throw MissingServer() }
    (port, plainPort) = (ports[0], ports[1])
  }

  deinit {
    // The program ends when nobody can talk to it any more.
    try? input.fileHandleForWriting.close()
    process.waitUntilExit()
  }

  private struct MissingServer: Error {}
}
