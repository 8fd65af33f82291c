package import ClipsitePlatform
import Synchronization

/// The messages of other threads for the thread that owns the connections. Posting wakes it from `poll`.
package final class Mailbox: Sendable {
  /// One message.
  package enum Message: Sendable {
    /// The answer to the request of a connection.
    case answer(connection: UInt64, Answer)
    /// An event for all streams.
    case event(EventHub.Delivery)
    /// More ports to accept connections from.
    case listen([OpenEndpoint])
    /// The server should end.
    case stop
  }

  private struct State {
    var messages: [Message] = []
    var isWaiting = false
  }

  private let state = Mutex(State())
  private let pipe: WakePipe
  /// Becomes readable when there are messages.
  package var readEnd: Int32 { pipe.readEnd }

  package init() throws(SystemError) { pipe = try WakePipe() }

  /// Leaves a message. Only the first one since the last look costs a system call.
  package func post(_ message: Message) {
    let wakes = state.withLock { state in
      state.messages.append(message)
      defer { state.isWaiting = false }
      return state.isWaiting
    }
    if wakes { pipe.signal() }
  }

  /// Indicates whether there is nothing to take, so that the owner may sleep until it is woken.
  package func mayWait() -> Bool {
    state.withLock { state in
      state.isWaiting = state.messages.isEmpty
      return state.isWaiting
    }
  }

  /// All messages, in order.
  package func take() -> [Message] {
    state.withLock { state in
      state.isWaiting = false
      defer { state.messages = [] }
      return state.messages
    }
  }

  /// Empties the pipe after it woke the owner.
  func clearWake() { pipe.clear() }
}
