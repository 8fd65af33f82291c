import ClipsiteAppClips
import ClipsiteText

extension HTTPResponse {
  /// Returns the response to a request for a file, or for a range of it: 200, 206, or 416.
  ///
  /// A preview tells clients to store nothing, so no client has a copy to ask about: responses have no
  /// validators, and conditional requests (RFC 9110, section 13) get the whole.
  ///
  /// - Parameter request: The request. For HEAD the response is the one for GET, and the server does not send
  ///   the body.
  package static func file(
    _ bytes: [UInt8], contentType: String, to request: ReceivedRequest
  ) -> HTTPResponse {
    let fields = [HTTPField("Accept-Ranges", "bytes"), HTTPField("Content-Type", contentType)]
    let size = bytes.count
    switch RequestedRange(request, size: size) {
    case .ignored:
      return HTTPResponse(fields: fields, body: bytes[...])
    case .unsatisfiable:
      var response = HTTPResponse(.rangeNotSatisfiable, text: "There are only \(size) bytes.")
      response.fields.append(HTTPField("Content-Range", "bytes */\(size)"))
      return response
    case .part(let range):
      let described = "bytes \(range.lowerBound)-\(range.upperBound - 1)/\(size)"
      return HTTPResponse(
        .partialContent, fields: fields + [HTTPField("Content-Range", described)], body: bytes[range]
      )
    }
  }
}

/// The request of a `Range` field (RFC 9110, section 14.2).
package enum RequestedRange: Equatable {
  /// The whole: another unit, several ranges, or nothing that can be understood.
  case ignored
  /// Nothing that is there.
  case unsatisfiable
  /// These bytes.
  case part(Range<Int>)

  /// Reads the range of a request, which is for GET only (section 14.2).
  init(_ request: ReceivedRequest, size: Int) {
    // A condition on a validator that no response had does not hold, so the range does not count (section
    // 13.1.5).
    let isRead = request.method == .get && request.fields["If-Range"] == nil
    self.init(isRead ? request.fields["Range"] ?? "" : "", size: size)
  }

  /// Reads the field for a representation of a size in bytes.
  package init(_ field: String, size: Int) {
    self = .ignored
    guard let equals = field.firstIndex(of: "="), field[..<equals].equalsWithoutCase("bytes") else { return }
    let specification = field[field.index(after: equals)...].withoutBlanks
    let ends = specification.split(separator: "-", omittingEmptySubsequences: false)
    guard ends.count == 2, ends.allSatisfy({ $0.utf8.allSatisfy(\.isDigit) }) else { return }
    switch (Self.number(ends[0]), Self.number(ends[1])) {
    case (nil, nil): return
    case (nil, let length?): self = Self.suffix(length, size: size)
    case (let first?, let last):
      if let last, last < first { return }
      self = first < size ? .part(first..<min(last ?? size, size - 1) + 1, size: size) : .unsatisfiable
    }
  }

  private static func suffix(_ length: Int, size: Int) -> RequestedRange {
    if length == 0 { return .unsatisfiable }
    // The last bytes of nothing are nothing, which Content-Range cannot say.
    return size == 0 ? .ignored : .part(max(0, size - length)..<size)
  }

  private static func part(_ range: Range<Int>, size: Int) -> RequestedRange {
    .part(range.clamped(to: 0..<size))
  }

  /// A number, however large, or `nil` if there are no digits.
  private static func number(_ digits: Substring) -> Int? { digits.isEmpty ? nil : Int(digits) ?? .max }
}

extension HTTPResponse {
  /// A 404 response with the site's page, or with a built-in one that names the path.
  package static func notFound(_ request: ReceivedRequest, page: [UInt8]? = nil) -> HTTPResponse {
    let path = MarkupEscaping.escaped(request.path, .html)
    let builtIn = MessagePage.html(title: "Not found", "The site has no file at <code>\(path)</code>.")
    return HTTPResponse(.notFound, contentType: "text/html; charset=utf-8", page ?? builtIn)
  }
}

/// A page of the server's own with one message.
package enum MessagePage {
  /// Returns the page.
  ///
  /// - Parameters:
  ///   - title: The title, without markup.
  ///   - message: The message, as markup.
  ///   - footer: Lines of markup for the end of the body.
  package static func html(title: String, _ message: String, footer: String = "") -> [UInt8] {
    Array(
      """
      <!DOCTYPE html>
      <html lang="en">
      <head>
      <meta charset="utf-8">
      <title>\(title)</title>
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <meta name="color-scheme" content="light dark">
      <link rel="icon" href="data:,">
      <style>body { font: 1.0625rem/1.6 system-ui, sans-serif; margin: 3rem 1.25rem; }</style>
      </head>
      <body>
      <main><h1>\(title)</h1><p>\(message)</p></main>
      \(footer)</body>
      </html>

      """.utf8)
  }
}
