/// Sends the requests of many jobs: some at a time, no faster than it may, and again after a wait. A job is
/// whatever its owner knows about a request.
package final class RequestQueue<Job> {
  /// The longest time in which nobody notices that the run was stopped.
  private static var longestPause: Duration { .milliseconds(250) }
  private static var longestInterval: Duration { .seconds(1) }

  /// The largest number of requests that are under way.
  package var limit: Int
  /// The bytes that requests under way send when no other may join them.
  package var fullLoad = Int.max
  /// The shortest time between the starts of two requests.
  package var interval = Duration.zero

  private let transfers: HTTPTransfers
  private var running: [Int: Job] = [:]
  private var waiting: [(due: ContinuousClock.Instant, job: Job)] = []
  private var started = 0
  private var nextStart = ContinuousClock.now

  package init(_ options: HTTPClientOptions, limit: Int = 1) {
    transfers = HTTPTransfers(options)
    self.limit = limit
  }

  /// Sends requests until there are no more jobs.
  ///
  /// - Parameters:
  ///   - isStopped: Whether jobs that wait for another attempt are dropped.
  ///   - next: Returns another job, or `nil` if there is none now.
  ///   - request: Makes the request of a job, again for each attempt, or returns `nil` to drop the job.
  ///   - finish: Takes the result of an attempt. Returns the time before the next one, or `nil` if the job is done.
  package func run(
    isStopped: () -> Bool = { false }, next: () -> Job?, request: (inout Job) -> HTTPRequest?,
    finish: (inout Job, Result<HTTPAnswer, HTTPFailure>) -> Duration?
  ) {
    while true {
      let isExhausted = start(next, request)
      if isExhausted, running.isEmpty, waiting.isEmpty { return }
      for done in transfers.wait(upTo: pause) {
        guard var job = running.removeValue(forKey: done.number) else { continue }
        if let delay = finish(&job, done.result) { waiting.append((.now + delay, job)) }
      }
      if isStopped() { waiting = [] }
    }
  }

  /// Sends the request of one job.
  package func run(
    _ job: Job, isStopped: () -> Bool = { false }, request: (inout Job) -> HTTPRequest?,
    finish: (inout Job, Result<HTTPAnswer, HTTPFailure>) -> Duration?
  ) {
    waiting = [(.now, job)]
    run(isStopped: isStopped, next: { nil }, request: request, finish: finish)
  }

  /// Starts no request for a time, and then only half as many in a time, because a server limits them.
  package func slowDown(_ delay: Duration) {
    // Answers to requests that were under way say nothing new.
    if nextStart <= .now + interval {
      interval = min(max(interval, .milliseconds(10)) * 2, Self.longestInterval)
    }
    nextStart = max(nextStart, .now + delay)
  }

  /// Waits while no request is under way.
  ///
  /// - Returns: `false` if the wait was stopped before its end.
  package func pause(_ duration: Duration, isStopped: () -> Bool) -> Bool {
    let end = ContinuousClock.now + duration
    while !isStopped() {
      let left = end - ContinuousClock.now
      guard left > .zero else { return true }
      _ = transfers.wait(upTo: min(left, Self.longestPause))
    }
    return false
  }

  /// Starts as many requests as may join the others, and returns whether there are no more jobs now.
  private func start(_ next: () -> Job?, _ request: (inout Job) -> HTTPRequest?) -> Bool {
    while running.count < limit, transfers.load < fullLoad, .now >= nextStart {
      guard var job = takeDue() ?? next() else { return true }
      guard let request = request(&job) else { continue }
      running[started] = job
      transfers.start(request, number: started)
      started += 1
      nextStart = .now + interval
    }
    return false
  }

  private func takeDue() -> Job? {
    let now = ContinuousClock.now
    return waiting.firstIndex { $0.due <= now }.map { waiting.remove(at: $0).job }
  }

  /// The time to wait for an answer before another request may start.
  private var pause: Duration {
    let now = ContinuousClock.now
    let times = running.count < limit ? waiting.map(\.due) + [nextStart] : []
    return min(times.filter { $0 > now }.min().map { $0 - now } ?? Self.longestPause, Self.longestPause)
  }
}
