/// The addresses, hosts, and limits of a server.
package struct ServerConfiguration: Sendable {
  /// The ports.
  package var endpoints: [Endpoint]
  /// The numeric addresses, each of which listens on all ports. An IPv6 address that this computer does not
  /// have is left out as long as there is another.
  package var addresses = ["127.0.0.1", "::1"]
  /// The hosts that are answered.
  package var hosts: HostPolicy
  /// The secret that other computers need, or `nil` if every computer that reaches the server is answered.
  package var token: AccessToken?
  /// The limits of simultaneous work.
  package var limits = ServerLimits()
  /// The limits of waiting for clients.
  package var deadlines = ServerDeadlines()

  /// A server on the loopback addresses.
  package init(endpoints: [Endpoint], hosts: HostPolicy) {
    self.endpoints = endpoints
    self.hosts = hosts
  }

  /// Indicates whether other computers can reach the server, which deserves a warning.
  package var isReachableFromOutside: Bool { !addresses.allSatisfy(HostPolicy.isLoopback) }
}

/// A port to listen on.
package struct Endpoint: Sendable, Hashable {
  /// The port; 0 lets the system choose.
  package let port: UInt16
  /// The domain that is shown on it where the host does not say which.
  package let domain: String?
  /// The number of ports after it, of which the first free one is used if another program has this one.
  package let alternatives: UInt16

  /// A port, perhaps one for a domain of its own.
  package init(port: UInt16, domain: String? = nil, alternatives: UInt16 = 0) {
    self.port = port
    self.domain = domain
    self.alternatives = alternatives
  }

  /// The ports to try if another program has the port. One that the system chose for the first address can be
  /// taken on the next, so it chooses a few times.
  var otherPorts: [UInt16] {
    if port == 0 { return Array(repeating: 0, count: 15) }
    return (0..<alternatives).compactMap { UInt16(exactly: Int(port) + 1 + Int($0)) }
  }
}

/// The limits of simultaneous work in the server.
package struct ServerLimits: Sendable {
  /// Connections. Beyond, the oldest that has no complete request makes room; if there is none, the new one
  /// gets 503.
  var connections = 512
  /// Requests in work; beyond, 503.
  var requests = 128
  /// Event streams; beyond, 503.
  var streams = 64
  /// The head of a request.
  var head = HTTPLimits()
}

/// The limits of waiting for clients.
package struct ServerDeadlines: Sendable {
  /// From the first byte of a request to the end of its head, in total.
  var head = Duration.seconds(5)
  /// For the first byte of a request.
  var idle = Duration.seconds(15)
  /// For a client to take more of an answer.
  var write = Duration.seconds(30)
  /// From one sign of life on an event stream to the next.
  var ping = Duration.seconds(15)
  /// For a client to take the rest of the last answer and close its side.
  var drain = Duration.seconds(1)
}
