import ClipsitePlatform

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Finds ports for servers that cannot say which one the system gave them.
enum FreePort {
  /// A port of this computer that nobody listened on a moment ago.
  static func find() throws(SystemError) -> UInt16 {
    let descriptor = try LoopbackSocket.open()
    defer { close(descriptor) }
    guard let port = LoopbackSocket.bindAnywhere(descriptor) else {
      throw .last("cannot find", "a free port")
    }
    return port
  }
}
