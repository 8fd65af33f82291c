import ClipsiteAppClips
@testable import ClipsiteHTTPServer
@testable import ClipsiteHTTPServerTests

/// A response as a client reads it.
struct Reply {
  let status: Int
  let fields: HTTPFields
  let body: String
  /// How many bytes it took.
  let length: Int

  /// The first response in some bytes; nil while it is not complete.
  init?(_ bytes: [UInt8], isHead: Bool = false) {
    let text = String(decoding: bytes, as: UTF8.self)
    guard let end = text.utf8.firstRange(of: "\r\n\r\n".utf8) else { return nil }
    let lines = String(text[..<end.lowerBound]).split(separator: "\r\n")
    fields = HTTPFields(
      lines.dropFirst().map { line in
        let parts = line.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
        return HTTPField(String(parts[0]), String(parts.last?.trimmed ?? ""))
      })
    status = lines.first.flatMap { Int($0.dropFirst(9).prefix(3)) } ?? 0
    let headLength = text.utf8.distance(from: text.startIndex, to: end.upperBound)
    let bodyLength = isHead ? 0 : fields["Content-Length"].flatMap { Int($0) } ?? 0
    guard bytes.count >= headLength + bodyLength else { return nil }
    body = String(decoding: bytes[headLength..<headLength + bodyLength], as: UTF8.self)
    length = headLength + bodyLength
  }
}
