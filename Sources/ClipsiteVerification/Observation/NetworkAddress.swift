import ClipsitePlatform

/// An address of the Internet Protocol.
struct NetworkAddress: Hashable, Sendable, CustomStringConvertible {
  /// The version of the protocol.
  enum Family: String, Sendable, CaseIterable {
    /// Version 4.
    case four = "IPv4"
    /// Version 6.
    case six = "IPv6"
  }

  /// The bytes in the order of the network: 4 or 16.
  let bytes: [UInt8]
  /// The address as people write it.
  let description: String

  /// An address of 4 or 16 bytes.
  init(_ bytes: [UInt8], _ description: String) {
    precondition(bytes.count == 4 || bytes.count == 16, "not an address")
    self.bytes = bytes
    self.description = description
  }

  /// The version that it belongs to.
  var family: Family { bytes.count == 4 ? .four : .six }

  /// Indicates whether the whole Internet can reach it (the special-purpose registries of IANA, RFC 6890).
  var isPublic: Bool {
    let ranges = family == .four ? Self.reserved4 : Self.reserved6
    if let embedded { return embedded.isPublic }
    return !ranges.contains { holds($0.prefix, length: $0.length) }
  }

  /// The address of version 4 inside one of version 6 (RFC 4291, section 2.5.5.2).
  private var embedded: NetworkAddress? {
    guard bytes.count == 16, bytes.prefix(12) == [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0xFF, 0xFF] else {
      return nil
    }
    return NetworkAddress(Array(bytes.suffix(4)), description)
  }

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
    ([], 127), ([0x01, 0], 64), ([0x20, 0x01, 0x0D, 0xB8], 32), ([0xFC], 7), ([0xFE, 0x80], 10), ([0xFF], 8),
  ]
}

/// Asks the system's name service.
enum AddressLookup {
  /// The addresses of a host, each once.
  static func look(up host: String) -> DomainObservation.Lookup {
    do throws(SystemError) {
      let found = try HostLookup.addresses(of: host).map { NetworkAddress($0.bytes, $0.text) }
      return found.isEmpty ? .failure("the name service knows no address") : .addresses(found)
    } catch {
      return .failure(error.reason)
    }
  }
}
