import ClipsiteNetwork
import ClipsiteSystem
import ClipsiteText

/// One page of a listing (Amazon S3 API Reference, “ListObjectsV2”).
struct S3Listing {
  /// The objects by key, with their entity tags.
  private(set) var objects: [(key: RelativePath, size: Int, tag: String)] = []
  /// The token that requests the next page, or `nil` on the last page.
  private(set) var nextToken: String?

  /// Reads an answer, or `nil` if it is not whole.
  init?(_ body: [UInt8]) {
    guard let root = try? XMLElement(body), root.name == "ListBucketResult" else { return nil }
    let isEncoded = root["EncodingType"]?.text == "url"
    for entry in root.children where entry.name == "Contents" {
      guard let text = entry["Key"]?.text, let key = isEncoded ? S3Encoding.decoded(text) : text,
        let size = entry["Size"].flatMap({ Int($0.text) })
      else { return nil }
      objects.append((RelativePath(key), size, Self.bare(entry["ETag"]?.text ?? "")))
    }
    guard root["IsTruncated"]?.text == "true" else { return }
    guard let token = root["NextContinuationToken"]?.text, !token.isEmpty else { return nil }
    nextToken = token
  }

  /// An entity tag without its quotes.
  static func bare(_ tag: String) -> String { tag.filter { $0 != "\"" }.lowercased() }

  /// The MD5 digest that an entity tag is, unless it has another form.
  static func md5(_ tag: String) -> String? {
    tag.utf8.count == 32 && tag.utf8.allSatisfy { Character(UnicodeScalar($0)).isHexDigit } ? tag : nil
  }
}

/// The body of an answer to a call that succeeded. A body of another kind is not to be trusted, whatever the
/// status is: it may be the page of a portal, or an error that came after the status.
enum S3Content {
  /// Nothing, or white space.
  case nothing
  /// XML with this element.
  case element(String)
  /// A file of ours that is no markup, or the error that there is none.
  case file
  /// XML with this element, or the answer of a store that does not know the call.
  case elementIfKnown(String)
  /// Nothing, or the error that the file is gone already.
  case removal

  /// Indicates whether an answer can be one of a store.
  func accepts(_ answer: HTTPAnswer) -> Bool {
    let (body, root) = (answer.body, try? XMLElement(answer.body))
    let first = body.first { $0 > UInt8(ascii: " ") }
    guard 200..<300 ~= answer.status else {
      return switch self {
      case .file, .removal: answer.status == 404 && root?["Code"]?.text == "NoSuchKey"
      case .elementIfKnown: S3Fault(answer).isUnknownCall
      case .nothing, .element: false
      }
    }
    return switch self {
    case .nothing, .removal: first == nil
    // Who reads the element says that it is broken off.
    case .element(let name), .elementIfKnown(let name): root == nil || root?.name == name
    case .file:
      first != UInt8(ascii: "<")
        || MD5.digest(body).map(Hexadecimal.text) == S3Listing.bare(answer["ETag"] ?? "")
    }
  }
}

/// The fault in an answer of a store.
struct S3Fault {
  /// The store's word for it, as in `SlowDown`. Empty if it says nothing.
  let code: String
  private let status: Int
  private let serverDate: String
  private let region: String?

  /// Reads an answer.
  init(_ answer: HTTPAnswer) {
    let body = try? XMLElement(answer.body)
    status = answer.status
    code = body?["Code"]?.text ?? ""
    serverDate = answer["Date"] ?? "unknown"
    region = body?["Region"]?.text ?? answer["x-amz-bucket-region"]
  }

  /// Indicates whether the same request may succeed later (RFC 9110, section 15; RFC 6585, section 4).
  var isTransient: Bool {
    if isForeign || 200..<300 ~= status { return !Self.isDenial(code) }
    let isPassing = ["RequestTimeout", "SlowDown", "BadDigest", "ConditionalRequestConflict"].contains(code)
    if isPassing { return true }
    return status == 408 || status == 429 || status >= 500 && status != 501
  }

  /// The codes that refuse the credentials, whatever the status: Amazon S3 answers some of them with 400
  /// (Amazon S3 API Reference, “Error responses”).
  private static let denials: Set<String> = [
    "AccessDenied", "AccountProblem", "AllAccessDisabled", "ExpiredToken", "InvalidAccessKeyId",
    "InvalidSecurity",
    "InvalidToken", "NotSignedUp", "SignatureDoesNotMatch", "TokenRefreshRequired",
  ]

  /// Indicates whether a code means that the store rejected our credentials or permissions.
  static func isDenial(_ code: String) -> Bool { denials.contains(code) }

  /// Indicates whether the session of the key ended. Amazon S3 says so with status 400.
  var isExpired: Bool { code == "ExpiredToken" || code == "TokenRefreshRequired" }

  /// Indicates whether somebody else answers in place of the store.
  private var isForeign: Bool { code.isEmpty && (200..<300 ~= status || status == 404) }

  /// Indicates whether the store does not have the call, and never will (RFC 9110, sections 15.5.6 and 15.6.2).
  var isUnknownCall: Bool { status == 405 || status == 501 || code == "NotImplemented" }

  /// Indicates whether the store asks for fewer requests.
  var isThrottling: Bool { status == 429 || status == 503 }

  /// The error for people. It never repeats the body: some stores put what was signed into it.
  ///
  /// - Parameter remedy: The remedy for a session that ended.
  func error(at date: UTCTime, remedy: String = "get a new key") -> SystemError {
    let answer = "the store answers \(status)" + (code.isEmpty ? "" : " \(code)")
    if isForeign {
      return .service(
        "the answer is not a store's, although its status is \(status). Look at 'endpoint', and whether the "
          + "network wants a sign-in")
    }
    switch code {
    case "RequestTimeTooSkewed":
      return .denied("\(answer): the clocks differ: here it is \(date.basic), there \(serverDate)")
    case "AuthorizationHeaderMalformed", "PermanentRedirect", "TemporaryRedirect":
      let hint = region.map { "the bucket's region is '\($0)'. Write 'region: \($0)'" }
      return .denied("\(answer): " + (hint ?? "the region may be wrong. Write 'region' in site.yml"))
    case "PathStyleDomainForbidden", "SecondLevelDomainForbidden":
      return .denied(
        "\(answer): the store wants the bucket in the host name. Write 'addressing: host' in site.yml")
    case "NoSuchBucket": return .service("\(answer): there is no such bucket")
    default: break
    }
    if 300..<400 ~= status {
      return .denied("\(answer): the bucket is elsewhere. Look at 'endpoint' and 'region'")
    }
    if status == 401 || status == 403, !isExpired {
      return .denied("\(answer): the key is unknown, wrong or not allowed to do this")
    }
    guard Self.isDenial(code) else { return .service(answer) }
    return .denied(isExpired ? "\(answer): the session has ended".followed(by: remedy) : answer)
  }
}
