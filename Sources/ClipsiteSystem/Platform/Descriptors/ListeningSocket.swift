import ClipsiteCLibrary
import Synchronization

/// A socket that waits for connections; closed with the value, if not before.
package final class ListeningSocket: Sendable {
  /// The outcome of one attempt to accept.
  package enum Acceptance {
    case connection(Int32)
    /// Nobody waits.
    case none
    /// The process or the system has no descriptor or no memory left.
    case exhausted
  }

  package let descriptor: Int32
  /// The numeric address.
  package let address: String
  /// The port, also when the system chose it.
  package let port: UInt16
  private let isOpen = Atomic(true)

  private init(_ descriptor: Int32, address: String) {
    self.descriptor = descriptor
    self.address = address
    port = SocketAddress.port(of: descriptor)
  }

  deinit { close() }

  /// Frees the port.
  package func close() {
    guard isOpen.exchange(false, ordering: .relaxed) else { return }
    systemClose(descriptor)
  }

  /// The remedy for an address that is none of this computer.
  package static let addressFix = "write a numeric address of this computer"

  /// Listens on an address and port.
  ///
  /// - Throws: `SystemError` that names the port, or `nil` if the address is not one of this computer.
  package static func open(_ address: String, port: UInt16) throws(SystemError) -> ListeningSocket? {
    guard let socketAddress = SocketAddress(address, port: port) else {
      throw SystemError(
        "cannot listen on", name(address, port),
        reason: "the address is not a number such as 127.0.0.1 or ::1",
        fix: addressFix)
    }
    let descriptor = Socket.make(socketAddress.family)
    guard descriptor >= 0 else {
      if errno == EAFNOSUPPORT { return nil }
      throw error(address, port, number: errno)
    }
    Socket.enable(SO_REUSEADDR, at: SOL_SOCKET, of: descriptor)
    if socketAddress.family == AF_INET6 {
      Socket.enable(IPV6_V6ONLY, at: Int32(IPPROTO_IPV6), of: descriptor)
    }
    var number = socketAddress.bind(descriptor)
    if number == 0, listen(descriptor, 512) != 0 { number = errno }
    let listening = ListeningSocket(descriptor, address: address)
    if number == 0 { return listening }
    listening.close()
    // An IPv4 address in the form of IPv6, and a local one without its interface, are invalid.
    if number == EADDRNOTAVAIL || number == EINVAL { return nil }
    throw error(address, port, number: number)
  }

  /// Takes the next connection.
  package func accept() -> Acceptance {
    while true {
      let connection = ClipsiteCLibrary.accept(descriptor, nil, nil)
      if connection >= 0 {
        Socket.prepareConnection(connection)
        return .connection(connection)
      }
      switch errno {
      case EINTR, ECONNABORTED: continue
      case EMFILE, ENFILE, ENOBUFS, ENOMEM: return .exhausted
      default: return .none
      }
    }
  }

  private static func error(_ address: String, _ port: UInt16, number: Int32) -> SystemError {
    let reason =
      switch number {
      case EADDRINUSE: "another program listens there. Choose another port"
      case EACCES: "ports below 1024 are reserved for the system. Choose another port"
      default: SystemError.reason(for: number)
      }
    return SystemError("cannot listen on", name(address, port), number: number, reason: reason)
  }

  private static func name(_ address: String, _ port: UInt16) -> String { "port \(port) of \(address)" }
}
