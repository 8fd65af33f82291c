import Dispatch
import FileSystem
import Synchronization

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The threads that make answers: one for each core, and two at least.
final class RequestWorkers: Sendable {
  typealias Job = @Sendable () -> Void

  private struct State {
    /// No longer than the requests that may be in work at a time.
    var jobs: [Job] = []
    var isClosed = false
  }

  private let state = Mutex(State())
  private let available = DispatchSemaphore(value: 0)
  private let count = min(16, max(2, Int(sysconf(Int32(_SC_NPROCESSORS_ONLN)))))

  /// Starts the threads.
  func start() throws(SystemError) {
    for _ in 0..<count {
      try SystemThread.start { [self] in
        while let job = next() { job() }
      }
    }
  }

  /// Has some work done soon.
  func run(_ job: @escaping Job) {
    state.withLock { $0.jobs.append(job) }
    available.signal()
  }

  /// Ends the threads, each with the job that it is at. Jobs that wait are dropped.
  func close() {
    state.withLock { state in
      state.isClosed = true
      state.jobs = []
    }
    for _ in 0..<count { available.signal() }
  }

  private func next() -> Job? {
    available.wait()
    return state.withLock { state in
      state.isClosed || state.jobs.isEmpty ? nil : state.jobs.removeFirst()
    }
  }
}
