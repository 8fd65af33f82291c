import Foundation

/// Sockets of this computer, as servers of tests need them.
enum LoopbackSocket {
  /// Listens on a port that the system chooses.
  static func listen() throws -> (descriptor: Int32, port: UInt16) {
    #if canImport(Darwin)
      let descriptor = socket(AF_INET, SOCK_STREAM, 0)
    #else
      let descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    #endif
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
    var length = socklen_t(MemoryLayout<sockaddr_in>.size)
    let isListening = withUnsafeMutablePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { address in
        bind(descriptor, address, length) == 0 && Foundation.listen(descriptor, 128) == 0
          && getsockname(descriptor, address, &length) == 0
      }
    }
    guard isListening else {
      close(descriptor)
      throw CocoaError(.featureUnsupported)
    }
    return (descriptor, UInt16(bigEndian: address.sin_port))
  }

  /// The next connection; nil when nobody listens any more.
  static func accept(_ listener: Int32) -> Int32? {
    while true {
      let connection = Foundation.accept(listener, nil, nil)
      if connection >= 0 { return connection }
      guard errno == EINTR || errno == ECONNABORTED else { return nil }
    }
  }

  /// Sends everything.
  static func send(_ bytes: [UInt8], to connection: Int32) -> Bool {
    #if canImport(Darwin)
      let flags: Int32 = 0
    #else
      let flags = Int32(MSG_NOSIGNAL)
    #endif
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { Foundation.send(connection, $0.baseAddress, $0.count, flags) }
      guard count > 0 else { return false }
      rest = rest.dropFirst(count)
    }
    return true
  }

  /// What has arrived; nil at the end.
  static func receive(_ connection: Int32) -> [UInt8]? {
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    let count = recv(connection, &buffer, buffer.count, 0)
    return count > 0 ? Array(buffer.prefix(count)) : nil
  }

  /// Waits until the other side gives up.
  static func waitForEnd(_ connection: Int32) { while receive(connection) != nil {} }

  /// Ends a connection at once, so that the other side sees a reset.
  static func reset(_ connection: Int32) {
    var option = linger(l_onoff: 1, l_linger: 0)
    setsockopt(connection, SOL_SOCKET, SO_LINGER, &option, socklen_t(MemoryLayout<linger>.size))
  }

  static func close(_ descriptor: Int32) { Foundation.close(descriptor) }

  /// Lets nobody connect any more, and wakes the thread that accepts, which closes the descriptor.
  static func endAccepting(_ listener: Int32, _ port: UInt16) {
    shutdown(listener, Int32(SHUT_RDWR))
    // A Mac goes on listening, so a last connection wakes the thread there.
    #if canImport(Darwin)
      let descriptor = socket(AF_INET, SOCK_STREAM, 0)
      defer { close(descriptor) }
      var address = sockaddr_in()
      address.sin_family = sa_family_t(AF_INET)
      address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
      address.sin_port = port.bigEndian
      withUnsafePointer(to: &address) { pointer in
        pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { address in
          _ = connect(descriptor, address, socklen_t(MemoryLayout<sockaddr_in>.size))
        }
      }
    #endif
  }
}
