import ClipsitePlatform

/// A socket of an endpoint, and the domain that its port stands for, if any.
package struct OpenEndpoint: Sendable {
  let socket: ListeningSocket
  let domain: String?
}

/// The address on which a running server listens.
package struct ListeningAddress: Sendable, Hashable {
  /// The numeric address, without brackets.
  package let address: String
  /// The port that it has, also when the system chose it.
  package let port: UInt16
  /// The domain that the port stands for, if any.
  package let domain: String?

  /// The address of a socket.
  init(_ endpoint: OpenEndpoint) {
    (address, port, domain) = (endpoint.socket.address, endpoint.socket.port, endpoint.domain)
  }
}

extension ServerConfiguration {
  /// Opens the sockets: every address on every port, in the order of endpoints and addresses.
  ///
  /// - Throws: `SystemError` for the first port that cannot be had.
  func openSockets() throws(SystemError) -> [OpenEndpoint] {
    var sockets: [OpenEndpoint] = []
    for endpoint in endpoints { sockets += try open(endpoint) }
    return sockets
  }

  /// One port on all addresses. Where the system chose it for the first address, another may have it taken,
  /// so a few are tried.
  func open(_ endpoint: Endpoint) throws(SystemError) -> [OpenEndpoint] {
    var attempts = endpoint.port == 0 ? 16 : 1
    while true {
      attempts -= 1
      do throws(SystemError) {
        return try openOnce(endpoint)
      } catch {
        if attempts == 0 { throw error }
      }
    }
  }

  private func openOnce(_ endpoint: Endpoint) throws(SystemError) -> [OpenEndpoint] {
    var sockets: [OpenEndpoint] = []
    for address in addresses {
      let port = sockets.first?.socket.port ?? endpoint.port
      if let socket = try ListeningSocket.open(address, port: port) {
        sockets.append(OpenEndpoint(socket: socket, domain: endpoint.domain))
      }
    }
    guard !sockets.isEmpty else {
      throw SystemError(
        "cannot listen on", "port \(endpoint.port)",
        reason: "this computer has none of the addresses \(addresses.joined(separator: ", "))")
    }
    return sockets
  }
}
