/// TCP connections within this computer.
package enum LoopbackSocket {
  /// Finds a port of this computer that nobody listened on a moment ago.
  package static func freePort() throws(SystemError) -> UInt16 {
    let descriptor = try open()
    defer { systemClose(descriptor) }
    guard SocketAddress("127.0.0.1", port: 0)?.bind(descriptor) == 0 else {
      throw .last("cannot find", "a free port")
    }
    return SocketAddress.port(of: descriptor)
  }

  /// Sends a request to a port and reads the answer until the server closes; nil when nobody listens.
  ///
  /// - Parameters:
  ///   - longest: How much of the answer is read, in bytes.
  ///   - name: What messages call the server.
  /// - Throws: `SystemError` when the connection breaks.
  package static func answer(
    to request: [UInt8], from port: UInt16, longest: Int, name: String
  ) throws(SystemError) -> [UInt8]? {
    let descriptor = try open()
    defer { systemClose(descriptor) }
    guard SocketAddress("127.0.0.1", port: port)?.connect(descriptor) == 0 else { return nil }
    guard request.withUnsafeBytes({ systemWrite(descriptor, $0) }) == request.count else {
      throw .last("cannot ask", name)
    }
    return try FileStore.read(descriptor, count: longest, name)
  }

  /// A new socket that waits, which has to be closed.
  private static func open() throws(SystemError) -> Int32 {
    guard let address = SocketAddress("127.0.0.1", port: 0) else { preconditionFailure("no address") }
    let descriptor = Socket.open(address.family)
    guard descriptor >= 0 else { throw .last("cannot open", "a socket") }
    return descriptor
  }
}
