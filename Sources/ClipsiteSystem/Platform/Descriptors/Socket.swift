import ClipsiteCLibrary

/// The calls on sockets that are spelled differently from platform to platform.
package enum Socket {
  /// The outcome of one call on a socket.
  package enum Transfer: Equatable {
    /// That many bytes went.
    case bytes(Int)
    /// None can go at the moment.
    case wouldBlock
    /// The other side has closed, or the connection is broken.
    case closed
  }

  /// A new TCP socket of a family, or -1.
  package static func make(_ family: Int32) -> Int32 {
    let descriptor = open(family)
    if descriptor >= 0 { Descriptor.prepare(descriptor) }
    return descriptor
  }

  /// A new TCP socket of a family that waits, or -1.
  package static func open(_ family: Int32) -> Int32 { socket(family, stream, 0) }

  /// Two sockets that are connected and wait, or `nil` if the system refuses them.
  static func pair() -> [Int32]? {
    var ends: [Int32] = [-1, -1]
    return socketpair(AF_UNIX, stream, 0, &ends) == 0 ? ends : nil
  }

  private static var stream: Int32 {
    #if canImport(Glibc)
      Int32(SOCK_STREAM.rawValue)
    #else
      SOCK_STREAM
    #endif
  }

  /// Makes an accepted connection ready: it does not wait, small answers are not held back, and a client that
  /// has gone is an error instead of a signal.
  package static func prepareConnection(_ descriptor: Int32) {
    Descriptor.prepare(descriptor)
    enable(TCP_NODELAY, at: Int32(IPPROTO_TCP), of: descriptor)
    #if canImport(Darwin)
      enable(SO_NOSIGPIPE, at: SOL_SOCKET, of: descriptor)
    #endif
  }

  /// Switches an option on.
  package static func enable(_ option: Int32, at level: Int32, of descriptor: Int32) {
    var value: Int32 = 1
    _ = setsockopt(descriptor, level, option, &value, socklen_t(MemoryLayout<Int32>.size))
  }

  /// Sends what the system takes of some bytes.
  package static func send(_ bytes: UnsafeRawBufferPointer, to descriptor: Int32) -> Transfer {
    result(systemSend(descriptor, bytes))
  }

  /// Receives what has arrived.
  package static func receive(
    _ buffer: UnsafeMutableRawBufferPointer, from descriptor: Int32
  ) -> Transfer {
    let transfer = result(recv(descriptor, buffer.baseAddress, buffer.count, 0))
    return transfer == .bytes(0) ? .closed : transfer
  }

  /// Tells the other side that nothing more comes.
  package static func finishSending(_ descriptor: Int32) { shutdown(descriptor, Int32(SHUT_WR)) }

  /// Ends a connection in both directions, which wakes a thread that waits for it. The descriptor stays open.
  package static func shutDown(_ descriptor: Int32) { shutdown(descriptor, Int32(SHUT_RDWR)) }

  private static func result(_ count: Int) -> Transfer {
    if count >= 0 { return .bytes(count) }
    return errno == EAGAIN || errno == EWOULDBLOCK || errno == EINTR ? .wouldBlock : .closed
  }
}
