import ClipsitePlatform

/// Requests in, answers out.
extension ConnectionLoop {
  /// Does what `poll` says can be done on a connection.
  mutating func handle(_ connection: Connection, _ events: PollEvents) {
    switch connection.phase {
    case .reading: receive(connection)
    case .writing(let closes): write(connection, closes: closes)
    case .streaming:
      if connection.hasOutput { _ = connection.flush(now) }
      if !events.subtracting(.writable).isEmpty { discardInput(of: connection) }
    case .draining: discardInput(of: connection)
    case .working, .closed: break
    }
  }

  /// Takes what other threads have left.
  mutating func takeMessages() {
    for message in mailbox.take() {
      switch message {
      case .stop: isStopped = true
      case .event(let delivery): send(delivery)
      case .listen(let sockets): newSockets += sockets
      case .answer(let id, let answer):
        inWork -= 1
        if let connection = byID[id], connection.phase == .working { deliver(answer, to: connection) }
      }
    }
  }

  // MARK: Requests

  private mutating func receive(_ connection: Connection) {
    let hadPart = connection.hasPartOfRequest
    connection.dropConsumedInput()
    let transfer = buffer.withUnsafeMutableBytes { buffer in
      let transfer = Socket.receive(buffer, from: connection.descriptor)
      if case .bytes(let count) = transfer {
        connection.append(UnsafeRawBufferPointer(rebasing: buffer[..<count]))
      }
      return transfer
    }
    switch transfer {
    case .bytes: takeRequest(from: connection, hadPart: hadPart)
    case .wouldBlock: break
    case .closed: connection.close()
    }
  }

  /// Hands the next request to a worker, if it is complete.
  ///
  /// - Parameter hadPart: Whether a part of the request was there before, and its deadline is running.
  private mutating func takeRequest(from connection: Connection, hadPart: Bool) {
    switch connection.nextRequest() {
    case .request(let request, _): dispatch(request, of: connection)
    case .fault(let fault): deliver(RequestAnswering.answer(fault), to: connection)
    case .needsMore:
      if !connection.hasPartOfRequest {
        connection.enter(.reading, until: now.after(deadlines.idle))
      } else if !hadPart {
        connection.enter(.reading, until: now.after(deadlines.head))
      }
    }
  }

  private mutating func dispatch(_ request: HTTPRequest, of connection: Connection) {
    guard inWork < limits.requests else {
      deliver(RequestAnswering.overload, to: connection)
      return
    }
    let (id, domain) = (connection.id, connection.portDomain)
    let thread: Void? = try? SystemThread.start { [answering, mailbox] in
      mailbox.post(.answer(connection: id, answering.answer(request, portDomain: domain)))
    }
    guard thread != nil else { return deliver(RequestAnswering.overload, to: connection) }
    inWork += 1
    connection.enter(.working, until: now)
  }

  // MARK: Answers

  /// Sends an answer, or begins to.
  mutating func deliver(_ answer: Answer, to connection: Connection) {
    switch answer {
    case .bytes(let chunks, let closes):
      connection.send(chunks)
      connection.enter(.writing(closes: closes), until: now.after(deadlines.write))
      write(connection, closes: closes)
    case .events(let head, let since): startStream(connection, head: head, since: since)
    }
  }

  private mutating func write(_ connection: Connection, closes: Bool) {
    let isComplete = connection.flush(now)
    if connection.phase == .closed { return }
    if !isComplete {
      let deadline = connection.lastProgress.after(deadlines.write)
      connection.enter(.writing(closes: closes), until: deadline)
    } else if closes {
      // Closing while bytes of the client are unread would take the answer from it (RFC 9112, section 9.6).
      Socket.finishSending(connection.descriptor)
      connection.enter(.draining, until: now.after(deadlines.drain))
    } else {
      connection.enter(.reading, until: now.after(deadlines.idle))
      takeRequest(from: connection, hadPart: false)
    }
  }

  /// Reads what nobody wants to know, until the client closes.
  private mutating func discardInput(of connection: Connection) {
    let transfer = buffer.withUnsafeMutableBytes { Socket.receive($0, from: connection.descriptor) }
    if transfer == .closed { connection.close() }
  }

  // MARK: Streams

  private mutating func startStream(
    _ connection: Connection, head: [ArraySlice<UInt8>], since: UInt64?
  ) {
    guard connections.count(where: { $0.phase == .streaming }) < limits.streams else {
      deliver(RequestAnswering.overload, to: connection)
      return
    }
    let greeting = hub.greeting(since: since)
    connection.seenSequence = greeting.sequence
    connection.enter(.streaming, until: now.after(deadlines.ping))
    connection.send(head + [greeting.bytes[...]])
    _ = connection.flush(now)
  }

  private mutating func send(_ event: EventHub.Delivery) {
    for connection in connections
    where connection.phase == .streaming && connection.seenSequence < event.sequence {
      connection.seenSequence = event.sequence
      connection.send([event.bytes[...]])
      _ = connection.flush(now)
    }
  }

  // MARK: Deadlines

  /// Ends what has taken too long.
  mutating func expire() {
    for connection in connections where connection.deadline <= now {
      switch connection.phase {
      case .reading where connection.hasPartOfRequest:
        let fault = HTTPFault(.requestTimeout, "The request did not arrive in time.")
        deliver(RequestAnswering.answer(fault), to: connection)
      case .reading, .writing, .draining: connection.close()
      case .streaming: ping(connection)
      case .working, .closed: break
      }
    }
  }

  /// Shows the client that the stream lives, and notices when the client does not. It is an event with a
  /// name, because comments do not reach scripts.
  private func ping(_ connection: Connection) {
    if connection.hasOutput, connection.lastProgress.after(deadlines.write) <= now {
      connection.close()
      return
    }
    connection.send([Array("event: ping\ndata:\n\n".utf8)[...]])
    _ = connection.flush(now)
    if connection.phase == .streaming {
      connection.enter(.streaming, until: now.after(deadlines.ping))
    }
  }
}
