import ClipsiteCLibrary

/// An address of the Internet Protocol.
package struct NetworkAddress: Hashable, Sendable, CustomStringConvertible {
  /// The version of the protocol.
  package enum Family: String, Sendable, CaseIterable {
    /// Version 4.
    case four = "IPv4"
    /// Version 6.
    case six = "IPv6"
  }

  /// The bytes in the order of the network: 4 or 16.
  package let bytes: [UInt8]
  /// The address as people write it.
  package let description: String

  /// An address of 4 or 16 bytes.
  package init(_ bytes: [UInt8]) {
    precondition(bytes.count == 4 || bytes.count == 16, "not an address")
    self.bytes = bytes
    description = withUnsafeTemporaryAllocation(of: CChar.self, capacity: 64) { buffer in
      let family = bytes.count == 4 ? AF_INET : AF_INET6
      return inet_ntop(family, bytes, buffer.baseAddress, 64).map { String(cString: $0) } ?? ""
    }
  }

  /// Reads the address of a `sockaddr`; nil if it is of another family.
  init?(socketAddress pointer: UnsafeRawPointer) {
    switch Int32(pointer.loadUnaligned(as: sockaddr.self).sa_family) {
    case AF_INET:
      self.init(withUnsafeBytes(of: pointer.loadUnaligned(as: sockaddr_in.self).sin_addr, Array.init))
    case AF_INET6:
      self.init(withUnsafeBytes(of: pointer.loadUnaligned(as: sockaddr_in6.self).sin6_addr, Array.init))
    default: return nil
    }
  }

  /// The version that it belongs to.
  package var family: Family { bytes.count == 4 ? .four : .six }

  /// Indicates whether the whole Internet can reach it (the special-purpose registries of IANA, RFC 6890).
  package var isPublic: Bool {
    let ranges = family == .four ? Self.reserved4 : Self.reserved6
    if let embedded { return embedded.isPublic }
    return !ranges.contains { holds($0.prefix, length: $0.length) }
  }

  /// The address of version 4 inside one of version 6 (RFC 4291, section 2.5.5; RFC 6052, section 2.1; RFC
  /// 3056, section 2).
  private var embedded: NetworkAddress? {
    guard bytes.count == 16 else { return nil }
    if bytes.starts(with: [0x20, 0x02]) { return NetworkAddress(Array(bytes[2..<6])) }
    guard Self.carriers.contains(Array(bytes.prefix(12))) else { return nil }
    return NetworkAddress(Array(bytes.suffix(4)))
  }

  private static let carriers: [[UInt8]] = [
    [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0], [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0xFF, 0xFF],
    [0, 0x64, 0xFF, 0x9B, 0, 0, 0, 0, 0, 0, 0, 0],
  ]

  private func holds(_ prefix: [UInt8], length: Int) -> Bool {
    for bit in 0..<length {
      let byte = bit / 8
      let expected = byte < prefix.count ? prefix[byte] : 0
      guard (bytes[byte] ^ expected) & (0x80 >> UInt8(bit % 8)) == 0 else { return false }
    }
    return true
  }

  private static let reserved4: [(prefix: [UInt8], length: Int)] = [
    ([0], 8), ([10], 8), ([100, 64], 10), ([127], 8), ([169, 254], 16), ([172, 16], 12), ([192, 0, 0], 24),
    ([192, 0, 2], 24), ([192, 168], 16), ([198, 18], 15), ([198, 51, 100], 24), ([203, 0, 113], 24),
    ([224], 4), ([240], 4),
  ]
  private static let reserved6: [(prefix: [UInt8], length: Int)] = [
    ([0x01, 0], 64), ([0, 0x64, 0xFF, 0x9B, 0, 1], 48), ([0x20, 0x01, 0x0D, 0xB8], 32), ([0xFC], 7),
    ([0xFE, 0x80], 10), ([0xFE, 0xC0], 10), ([0xFF], 8),
  ]
}
