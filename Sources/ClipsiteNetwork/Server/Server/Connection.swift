import ClipsiteSystem

/// One connection, served by a thread of its own that waits for the client.
struct Connection {
  /// Unsent bytes of events beyond which a client is taken for gone.
  private static let longestBacklog = 1 << 18

  let descriptor: Int32
  let portDomain: String?
  let list: ConnectionList
  let limits: HTTPLimits
  let deadlines: ServerDeadlines
  let hub: EventHub
  let answering: RequestAnswering
  private var input: [UInt8] = []
  private var buffer: [UInt8] = Array(repeating: 0, count: 1 << 14)

  init(
    _ descriptor: Int32, portDomain: String?, in list: ConnectionList, _ configuration: ServerConfiguration,
    hub: EventHub, answering: RequestAnswering
  ) {
    self.descriptor = descriptor
    self.portDomain = portDomain
    self.list = list
    limits = configuration.limits.head
    deadlines = configuration.deadlines
    self.hub = hub
    self.answering = answering
  }

  /// Answers requests until one of the two ends has enough.
  mutating func serve() {
    while let outcome = nextRequest() {
      guard case .request(let request, _) = outcome else {
        if case .fault(let fault) = outcome { finish(with: RequestAnswering.answer(fault)) }
        return
      }
      guard answer(request), list.enter(.reading, descriptor) else { return }
    }
  }

  /// Tells a client that there is no room for it.
  mutating func refuse() { finish(with: RequestAnswering.overload) }

  // MARK: Requests

  /// Waits for the next request, or for something that is none.
  ///
  /// - Returns: `nil` if the client has closed, or sends nothing.
  private mutating func nextRequest() -> HTTPRequestParser.Outcome? {
    var parser = HTTPRequestParser(limits: limits)
    var deadline = Moment.now().after(deadlines.idle)
    var hasPart = false
    while true {
      let outcome = input.withUnsafeBytes { parser.parse($0) }
      if case .request(let request, let consumed) = outcome {
        input.removeFirst(consumed)
        return .request(marked(request), consumed: consumed)
      }
      guard case .needsMore = outcome else { return outcome }
      if !hasPart, !parser.isUntouched {
        hasPart = true
        deadline = Moment.now().after(deadlines.head)
      }
      switch receive(until: deadline) {
      case .bytes(let count): input += buffer[..<count]
      case .closed: return nil
      case .wouldBlock:
        return hasPart ? .fault(HTTPFault(.requestTimeout, "The request did not arrive in time.")) : nil
      }
    }
  }

  private func marked(_ request: ReceivedRequest) -> ReceivedRequest {
    var request = request
    // A tunnel connects from this computer, and names the client for whom it asks.
    let isForOther = ["Forwarded", "X-Forwarded-For"].contains { request.fields[$0] != nil }
    let isNear = SocketAddress.ends(of: descriptor).map(Self.isWithinThisComputer) ?? false
    request.isFromThisComputer = isNear && !isForOther
    return request
  }

  /// Indicates whether the client is on this computer: it has a loopback address, or the one that it asked.
  static func isWithinThisComputer(own: String, other: String) -> Bool {
    other == own || HostPolicy.isLoopback(other)
  }

  // MARK: Answers

  /// Answers a request.
  ///
  /// - Returns: Whether the connection goes on.
  private mutating func answer(_ request: ReceivedRequest) -> Bool {
    let answer =
      list.enter(.working, descriptor)
      ? answering.answer(request, portDomain: portDomain) : RequestAnswering.overload
    switch answer {
    case .bytes(let chunks, let closes):
      if !closes { return list.enter(.writing, descriptor) && send(chunks) }
      finish(with: answer)
    case .events(let head, let since): stream(head, since: since)
    }
    return false
  }

  /// Sends the last answer.
  private mutating func finish(with answer: Answer) {
    guard list.enter(.writing, descriptor), case .bytes(let chunks, _) = answer, send(chunks) else { return }
    // Closing while bytes of the client are unread would take the answer from it (RFC 9112, section 9.6).
    Socket.finishSending(descriptor)
    let deadline = Moment.now().after(deadlines.drain)
    while case .bytes = receive(until: deadline) {}
  }

  // MARK: Streams

  private mutating func stream(_ head: [ArraySlice<UInt8>], since: UInt64?) {
    guard list.enter(.streaming, descriptor), let wakeUp = try? WakePipe() else { return refuse() }
    let events = Locked<[UInt8]>([])
    let greeting = hub.attach(wakeUp, since: since) { [list, descriptor] bytes in
      let backlog = events.withLock { events in
        events += bytes
        return events.count
      }
      if backlog > Self.longestBacklog { list.drop(descriptor) }
      wakeUp.signal()
    }
    defer { hub.detach(wakeUp) }
    var isOpen = send(head + [greeting[...]])
    while isOpen { isOpen = sendEvents(events, wakeUp) }
  }

  /// Waits for events and sends them, or a sign of life. It is an event with a name, because comments do not
  /// reach scripts.
  ///
  /// - Returns: Whether the stream goes on.
  private mutating func sendEvents(_ events: Locked<[UInt8]>, _ wakeUp: WakePipe) -> Bool {
    let now = Moment.now()
    let hasInput = wakeUp.wait(
      for: descriptor, milliseconds: now.milliseconds(until: now.after(deadlines.ping)))
    if hasInput, receive(until: now.after(deadlines.ping)) == .closed { return false }
    wakeUp.clear()
    let bytes = events.withLock { events in
      defer { events = [] }
      return events
    }
    return send([bytes.isEmpty && !hasInput ? Array("event: ping\ndata:\n\n".utf8)[...] : bytes[...]])
  }

  // MARK: Bytes

  /// Sends bytes, as fast as the client takes them.
  ///
  /// - Returns: Whether all of it went.
  private func send(_ chunks: [ArraySlice<UInt8>]) -> Bool {
    for chunk in chunks {
      var rest = chunk
      while !rest.isEmpty {
        switch rest.withUnsafeBytes({ Socket.send($0, to: descriptor) }) {
        case .bytes(let count): rest = rest.dropFirst(count)
        case .wouldBlock:
          guard wait(for: .writable, until: Moment.now().after(deadlines.write)) else { return false }
        case .closed: return false
        }
      }
    }
    return true
  }

  /// Receives bytes into the buffer. `.wouldBlock` means that none came in time.
  private mutating func receive(until deadline: Moment) -> Socket.Transfer {
    while wait(for: .readable, until: deadline) {
      let transfer = buffer.withUnsafeMutableBytes { Socket.receive($0, from: descriptor) }
      if transfer != .wouldBlock { return transfer }
    }
    return .wouldBlock
  }

  private func wait(for events: PollEvents, until deadline: Moment) -> Bool {
    var list = PollList()
    list.append(descriptor, for: events)
    while case let left = Moment.now().milliseconds(until: deadline), left > 0 {
      if list.wait(milliseconds: left) { return true }
    }
    return false
  }
}
