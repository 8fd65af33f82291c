import ClipsiteAppClips

/// The first line of a request: `GET /market HTTP/1.1` (RFC 9112, section 3).
struct RequestLine {
  let method: String
  let target: String
  let version: HTTPRequest.Version

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
      throw HTTPFault(.badRequest, "The target holds a byte that must be percent-encoded.")
    }
    method = String(decoding: parts[0], as: UTF8.self)
    target = String(decoding: parts[1], as: UTF8.self)
  }

  /// `HTTP/` and two digits with a dot, with case (RFC 9112, section 2.3).
  private static func version(
    _ bytes: Slice<UnsafeRawBufferPointer>
  ) throws(HTTPFault) -> HTTPRequest.Version {
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
  func servedMethod() throws(HTTPFault) -> HTTPRequest.Method {
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
