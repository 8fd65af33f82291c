import ClipsiteSystem

/// Accepts the connections of a server, and starts a thread for each.
///
/// Clients that send half a head, or nothing, or do not read, delay nobody.
final class Acceptor: Sendable {
  /// The milliseconds without accepting connections after the system ran out of descriptors.
  private static let pause: Int32 = 100

  private struct State {
    var sockets: [OpenEndpoint]
    var isStopped = false
  }

  private let state: Locked<State>
  private let wakeUp: WakePipe
  private let list: ConnectionList
  private let configuration: ServerConfiguration
  private let hub: EventHub
  private let answering: RequestAnswering

  init(
    on sockets: [OpenEndpoint], _ configuration: ServerConfiguration, hub: EventHub,
    answering: RequestAnswering
  ) throws(SystemError) {
    state = Locked(State(sockets: sockets))
    wakeUp = try WakePipe()
    list = ConnectionList(configuration.limits)
    self.configuration = configuration
    self.hub = hub
    self.answering = answering
  }

  /// Accepts connections until told to stop.
  func run() {
    var isPausing = false
    while true {
      let (sockets, isStopped) = state.withLock { ($0.sockets, $0.isStopped) }
      if isStopped { return end(sockets) }
      var polls = PollList()
      polls.append(wakeUp.readEnd, for: .readable)
      for endpoint in sockets { polls.append(isPausing ? nil : endpoint.socket.descriptor, for: .readable) }
      polls.wait(milliseconds: isPausing ? Self.pause : -1)
      wakeUp.clear()
      isPausing = false
      for (index, endpoint) in sockets.enumerated() where !polls[1 + index].isEmpty {
        isPausing = !accept(from: endpoint) || isPausing
      }
    }
  }

  /// Accepts connections from more ports.
  func add(_ sockets: [OpenEndpoint]) {
    state.withLock { $0.sockets += sockets }
    wakeUp.signal()
  }

  /// Lets `run` end all connections, and itself.
  func stop() {
    state.withLock { $0.isStopped = true }
    wakeUp.signal()
  }

  private func end(_ sockets: [OpenEndpoint]) {
    list.dropAll()
    for endpoint in sockets { endpoint.socket.close() }
  }

  /// Accepts one connection.
  ///
  /// - Returns: `false` if the system has no descriptor for it. It stays in the queue of the system, and `poll`
  ///   would report it without end.
  private func accept(from endpoint: OpenEndpoint) -> Bool {
    switch endpoint.socket.accept() {
    case .connection(let descriptor): start(descriptor, endpoint)
    case .none: break
    case .exhausted:
      list.dropOldestWithoutRequest()
      return false
    }
    return true
  }

  private func start(_ descriptor: Int32, _ endpoint: OpenEndpoint) {
    guard let isWelcome = list.add(descriptor) else { return }
    let thread: Void? = try? SystemThread.start { [self] in
      var connection = Connection(
        descriptor, portDomain: endpoint.domain, in: list, configuration, hub: hub, answering: answering)
      if isWelcome { connection.serve() } else { connection.refuse() }
      list.close(descriptor)
    }
    if thread == nil { list.close(descriptor) }
  }
}
