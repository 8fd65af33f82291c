import Synchronization

/// Whether somebody has asked the program to stop: Ctrl-C lets it finish what is under way, a second one does not.
final class StopRequest: Sendable {
  private let isMade = Atomic(false)
  private let signals = InterruptSignals()

  /// Keeps signals back from now on. Make it before any thread is started.
  init() {}

  /// Whether to stop.
  var isStopped: Bool {
    if isMade.load(ordering: .relaxed) { return true }
    guard signals.isPending else { return false }
    isMade.store(true, ordering: .relaxed)
    signals.release()
    return true
  }

  /// Lets signals end the program again.
  func end() { signals.release() }
}
