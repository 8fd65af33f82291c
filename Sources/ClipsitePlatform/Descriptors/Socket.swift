#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The calls on sockets that are spelt differently from platform to platform.
enum Socket {
  /// What one call on a socket came to.
  enum Transfer: Equatable {
    /// That many bytes went.
    case bytes(Int)
    /// None can go at the moment.
    case wouldBlock
    /// The other side has closed, or the connection is broken.
    case closed
  }

  /// A new TCP socket of a family, or -1.
  static func make(_ family: Int32) -> Int32 {
    #if canImport(Glibc)
      let descriptor = socket(family, Int32(SOCK_STREAM.rawValue), 0)
    #else
      let descriptor = socket(family, SOCK_STREAM, 0)
    #endif
    if descriptor >= 0 { prepare(descriptor) }
    return descriptor
  }

  /// Makes a descriptor one that never waits and that child processes do not get.
  static func prepare(_ descriptor: Int32) {
    _ = fcntl(descriptor, F_SETFL, fcntl(descriptor, F_GETFL) | O_NONBLOCK)
    _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
  }

  /// Makes an accepted connection ready: it does not wait, small answers are not held back, and a client that
  /// has gone is an error instead of a signal.
  static func prepareConnection(_ descriptor: Int32) {
    prepare(descriptor)
    set(descriptor, Int32(IPPROTO_TCP), TCP_NODELAY)
    #if canImport(Darwin)
      set(descriptor, SOL_SOCKET, SO_NOSIGPIPE)
    #endif
  }

  /// Switches an option on.
  static func set(_ descriptor: Int32, _ level: Int32, _ option: Int32) {
    var value: Int32 = 1
    _ = setsockopt(descriptor, level, option, &value, socklen_t(MemoryLayout<Int32>.size))
  }

  /// Sends what the system takes of some bytes.
  static func send(_ bytes: UnsafeRawBufferPointer, to descriptor: Int32) -> Transfer {
    #if canImport(Darwin)
      result(Darwin.send(descriptor, bytes.baseAddress, bytes.count, 0))
    #elseif canImport(Musl)
      result(Musl.send(descriptor, bytes.baseAddress, bytes.count, Int32(MSG_NOSIGNAL)))
    #else
      result(Glibc.send(descriptor, bytes.baseAddress, bytes.count, Int32(MSG_NOSIGNAL)))
    #endif
  }

  /// Receives what has arrived.
  static func receive(_ buffer: UnsafeMutableRawBufferPointer, from descriptor: Int32) -> Transfer {
    let transfer = result(recv(descriptor, buffer.baseAddress, buffer.count, 0))
    return transfer == .bytes(0) ? .closed : transfer
  }

  /// Tells the other side that nothing more comes.
  static func finishSending(_ descriptor: Int32) { shutdown(descriptor, Int32(SHUT_WR)) }

  private static func result(_ count: Int) -> Transfer {
    if count >= 0 { return .bytes(count) }
    return errno == EAGAIN || errno == EWOULDBLOCK || errno == EINTR ? .wouldBlock : .closed
  }
}
