import Synchronization

/// A value that several threads may change, one at a time.
///
/// `Mutex` cannot be copied; this can be shared by values that are.
package final class Locked<Value: Sendable>: Sendable {
  private let mutex: Mutex<Value>

  /// Guards a value.
  package init(_ value: Value) { mutex = Mutex(value) }

  /// Reads or changes the value while no other thread does.
  package func withLock<Result: Sendable>(_ body: (inout Value) -> Result) -> Result {
    mutex.withLock { body(&$0) }
  }
}
