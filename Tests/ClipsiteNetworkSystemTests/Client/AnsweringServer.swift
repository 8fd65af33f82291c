import ClipsiteNetwork

/// A server on a port of its own that tells what it was asked.
final class AnsweringServer {
  private let running: RunningServer

  init() throws {
    let hosts = HostPolicy(domains: ["ferry.example"], allowedHosts: ["ferry.example"])
    let configuration = ServerConfiguration(endpoints: [Endpoint(port: 0)], hosts: hosts)
    running = try RunningServer.start(configuration) { request, _ in
      switch request.path {
      case "/moved": .redirect(.movedPermanently, to: "/elsewhere")
      case "/later": Self.later("7")
      case "/later-date": Self.later("Fri, 31 Dec 2100 23:59:59 GMT")
      case "/large":
        HTTPResponse(contentType: "application/octet-stream", Array(repeating: 1, count: 100_000))
      case "/agent": Self.text(request.fields["User-Agent"] ?? "")
      default: Self.text("\(request.path)?\(request.query ?? "")")
      }
    }
  }

  private static func later(_ time: String) -> HTTPResponse {
    HTTPResponse(.serviceUnavailable, fields: [HTTPField("Retry-After", time)])
  }

  private static func text(_ text: String) -> HTTPResponse {
    HTTPResponse(contentType: "text/plain", Array(text.utf8))
  }

  deinit { running.stop() }

  var port: UInt16 { running.port }
  func url(_ path: String) -> String { "http://127.0.0.1:\(port)\(path)" }
}
