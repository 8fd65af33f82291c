import Dispatch
import Foundation
import Synchronization

/// A process that is to get a signal. Whoever sends one waits until the process is known.
final class Victim: Sendable {
  private let process = Mutex<Int32>(0)
  private let known = DispatchSemaphore(value: 0)

  func isKnown(as number: Int32) {
    process.withLock { $0 = number }
    known.signal()
  }

  func send(_ signal: Int32) {
    known.wait()
    known.signal()
    kill(process.withLock { $0 }, signal)
  }
}
