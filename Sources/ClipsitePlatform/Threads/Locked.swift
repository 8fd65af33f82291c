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

/// Remembers what came of a piece of work that is asked for again and again, such as reading opening hours
/// that a whole chain shares.
///
/// It forgets everything when it is full, so its size is bounded whatever the content. A worker has its own.
package struct Memo<Key: Hashable, Value> {
  @usableFromInline package var values: [Key: Value] = [:]

  /// A memo that remembers nothing.
  @inlinable package init() {}

  /// The number of values that are kept.
  @inlinable package static var capacity: Int { 256 }

  /// The value for a key; made when it is not remembered.
  @inlinable
  package mutating func value<Failure: Error>(
    for key: Key, _ make: (Key) throws(Failure) -> Value
  ) throws(Failure) -> Value {
    if let value = values[key] { return value }
    let value = try make(key)
    if values.count == Self.capacity { values.removeAll(keepingCapacity: true) }
    values[key] = value
    return value
  }
}

extension Memo: Sendable where Key: Sendable, Value: Sendable {}
