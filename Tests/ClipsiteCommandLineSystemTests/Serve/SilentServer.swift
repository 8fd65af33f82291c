@testable import ClipsiteCommandLineTests
@testable import ClipsiteNetwork
import ClipsiteSystem

/// A server that takes every request and answers none: what it would send never comes.
struct SilentServer {
  private let socket: ListeningSocket

  init() throws {
    guard let socket = try ListeningSocket.open("127.0.0.1", port: 0) else {
      throw ScenarioError("no address")
    }
    self.socket = socket
  }

  /// The address of a picture that never comes.
  var picture: String { "http://127.0.0.1:\(socket.port)/picture.png" }
}
