import ClipsitePlatform

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// TCP sockets for connections within this computer.
enum LoopbackSocket {
  /// A new socket, which has to be closed.
  static func open() throws(SystemError) -> Int32 {
    #if canImport(Glibc)
      let descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    #else
      let descriptor = socket(AF_INET, SOCK_STREAM, 0)
    #endif
    guard descriptor >= 0 else { throw .last("cannot open", "a socket") }
    return descriptor
  }

  /// Gives a socket an address that nobody uses; its port, or nil when the system refuses.
  static func bindAnywhere(_ descriptor: Int32) -> UInt16? {
    var address = address(0)
    var length = socklen_t(MemoryLayout<sockaddr_in>.size)
    let failure = withUnsafeMutablePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        bind(descriptor, $0, length) == 0 ? getsockname(descriptor, $0, &length) : -1
      }
    }
    return failure == 0 ? UInt16(bigEndian: address.sin_port) : nil
  }

  /// A port of 127.0.0.1; 0 for one that the system chooses.
  private static func address(_ port: UInt16) -> sockaddr_in {
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = port.bigEndian
    address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
    return address
  }

  /// Connects a socket to a port; false when nobody listens.
  static func connect(_ descriptor: Int32, to port: UInt16) -> Bool {
    var address = address(port)
    return withUnsafePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        #if canImport(Glibc)
          Glibc.connect(descriptor, $0, socklen_t(MemoryLayout<sockaddr_in>.size)) == 0
        #elseif canImport(Musl)
          Musl.connect(descriptor, $0, socklen_t(MemoryLayout<sockaddr_in>.size)) == 0
        #else
          Darwin.connect(descriptor, $0, socklen_t(MemoryLayout<sockaddr_in>.size)) == 0
        #endif
      }
    }
  }
}
