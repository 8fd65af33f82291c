import ClipsitePlatform
import ClipsiteSiteOutput
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

/// Ctrl-C and the signal that asks a program to end, while a build has files in its stage.
///
/// At any other time they end the program at once. Only the main thread must keep them back: those that
/// share its work are threads of Dispatch, which never take signals.
final class BuildStop: BuildInterruption {
  private let signals = Mutex<InterruptSignals?>(nil)
  private let taken = Atomic<Int32>(0)

  init() {}

  /// The signal that stopped the build, or `nil` if none did.
  var signal: Int32? {
    let number = taken.load(ordering: .relaxed)
    return number == 0 ? nil : number
  }

  func begin() { signals.withLock { $0 = InterruptSignals() } }

  var isRequested: Bool {
    if signal != nil { return true }
    return signals.withLock { signals in
      guard let waiting = signals, waiting.isPending else { return signal != nil }
      taken.store(waiting.take(), ordering: .relaxed)
      return true
    }
  }

  /// A signal that came too late to stop anything is dropped, because the build is complete and says so.
  func end() {
    signals.withLock { signals in
      signals?.release()
      signals = nil
    }
  }
}
