import ClipsiteCLibrary

/// The names and addresses that other devices of the network know this computer by.
package enum NetworkInterfaces {
  /// The IPv4 addresses of the interfaces that are up, without those of this computer alone. Addresses that a
  /// router gave come before those that the computer chose itself (RFC 3927), and addresses of cables and
  /// radios before those of virtual machines.
  package static var addresses: [String] {
    var list: UnsafeMutablePointer<ifaddrs>?
    guard getifaddrs(&list) == 0 else { return [] }
    defer { freeifaddrs(list) }
    var found: [(rank: Int, text: String)] = []
    var next = list
    while let entry = next {
      if let text = address(of: entry.pointee) {
        found.append((rank(of: entry.pointee.ifa_name.map { String(cString: $0) } ?? "", text), text))
      }
      next = entry.pointee.ifa_next
    }
    return found.enumerated().sorted { ($0.element.rank, $0.offset) < ($1.element.rank, $1.offset) }
      .map(\.element.text)
  }

  /// The name of this computer, which macOS ends with `.local` (RFC 6762).
  package static var hostName: String {
    withUnsafeTemporaryAllocation(of: CChar.self, capacity: 256) { buffer in
      guard let name = buffer.baseAddress, gethostname(name, 255) == 0 else { return "" }
      buffer[255] = 0
      return String(cString: name)
    }
  }

  private static func address(of entry: ifaddrs) -> String? {
    let flags = Int32(bitPattern: UInt32(entry.ifa_flags))
    guard flags & Int32(IFF_UP) != 0, flags & Int32(IFF_LOOPBACK) == 0, let pointer = entry.ifa_addr,
      Int32(pointer.pointee.sa_family) == AF_INET
    else { return nil }
    return NetworkAddress(socketAddress: pointer)?.description
  }

  private static func rank(of name: String, _ address: String) -> Int {
    let isReal = ["en", "eth", "wl"].contains { name.hasPrefix($0) }
    return (address.hasPrefix("169.254.") ? 2 : 0) + (isReal ? 0 : 1)
  }
}
