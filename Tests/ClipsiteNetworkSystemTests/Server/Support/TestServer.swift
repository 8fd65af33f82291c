import Dispatch
import Testing

@testable import ClipsiteNetwork
@testable import ClipsiteNetworkTests

/// A server on a port of its own, with a few pages, stopped when the value goes.
final class TestServer {
  static let hosts = HostPolicy(domains: ["ferry.example"])
  static let large = [UInt8](repeating: UInt8(ascii: "x"), count: 8 << 20)

  let hub: EventHub
  let running: RunningServer

  init(
    hub: EventHub = EventHub(), _ change: (inout ServerConfiguration) -> Void = { _ in },
    handler: @escaping RunningServer.Handler = TestServer.pages
  ) throws {
    var configuration = ServerConfiguration(endpoints: [Endpoint(port: 0)], hosts: Self.hosts)
    // A busy computer may keep a client waiting for long; the tests of deadlines shorten the one that they
    // are about.
    configuration.deadlines.head = .seconds(120)
    configuration.deadlines.idle = .seconds(120)
    configuration.deadlines.write = .seconds(120)
    change(&configuration)
    self.hub = hub
    running = try RunningServer.start(configuration, hub: hub, handler: handler)
  }

  deinit { running.stop() }

  func client() throws -> Client { try Client(running.port) }

  /// Sends a text on a connection of its own and gives the answer.
  func reply(_ text: String) throws -> Reply {
    let client = try client()
    client.send(text)
    return try client.reply(toHead: text.hasPrefix("HEAD"))
  }

  /// A GET request for localhost.
  static func get(_ path: String, _ fields: String...) -> String {
    (["GET \(path) HTTP/1.1", "Host: localhost"] + fields).map { $0 + "\r\n" }.joined() + "\r\n"
  }

  static func pages(_ request: ReceivedRequest, _ host: HostMatch) -> HTTPResponse {
    switch request.path {
    case "/events": return .events
    case "/large": return HTTPResponse(contentType: "application/octet-stream", large)
    case "/host": return HTTPResponse(text: "\(host)")
    case "/market":
      return .file(Array("Market".utf8), contentType: "text/html; charset=utf-8", to: request)
    default: return HTTPResponse.notFound(request)
    }
  }
}

/// Holds a handler until the test has seen it there. Open gates stay open.
struct Gate: Sendable {
  private let entered = DispatchSemaphore(value: 0)
  private let opened = DispatchSemaphore(value: 0)

  /// Says that somebody is here, and waits.
  func enter() {
    entered.signal()
    opened.wait()
    opened.signal()
  }

  /// Waits until somebody is here.
  func waitForEntry() { entered.wait() }

  /// Lets everybody through.
  func open() { opened.signal() }
}
