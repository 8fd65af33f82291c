import Synchronization

/// Something that is so or not, for all threads.
final class Flag: Sendable {
  private let value = Mutex(false)

  var isSet: Bool { value.withLock { $0 } }
  func set(_ isSet: Bool) { value.withLock { $0 = isSet } }
}
