import Foundation
import Synchronization

/// Ports for servers that are started with one, because they cannot say which one the system would give them.
///
/// Between the choice of a port and the moment that its server listens, somebody else could get it. So these
/// lie below the ports that Linux and macOS hand out to whoever asks for any, and no two callers of a run get
/// the same.
package enum TestPorts {
  private static let range: Range<UInt16> = 20_000..<32_000

  /// Where to look next. Runs at the same time begin at different places.
  private static let next = Mutex(range.lowerBound + UInt16(getpid() % 1_000) * 12)

  /// Takes ports that follow each other and that nobody listens on.
  ///
  /// - Returns: The first of them.
  package static func take(_ count: UInt16 = 1) -> UInt16 {
    while true {
      let first = next.withLock { next in
        if next + count > range.upperBound { next = range.lowerBound }
        defer { next += count }
        return next
      }
      if (first..<first + count).allSatisfy(isFree) { return first }
    }
  }

  private static func isFree(_ port: UInt16) -> Bool {
    #if canImport(Darwin)
      let descriptor = socket(AF_INET, SOCK_STREAM, 0)
    #else
      let descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    #endif
    defer { close(descriptor) }
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = port.bigEndian
    address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
    return withUnsafePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        bind(descriptor, $0, socklen_t(MemoryLayout<sockaddr_in>.size)) == 0
      }
    }
  }
}
