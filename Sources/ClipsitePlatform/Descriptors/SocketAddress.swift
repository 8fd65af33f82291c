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

/// Asks the system's name service.
package enum HostLookup {
  /// An address of the Internet Protocol.
  package struct Address: Hashable, Sendable {
    /// The bytes in the order of the network: 4 or 16.
    package let bytes: [UInt8]
    /// The address as people write it.
    package let text: String
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
      if let address = address(in: entry.pointee), !found.contains(address) { found.append(address) }
      next = entry.pointee.ai_next
    }
    return found
  }

  private static func address(in entry: addrinfo) -> Address? {
    guard let pointer = UnsafeRawPointer(entry.ai_addr) else { return nil }
    switch entry.ai_family {
    case AF_INET:
      let address = pointer.loadUnaligned(as: sockaddr_in.self).sin_addr
      return withUnsafeBytes(of: address) { Address(bytes: Array($0), text: text($0, AF_INET)) }
    case AF_INET6:
      let address = pointer.loadUnaligned(as: sockaddr_in6.self).sin6_addr
      return withUnsafeBytes(of: address) { Address(bytes: Array($0), text: text($0, AF_INET6)) }
    default: return nil
    }
  }

  private static func text(_ address: UnsafeRawBufferPointer, _ family: Int32) -> String {
    withUnsafeTemporaryAllocation(of: CChar.self, capacity: 64) { buffer in
      guard let text = inet_ntop(family, address.baseAddress, buffer.baseAddress, 64) else { return "" }
      return String(cString: text)
    }
  }
}
