import ClipsiteAppClips
import Foundation

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

@testable import ClipsiteNetwork
@testable import ClipsiteNetworkTests
@testable import ClipsiteSystem

/// A client that sends raw bytes, since others would correct what a test wants to send.
final class Client {
  /// What a test waits for does not come.
  struct Silence: Error {}

  private let descriptor: Int32
  private(set) var received: [UInt8] = []
  /// Whether the server has closed the connection.
  private(set) var isClosed = false

  /// Connects to a port of this computer.
  init(_ port: UInt16, address: String = "127.0.0.1") throws {
    guard let place = SocketAddress(address, port: port) else { throw Silence() }
    descriptor = Socket.make(place.family)
    guard descriptor >= 0 else { throw Silence() }
    _ = fcntl(descriptor, F_SETFL, fcntl(descriptor, F_GETFL) & ~O_NONBLOCK)
    #if canImport(Darwin)
      Socket.set(descriptor, SOL_SOCKET, SO_NOSIGPIPE)
    #endif
    guard place.connect(descriptor) == 0 else { throw Silence() }
  }

  deinit { close(descriptor) }

  /// Sends a text; a server that has closed already is no error.
  func send(_ text: String) { send(Array(text.utf8)) }

  func send(_ bytes: [UInt8]) { bytes.withUnsafeBytes { _ = Socket.send($0, to: descriptor) } }

  /// Tells the server that nothing more comes.
  func finishSending() { Socket.finishSending(descriptor) }

  /// Waits until something is true of what has arrived.
  func wait(until isDone: ([UInt8]) -> Bool) throws {
    while !isDone(received) {
      if isClosed { throw Silence() }
      try receive()
    }
  }

  /// Waits until a text has arrived.
  func wait(for text: String) throws { try wait { String(decoding: $0, as: UTF8.self).contains(text) } }

  /// Waits until the server closes, and gives everything that it sent.
  @discardableResult
  func waitForEnd() throws -> String {
    while !isClosed { try receive() }
    return String(decoding: received, as: UTF8.self)
  }

  /// Waits for one complete response and takes it out of what has arrived.
  func reply(toHead: Bool = false) throws -> Reply {
    var found: Reply?
    try wait { bytes in
      found = Reply(bytes, isHead: toHead)
      return found != nil
    }
    guard let found else { throw Silence() }
    received.removeFirst(found.length)
    return found
  }

  /// Whether something arrives within some milliseconds.
  func hasSomethingToRead(within milliseconds: Int32) -> Bool {
    var request = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
    return poll(&request, 1, milliseconds) > 0
  }

  /// Waits, without reading, until the server has closed the connection for good.
  func waitUntilBroken() {
    var request = pollfd(fd: descriptor, events: 0, revents: 0)
    while request.revents & Int16(POLLHUP | POLLERR) == 0, !isClosed {
      // The system only finds out that the other side is gone when something is sent to it.
      send([0])
      guard poll(&request, 1, 5) >= 0 else { return }
    }
  }

  private func receive() throws {
    var request = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
    guard poll(&request, 1, 120_000) > 0 else { throw Silence() }
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    switch buffer.withUnsafeMutableBytes({ Socket.receive($0, from: descriptor) }) {
    case .bytes(let count): received += buffer[..<count]
    case .closed: isClosed = true
    case .wouldBlock: break
    }
  }
}

/// A response as a client reads it.
struct Reply {
  let status: Int
  let fields: HTTPFields
  let body: String
  /// How many bytes it took.
  let length: Int

  /// The first response in some bytes; nil while it is not complete.
  init?(_ bytes: [UInt8], isHead: Bool = false) {
    let text = String(decoding: bytes, as: UTF8.self)
    guard let end = text.utf8.firstRange(of: "\r\n\r\n".utf8) else { return nil }
    let lines = String(text[..<end.lowerBound]).split(separator: "\r\n")
    fields = HTTPFields(
      lines.dropFirst().map { line in
        let parts = line.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
        return HTTPField(String(parts[0]), String(parts.last?.trimmed ?? ""))
      })
    status = lines.first.flatMap { Int($0.dropFirst(9).prefix(3)) } ?? 0
    let headLength = text.utf8.distance(from: text.startIndex, to: end.upperBound)
    let bodyLength = isHead ? 0 : fields["Content-Length"].flatMap { Int($0) } ?? 0
    guard bytes.count >= headLength + bodyLength else { return nil }
    body = String(decoding: bytes[headLength..<headLength + bodyLength], as: UTF8.self)
    length = headLength + bodyLength
  }
}
