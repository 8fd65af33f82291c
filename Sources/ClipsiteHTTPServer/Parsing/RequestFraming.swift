import ClipsiteAppClips

/// What a request says about its body (RFC 9112, section 6).
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
      let digits = value.trimmed
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
