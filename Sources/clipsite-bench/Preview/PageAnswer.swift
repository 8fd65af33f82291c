import ClipsitePlatform

/// What a server answers a request for a page with.
struct PageAnswer: Equatable {
  /// The status code; 0 when the answer is no HTTP.
  let status: Int
  /// What follows the head.
  let body: [UInt8]

  /// Takes an answer apart (RFC 9112, section 2.1): a status line, fields, an empty line, and the body to the
  /// end of the connection.
  init(_ bytes: [UInt8]) {
    let text = String(decoding: bytes.prefix(12), as: UTF8.self)
    status = text.hasPrefix("HTTP/1.") ? Int(text.suffix(3)) ?? 0 : 0
    let end = bytes.indices.first { bytes[$0...].starts(with: [13, 10, 13, 10]) }
    body = end.map { Array(bytes[($0 + 4)...]) } ?? []
  }

  /// How much of an answer is read.
  private static let longest = 1 << 22

  /// Asks a server for a page; nil while nobody listens.
  ///
  /// - Throws: `SystemError` when the connection breaks.
  static func of(_ server: PreviewContestant) throws(SystemError) -> PageAnswer? {
    let request = Array(
      "GET \(server.path) HTTP/1.1\r\nHost: \(server.host)\r\nConnection: close\r\n\r\n".utf8)
    return try LoopbackSocket.answer(to: request, from: server.port, longest: longest, name: server.name)
      .map { PageAnswer($0) }
  }
}
