public import Synchronization

/// A value that several threads may change, one at a time.
///
/// `Mutex` cannot be copied; this can be shared by values that are.
///
/// It is public, like `Memo`, because the compiler specializes neither for its callers otherwise. A page would
/// take 2 % more instructions.
public final class Locked<Value: Sendable>: Sendable {
  @usableFromInline let mutex: Mutex<Value>

  /// Guards a value.
  @inlinable public init(_ value: Value) { mutex = Mutex(value) }

  /// Reads or changes the value while no other thread does.
  @inlinable public func withLock<Result: Sendable>(_ body: (inout Value) -> Result) -> Result {
    mutex.withLock { body(&$0) }
  }
}

/// Remembers what came of a piece of work that is asked for again and again, such as reading opening hours
/// that a whole chain shares.
///
/// It forgets everything when it is full, so its size is bounded whatever the content. A worker has its own.
public struct Memo<Key: Hashable, Value> {
  @usableFromInline var values: [Key: Value] = [:]
  /// The key and value that were asked for before. Neighboring pages mostly ask for them again.
  @usableFromInline var last: (key: Key, value: Value)?

  /// A memo that remembers nothing.
  @inlinable public init() {}

  /// The number of values that are kept.
  @inlinable public static var capacity: Int { 256 }

  /// The value for a key; made when it is not remembered.
  @inlinable
  public mutating func value<Failure: Error>(
    for key: Key, _ make: (Key) throws(Failure) -> Value
  ) throws(Failure) -> Value {
    if let last, last.key == key { return last.value }
    let value: Value
    if let known = values[key] {
      value = known
    } else {
      value = try make(key)
      if values.count == Self.capacity { values.removeAll(keepingCapacity: true) }
      values[key] = value
    }
    last = (key, value)
    return value
  }
}

extension Memo: Sendable where Key: Sendable, Value: Sendable {}
