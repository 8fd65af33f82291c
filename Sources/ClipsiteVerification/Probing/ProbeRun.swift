import ClipsiteHTTPClient
import ClipsitePlatform

/// Carries out probes, a few at a time. They are taken from a sequence as there is room for them, so their
/// number takes no memory.
///
/// It tries again if a server is busy, and never asks faster than `ProbePace` allows: a check must not look
/// like an attack.
final class ProbeRun {
  /// A probe under way, or waiting for its next try.
  private struct Running {
    let probe: Probe
    var earlierTries: [String] = []
  }

  private let transfers: HTTPTransfers
  private let pace: ProbePace
  private let progress: (Int) -> Void
  private var running: [Int: Running] = [:]
  private var waiting: [(due: ContinuousClock.Instant, running: Running)] = []
  private var started = 0
  private var answered = 0

  /// - Parameter progress: Told how many answers there have been.
  init(_ options: HTTPClientOptions, _ pace: ProbePace, progress: @escaping (Int) -> Void) {
    self.progress = progress
    self.pace = pace
    transfers = HTTPTransfers(options)
  }

  /// Runs probes, and those that follow from them, to the last.
  func run(_ probes: some Sequence<Probe>) {
    var rest = probes.makeIterator()
    var following: [Probe] = []
    var next = ContinuousClock.now
    while true {
      let now = ContinuousClock.now
      if running.count < pace.connections, now >= next {
        if let due = waiting.firstIndex(where: { $0.due <= now }) {
          start(waiting.remove(at: due).running)
          next = now + pace.interval
          continue
        }
        if let probe = following.popLast() ?? rest.next() {
          start(Running(probe: probe))
          next = now + pace.interval
          continue
        }
        if running.isEmpty, waiting.isEmpty { return }
      }
      for done in wait(until: next, now) {
        guard let finished = running.removeValue(forKey: done.number) else { continue }
        following += finish(finished, done.result)
      }
    }
  }

  private func start(_ probe: Running) {
    running[started] = probe
    transfers.start(probe.probe.request, number: started)
    started += 1
  }

  private func wait(
    until next: ContinuousClock.Instant, _ now: ContinuousClock.Instant
  ) -> [HTTPTransfers.Completion] {
    let hasRoom = running.count < pace.connections && next > now
    let due = ([hasRoom ? next : nil] + waiting.map(\.due)).compactMap { $0 }.min() ?? now + .seconds(1)
    let limit = max(.milliseconds(1), min(.seconds(1), due - now))
    if running.isEmpty {
      // libcurl does not wait when nothing is under way.
      SystemThread.sleep(milliseconds: Int(limit / .milliseconds(1)))
      return []
    }
    return transfers.wait(upTo: limit)
  }

  private func finish(_ finished: Running, _ result: DomainObservation.Outcome) -> [Probe] {
    if let delay = pace.delay(before: finished.earlierTries.count + 1, after: result, of: finished.probe) {
      var again = finished
      again.earlierTries.append(Self.words(for: result))
      waiting.append((ContinuousClock.now + delay, again))
      return []
    }
    answered += 1
    progress(answered)
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
}

/// The pace of requests, and of further tries.
package struct ProbePace: Sendable {
  /// The number of requests that are under way at most.
  package var connections = 10
  /// The shortest time between two requests: at most a hundred a second.
  package var interval = Duration.milliseconds(10)
  /// The number of tries after the first.
  package var retries = 2
  /// The time before the second try, which doubles for each further one.
  package var firstDelay = Duration.seconds(1)
  /// The longest time that a server may ask to wait for.
  package var patience = Duration.seconds(30)

  /// The usual pace.
  package init() {}

  /// Returns the time to wait before a try, or `nil` if the result is final.
  ///
  /// - Parameter attempt: The number of the retry, from 1.
  func delay(
    before attempt: Int, after result: Result<HTTPAnswer, HTTPFailure>, of probe: Probe
  ) -> Duration? {
    guard attempt <= retries, isTemporary(result, probe) else { return nil }
    let usual = firstDelay * (1 << min(attempt - 1, 10))
    guard case .success(let answer) = result, let seconds = answer.retryAfter else { return usual }
    let asked = Duration.seconds(seconds)
    return asked > patience ? nil : max(asked, usual)
  }

  private func isTemporary(_ result: Result<HTTPAnswer, HTTPFailure>, _ probe: Probe) -> Bool {
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
