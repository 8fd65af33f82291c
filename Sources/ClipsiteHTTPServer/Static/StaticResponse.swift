/// Answers a request for a resource that is there, with all that RFC 9110 has on conditions and ranges.
public enum StaticResponse {
  /// The response: 200, 206, 304, 412 or 416.
  ///
  /// - Parameters:
  ///   - request: What is asked; for HEAD the response is that of GET, and the body is not sent.
  ///   - resource: What is there.
  ///   - now: Decides the century of dates with a year of two digits.
  public static func answer(
    _ request: HTTPRequest, with resource: StaticResource, now: HTTPDate
  ) -> HTTPResponse {
    let condition = RequestCondition(request.fields, resource, now: now)
    if condition.failed { return HTTPResponse(.preconditionFailed, text: "The page has changed.") }
    var fields = [
      HTTPField("ETag", resource.entityTag.text), HTTPField("Accept-Ranges", "bytes"),
    ]
    if let date = resource.lastModified { fields.append(HTTPField("Last-Modified", date.text)) }
    if condition.isNotModified { return HTTPResponse(.notModified, fields: fields) }
    fields.append(HTTPField("Content-Type", resource.contentType))
    return whole(resource, fields, part: range(request, resource, condition))
  }

  /// What is asked of the body. A range is for GET only (section 14.2).
  private static func range(
    _ request: HTTPRequest, _ resource: StaticResource, _ condition: RequestCondition
  ) -> ByteRange {
    guard request.method == .get, let field = request.fields["Range"], condition.allowsRange else {
      return .ignored
    }
    return ByteRange(field, size: resource.bytes.count)
  }

  private static func whole(
    _ resource: StaticResource, _ fields: [HTTPField], part: ByteRange
  ) -> HTTPResponse {
    let size = resource.bytes.count
    switch part {
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
}
