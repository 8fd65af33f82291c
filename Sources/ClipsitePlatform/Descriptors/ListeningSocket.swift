import ClipsitePlatform
import Synchronization

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// A socket that waits for connections; closed with the value, if not before.
final class ListeningSocket: Sendable {
  /// What one attempt to accept came to.
  enum Acceptance {
    case connection(Int32)
    /// Nobody waits.
    case none
    /// The process or the system has no descriptor or no memory left.
    case exhausted
  }

  let descriptor: Int32
  let address: String
  let port: UInt16
  let domain: String?
  private let isOpen = Atomic(true)

  private init(_ descriptor: Int32, address: String, domain: String?) {
    self.descriptor = descriptor
    self.address = address
    self.domain = domain
    port = SocketAddress.port(of: descriptor)
  }

  deinit { close() }

  /// Frees the port.
  func close() {
    guard isOpen.exchange(false, ordering: .relaxed) else { return }
    #if canImport(Darwin)
      Darwin.close(descriptor)
    #elseif canImport(Musl)
      Musl.close(descriptor)
    #else
      Glibc.close(descriptor)
    #endif
  }

  /// Listens on an address and port.
  ///
  /// - Throws: `SystemError` that names the port, or nil when the address is not one of this computer.
  static func open(_ address: String, _ endpoint: Endpoint) throws(SystemError) -> ListeningSocket? {
    guard let socketAddress = SocketAddress(address, port: endpoint.port) else {
      throw error(address, endpoint, reason: "the address is not a number such as 127.0.0.1 or ::1")
    }
    let descriptor = Socket.make(socketAddress.family)
    guard descriptor >= 0 else {
      if errno == EAFNOSUPPORT { return nil }
      throw error(address, endpoint, number: errno)
    }
    Socket.set(descriptor, SOL_SOCKET, SO_REUSEADDR)
    if socketAddress.family == AF_INET6 { Socket.set(descriptor, Int32(IPPROTO_IPV6), IPV6_V6ONLY) }
    var number = socketAddress.bind(descriptor)
    if number == 0, listen(descriptor, 512) != 0 { number = errno }
    let listening = ListeningSocket(descriptor, address: address, domain: endpoint.domain)
    if number == 0 { return listening }
    listening.close()
    if number == EADDRNOTAVAIL { return nil }
    throw error(address, endpoint, number: number)
  }

  /// Takes the next connection.
  func accept() -> Acceptance {
    while true {
      #if canImport(Darwin)
        let connection = Darwin.accept(descriptor, nil, nil)
      #elseif canImport(Musl)
        let connection = Musl.accept(descriptor, nil, nil)
      #else
        let connection = Glibc.accept(descriptor, nil, nil)
      #endif
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

  private static func error(_ address: String, _ endpoint: Endpoint, number: Int32) -> SystemError {
    let reason =
      switch number {
      case EADDRINUSE: "another program listens there; choose another port"
      case EACCES: "ports below 1024 are reserved for the system; choose another port"
      default: String(cString: strerror(number))
      }
    return error(address, endpoint, reason: reason)
  }

  private static func error(_ address: String, _ endpoint: Endpoint, reason: String) -> SystemError {
    SystemError("cannot listen on", "port \(endpoint.port) of \(address)", reason: reason)
  }
}
