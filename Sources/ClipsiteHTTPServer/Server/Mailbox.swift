import ClipsitePlatform
import Synchronization

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// What other threads tell the thread that owns the connections. Posting wakes it from `poll`.
final class Mailbox: Sendable {
  /// One message.
  enum Message: Sendable {
    /// The answer to the request of a connection.
    case answer(connection: UInt64, Answer)
    /// An event for all streams.
    case event(EventHub.Delivery)
    /// The server should end.
    case stop
  }

  private struct State {
    var messages: [Message] = []
    var isWaiting = false
  }

  private let state = Mutex(State())
  private let writeEnd: Int32
  /// Becomes readable when there are messages.
  let readEnd: Int32

  init() throws(SystemError) {
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else { throw .last("cannot create", "a pipe") }
    (readEnd, writeEnd) = (ends[0], ends[1])
    for end in ends { Socket.prepare(end) }
  }

  deinit {
    close(readEnd)
    close(writeEnd)
  }

  /// Leaves a message. Only the first one since the last look costs a system call.
  func post(_ message: Message) {
    let wakes = state.withLock { state in
      state.messages.append(message)
      defer { state.isWaiting = false }
      return state.isWaiting
    }
    guard wakes else { return }
    var byte: UInt8 = 1
    _ = write(writeEnd, &byte, 1)
  }

  /// Whether there is nothing to take, so that the owner may sleep until it is woken.
  func mayWait() -> Bool {
    state.withLock { state in
      state.isWaiting = state.messages.isEmpty
      return state.isWaiting
    }
  }

  /// All messages, in order.
  func take() -> [Message] {
    state.withLock { state in
      state.isWaiting = false
      defer { state.messages = [] }
      return state.messages
    }
  }

  /// Empties the pipe after it woke the owner.
  func clearWake() {
    var buffer: [UInt8] = Array(repeating: 0, count: 64)
    while read(readEnd, &buffer, buffer.count) > 0 {}
  }
}
