import ClipsiteAppClips

/// The first line of a request: `GET /market HTTP/1.1` (RFC 9112, section 3).
struct RequestLine {
  let method: String
  let target: String
  let version: ReceivedRequest.Version

  /// Reads a line without its end.
  init(_ line: Slice<UnsafeRawBufferPointer>) throws(HTTPFault) {
    let parts = line.split(separator: UInt8(ascii: " "), omittingEmptySubsequences: false)
    guard parts.count == 3, !parts[1].isEmpty else {
      throw HTTPFault(
        .badRequest, "The request line is not a method, a target and a version with one space between them.")
    }
    guard !parts[0].isEmpty, parts[0].allSatisfy(\.isTokenByte) else {
      throw HTTPFault(.badRequest, "The method is not a token.")
    }
    version = try Self.version(parts[2])
    guard parts[1].allSatisfy({ $0 > 0x20 && $0 < 0x7F && $0 != UInt8(ascii: "#") }) else {
      throw HTTPFault(.badRequest, "The target contains a byte that must be percent-encoded.")
    }
    method = String(decoding: parts[0], as: UTF8.self)
    target = String(decoding: parts[1], as: UTF8.self)
  }

  /// `HTTP/` and two digits with a dot, with case (RFC 9112, section 2.3).
  private static func version(
    _ bytes: Slice<UnsafeRawBufferPointer>
  ) throws(HTTPFault) -> ReceivedRequest.Version {
    let start = bytes.startIndex
    guard bytes.count == 8, bytes.starts(with: "HTTP/".utf8), bytes[start + 5].isDigit,
      bytes[start + 6] == UInt8(ascii: "."), bytes[start + 7].isDigit
    else {
      throw HTTPFault(.badRequest, "The version is not HTTP/1.1 or HTTP/1.0.")
    }
    guard bytes[start + 5] == UInt8(ascii: "1") else {
      throw HTTPFault(.versionNotSupported, "Only HTTP/1.1 and HTTP/1.0 are spoken here.")
    }
    return bytes[start + 7] == UInt8(ascii: "0") ? .http10 : .http11
  }

  /// The method, when it is one that is served. Methods have case (RFC 9110, section 9.1).
  func servedMethod() throws(HTTPFault) -> ReceivedRequest.Method {
    switch method {
    case "GET": return .get
    case "HEAD": return .head
    case "POST", "PUT", "DELETE", "CONNECT", "OPTIONS", "TRACE", "PATCH":
      throw HTTPFault(.methodNotAllowed, "The preview answers GET and HEAD only, not \(method).")
    default:
      throw HTTPFault(.notImplemented, "The preview answers GET and HEAD only.")
    }
  }
}

extension HTTPField {
  /// Finds name and value in a field line: `Name: value` (RFC 9112, section 5).
  init(_ line: Range<Int>, of bytes: UnsafeRawBufferPointer) throws(HTTPFault) {
    if bytes[line.lowerBound].isBlank {
      throw HTTPFault(.badRequest, "A field line starts with white space.")
    }
    guard let colon = line.first(where: { bytes[$0] == UInt8(ascii: ":") }) else {
      throw HTTPFault(.badRequest, "A field line has no colon.")
    }
    let name = line.lowerBound..<colon
    guard !name.isEmpty, name.allSatisfy({ bytes[$0].isTokenByte }) else {
      throw HTTPFault(.badRequest, "The name of a field is not a token.")
    }
    var value = colon + 1..<line.upperBound
    while let first = value.first, bytes[first].isBlank { value = first + 1..<value.upperBound }
    while let last = value.last, bytes[last].isBlank { value = value.lowerBound..<last }
    guard value.allSatisfy({ !bytes[$0].isControl || bytes[$0] == UInt8(ascii: "\t") }) else {
      throw HTTPFault(.badRequest, "The value of a field contains a control character.")
    }
    self.init(
      String(decoding: bytes[name], as: UTF8.self), String(decoding: bytes[value], as: UTF8.self))
  }
}

/// The facts about a request's body in its head (RFC 9112, section 6).
struct RequestFraming {
  private let hasTransferEncoding: Bool
  private let contentLength: Int

  /// Reads the fields; they are at fault when they do not agree on one length.
  init(_ fields: HTTPFields) throws(HTTPFault) {
    hasTransferEncoding = fields["Transfer-Encoding"] != nil
    let values = fields.values("Content-Length")
    contentLength = try Self.length(values)
    if hasTransferEncoding, !values.isEmpty {
      throw HTTPFault(.badRequest, "The request has both Transfer-Encoding and Content-Length.")
    }
  }

  /// Several values, also in a list, are fine as long as they are one number (section 6.3).
  private static func length(_ values: [String]) throws(HTTPFault) -> Int {
    var length: Int?
    for value in values.flatMap({ $0.split(separator: ",", omittingEmptySubsequences: false) }) {
      let digits = value.withoutBlanks
      guard !digits.isEmpty, digits.utf8.allSatisfy(\.isDigit), let number = Int(digits) else {
        throw HTTPFault(.badRequest, "The Content-Length is not a number.")
      }
      guard length == nil || length == number else {
        throw HTTPFault(.badRequest, "The request has more than one Content-Length.")
      }
      length = number
    }
    return length ?? 0
  }

  /// The preview reads no bodies.
  func checkThatThereIsNoBody() throws(HTTPFault) {
    if hasTransferEncoding {
      throw HTTPFault(.notImplemented, "The preview reads no bodies, so no Transfer-Encoding either.")
    }
    if contentLength > 0 { throw HTTPFault(.contentTooLarge, "The preview reads no bodies.") }
  }
}
