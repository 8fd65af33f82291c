/// The status codes that the preview gives, with their reason phrases (RFC 9110, section 15; RFC 6585 for
/// 431).
package enum HTTPStatus: Int, Sendable, CaseIterable {
  case ok = 200
  case noContent = 204
  case partialContent = 206
  case movedPermanently = 301
  case found = 302
  case seeOther = 303
  case temporaryRedirect = 307
  case permanentRedirect = 308
  case badRequest = 400
  case forbidden = 403
  case notFound = 404
  case methodNotAllowed = 405
  case requestTimeout = 408
  case gone = 410
  case contentTooLarge = 413
  case uriTooLong = 414
  case rangeNotSatisfiable = 416
  case misdirectedRequest = 421
  case fieldsTooLarge = 431
  case internalServerError = 500
  case notImplemented = 501
  case serviceUnavailable = 503
  case versionNotSupported = 505

  /// The phrase behind the number in the status line.
  package var reason: String {
    switch self {
    case .ok: "OK"
    case .noContent: "No Content"
    case .partialContent: "Partial Content"
    case .movedPermanently: "Moved Permanently"
    case .found: "Found"
    case .seeOther: "See Other"
    case .temporaryRedirect: "Temporary Redirect"
    case .permanentRedirect: "Permanent Redirect"
    case .badRequest: "Bad Request"
    case .forbidden: "Forbidden"
    case .notFound: "Not Found"
    case .methodNotAllowed: "Method Not Allowed"
    case .requestTimeout: "Request Timeout"
    case .gone: "Gone"
    case .contentTooLarge: "Content Too Large"
    case .uriTooLong: "URI Too Long"
    case .rangeNotSatisfiable: "Range Not Satisfiable"
    case .misdirectedRequest: "Misdirected Request"
    case .fieldsTooLarge: "Request Header Fields Too Large"
    case .internalServerError: "Internal Server Error"
    case .notImplemented: "Not Implemented"
    case .serviceUnavailable: "Service Unavailable"
    case .versionNotSupported: "HTTP Version Not Supported"
    }
  }

  /// Indicates whether a response with this status never has a body (RFC 9110, section 6.4.1).
  package var forbidsBody: Bool { self == .noContent }
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
