#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// A numeric address with a port, as the system wants it.
package struct SocketAddress {
  private enum Storage {
    case ipv4(sockaddr_in)
    case ipv6(sockaddr_in6)
  }

  private let storage: Storage

  /// An address such as `127.0.0.1` or `::1`; nil when it is none.
  package init?(_ text: String, port: UInt16) {
    var first = sockaddr_in()
    var second = sockaddr_in6()
    if inet_pton(AF_INET, text, &first.sin_addr) == 1 {
      first.sin_family = sa_family_t(AF_INET)
      first.sin_port = port.bigEndian
      storage = .ipv4(first)
    } else if inet_pton(AF_INET6, text, &second.sin6_addr) == 1 {
      second.sin6_family = sa_family_t(AF_INET6)
      second.sin6_port = port.bigEndian
      storage = .ipv6(second)
    } else {
      return nil
    }
  }

  package var family: Int32 {
    switch storage {
    case .ipv4: AF_INET
    case .ipv6: AF_INET6
    }
  }

  /// Gives a socket this address; 0 or an error number.
  package func bind(_ descriptor: Int32) -> Int32 {
    withAddress { systemBind(descriptor, $0, $1) } == 0 ? 0 : errno
  }

  /// Connects a socket to this address; 0 or an error number.
  package func connect(_ descriptor: Int32) -> Int32 {
    withAddress { systemConnect(descriptor, $0, $1) } == 0 ? 0 : errno
  }

  /// The port that a socket got.
  package static func port(of descriptor: Int32) -> UInt16 {
    // Both families have the port at the same place.
    var address = sockaddr_in6()
    var length = socklen_t(MemoryLayout<sockaddr_in6>.size)
    _ = withUnsafeMutablePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { getsockname(descriptor, $0, &length) }
    }
    return UInt16(bigEndian: address.sin6_port)
  }

  private func withAddress(_ call: (UnsafePointer<sockaddr>, socklen_t) -> Int32) -> Int32 {
    switch storage {
    case .ipv4(let address): Self.with(address, call)
    case .ipv6(let address): Self.with(address, call)
    }
  }

  private static func with<Address>(
    _ address: Address, _ call: (UnsafePointer<sockaddr>, socklen_t) -> Int32
  ) -> Int32 {
    withUnsafePointer(to: address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        call($0, socklen_t(MemoryLayout<Address>.size))
      }
    }
  }
}
