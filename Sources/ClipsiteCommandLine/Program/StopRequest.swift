import ClipsiteSystem
import Synchronization

/// A flag that somebody has asked the program to stop. Ctrl-C lets the program finish what is under way, and
/// a second Ctrl-C does not.
final class StopRequest: Sendable {
  private let taken = Atomic<Int32>(0)
  private let signals = InterruptSignals()

  /// Keeps signals back from now on. Make it before any thread is started.
  init() {}

  /// Indicates whether the program should stop.
  var isStopped: Bool {
    if taken.load(ordering: .relaxed) != 0 { return true }
    guard signals.isPending else { return false }
    taken.store(signals.take(), ordering: .relaxed)
    signals.letThrough()
    return true
  }

  /// The exit status of a run that was stopped: 128 and the number of the signal.
  var status: ExitStatus { ExitStatus(rawValue: 128 + taken.load(ordering: .relaxed)) ?? .interrupted }

  /// Lets signals end the program again.
  func end() { signals.release() }
}
