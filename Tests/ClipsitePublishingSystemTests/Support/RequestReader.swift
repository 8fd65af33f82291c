import Foundation

/// Reads requests from a connection, one after the other.
struct RequestReader {
  private let connection: Int32
  private var buffer: [UInt8] = []

  init(_ connection: Int32) { self.connection = connection }

  /// The next request; nil when there is none.
  mutating func next() -> FaultServer.Request? {
    while true {
      if let end = buffer.firstRange(of: Array("\r\n\r\n".utf8)) {
        let lines = String(decoding: buffer[..<end.lowerBound], as: UTF8.self).components(separatedBy: "\r\n")
        buffer = Array(buffer[end.upperBound...])
        return request(lines)
      }
      guard receive() else { return nil }
    }
  }

  private mutating func request(_ lines: [String]) -> FaultServer.Request? {
    var headers: [String: String] = [:]
    for line in lines.dropFirst() {
      let parts = line.split(separator: ":", maxSplits: 1)
      if parts.count == 2 {
        headers[parts[0].lowercased()] = parts[1].trimmingCharacters(in: .whitespaces)
      }
    }
    let count = headers["content-length"].flatMap { Int($0) } ?? 0
    while buffer.count < count { guard receive() else { return nil } }
    let body = Array(buffer.prefix(count))
    buffer.removeFirst(count)
    let words = lines[0].split(separator: " ")
    guard words.count > 1 else { return nil }
    let target = words[1].split(separator: "?", maxSplits: 1, omittingEmptySubsequences: false)
    // The bucket is the first part of the path.
    let key = target[0].split(separator: "/", maxSplits: 1).dropFirst().joined()
    return FaultServer.Request(
      method: String(words[0]), key: key.removingPercentEncoding ?? "",
      query: target.count > 1 ? String(target[1]) : "", headers: headers, body: body)
  }

  private mutating func receive() -> Bool {
    guard let bytes = LoopbackSocket.receive(connection) else { return false }
    buffer += bytes
    return true
  }
}
