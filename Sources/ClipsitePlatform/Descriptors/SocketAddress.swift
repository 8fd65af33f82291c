#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// A numeric address with a port, as the system wants it.
enum SocketAddress {
  case ipv4(sockaddr_in)
  case ipv6(sockaddr_in6)

  /// An address such as `127.0.0.1` or `::1`; nil when it is none.
  init?(_ text: String, port: UInt16) {
    var first = sockaddr_in()
    var second = sockaddr_in6()
    if inet_pton(AF_INET, text, &first.sin_addr) == 1 {
      first.sin_family = sa_family_t(AF_INET)
      first.sin_port = port.bigEndian
      self = .ipv4(first)
    } else if inet_pton(AF_INET6, text, &second.sin6_addr) == 1 {
      second.sin6_family = sa_family_t(AF_INET6)
      second.sin6_port = port.bigEndian
      self = .ipv6(second)
    } else {
      return nil
    }
  }

  var family: Int32 {
    switch self {
    case .ipv4: AF_INET
    case .ipv6: AF_INET6
    }
  }

  /// Gives a socket this address; 0 or an error number.
  func bind(_ descriptor: Int32) -> Int32 {
    let result =
      switch self {
      case .ipv4(let address): Self.bind(descriptor, address)
      case .ipv6(let address): Self.bind(descriptor, address)
      }
    return result == 0 ? 0 : errno
  }

  /// The port that a socket got.
  static func port(of descriptor: Int32) -> UInt16 {
    // Both families have the port at the same place.
    var address = sockaddr_in6()
    var length = socklen_t(MemoryLayout<sockaddr_in6>.size)
    _ = withUnsafeMutablePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { getsockname(descriptor, $0, &length) }
    }
    return UInt16(bigEndian: address.sin6_port)
  }

  private static func bind<Address>(_ descriptor: Int32, _ address: Address) -> Int32 {
    withUnsafePointer(to: address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        #if canImport(Darwin)
          Darwin.bind(descriptor, $0, socklen_t(MemoryLayout<Address>.size))
        #elseif canImport(Musl)
          Musl.bind(descriptor, $0, socklen_t(MemoryLayout<Address>.size))
        #else
          Glibc.bind(descriptor, $0, socklen_t(MemoryLayout<Address>.size))
        #endif
      }
    }
  }
}
