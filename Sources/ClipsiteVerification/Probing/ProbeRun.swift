import ClipsiteNetwork

/// Carries out probes, a few at a time. They are taken from a sequence as there is room for them, so their
/// number takes no memory.
///
/// It tries again if a server is busy, and asks at most a hundred times a second, or as often as a server
/// that limits requests takes them: a check must not look like an attack.
final class ProbeRun {
  /// A probe under way, or waiting for its next try.
  private struct Running {
    let probe: Probe
    var earlierTries: [String] = []
    /// The number of tries that count.
    var attempt = 0
    /// The numbers of answers and of refusals when the server refused it last because of its limits.
    var seen: (answered: Int, refused: Int)?
  }

  /// The number of requests that are under way at most.
  static let connections = 10
  private static let interval = Duration.milliseconds(10)
  private static let tries = RetryPolicy(
    attempts: 3, base: .seconds(1), patience: .seconds(30), parts: 1...1)
  /// The factor for the tries of a request that a limit refuses.
  private static let patience = 4

  private let queue: RequestQueue<Running>
  private let progress: (Int) -> Void
  /// Told the first URL that a server refuses because of its limits.
  private let noteLimit: (String) -> Void
  private var finished = 0
  /// The number of answers that no limit refused, and of those that one did.
  private var seen = (answered: 0, refused: 0)
  /// Indicates whether a server refused a request to the end and answered no other meanwhile.
  private var isHopeless = false

  /// - Parameter progress: Told how many answers there have been.
  init(
    _ options: HTTPClientOptions, progress: @escaping (Int) -> Void = { _ in },
    noteLimit: @escaping (String) -> Void = { _ in }
  ) {
    (self.progress, self.noteLimit) = (progress, noteLimit)
    queue = RequestQueue(options, limit: Self.connections)
    queue.interval = Self.interval
  }

  /// Runs probes, and those that follow from them, to the last.
  func run(_ probes: some Sequence<Probe>) {
    var rest = probes.makeIterator()
    var following: [Probe] = []
    queue.run {
      (following.popLast() ?? rest.next()).map { Running(probe: $0) }
    } request: {
      $0.probe.request
    } finish: { running, result in
      if let delay = delay(of: &running, result) {
        running.earlierTries.append(Self.words(for: result))
        return delay
      }
      following += finish(running, result)
      return nil
    }
  }

  /// Returns the time before another try, or `nil` if the result is final. For a server that limits requests,
  /// all others wait as well. While it answers some and refuses others, a request that it refuses waits its
  /// turn, as when publishing. One that is refused alone counts each try, and stops nobody else.
  private func delay(of running: inout Running, _ result: DomainObservation.Outcome) -> Duration? {
    running.attempt += 1
    guard Self.isLimited(result) else { return Self.delay(after: running.attempt, result, of: running.probe) }
    if isHopeless { return nil }
    if seen.refused == 0 { noteLimit(running.probe.request.url) }
    let areAnswered = running.seen.map { $0.answered < seen.answered } ?? true
    let areRefused = running.seen.map { $0.refused < seen.refused } ?? true
    let isPatient = running.earlierTries.count < Self.tries.attempts * Self.patience
    if areAnswered, areRefused, isPatient { running.attempt = 1 }
    seen.refused += 1
    running.seen = seen
    let delay = Self.delay(after: running.attempt, result, of: running.probe)
    if let delay {
      if areRefused || !areAnswered { queue.slowDown(delay) }
    } else if !areAnswered {
      (isHopeless, queue.interval) = (true, Self.interval)
    }
    return delay
  }

  private static func isLimited(_ result: DomainObservation.Outcome) -> Bool {
    (try? result.get()).map { $0.status == 429 || $0.status == 503 && ($0.retryAfter ?? 0) > 0 } ?? false
  }

  private func finish(_ finished: Running, _ result: DomainObservation.Outcome) -> [Probe] {
    self.finished += 1
    progress(self.finished)
    if !Self.isLimited(result) { seen.answered += 1 }
    return finished.probe.finish(
      result.map { answer in
        var answer = answer
        answer.delivery.earlierTries = finished.earlierTries
        return answer
      })
  }

  private static func words(for result: DomainObservation.Outcome) -> String {
    switch result {
    case .success(let answer): "answered \(answer.status)"
    case .failure(let failure) where failure.kind == .time: "did not answer in time"
    case .failure(let failure): "broke off (\(failure.reason))"
    }
  }

  /// Returns the time to wait before another try, or `nil` if the result is final.
  ///
  /// - Parameter attempt: How many tries there have been, from 1.
  static func delay(
    after attempt: Int, _ result: DomainObservation.Outcome, of probe: Probe
  ) -> Duration? {
    guard attempt < tries.attempts, isTemporary(result, probe) else { return nil }
    let delay = tries.delay(after: attempt, retryAfter: (try? result.get())?.retryAfter)
    // Some limits name a day, and pass in a second.
    return delay ?? (isLimited(result) ? tries.delay(after: attempt) : nil)
  }

  private static func isTemporary(_ result: DomainObservation.Outcome, _ probe: Probe) -> Bool {
    switch result {
    case .success(let answer): answer.status == 429 || [500, 502, 503, 504].contains(answer.status)
    case .failure(let failure): failure.isInterrupted || failure.kind == .time && probe.toleratesDelay
    }
  }
}

/// A request, and what to do with what comes of it.
struct Probe {
  let request: HTTPRequest
  /// A Boolean value that indicates whether to ask again if the answer takes too long. For an AASA file the
  /// first time counts, because Apple's systems give up.
  var toleratesDelay = false
  /// Takes what came of it, and gives the probes that follow from that.
  let finish: (Result<HTTPAnswer, HTTPFailure>) -> [Probe]

  init(_ request: HTTPRequest, finish: @escaping (Result<HTTPAnswer, HTTPFailure>) -> [Probe]) {
    self.request = request
    self.finish = finish
  }

  /// Asks for a URL as somebody, and notes what comes of it.
  ///
  /// - Parameter isPublic: Connects only to addresses that everybody can reach.
  init(
    _ url: String, as visitor: Visitor, isPublic: Bool = false,
    _ note: @escaping (Result<HTTPAnswer, HTTPFailure>) -> Void
  ) {
    var request = Self.request(url, as: visitor)
    request.isForPublicAddresses = isPublic
    // Browsers ask so, and only then does a file that is not what its Content-Encoding says break.
    request.acceptsCompression = true
    self.init(request) {
      note($0)
      return []
    }
    toleratesDelay = true
  }

  /// A request for a URL as somebody makes it.
  static func request(_ url: String, as visitor: Visitor) -> HTTPRequest {
    let headers = visitor.userAgent.map { [HTTPHeader("User-Agent", $0)] } ?? []
    var request = HTTPRequest("GET", url, headers: headers)
    // Some hosts compress a file for everybody, and visitors read it all the same.
    request.decompressesAlways = true
    return request
  }
}

/// The facts about the domains while they answer. All probes share them and run on one thread.
final class ObservationNotes {
  var observations: [DomainObservation]

  init(_ observations: [DomainObservation]) { self.observations = observations }
}
