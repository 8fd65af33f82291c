/// The status codes that the preview gives, with their reason phrases (RFC 9110, section 15; RFC 6585 for
/// 431).
package struct HTTPStatus: Hashable, Sendable {
  package static let ok = HTTPStatus(200, "OK")
  package static let partialContent = HTTPStatus(206, "Partial Content")
  package static let movedPermanently = HTTPStatus(301, "Moved Permanently")
  package static let seeOther = HTTPStatus(303, "See Other")
  package static let badRequest = HTTPStatus(400, "Bad Request")
  package static let forbidden = HTTPStatus(403, "Forbidden")
  package static let notFound = HTTPStatus(404, "Not Found")
  package static let methodNotAllowed = HTTPStatus(405, "Method Not Allowed")
  package static let requestTimeout = HTTPStatus(408, "Request Timeout")
  package static let contentTooLarge = HTTPStatus(413, "Content Too Large")
  package static let uriTooLong = HTTPStatus(414, "URI Too Long")
  package static let rangeNotSatisfiable = HTTPStatus(416, "Range Not Satisfiable")
  package static let misdirectedRequest = HTTPStatus(421, "Misdirected Request")
  package static let fieldsTooLarge = HTTPStatus(431, "Request Header Fields Too Large")
  package static let notImplemented = HTTPStatus(501, "Not Implemented")
  package static let serviceUnavailable = HTTPStatus(503, "Service Unavailable")
  package static let versionNotSupported = HTTPStatus(505, "HTTP Version Not Supported")

  package let rawValue: Int
  /// The phrase behind the number in the status line.
  package let reason: String

  private init(_ rawValue: Int, _ reason: String) { (self.rawValue, self.reason) = (rawValue, reason) }
}

/// The reason why a request is rejected before it is interpreted. The server closes the connection after the
/// answer, because the start of the next request is unknown (RFC 9112, section 2.2).
package struct HTTPFault: Error, Sendable, Hashable {
  /// The status of the answer.
  package let status: HTTPStatus
  /// One sentence for the person who reads the answer.
  package let reason: String
  /// Indicates whether the request line asked for the head only, so that the answer must have no body.
  package internal(set) var isHead = false

  package init(_ status: HTTPStatus, _ reason: String) {
    self.status = status
    self.reason = reason
  }

  /// The answer: plain text, with the methods that are allowed when the method is what is wrong.
  package var response: HTTPResponse {
    var response = HTTPResponse(status, text: reason)
    response.closesConnection = true
    if status == .methodNotAllowed { response.fields.append(HTTPField("Allow", "GET, HEAD")) }
    return response
  }
}
