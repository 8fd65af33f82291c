internal import ClipsiteHTTPClient
import ClipsiteMarkup

/// What is wrong with an answer of a store that is no success.
struct S3Fault {
  /// The store's word for it, as in `SlowDown`; empty when it says nothing.
  let code: String
  private let status: Int
  private let message: String
  private let serverDate: String
  private let region: String?

  /// Reads an answer.
  init(_ answer: HTTPAnswer) {
    let body = try? XMLElement(answer.body)
    status = answer.status
    code = body?["Code"]?.text ?? ""
    message = body?["Message"]?.text ?? ""
    serverDate = answer["Date"] ?? "unknown"
    region = body?["Region"]?.text ?? answer["x-amz-bucket-region"]
  }

  /// Whether the same request may succeed later (RFC 9110, section 15; RFC 6585, section 4).
  var isTransient: Bool {
    if code == "RequestTimeout" || code == "SlowDown" || code == "BadDigest" { return true }
    return status == 408 || status == 429 || status >= 500 && status != 501
  }

  /// The codes that refuse the credentials, whatever the status: Amazon S3 answers some of them with 400
  /// (Amazon S3 API Reference, “Error responses”).
  private static let denials: Set<String> = [
    "AccessDenied", "AccountProblem", "AllAccessDisabled", "ExpiredToken", "InvalidAccessKeyId",
    "InvalidSecurity",
    "InvalidToken", "NotSignedUp", "SignatureDoesNotMatch", "TokenRefreshRequired",
  ]

  /// Whether a code refuses who we are or what we may do.
  static func isDenial(_ code: String) -> Bool { denials.contains(code) }

  /// Whether the store asks for fewer requests.
  var isThrottling: Bool { status == 429 || status == 503 }

  /// The error for people. It never repeats the body: some stores put what was signed into it.
  func error(at date: SigningDate) -> PublishError {
    let answer = "the store answers \(status)" + (code.isEmpty ? "" : " \(code)")
    switch code {
    case "RequestTimeTooSkewed":
      return .denied("\(answer): the clocks differ; here it is \(date.text), there \(serverDate)")
    case "AuthorizationHeaderMalformed", "PermanentRedirect", "TemporaryRedirect":
      let hint = region.map { "the bucket's region is '\($0)'; write 'region: \($0)'" }
      return .denied("\(answer): " + (hint ?? "the region may be wrong; write 'region' in site.yml"))
    case "NoSuchBucket": return .store("\(answer): there is no such bucket")
    default: break
    }
    if 300..<400 ~= status {
      return .denied("\(answer): the bucket is elsewhere; look at 'endpoint' and 'region'")
    }
    if status == 401 || status == 403 {
      return .denied("\(answer): the key is unknown, wrong or not allowed to do this")
    }
    guard Self.isDenial(code) else { return .store(answer) }
    let isOld = code == "ExpiredToken" || code == "TokenRefreshRequired"
    return .denied(isOld ? "\(answer): the session has ended; get a new AWS_SESSION_TOKEN" : answer)
  }
}
