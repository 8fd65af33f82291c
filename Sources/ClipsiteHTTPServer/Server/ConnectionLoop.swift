import ClipsitePlatform

/// Owns all connections of a server and does all reading and writing, on one thread.
///
/// No connection holds a thread, so clients that send half a head, or nothing, or do not read, delay nobody.
/// Only complete requests go to workers; their answers come back through the mailbox.
struct ConnectionLoop {
  /// The time without accepting connections after the system ran out of descriptors.
  private static let pause = Duration.milliseconds(100)
  /// The number of connections that are accepted before the others have their turn.
  private static let acceptsAtATime = 64
  /// The number of connections beyond the limit that receive the reason for the refusal.
  private static let mostRefusals = 64

  let limits: ServerLimits
  let deadlines: ServerDeadlines
  let mailbox: Mailbox
  let hub: EventHub
  let answering: RequestAnswering
  private var sockets: [OpenEndpoint]
  /// Ports that came while the others were waited for.
  var newSockets: [OpenEndpoint] = []
  /// In the order in which they came.
  var connections: [Connection] = []
  var byID: [UInt64: Connection] = [:]
  var inWork = 0
  var isStopped = false
  /// The time of this turn of the loop.
  private(set) var now = Moment.now()
  /// The buffer for received bytes before they go to their connection.
  var buffer: [UInt8] = Array(repeating: 0, count: 1 << 14)
  private var lastID: UInt64 = 0
  private var polls = PollList()
  private var acceptsAgain: Moment?

  init(
    on sockets: [OpenEndpoint], limits: ServerLimits, deadlines: ServerDeadlines, mailbox: Mailbox,
    hub: EventHub, answering: RequestAnswering
  ) {
    self.limits = limits
    self.deadlines = deadlines
    self.sockets = sockets
    self.mailbox = mailbox
    self.hub = hub
    self.answering = answering
  }

  /// Serves until told to stop.
  mutating func run() {
    while !isStopped {
      let polled = waitForActivity()
      now = Moment.now()
      takeMessages()
      serve(polled)
      forgetClosed()
      accept()
      expire()
      forgetClosed()
    }
    for connection in connections { connection.close() }
    for endpoint in sockets { endpoint.socket.close() }
  }

  // MARK: Waiting

  /// Sleeps until something happens or a deadline comes, and gives the number of connections that were looked
  /// at.
  private mutating func waitForActivity() -> Int {
    sockets += newSockets
    newSockets = []
    polls.removeAll()
    polls.append(mailbox.readEnd, for: .readable)
    for endpoint in sockets {
      polls.append(acceptsAgain == nil ? endpoint.socket.descriptor : nil, for: .readable)
    }
    for connection in connections {
      let interest = connection.interest
      polls.append(interest == nil ? nil : connection.descriptor, for: interest ?? [])
    }
    polls.wait(milliseconds: mailbox.mayWait() ? timeToNextDeadline() : 0)
    if !polls[0].isEmpty { mailbox.clearWake() }
    return connections.count
  }

  private func timeToNextDeadline() -> Int32 {
    var next = acceptsAgain
    for connection in connections where connection.phase != .working {
      next = min(next ?? connection.deadline, connection.deadline)
    }
    guard let next else { return -1 }
    return Int32(clamping: max(0, next.milliseconds - Moment.now().milliseconds))
  }

  /// Reads and writes where `poll` found something.
  private mutating func serve(_ polled: Int) {
    for index in 0..<polled {
      let events = polls[1 + sockets.count + index]
      if !events.isEmpty { handle(connections[index], events) }
    }
  }

  // MARK: Accepting

  private mutating func accept() {
    if let moment = acceptsAgain, moment <= now { acceptsAgain = nil }
    guard acceptsAgain == nil else { return }
    for (index, endpoint) in sockets.enumerated() where !polls[1 + index].isEmpty {
      acceptAll(from: endpoint)
    }
  }

  private mutating func acceptAll(from endpoint: OpenEndpoint) {
    var hasAccepted = false
    var hasMadeRoom = false
    for _ in 0..<Self.acceptsAtATime {
      switch endpoint.socket.accept() {
      case .connection(let descriptor):
        add(descriptor, of: endpoint)
        hasAccepted = true
      case .none: return
      // Linux says so even when nobody else waits; poll will tell.
      case .exhausted where hasAccepted: return
      case .exhausted where !hasMadeRoom && dropOldestWithoutRequest(): hasMadeRoom = true
      case .exhausted:
        // The connection stays in the queue of the system, and poll would report it without end.
        acceptsAgain = now.after(Self.pause)
        return
      }
    }
  }

  private mutating func add(_ descriptor: Int32, of endpoint: OpenEndpoint) {
    lastID += 1
    let connection = Connection(descriptor, id: lastID, portDomain: endpoint.domain, limits: limits.head, now)
    let isFull = byID.count >= limits.connections && !dropOldestWithoutRequest()
    // Telling those beyond the limit takes connections, too.
    if byID.count >= limits.connections + Self.mostRefusals { return connection.close() }
    connections.append(connection)
    byID[connection.id] = connection
    if isFull {
      deliver(RequestAnswering.overload, to: connection)
    } else {
      connection.enter(.reading, until: now.after(deadlines.idle))
    }
  }

  /// Closes the connection that has been there longest without a complete request. False if all have one.
  @discardableResult
  private mutating func dropOldestWithoutRequest() -> Bool {
    guard let oldest = connections.first(where: { $0.phase == .reading }) else { return false }
    oldest.close()
    byID[oldest.id] = nil
    return true
  }

  private mutating func forgetClosed() {
    guard connections.contains(where: { $0.phase == .closed }) else { return }
    for connection in connections where connection.phase == .closed { byID[connection.id] = nil }
    connections.removeAll { $0.phase == .closed }
  }
}
