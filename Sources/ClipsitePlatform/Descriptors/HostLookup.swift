#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

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
