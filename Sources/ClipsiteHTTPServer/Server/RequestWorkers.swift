import Dispatch
package import ClipsitePlatform
import Synchronization

/// The threads that make answers: one for each core, and two at least. One of them is always left to answers
/// that do not take long, so that a page never waits for pictures.
package final class RequestWorkers: Sendable {
  package typealias Job = @Sendable () -> Void

  private struct State {
    /// No longer than the requests that may be in work at a time.
    var jobs: [Job] = []
    /// Those that take long.
    var longJobs: [Job] = []
    var longAtWork = 0
    var isClosed = false
  }

  private let state = Mutex(State())
  private let available = DispatchSemaphore(value: 0)
  private let count = min(16, max(2, Workers.coreCount))
  /// The number of slow jobs that run at the same time.
  package var mostLong: Int { count - 1 }

  /// Starts the threads.
  package func start() throws(SystemError) {
    for _ in 0..<count {
      try SystemThread.start { [self] in
        while let job = next() { job() }
      }
    }
  }

  /// Has some work done soon.
  package func run(_ job: @escaping Job) {
    state.withLock { $0.jobs.append(job) }
    available.signal()
  }

  /// Has some work done that takes long: after what does not, and not on all threads at a time.
  func runLong(_ job: @escaping Job) {
    state.withLock { $0.longJobs.append(job) }
    available.signal()
  }

  /// Ends the threads, each with the job that it is at. Jobs that wait are dropped.
  package func close() {
    state.withLock { state in
      state.isClosed = true
      state.jobs = []
      state.longJobs = []
    }
    for _ in 0..<count { available.signal() }
  }

  /// Waits for the next job; nil at the end.
  private func next() -> Job? {
    while true {
      available.wait()
      let (job, isClosed) = state.withLock { ($0.isClosed ? nil : take(from: &$0), $0.isClosed) }
      if job != nil || isClosed { return job }
    }
  }

  /// Nil when there are only long jobs, and as many at work as may be. The end of one of those wakes a thread
  /// again.
  private func take(from state: inout State) -> Job? {
    if !state.jobs.isEmpty { return state.jobs.removeFirst() }
    guard !state.longJobs.isEmpty, state.longAtWork < mostLong else { return nil }
    state.longAtWork += 1
    let job = state.longJobs.removeFirst()
    return { [self] in
      job()
      self.state.withLock { $0.longAtWork -= 1 }
      available.signal()
    }
  }
}
