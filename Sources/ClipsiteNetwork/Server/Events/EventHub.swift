import ClipsiteAppClips
import Synchronization

/// A hub that publishes events, and the events for a page that connects later.
///
/// A hub outlives servers and may be published to before one runs. A page that has seen another build than
/// the last good one is told to reload as soon as it connects, so that no event is lost while it was away.
package final class EventHub: Sendable {
  private struct State {
    var lastGood: UInt64?
    var standing: ServerEvent?
    var streams: [ObjectIdentifier: @Sendable ([UInt8]) -> Void] = [:]
  }

  private let state = Mutex(State())

  /// A hub that has nothing to tell yet.
  package init() {}

  /// Sends an event to all pages that are open. Ends what was standing.
  ///
  /// - Parameter event: Its `id` is from now on the one that a page should have seen.
  package func publish(_ event: ServerEvent) {
    send(event) { state in
      state.lastGood = event.id
      state.standing = nil
    }
  }

  /// Sends an event to all pages that are open and to each that connects, until another one is published: the
  /// diagnostics of a build that failed. Pages of the last good build need no reload.
  package func publishStanding(_ event: ServerEvent) {
    send(event) { $0.standing = event }
  }

  /// The id that a client has seen: `Last-Event-ID`, which browsers send when they connect again, or the
  /// query parameter `since`, which a script can set. `nil` if there is none or it is no number.
  package static func lastSeen(by request: ReceivedRequest) -> UInt64? {
    request.fields["Last-Event-ID"].flatMap { UInt64($0) }
      ?? request.parameter("since").flatMap { UInt64($0) }
  }

  /// Tells a stream of events from now on.
  ///
  /// - Returns: The beginning of the stream, in which an event that it does not get later is told.
  package func attach(
    _ stream: AnyObject, since id: UInt64? = nil, deliver: @escaping @Sendable ([UInt8]) -> Void
  ) -> [UInt8] {
    state.withLock { state in
      state.streams[ObjectIdentifier(stream)] = deliver
      var bytes = Array("retry: 1000\n\n".utf8)
      if let last = state.lastGood {
        // An id alone is remembered by the browser and dispatches nothing.
        let isCurrent = id == nil || id == last || id == state.standing?.id
        bytes += isCurrent ? Array("id: \(last)\n\n".utf8) : ServerEvent("reload", id: last).bytes
      }
      if let standing = state.standing { bytes += standing.bytes }
      return bytes
    }
  }

  /// Forgets a stream.
  package func detach(_ stream: AnyObject) { state.withLock { $0.streams[ObjectIdentifier(stream)] = nil } }

  /// Delivering under the lock keeps the order the same for all streams.
  private func send(_ event: ServerEvent, _ change: (inout State) -> Void) {
    let bytes = event.bytes
    state.withLock { state in
      change(&state)
      for deliver in state.streams.values { deliver(bytes) }
    }
  }
}

/// One event for the pages that are open (Server-Sent Events; HTML Living Standard, section 9.2).
package struct ServerEvent: Sendable, Hashable {
  /// The name that a page listens for, such as `reload` or `error`, without line ends.
  package let name: String
  /// The version that it tells of, which a page gives back when it connects again. A restarted server
  /// must not use it for another version.
  package let id: UInt64
  /// The data, perhaps with several lines.
  package let data: String

  /// An event.
  package init(_ name: String, id: UInt64, data: String = "") {
    self.name = name
    self.id = id
    self.data = data
  }

  /// The event as it is sent. Without a `data` line browsers would not dispatch it.
  package var bytes: [UInt8] {
    var bytes = Array("event: ".utf8)
    bytes += name.utf8.filter { !$0.isControl }
    bytes += "\nid: \(id)\ndata: ".utf8
    var last: UInt8 = 0
    for byte in data.utf8 {
      switch byte {
      case UInt8(ascii: "\n") where last == UInt8(ascii: "\r"): break
      case UInt8(ascii: "\n"), UInt8(ascii: "\r"): bytes += "\ndata: ".utf8
      default: bytes.append(byte)
      }
      last = byte
    }
    bytes += "\n\n".utf8
    return bytes
  }
}
