import Synchronization

/// What several threads have made.
final class Results: Sendable {
  private let results = Mutex<[[UInt8]]>([])

  /// All of it, in no order.
  var all: [[UInt8]] { results.withLock { $0 } }

  func add(_ bytes: [UInt8]) { results.withLock { $0.append(bytes) } }
}
