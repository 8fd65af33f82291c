package import ClipsiteSystem
import Dispatch

/// An HTTP/1.1 server for one person: GET and HEAD, without encryption, on the loopback addresses.
///
/// It knows nothing of sites. A handler makes the responses; the server sees to everything between it and the
/// wire: strict parsing, hosts, deadlines, limits, event streams.
package struct RunningServer: Sendable {
  /// Makes the response to a request for a host that is allowed. It is called on a thread for each
  /// request, so a page never waits for pictures.
  package typealias Handler = @Sendable (ReceivedRequest, HostMatch) -> HTTPResponse

  /// The number of connections that are allowed even if the system grants few descriptors.
  private static let fewestConnections = 16
  /// The number of descriptors that are left to everything else.
  private static let otherDescriptors = 384

  /// Every address and port that it listens on, in the order of the configuration; at least one.
  package let addresses: [OpenEndpoint]
  let configuration: ServerConfiguration
  let hosts: Locked<HostPolicy>
  let acceptor: Acceptor
  let ended: DispatchGroup

  /// Opens the ports and serves them on threads of their own.
  ///
  /// - Parameter hub: Whose events are sent to the streams that the handler opens by answering `.events`.
  /// - Returns: The running server, which goes on until it is told to stop.
  /// - Throws: `SystemError` that names the port which cannot be had, and why.
  package static func start(
    _ configuration: ServerConfiguration, hub: EventHub = EventHub(), handler: @escaping Handler
  ) throws(SystemError) -> RunningServer {
    var configuration = configuration
    configuration.limits = limitsForThisSystem(configuration.limits)
    let sockets = try configuration.openSockets()
    var answering = RequestAnswering(hosts: Locked(configuration.hosts), handler: handler)
    answering.access = configuration.token.map { AccessCheck($0, port: sockets[0].socket.port) }
    let acceptor = try Acceptor(on: sockets, configuration, hub: hub, answering: answering)
    let ended = DispatchGroup()
    ended.enter()
    do throws(SystemError) {
      try SystemThread.start {
        acceptor.run()
        ended.leave()
      }
    } catch {
      ended.leave()
      throw error
    }
    return RunningServer(
      addresses: sockets, configuration: configuration, hosts: answering.hosts, acceptor: acceptor,
      ended: ended)
  }

  /// The limits, with fewer connections where the system grants few descriptors: some are for reading pages.
  private static func limitsForThisSystem(_ wanted: ServerLimits) -> ServerLimits {
    var limits = wanted
    let descriptors = DescriptorLimit.raise(to: limits.connections * 2 + otherDescriptors)
    limits.connections = min(limits.connections, max(fewestConnections, descriptors - otherDescriptors))
    return limits
  }

  /// `true` if other computers can reach the server.
  package var isReachableFromOutside: Bool { configuration.isReachableFromOutside }

  /// The first port.
  package var port: UInt16 { addresses.first?.port ?? 0 }

  /// Listens on one more port.
  ///
  /// - Returns: Every address that it listens on with this port.
  /// - Throws: `SystemError` that names the port which cannot be had, and why.
  package func listen(on endpoint: Endpoint) throws(SystemError) -> [OpenEndpoint] {
    let sockets = try configuration.open(endpoint)
    acceptor.add(sockets)
    return sockets
  }

  /// Answers the hosts of another policy from now on.
  package func answer(_ policy: HostPolicy) { hosts.withLock { $0 = policy } }

  /// Closes all ports and connections, event streams too, and returns when that is done: at once, whatever
  /// clients and handlers are doing. A second call does nothing.
  package func stop() {
    acceptor.stop()
    ended.wait()
  }
}
