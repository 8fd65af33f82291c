import ClipsiteSystem

/// Turns requests into bytes, on any thread.
struct RequestAnswering: Sendable {
  /// The hosts that are answered; they change with the domains of the site.
  let hosts: Locked<HostPolicy>
  let handler: RunningServer.Handler
  /// The check of requests from other computers, or `nil` if all are answered.
  var access: AccessCheck?

  /// The answer to a request that came in on a port with this domain.
  func answer(_ request: ReceivedRequest, portDomain: String?) -> Answer {
    let hosts = hosts.withLock { $0 }
    var response = response(to: request, portDomain: portDomain, hosts)
    if hosts.isForOwnPage(request) { response["Cross-Origin-Resource-Policy"] = "cross-origin" }
    let isHead = request.method == .head
    let closes = !request.keepsConnection || response.closesConnection
    let chunks = response.chunks(isHead: isHead, closes: closes, date: .now())
    if case .events = response.body, !isHead {
      return .events(head: chunks, since: EventHub.lastSeen(by: request))
    }
    return .bytes(chunks, closes: closes)
  }

  private func response(
    to request: ReceivedRequest, portDomain: String?, _ hosts: HostPolicy
  ) -> HTTPResponse {
    guard let host = hosts.match(request.authority, portDomain: portDomain) else {
      return HostPolicy.refusal(request.authority)
    }
    if let answer = access?.answer(request) { return answer }
    let response = handler(request, host)
    if case .events = response.body, !hosts.allowsOrigin(of: request) {
      return HTTPResponse(.forbidden, text: "Only pages of this preview may listen to its events.")
    }
    return response
  }

  /// The answer to bytes that are no request.
  static func answer(_ fault: HTTPFault) -> Answer { closing(fault.response, isHead: fault.isHead) }

  /// The answer when too much is asked at a time.
  static var overload: Answer {
    var response = HTTPResponse(.serviceUnavailable, text: "The preview is busy. Try again in a moment.")
    response.fields.append(HTTPField("Retry-After", "1"))
    return closing(response, isHead: false)
  }

  private static func closing(_ response: HTTPResponse, isHead: Bool) -> Answer {
    .bytes(response.chunks(isHead: isHead, closes: true, date: .now()), closes: true)
  }
}

/// An answer of a worker, ready to be sent.
package enum Answer: Sendable {
  /// Pieces to be sent one after the other, then the connection is closed or goes on.
  case bytes([ArraySlice<UInt8>], closes: Bool)
  /// The head of an event stream, and the last event that the client has seen.
  case events(head: [ArraySlice<UInt8>], since: UInt64?)
}
