import Dispatch

/// Holds a handler until the test has seen it there. Open gates stay open.
struct Gate: Sendable {
  private let entered = DispatchSemaphore(value: 0)
  private let opened = DispatchSemaphore(value: 0)

  /// Says that somebody is here, and waits.
  func enter() {
    entered.signal()
    opened.wait()
    opened.signal()
  }

  /// Waits until somebody is here.
  func waitForEntry() { entered.wait() }

  /// Lets everybody through.
  func open() { opened.signal() }
}
