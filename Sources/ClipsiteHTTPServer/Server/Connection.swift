package import ClipsitePlatform

/// One connection and how far it is. Owned by the thread of `ConnectionLoop`; it has an identity, so a class.
package final class Connection {
  /// The event that the connection waits for.
  package enum Phase: Equatable {
    /// A request, or the rest of one.
    case reading
    /// The handler.
    case working
    /// The client, to take the rest of an answer.
    case writing(closes: Bool)
    /// Events.
    case streaming
    /// The client, to close after the last answer.
    case draining
    /// Nothing.
    case closed
  }

  /// Unsent bytes of events beyond which a client is taken for gone.
  private static let longestBacklog = 1 << 18

  package let id: UInt64
  package let descriptor: Int32
  package let portDomain: String?
  private let limits: HTTPLimits
  private var input: [UInt8] = []
  private var inputStart = 0
  private var parser: HTTPRequestParser
  private var output: [ArraySlice<UInt8>] = []
  package private(set) var phase = Phase.reading
  /// The time when the wait ends.
  package var deadline: Moment
  /// The time when the client last accepted something.
  private(set) var lastProgress: Moment
  /// The last event that a stream has been sent.
  var seenSequence = 0

  package init(_ descriptor: Int32, id: UInt64, portDomain: String?, limits: HTTPLimits, _ now: Moment) {
    self.descriptor = descriptor
    self.id = id
    self.portDomain = portDomain
    self.limits = limits
    parser = HTTPRequestParser(limits: limits)
    deadline = now
    lastProgress = now
  }

  deinit { close() }

  /// Indicates whether the client is on this computer: it has a loopback address, or the one that it asked.
  private lazy var isWithinThisComputer =
    SocketAddress.ends(of: descriptor).map(Self.isWithinThisComputer) ?? false

  static func isWithinThisComputer(own: String, other: String) -> Bool {
    other == own || HostPolicy.isLoopback(other)
  }

  /// Indicates whether a request has begun to arrive.
  var hasPartOfRequest: Bool { !parser.isUntouched }

  /// Indicates whether bytes wait to be sent.
  var hasOutput: Bool { !output.isEmpty }

  /// The events that `poll` should look for, or `nil` if none matters now.
  var interest: PollEvents? {
    switch phase {
    case .reading, .draining: .readable
    case .writing: .writable
    case .streaming: hasOutput ? [.readable, .writable] : .readable
    case .working, .closed: nil
    }
  }

  /// Goes over to another phase.
  package func enter(_ phase: Phase, until deadline: Moment) {
    self.phase = phase
    self.deadline = deadline
  }

  /// Closes the socket; the connection waits to be forgotten.
  package func close() {
    guard phase != .closed else { return }
    phase = .closed
    output = []
    Descriptor.close(descriptor)
  }

  /// Takes bytes that have arrived.
  package func append(_ bytes: UnsafeRawBufferPointer) { input.append(contentsOf: bytes) }

  /// Looks for a request in what has arrived. One that is found is taken out.
  func nextRequest() -> HTTPRequestParser.Outcome {
    let outcome = input.withUnsafeBytes { parser.parse(UnsafeRawBufferPointer(rebasing: $0[inputStart...])) }
    guard case .request(var request, let consumed) = outcome else { return outcome }
    // A tunnel connects from this computer, and names the client for whom it asks.
    let isForOther = ["Forwarded", "X-Forwarded-For"].contains { request.fields[$0] != nil }
    request.isFromThisComputer = isWithinThisComputer && !isForOther
    inputStart += consumed
    if inputStart == input.count {
      input.removeAll(keepingCapacity: true)
      inputStart = 0
    }
    parser = HTTPRequestParser(limits: limits)
    return .request(request, consumed: consumed)
  }

  /// Makes room for more bytes when earlier requests take up most of it.
  func dropConsumedInput() {
    guard inputStart > 0 else { return }
    input.removeFirst(inputStart)
    inputStart = 0
  }

  /// Adds bytes to be sent. Gives up on a client that does not take its events.
  package func send(_ chunks: [ArraySlice<UInt8>]) {
    output += chunks
    if phase == .streaming, output.reduce(0, { $0 + $1.count }) > Self.longestBacklog { close() }
  }

  /// Sends as much as the client takes.
  ///
  /// - Returns: Whether all of it went. A connection that is broken is closed.
  package func flush(_ now: Moment) -> Bool {
    while let chunk = output.first {
      switch chunk.withUnsafeBytes({ Socket.send($0, to: descriptor) }) {
      case .bytes(let count):
        lastProgress = now
        if count == chunk.count {
          output.removeFirst()
        } else {
          output[0] = chunk.dropFirst(count)
        }
      case .wouldBlock: return false
      case .closed:
        close()
        return false
      }
    }
    return true
  }
}
