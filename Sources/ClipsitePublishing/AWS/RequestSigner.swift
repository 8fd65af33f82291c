import ClipsiteAppClips
import ClipsiteNetwork
import ClipsiteSystem

/// Signs requests with AWS Signature Version 4 (AWS Identity and Access Management, “Create a signed AWS API
/// request”), in the form of Amazon S3: paths are neither normalized nor encoded twice.
struct RequestSigner: Sendable {
  /// The parts of a request that are signed.
  struct Message {
    let method: String
    /// The path, encoded.
    let path: String
    /// The query: names and values, not encoded.
    let query: [(name: String, value: String)]
    /// The fields, without those that signing adds.
    let headers: [HTTPHeader]
    /// The SHA-256 digest of the body in hexadecimal digits.
    let payload: String
  }

  let key: AccessKey
  let region: String

  /// The fields of a message together with those that sign it.
  func headers(of message: Message, at date: UTCTime) -> [HTTPHeader] {
    var headers = message.headers
    headers.append(HTTPHeader("x-amz-content-sha256", message.payload))
    headers.append(HTTPHeader("x-amz-date", date.basic))
    if let token = key.token { headers.append(HTTPHeader("x-amz-security-token", token)) }
    return headers + [HTTPHeader("Authorization", authorization(of: message, headers, date))]
  }

  private func authorization(of message: Message, _ headers: [HTTPHeader], _ date: UTCTime) -> String {
    let scope = "\(date.basic.prefix(8))/\(region)/s3/aws4_request"
    let canonical = Self.canonicalRequest(message, headers)
    let digest = Hexadecimal.text(SHA256.digest(Array(canonical.utf8)))
    let text = "AWS4-HMAC-SHA256\n\(date.basic)\n\(scope)\n\(digest)"
    let signature = Hexadecimal.text(
      SHA256.authenticationCode(of: Array(text.utf8), key: signingKey(of: date)))
    return "AWS4-HMAC-SHA256 Credential=\(key.id)/\(scope), "
      + "SignedHeaders=\(Self.signedNames(headers)), Signature=\(signature)"
  }

  private func signingKey(of date: UTCTime) -> [UInt8] {
    let scope = [String(date.basic.prefix(8)), region, "s3", "aws4_request"]
    return scope.reduce(Array("AWS4\(key.secret)".utf8)) { key, part in
      SHA256.authenticationCode(of: Array(part.utf8), key: key)
    }
  }

  /// The request as both sides write it before they sign.
  static func canonicalRequest(_ message: Message, _ headers: [HTTPHeader]) -> String {
    let lines = sorted(headers).map { "\($0.name.lowercased()):\(folded($0.value))\n" }
    return [
      message.method, message.path, query(message.query), lines.joined(), signedNames(headers),
      message.payload,
    ].joined(separator: "\n")
  }

  /// The query as it is signed, and as it is sent.
  static func query(_ items: [(name: String, value: String)]) -> String {
    items.map {
      (PercentEncoding.queryComponent($0.name), PercentEncoding.queryComponent($0.value))
    }.sorted { $0 < $1 }
      .map { "\($0.0)=\($0.1)" }.joined(separator: "&")
  }

  private static func signedNames(_ headers: [HTTPHeader]) -> String {
    sorted(headers).map { $0.name.lowercased() }.joined(separator: ";")
  }

  private static func sorted(_ headers: [HTTPHeader]) -> [HTTPHeader] {
    headers.sorted { $0.name.lowercased() < $1.name.lowercased() }
  }

  /// A value with its runs of spaces as one.
  private static func folded(_ value: String) -> String { value.split(separator: " ").joined(separator: " ") }
}

/// The key that signs requests to an object store. Never printed.
struct AccessKey: Hashable, Sendable {
  /// The public part, as in `AKIDEXAMPLE`.
  let id: String
  let secret: String
  /// The token of temporary keys.
  let token: String?

  /// A key without the white space around its parts.
  init(id: String, secret: String, token: String? = nil) {
    (self.id, self.secret, self.token) = (id.trimmed, secret.trimmed, token?.trimmed)
  }

  /// Reads a key.
  ///
  /// - Parameters:
  ///   - names: The names of the parts at the source.
  ///   - source: The source in messages, or `nil` if the names tell it.
  /// - Throws: `SystemError.denied` for a control character, which would end a field of a request.
  init(
    id: String, secret: String, token: String?, names: (String, String, String), of source: String? = nil
  ) throws(SystemError) {
    self.init(id: id, secret: secret, token: token)
    let parts = [(names.0, self.id), (names.1, self.secret), (names.2, self.token ?? "")]
    guard let part = parts.first(where: { $0.1.utf8.contains(where: \.isControl) }) else { return }
    throw .denied(
      "\(part.0)\(source.map { " of \($0)" } ?? "") has a line end or a control character inside. Set it again"
    )
  }
}

extension AccessKey: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
  /// Says nothing, so that no message shows a secret by accident.
  var description: String { "an access key" }
  var debugDescription: String { description }
  var customMirror: Mirror { Mirror(self, children: []) }
}
