import ClipsiteSystem
import Synchronization

/// The open connections of a server, each of which has a thread of its own.
///
/// Only the list closes their sockets. A connection that ends from outside is shut down, which wakes its thread.
final class ConnectionList: Sendable {
  /// The work of a connection.
  enum Phase {
    /// It waits for a request, or for the rest of one.
    case reading
    /// Its handler is at work.
    case working
    /// It sends an answer.
    case writing
    /// It sends events.
    case streaming
    /// Somebody else needs its place.
    case dropped
  }

  private struct Entry {
    let descriptor: Int32
    var phase: Phase
  }

  /// The number of connections beyond the limit that receive the reason for the refusal.
  private static let mostRefusals = 64

  private let limits: ServerLimits
  /// In the order in which they came.
  private let entries = Mutex<[Entry]>([])

  init(_ limits: ServerLimits) { self.limits = limits }

  /// Adds a connection, for which the oldest without a complete request makes room.
  ///
  /// - Returns: Whether it may read requests. If not, it is told so, or closed if even that is too much.
  func add(_ descriptor: Int32) -> Bool? {
    entries.withLock { entries in
      let isFull = Self.count(entries) >= limits.connections && !Self.dropOldest(&entries)
      // Telling those beyond the limit takes connections, too.
      guard Self.count(entries) < limits.connections + Self.mostRefusals else {
        Descriptor.close(descriptor)
        return nil
      }
      entries.append(Entry(descriptor: descriptor, phase: isFull ? .writing : .reading))
      return !isFull
    }
  }

  /// Indicates whether a connection may go over to another phase.
  func enter(_ phase: Phase, _ descriptor: Int32) -> Bool {
    let limit =
      switch phase {
      case .working: limits.requests
      case .streaming: limits.streams
      case .reading, .writing, .dropped: Int.max
      }
    return entries.withLock { entries in
      guard let index = entries.firstIndex(where: { $0.descriptor == descriptor }),
        entries[index].phase != .dropped, entries.count(where: { $0.phase == phase }) < limit
      else { return false }
      entries[index].phase = phase
      return true
    }
  }

  /// Ends the connection that has been there longest without a complete request, if there is one.
  func dropOldestWithoutRequest() { entries.withLock { _ = Self.dropOldest(&$0) } }

  /// Ends a connection.
  func drop(_ descriptor: Int32) { dropAll { $0.descriptor == descriptor } }

  /// Ends all connections.
  func dropAll() { dropAll { _ in true } }

  private func dropAll(_ isWanted: @Sendable (Entry) -> Bool) {
    entries.withLock { entries in
      for index in entries.indices where isWanted(entries[index]) { Self.drop(&entries[index]) }
    }
  }

  /// Closes a connection, whose thread is done.
  func close(_ descriptor: Int32) {
    entries.withLock { entries in
      entries.removeAll { $0.descriptor == descriptor }
      Descriptor.close(descriptor)
    }
  }

  private static func count(_ entries: [Entry]) -> Int { entries.count { $0.phase != .dropped } }

  private static func dropOldest(_ entries: inout [Entry]) -> Bool {
    guard let index = entries.firstIndex(where: { $0.phase == .reading }) else { return false }
    drop(&entries[index])
    return true
  }

  private static func drop(_ entry: inout Entry) {
    entry.phase = .dropped
    Socket.shutDown(entry.descriptor)
  }
}
