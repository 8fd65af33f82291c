import ClipsiteAppClips

/// Writes a response as bytes (RFC 9112, sections 4 and 6).
package enum ResponseWriter {
  /// Larger bodies are sent from where they are instead of being copied behind the head.
  private static let copiedBody = 1 << 16

  /// The fields that only the writer knows.
  private static let ownFields = [
    "Date", "Content-Length", "Connection", "Transfer-Encoding", "X-Content-Type-Options",
  ]

  /// The bytes of a response, in pieces to be sent one after the other.
  ///
  /// - Parameters:
  ///   - isHead: Whether the body is only measured.
  ///   - closes: Whether the connection is closed after it.
  package static func chunks(
    _ response: HTTPResponse, isHead: Bool, closes: Bool, date: HTTPDate
  ) -> [ArraySlice<UInt8>] {
    var bytes = head(response, closes: closes, date: date)
    guard !isHead, !response.status.forbidsBody, case .bytes(let body) = response.body else {
      return [bytes[...]]
    }
    if body.count > copiedBody { return [bytes[...], body] }
    bytes += body
    return [bytes[...]]
  }

  private static func head(_ response: HTTPResponse, closes: Bool, date: HTTPDate) -> [UInt8] {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(512 + copiedLength(of: response))
    bytes += "HTTP/1.1 \(response.status.rawValue) \(response.status.reason)\r\nDate: ".utf8
    bytes += date.bytes
    bytes += "\r\nX-Content-Type-Options: nosniff\r\n".utf8
    if response["Cache-Control"] == nil { bytes += "Cache-Control: no-store\r\n".utf8 }
    for field in response.fields { append(field, to: &bytes) }
    appendFraming(of: response, to: &bytes)
    if closes { bytes += "Connection: close\r\n".utf8 }
    bytes += "\r\n".utf8
    return bytes
  }

  private static func append(_ field: HTTPField, to bytes: inout [UInt8]) {
    if ownFields.contains(where: { $0.equalsWithoutCase(field.name) }) { return }
    bytes += field.name.utf8
    bytes += ": ".utf8
    for byte in field.value.utf8 { bytes.append(byte.isControl ? UInt8(ascii: " ") : byte) }
    bytes += "\r\n".utf8
  }

  /// What the body is and how long. The end of an event stream is that of the connection.
  private static func appendFraming(of response: HTTPResponse, to bytes: inout [UInt8]) {
    guard !response.status.forbidsBody, case .bytes(let body) = response.body else { return }
    if response["Content-Type"] == nil { bytes += "Content-Type: application/octet-stream\r\n".utf8 }
    bytes += "Content-Length: ".utf8
    bytes.appendDigits(body.count)
    bytes += "\r\n".utf8
  }

  /// How many bytes of the body are copied behind the head.
  private static func copiedLength(of response: HTTPResponse) -> Int {
    guard case .bytes(let body) = response.body, body.count <= copiedBody else { return 0 }
    return body.count
  }
}
