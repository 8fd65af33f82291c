/// Why a request is refused before it means anything. The connection is closed after the answer, for where
/// the next request would start is not known (RFC 9112, section 2.2).
package struct HTTPFault: Error, Sendable, Hashable {
  /// The status of the answer.
  package let status: HTTPStatus
  /// One sentence for the person who reads the answer.
  package let reason: String
  /// Whether the request line asked for the head only, so that the answer must have no body.
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
