import ClipsiteAppClips
import ClipsiteSystem

/// The response to a request.
///
/// `Date`, `Content-Length`, `Connection` and `X-Content-Type-Options: nosniff` are added when the response
/// is written, and so are `Cache-Control: no-store` and `Cross-Origin-Resource-Policy: same-site` unless the
/// response has its own. No answer can be shown in a frame. A body given for HEAD is measured and not sent.
package struct HTTPResponse: Sendable {
  /// The bytes behind the head.
  package enum Body: Sendable {
    /// These bytes.
    case bytes(ArraySlice<UInt8>)
    /// The events of the server's `EventHub`, until either side closes the connection.
    case events
  }

  package var status: HTTPStatus
  /// The fields, in order.
  package var fields: [HTTPField]
  /// The bytes behind the head.
  package var body: Body
  /// Indicates whether the connection is closed even though the client would keep it.
  package var closesConnection = false

  /// A response with these bytes.
  package init(_ status: HTTPStatus = .ok, fields: [HTTPField] = [], body: ArraySlice<UInt8> = []) {
    self.status = status
    self.fields = fields
    self.body = .bytes(body)
  }

  /// A response with a `Content-Type`.
  package init(_ status: HTTPStatus = .ok, contentType: String, _ bytes: [UInt8]) {
    self.init(status, fields: [HTTPField("Content-Type", contentType)], body: bytes[...])
  }

  /// Plain text with one line.
  package init(_ status: HTTPStatus = .ok, text: String) {
    self.init(status, contentType: "text/plain; charset=utf-8", Array("\(text)\n".utf8))
  }

  /// The event stream. The server answers 403 when the `Origin` is foreign and 503 when too many are open.
  package static var events: HTTPResponse {
    var response = HTTPResponse(fields: [HTTPField("Content-Type", "text/event-stream")])
    response.body = .events
    response.closesConnection = true
    return response
  }

  /// A redirect. A location that would lead to another host by starting with `//` or `/\` loses slashes.
  package static func redirect(_ status: HTTPStatus, to location: String) -> HTTPResponse {
    var target = Substring(location)
    while target.hasPrefix("//") || target.hasPrefix("/\\") {
      target = "/" + target.dropFirst(2)
    }
    var response = HTTPResponse(status, text: "See \(target).")
    response.fields.append(HTTPField("Location", String(target)))
    return response
  }

  /// The value of the first field with this name, compared without case. Setting
  /// replaces all of that name; setting nil removes them.
  package subscript(name: String) -> String? {
    get { fields.first { $0.name.equalsWithoutCase(name) }?.value }
    set {
      fields.removeAll { $0.name.equalsWithoutCase(name) }
      if let newValue { fields.append(HTTPField(name, newValue)) }
    }
  }
}

// Written as bytes (RFC 9112, sections 4 and 6).
extension HTTPResponse {
  /// The fields that only the writer knows.
  private static let ownFields = [
    "Date", "Content-Length", "Connection", "Transfer-Encoding", "X-Content-Type-Options", "X-Frame-Options",
  ]

  /// The bytes of a response, in pieces to be sent one after the other.
  ///
  /// - Parameters:
  ///   - isHead: Whether the body is only measured.
  ///   - closes: Whether the connection is closed after it.
  func chunks(isHead: Bool, closes: Bool, date: UTCTime) -> [ArraySlice<UInt8>] {
    let head = head(closes: closes, date: date)[...]
    guard !isHead, case .bytes(let body) = body, !body.isEmpty else { return [head] }
    return [head, body]
  }

  private func head(closes: Bool, date: UTCTime) -> [UInt8] {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(512)
    bytes += "HTTP/1.1 \(status.rawValue) \(status.reason)\r\nDate: ".utf8
    bytes += date.httpDate.utf8
    bytes += "\r\nX-Content-Type-Options: nosniff\r\nX-Frame-Options: DENY\r\n".utf8
    // Domains of the preview are ports of one host, which is one site for browsers (Fetch Standard).
    if self["Cross-Origin-Resource-Policy"] == nil {
      bytes += "Cross-Origin-Resource-Policy: same-site\r\n".utf8
    }
    if self["Cache-Control"] == nil { bytes += "Cache-Control: no-store\r\n".utf8 }
    for field in fields { Self.append(field, to: &bytes) }
    appendFraming(to: &bytes)
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

  /// Appends the fields for the type and the length of the body. The end of an event stream is the end of the
  /// connection.
  private func appendFraming(to bytes: inout [UInt8]) {
    guard case .bytes(let body) = body else { return }
    if self["Content-Type"] == nil { bytes += "Content-Type: application/octet-stream\r\n".utf8 }
    bytes += "Content-Length: \(body.count)\r\n".utf8
  }
}
