import Foundation
import Synchronization
package import Testing

/// What suites have whose tests wait: for servers, browsers, files, programs, or a watcher. They are in
/// targets named `…SystemTests`.
///
/// Swift has one thread for each core for all that is asynchronous, and a test that waits holds one of them.
/// With this trait, tests run on other threads, a few at a time, so that those of other suites go on. Each
/// has a time limit, which ends all tests: nobody can stop a thread that waits. It begins when a test gets a
/// thread. That of Swift Testing begins before, and can only stop what is asynchronous.
package struct Blocking: SuiteTrait, TestTrait, TestScoping {
  /// How long one case of a test may take: far more than it needs, for computers that are slow and busy.
  private static let limit: Duration = Sanitizer.current == nil ? .seconds(900) : .seconds(3600)

  fileprivate let threads: BlockingThreads

  package var isRecursive: Bool { true }

  /// Runs something that waits, such as the end of a suite's browser, where the tests of browsers run.
  package static func run(_ body: @escaping @Sendable () -> Void) async {
    await withTaskExecutorPreference(BlockingThreads.browsers) { body() }
  }

  package func provideScope(
    for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
  ) async throws {
    try await withTaskExecutorPreference(threads) {
      try await TimeLimits.run("\(test.sourceLocation.fileID): \(test.name)", Self.limit, function)
    }
  }
}

extension Trait where Self == Blocking {
  /// Runs tests that wait on threads for that, with a time limit.
  package static var blocking: Self { Self(threads: .shared) }

  /// Runs tests that wait for a browser on other threads, with a time limit. They take longest, so they have to begin
  /// at once.
  package static var blockingForBrowsers: Self { Self(threads: .browsers) }
}

/// Ends the process when something takes too long.
private enum TimeLimits {
  private struct Running {
    let name: String
    let end: ContinuousClock.Instant
  }

  private static let running = Mutex<[UUID: Running]>([:])

  private static let watch: Void = {
    Thread.detachNewThread {
      while true {
        Thread.sleep(forTimeInterval: 1)
        let late = running.withLock { $0.values.first { $0.end < .now } }
        if let late { end(late.name) }
      }
    }
  }()

  static func run(_ name: String, _ limit: Duration, _ body: () async throws -> Void) async throws {
    _ = watch
    let id = UUID()
    running.withLock { $0[id] = Running(name: name, end: .now + limit) }
    defer { running.withLock { $0[id] = nil } }
    try await body()
  }

  private static func end(_ name: String) -> Never {
    FileHandle.standardError.write(Data("✘ \(name) exceeded its time limit; all tests end\n".utf8))
    _exit(70)
  }
}

/// A few threads for tests that wait. They never end.
private final class BlockingThreads: TaskExecutor {
  /// Most of these tests wait for other processes, and some for time to pass.
  static let shared = BlockingThreads(3 * ProcessInfo.processInfo.activeProcessorCount)
  /// A browser waits for frames and for the preview, so twice as many as there are cores keep them busy.
  static let browsers = BlockingThreads(2 * ProcessInfo.processInfo.activeProcessorCount)

  private let jobs = Mutex<[UnownedJob]>([])
  private let available = DispatchSemaphore(value: 0)

  init(_ count: Int) {
    for _ in 0..<count { Thread.detachNewThread { self.work() } }
  }

  func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    jobs.withLock { $0.append(job) }
    available.signal()
  }

  private func work() -> Never {
    while true {
      available.wait()
      let job = jobs.withLock { $0.removeFirst() }
      job.runSynchronously(on: asUnownedTaskExecutor())
    }
  }
}
