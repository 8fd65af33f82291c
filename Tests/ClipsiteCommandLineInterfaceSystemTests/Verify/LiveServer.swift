import ClipsiteTestTools

/// A live site on this computer, as a process that ends with this object or with the tests.
final class LiveServer {
  /// Whether to run the tests that need it: what it takes is there, or has to be.
  static var isWanted: Bool { PythonServer.tool.isWanted && TestCertificates.tool.isWanted }

  /// The port with TLS.
  let port: Int
  /// The port without.
  let plainPort: Int
  private let server: PythonServer

  /// - Parameters:
  ///   - root: What is served.
  ///   - folder: Where the certificates are.
  init(_ scenario: String, serving root: String, certificate: String, in folder: String) throws {
    server = try PythonServer(LiveServerScript.text, [root, certificate, scenario], in: folder)
    guard server.ports.count == 2 else { throw MissingServer() }
    (port, plainPort) = (server.ports[0], server.ports[1])
  }

  private struct MissingServer: Error {}
}
