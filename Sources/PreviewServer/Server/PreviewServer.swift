import Dispatch
public import FileSystem

/// An HTTP/1.1 server for one person: GET and HEAD, without encryption, on the loopback addresses.
///
/// It knows nothing of sites. A handler makes the responses; the server sees to everything between it and the
/// wire: strict parsing, hosts, deadlines, limits, event streams.
public struct PreviewServer: Sendable {
  /// Makes the response to a request for a host that is allowed. It is called on several threads at a time,
  /// and must not wait for other requests.
  public typealias Handler = @Sendable (HTTPRequest, HostMatch) -> HTTPResponse

  private let configuration: ServerConfiguration
  private let hub: EventHub
  private let handler: Handler

  /// A server that does not run yet.
  ///
  /// - Parameter hub: Whose events are sent to the streams that the handler opens by answering `.events`.
  public init(
    configuration: ServerConfiguration, hub: EventHub = EventHub(), handler: @escaping Handler
  ) {
    self.configuration = configuration
    self.hub = hub
    self.handler = handler
  }

  /// Opens the ports and serves them on a thread of its own.
  ///
  /// - Returns: The running server, which goes on until it is told to stop.
  /// - Throws: `SystemError` that names the port which cannot be had, and why.
  public func start() throws(SystemError) -> RunningServer {
    DescriptorLimit.raise(to: configuration.limits.connections * 2 + 256)
    let sockets = try ListeningSockets.open(configuration)
    let mailbox = try Mailbox()
    let ended = DispatchGroup()
    ended.enter()
    hub.attach(mailbox)
    DispatchQueue(label: "clipsite.preview").async { [configuration, hub, handler] in
      var loop = ConnectionLoop(
        configuration, sockets, mailbox, hub,
        RequestAnswering(hosts: configuration.hosts, handler: handler))
      loop.run()
      hub.detach(mailbox)
      ended.leave()
    }
    let places = sockets.map { ListeningPlace(address: $0.address, port: $0.port, domain: $0.domain) }
    return RunningServer(places: places, mailbox: mailbox, ended: ended)
  }
}
