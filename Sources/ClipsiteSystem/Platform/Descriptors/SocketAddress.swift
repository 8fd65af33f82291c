import ClipsiteCLibrary

/// A numeric address with a port, as the system wants it.
package struct SocketAddress {
  package let family: Int32
  /// The bytes of a `sockaddr_in` or `sockaddr_in6`.
  private let bytes: [UInt8]

  /// An address such as `127.0.0.1` or `::1`, or `nil` if it is none.
  package init?(_ text: String, port: UInt16) {
    var first = sockaddr_in()
    var second = sockaddr_in6()
    if inet_pton(AF_INET, text, &first.sin_addr) == 1 {
      first.sin_family = sa_family_t(AF_INET)
      first.sin_port = port.bigEndian
      (family, bytes) = (AF_INET, withUnsafeBytes(of: first, Array.init))
    } else if inet_pton(AF_INET6, text, &second.sin6_addr) == 1 {
      second.sin6_family = sa_family_t(AF_INET6)
      second.sin6_port = port.bigEndian
      (family, bytes) = (AF_INET6, withUnsafeBytes(of: second, Array.init))
    } else {
      return nil
    }
  }

  /// Gives a socket this address; 0 or an error number.
  package func bind(_ descriptor: Int32) -> Int32 {
    withAddress { ClipsiteCLibrary.bind(descriptor, $0, $1) } == 0 ? 0 : errno
  }

  /// Connects a socket to this address; 0 or an error number.
  package func connect(_ descriptor: Int32) -> Int32 {
    withAddress { ClipsiteCLibrary.connect(descriptor, $0, $1) } == 0 ? 0 : errno
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
        $0.baseAddress.flatMap { NetworkAddress(socketAddress: $0)?.description }
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
    bytes.withUnsafeBytes { buffer in
      buffer.baseAddress.map {
        call($0.assumingMemoryBound(to: sockaddr.self), socklen_t(bytes.count))
      } ?? -1
    }
  }
}

/// Asks the system's name service.
package enum HostLookup {
  /// Returns the addresses of a host, each once.
  ///
  /// - Throws: `SystemError` with the reason of the name service.
  package static func addresses(of host: String) throws(SystemError) -> [NetworkAddress] {
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
    var found: [NetworkAddress] = []
    var next = list
    while let entry = next {
      if let address = entry.pointee.ai_addr.flatMap({ NetworkAddress(socketAddress: $0) }),
        !found.contains(address)
      {
        found.append(address)
      }
      next = entry.pointee.ai_next
    }
    return found
  }
}
