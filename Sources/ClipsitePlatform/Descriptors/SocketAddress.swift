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

  /// An address such as `127.0.0.1` or `::1`, or `nil` if it is none.
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
    withAddress { systemBind(descriptor, to: $0, length: $1) } == 0 ? 0 : errno
  }

  /// Connects a socket to this address; 0 or an error number.
  package func connect(_ descriptor: Int32) -> Int32 {
    withAddress { systemConnect(descriptor, to: $0, length: $1) } == 0 ? 0 : errno
  }

  /// The port that a socket got.
  package static func port(of descriptor: Int32) -> UInt16 {
    // Both families have the port at the same place.
    UInt16(bigEndian: end(of: descriptor, getsockname).sin6_port)
  }

  /// The numeric addresses of the two ends of a connection, or `nil` if it is broken.
  package static func ends(of descriptor: Int32) -> (own: String, other: String)? {
    let ends = [getsockname, getpeername].compactMap { call in
      withUnsafeBytes(of: end(of: descriptor, call)) {
        $0.baseAddress.flatMap { HostLookup.Address($0)?.text }
      }
    }
    return ends.count == 2 ? (ends[0], ends[1]) : nil
  }

  /// The address of an end of a socket, in the larger of both forms. It has no family if the socket has none.
  private static func end(
    of descriptor: Int32,
    _ call: (Int32, UnsafeMutablePointer<sockaddr>, UnsafeMutablePointer<socklen_t>) -> Int32
  ) -> sockaddr_in6 {
    var address = sockaddr_in6()
    var length = socklen_t(MemoryLayout<sockaddr_in6>.size)
    _ = withUnsafeMutablePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { call(descriptor, $0, &length) }
    }
    return address
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

/// Asks the system's name service.
package enum HostLookup {
  /// An address of the Internet Protocol.
  package struct Address: Hashable, Sendable {
    /// The bytes in the order of the network: 4 or 16.
    package let bytes: [UInt8]
    /// The address as people write it.
    package let text: String

    /// Reads the address of a `sockaddr`; nil if it is of another family.
    init?(_ pointer: UnsafeRawPointer) {
      let family = Int32(pointer.loadUnaligned(as: sockaddr.self).sa_family)
      switch family {
      case AF_INET:
        bytes = withUnsafeBytes(of: pointer.loadUnaligned(as: sockaddr_in.self).sin_addr, Array.init)
      case AF_INET6:
        bytes = withUnsafeBytes(of: pointer.loadUnaligned(as: sockaddr_in6.self).sin6_addr, Array.init)
      default: return nil
      }
      text = withUnsafeTemporaryAllocation(of: CChar.self, capacity: 64) { [bytes] buffer in
        inet_ntop(family, bytes, buffer.baseAddress, 64).map { String(cString: $0) } ?? ""
      }
    }
  }

  /// Returns the addresses of a host, each once.
  ///
  /// - Throws: `SystemError` with the reason of the name service.
  package static func addresses(of host: String) throws(SystemError) -> [Address] {
    var hints = addrinfo()
    hints.ai_family = AF_UNSPEC
    // One entry for each address, not one for each kind of socket. The constants are of another type in each
    // system.
    hints.ai_protocol = Int32(IPPROTO_TCP)
    var list: UnsafeMutablePointer<addrinfo>?
    let result = getaddrinfo(host, nil, &hints, &list)
    guard result == 0 else {
      throw SystemError("cannot find", host, reason: String(cString: gai_strerror(result)))
    }
    defer { freeaddrinfo(list) }
    var found: [Address] = []
    var next = list
    while let entry = next {
      if let address = entry.pointee.ai_addr.flatMap({ Address($0) }), !found.contains(address) {
        found.append(address)
      }
      next = entry.pointee.ai_next
    }
    return found
  }
}
