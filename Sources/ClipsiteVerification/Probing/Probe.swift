import ClipsiteHTTPClient

/// A request, and what to do with what comes of it.
struct Probe {
  /// The request.
  let request: HTTPRequest
  /// Takes what came of it, and gives the probes that follow from that.
  let finish: (Result<HTTPAnswer, HTTPFailure>) -> [Probe]

  init(_ request: HTTPRequest, finish: @escaping (Result<HTTPAnswer, HTTPFailure>) -> [Probe]) {
    self.request = request
    self.finish = finish
  }

  /// Asks for a URL as somebody, and notes what comes of it.
  init(_ url: String, as visitor: Visitor, _ note: @escaping (Result<HTTPAnswer, HTTPFailure>) -> Void) {
    self.init(Self.request(url, as: visitor)) {
      note($0)
      return []
    }
  }

  /// A request for a URL as somebody makes it.
  static func request(_ url: String, as visitor: Visitor) -> HTTPRequest {
    HTTPRequest("GET", url, headers: visitor.userAgent.map { [HTTPHeader("User-Agent", $0)] } ?? [])
  }
}
