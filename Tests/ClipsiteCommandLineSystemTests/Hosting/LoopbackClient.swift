import ClipsiteSystem
import Foundation

@testable import ClipsiteCommandLineTests
@testable import ClipsiteNetwork
#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// A client that asks a server of this computer for exactly the path that it is given, since others would
/// correct it.
struct LoopbackClient {
  /// What a server answered.
  struct Reply {
    let status: Int
    /// The header fields, by lower-case name; the values of repeated ones are in order.
    let fields: [String: [String]]
    let body: Data

    /// The value of a field that is there once.
    subscript(name: String) -> String? { fields[name]?.count == 1 ? fields[name]?[0] : nil }

    fileprivate init(_ bytes: [UInt8]) throws {
      guard let end = Data(bytes).range(of: Data("\r\n\r\n".utf8)) else { throw ScenarioError("no response") }
      let lines = String(decoding: bytes[..<end.lowerBound], as: UTF8.self).components(separatedBy: "\r\n")
      status = Int(lines[0].split(separator: " ").dropFirst().first ?? "") ?? 0
      body = Data(bytes[end.upperBound...])
      var fields: [String: [String]] = [:]
      for line in lines.dropFirst() {
        let parts = line.split(separator: ":", maxSplits: 1)
        guard parts.count == 2 else { continue }
        fields[parts[0].lowercased(), default: []].append(parts[1].trimmingCharacters(in: .whitespaces))
      }
      self.fields = fields
    }
  }

  let port: UInt16

  /// Sends one request and reads until the server closes.
  func send(
    _ path: String, to domain: String, method: String = "GET", fields: [String: String] = [:],
    json body: [UInt8]? = nil
  ) throws -> Reply {
    let descriptor = try Self.open()
    defer { close(descriptor) }
    var address = Self.loopback(port)
    let connected = Self.with(&address) { connect(descriptor, $0, $1) }
    guard connected == 0 else { throw ScenarioError("no server on port \(port)") }
    // Without HTTP/1.1 there are no chunks to put together.
    var head = "\(method) \(path) HTTP/1.0\r\nHost: \(domain)\r\nConnection: close\r\n"
    for (name, value) in fields { head += "\(name): \(value)\r\n" }
    if let body { head += "Content-Type: application/json\r\nContent-Length: \(body.count)\r\n" }
    // The descriptor waits, so the system takes all of it.
    (Array("\(head)\r\n".utf8) + (body ?? [])).withUnsafeBytes { _ = Socket.send($0, to: descriptor) }
    return try Reply(Self.receive(descriptor))
  }

  /// Asks again and again until the server answers.
  func waitForAnswer() throws {
    let deadline = ContinuousClock.now + Chromium.patience
    while true {
      do {
        _ = try send("/", to: "localhost")
        return
      } catch {
        guard ContinuousClock.now < deadline else { throw error }
        sched_yield()
      }
    }
  }

  private static func open() throws -> Int32 {
    let descriptor = Socket.make(AF_INET)
    guard descriptor >= 0 else { throw ScenarioError("no socket") }
    _ = fcntl(descriptor, F_SETFL, fcntl(descriptor, F_GETFL) & ~O_NONBLOCK)
    return descriptor
  }

  private static func loopback(_ port: UInt16) -> sockaddr_in {
    var address = sockaddr_in()
    #if canImport(Darwin)
      address.sin_len = UInt8(MemoryLayout<sockaddr_in>.size)
    #endif
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = port.bigEndian
    address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
    return address
  }

  private static func with(
    _ address: inout sockaddr_in, _ body: (UnsafePointer<sockaddr>, socklen_t) -> Int32
  ) -> Int32 {
    withUnsafeMutablePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        body($0, socklen_t(MemoryLayout<sockaddr_in>.size))
      }
    }
  }

  private static func receive(_ descriptor: Int32) throws -> [UInt8] {
    var received: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      var place = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
      guard poll(&place, 1, 240_000) > 0 else { throw ScenarioError("no answer") }
      switch buffer.withUnsafeMutableBytes({ Socket.receive($0, from: descriptor) }) {
      case .bytes(let count): received += buffer[..<count]
      case .closed: return received
      case .wouldBlock: break
      }
    }
  }
}
