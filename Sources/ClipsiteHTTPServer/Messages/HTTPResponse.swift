/// What a request is answered with.
///
/// `Date`, `Content-Length`, `Connection` and `X-Content-Type-Options: nosniff` are added when the response
/// is written, and so is `Cache-Control: no-store` unless the response has its own. A body given for HEAD is
/// measured and not sent.
package struct HTTPResponse: Sendable {
  /// What follows the head.
  package enum Body: Sendable {
    /// These bytes.
    case bytes(ArraySlice<UInt8>)
    /// The events of the server's `EventHub`, until either side closes the connection.
    case events
  }

  /// The status.
  package var status: HTTPStatus
  /// The fields, in order.
  package var fields: [HTTPField]
  /// What follows the head.
  package var body: Body
  /// Whether the connection is closed even though the client would keep it.
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

  /// The value of the first field with this name, compared without case. Setting replaces it or adds the
  /// field; setting nil removes all of that name.
  package subscript(name: String) -> String? {
    get { fields.first { $0.name.equalsWithoutCase(name) }?.value }
    set {
      guard let newValue else {
        fields.removeAll { $0.name.equalsWithoutCase(name) }
        return
      }
      if let index = fields.firstIndex(where: { $0.name.equalsWithoutCase(name) }) {
        fields[index].value = newValue
      } else {
        fields.append(HTTPField(name, newValue))
      }
    }
  }
}
