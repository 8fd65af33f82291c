package import ClipsiteSystem

/// A field of a request or an answer (RFC 9110, section 5).
package struct HTTPHeader: Hashable, Sendable {
  /// The name; letter case does not matter.
  package let name: String
  /// The value, without white space around it.
  package let value: String

  /// A field.
  package init(_ name: String, _ value: String) {
    self.name = name
    self.value = value
  }
}

/// A request (RFC 9110).
package struct HTTPRequest: Sendable {
  /// The method, in capitals.
  package var method: String
  /// The whole address, percent-encoded as it is to be sent.
  package var url: String
  /// The fields, besides those that every request has.
  package var headers: [HTTPHeader]
  /// The bytes to send, or `nil` for none.
  package var body: [UInt8]?
  /// The version of the Internet Protocol to use, or `nil` for either.
  package var internetProtocol: NetworkAddress.Family?
  /// Indicates whether the body of the answer may be sent compressed (gzip); it comes decompressed.
  package var acceptsCompression = false
  /// Indicates whether gzip data comes decompressed even if the request did not allow it.
  package var decompressesAlways = false
  /// Indicates whether the request must reach the server once at most.
  package var isSentOnce = false
  /// Indicates whether only addresses that the whole Internet can reach are connected to. Behind a proxy, the
  /// proxy decides.
  package var isForPublicAddresses = false

  /// A request.
  package init(_ method: String, _ url: String, headers: [HTTPHeader] = [], body: [UInt8]? = nil) {
    self.method = method
    self.url = url
    self.headers = headers
    self.body = body
  }

  /// The reason why the request is never sent, or `nil`. A control character in a field would end it and begin
  /// another one (RFC 9110, section 5.5).
  var failure: HTTPFailure? {
    let field = headers.first { ($0.name + $0.value).utf8.contains { $0 < 0x20 || $0 == 0x7F } }
    return field.map { HTTPFailure(.connection, "the field '\($0.name)' has a control character") }
  }
}

/// An answer. Redirects are answers like others, and are not followed.
package struct HTTPAnswer: Sendable {
  /// The status code.
  package let status: Int
  /// The fields in the order received.
  package let headers: [HTTPHeader]
  /// The bytes.
  package internal(set) var body: [UInt8]
  /// The timing and the connection.
  package var delivery: HTTPDelivery
  /// The seconds after which the server takes a request again (RFC 9110, section 10.2.3), or `nil` if it does
  /// not say.
  package var retryAfter: Int?

  /// An answer.
  package init(
    _ status: Int, headers: [HTTPHeader] = [], body: [UInt8] = [], delivery: HTTPDelivery = HTTPDelivery()
  ) {
    self.status = status
    self.headers = headers
    self.body = body
    self.delivery = delivery
  }

  /// The value of the first field with a name.
  package subscript(name: String) -> String? {
    headers.first { $0.name.lowercased() == name.lowercased() }?.value
  }

  /// Returns the values of all fields with a name, in lower case.
  package func values(of name: String) -> [String] {
    headers.filter { $0.name.lowercased() == name }.map(\.value)
  }
}
