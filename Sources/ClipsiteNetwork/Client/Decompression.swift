import ClipsiteCCurl

/// The decompression of answers (RFC 9110, section 8.4.1.3).
enum Decompression {
  /// The first bytes of gzip data (RFC 1952, section 2.3.1).
  static let mark: [UInt8] = [0x1F, 0x8B]

  /// Returns an answer with the body that it had before it was compressed.
  ///
  /// - Parameter limit: The longest body, in bytes.
  static func result(of answer: HTTPAnswer, limit: Int) -> Result<HTTPAnswer, HTTPFailure> {
    let encodings = answer.values(of: "content-encoding").filter { $0.lowercased() != "identity" }
    // An answer such as 304 has the header of a body that it does not have.
    guard let encoding = encodings.first, !answer.body.isEmpty || answer.status == 200 else {
      return .success(answer)
    }
    guard encodings.count == 1, ["gzip", "x-gzip"].contains(encoding.lowercased()) else {
      let names = encodings.map { "`\($0)`" }.joined(separator: ", ")
      return .failure(HTTPFailure(.encoding, "its Content-Encoding is \(names), but only gzip was accepted"))
    }
    var answer = answer
    do throws(HTTPFailure) { answer.body = try decompressed(answer.body, limit) } catch {
      return .failure(error)
    }
    return .success(answer)
  }

  private static func decompressed(_ bytes: [UInt8], _ limit: Int) throws(HTTPFailure) -> [UInt8] {
    var (output, size): (UnsafeMutablePointer<UInt8>?, Int) = (nil, 0)
    defer { clipsite_curl_free(output) }
    if let problem = clipsite_curl_decompress(bytes, bytes.count, limit, &output, &size) {
      let reason = "Error while processing content unencoding: \(String(cString: problem))"
      throw HTTPFailure(.encoding, reason)
    }
    guard size <= limit else { throw .tooLong(limit) }
    return Array(UnsafeBufferPointer(start: output, count: size))
  }
}
