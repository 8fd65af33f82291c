#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Asks the system's name service.
enum AddressLookup {
  /// The addresses of a host, each once.
  static func look(up host: String) -> DomainObservation.Lookup {
    var hints = addrinfo()
    hints.ai_family = AF_UNSPEC
    // One entry for each address, not one for each kind of socket. The constants are of another type in each system.
    hints.ai_protocol = Int32(IPPROTO_TCP)
    var list: UnsafeMutablePointer<addrinfo>?
    let result = getaddrinfo(host, nil, &hints, &list)
    guard result == 0 else { return .failure(String(cString: gai_strerror(result))) }
    defer { freeaddrinfo(list) }
    var found: [NetworkAddress] = []
    var next = list
    while let entry = next {
      if let address = address(in: entry.pointee), !found.contains(address) { found.append(address) }
      next = entry.pointee.ai_next
    }
    return found.isEmpty ? .failure("the name service knows no address") : .addresses(found)
  }

  private static func address(in entry: addrinfo) -> NetworkAddress? {
    guard let pointer = UnsafeRawPointer(entry.ai_addr) else { return nil }
    switch entry.ai_family {
    case AF_INET:
      let address = pointer.loadUnaligned(as: sockaddr_in.self).sin_addr
      return withUnsafeBytes(of: address) { NetworkAddress(Array($0), text($0, AF_INET)) }
    case AF_INET6:
      let address = pointer.loadUnaligned(as: sockaddr_in6.self).sin6_addr
      return withUnsafeBytes(of: address) { NetworkAddress(Array($0), text($0, AF_INET6)) }
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
