/// Answers a request for a resource that exists, or for a range of it.
///
/// A preview tells clients to store nothing, so no client has a copy to ask about: responses have no
/// validators, and conditional requests (RFC 9110, section 13) get the whole.
package enum StaticResponse {
  /// Returns the response: 200, 206, or 416.
  ///
  /// - Parameters:
  ///   - request: The request. For HEAD the response is the one for GET, and the server does not send the
  ///     body.
  ///   - resource: The resource that the request names.
  package static func answer(_ request: HTTPRequest, with resource: StaticResource) -> HTTPResponse {
    let fields = [HTTPField("Accept-Ranges", "bytes"), HTTPField("Content-Type", resource.contentType)]
    let size = resource.bytes.count
    switch range(request, size: size) {
    case .ignored:
      return HTTPResponse(fields: fields, body: resource.bytes[...])
    case .unsatisfiable:
      var response = HTTPResponse(.rangeNotSatisfiable, text: "There are only \(size) bytes.")
      response.fields.append(HTTPField("Content-Range", "bytes */\(size)"))
      return response
    case .part(let range):
      let place = "bytes \(range.lowerBound)-\(range.upperBound - 1)/\(size)"
      return HTTPResponse(
        .partialContent, fields: fields + [HTTPField("Content-Range", place)], body: resource.bytes[range])
    }
  }

  /// Returns the part of the body that a request asks for. A range is for GET only (section 14.2).
  private static func range(_ request: HTTPRequest, size: Int) -> RequestedRange {
    // A condition on a validator that no response had does not hold, so the range does not count (section
    // 13.1.5).
    guard request.method == .get, let field = request.fields["Range"], request.fields["If-Range"] == nil
    else { return .ignored }
    return RequestedRange(field, size: size)
  }
}
