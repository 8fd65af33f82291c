import ClipsiteSystem

/// A socket of an endpoint, and the domain that its port stands for, if any.
package struct OpenEndpoint: Sendable {
  let socket: ListeningSocket
  package let domain: String?

  /// The numeric address, without brackets.
  package var address: String { socket.address }
  /// The port that it has, also when the system chose it.
  package var port: UInt16 { socket.port }
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

  /// One port on all addresses, or another one where a program has it.
  ///
  /// - Throws: `SystemError` for the port that is wanted, not for those that take its place.
  func open(_ endpoint: Endpoint) throws(SystemError) -> [OpenEndpoint] {
    do throws(SystemError) { return try openOnce(endpoint, on: endpoint.port) } catch {
      for port in endpoint.otherPorts where error.isInUse {
        if let sockets = try? openOnce(endpoint, on: port) { return sockets }
      }
      throw error
    }
  }

  private func openOnce(_ endpoint: Endpoint, on wanted: UInt16) throws(SystemError) -> [OpenEndpoint] {
    var sockets: [OpenEndpoint] = []
    for address in addresses {
      let port = sockets.first?.socket.port ?? wanted
      if let socket = try ListeningSocket.open(address, port: port) {
        sockets.append(OpenEndpoint(socket: socket, domain: endpoint.domain))
      }
    }
    guard !sockets.isEmpty else {
      throw SystemError(
        "cannot listen on", "port \(endpoint.port)",
        reason: "this computer has none of the addresses \(addresses.joined(separator: ", "))",
        fix: ListeningSocket.addressFix)
    }
    return sockets
  }
}
