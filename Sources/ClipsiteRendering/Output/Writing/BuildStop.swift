import ClipsiteSystem
import Synchronization

/// Ctrl-C and the signal that asks a program to end, while a build has files in its stage.
///
/// At any other time they end the program at once, and the next build clears away what it leaves. Only the
/// main thread must keep them back: those that share its work are threads of Dispatch, which never take signals.
package final class BuildStop: Sendable {
  private let signals = Mutex<InterruptSignals?>(nil)
  private let taken = Atomic<Int32>(0)

  /// A stop that nobody has asked for yet.
  package init() {}

  /// The signal that stopped the build, or `nil` if none did.
  package var signal: Int32? {
    let number = taken.load(ordering: .relaxed)
    return number == 0 ? nil : number
  }

  /// Files will lie in the stage: from now on the build must be asked to stop, and not be ended.
  func begin() { signals.withLock { $0 = InterruptSignals() } }

  /// Indicates whether the build was asked to stop. Read for every file, from any thread.
  var isRequested: Bool {
    if signal != nil { return true }
    return signals.withLock { signals in
      guard let waiting = signals, waiting.isPending else { return signal != nil }
      taken.store(waiting.take(), ordering: .relaxed)
      return true
    }
  }

  /// Nothing lies in the stage any more. A signal that came too late to stop anything is dropped, because the
  /// build is complete and says so.
  func end() {
    signals.withLock { signals in
      signals?.release()
      signals = nil
    }
  }
}
