import ClipsiteAppClips
import ClipsiteContent
import ClipsiteNetwork
import ClipsiteSite
import ClipsiteSystem

/// A bucket: its address, and requests to it.
struct S3Bucket: Sendable {
  /// One request to the bucket.
  struct Call: Sendable {
    var method = "GET"
    /// The key; empty for the bucket itself.
    var key = ""
    var query: [(name: String, value: String)] = []
    var headers: [HTTPHeader] = []
    var body: [UInt8]?
  }

  private let scheme: String
  private let authority: String
  private let pathPrefix: String
  private let region: String
  private let now: @Sendable () -> UTCTime

  /// - Parameters:
  ///   - endpoint: The store, or `nil` for Amazon S3.
  ///   - addressing: The part of a URL that names the bucket, or `nil` for the one that the store takes.
  ///   - hosts: The region, and the host of Amazon S3 in it.
  ///   - now: The time to sign with.
  init(
    _ name: String, at endpoint: StoreEndpoint?, _ addressing: PublishTarget.Addressing? = nil,
    in hosts: AWSHosts, now: @escaping @Sendable () -> UTCTime = { UTCTime.now() }
  ) throws(SystemError) {
    region = hosts.region
    self.now = now
    scheme = endpoint?.scheme ?? "https"
    let store: String
    if let endpoint { store = endpoint.authority } else { store = try hosts.host(of: .storage) }
    // A certificate's `*` stands for one label, so a name with dots is no host name.
    let usual = !name.contains(".") && Self.wantsHost(endpoint)
    let isHost = addressing.map { $0 == .host } ?? usual
    authority = isHost ? "\(name).\(store)" : store
    pathPrefix = isHost ? "/" : "/\(name)/"
  }

  /// Amazon S3, Tencent COS, and Alibaba OSS refuse paths or give them up. All other stores take them.
  private static func wantsHost(_ endpoint: StoreEndpoint?) -> Bool {
    guard let host = endpoint?.authority.prefix(while: { $0 != ":" }).lowercased() else { return true }
    return [".myqcloud.com", ".aliyuncs.com"].contains(where: host.hasSuffix)
  }

  /// The request of a call, signed.
  func request(_ call: Call, signedWith key: AccessKey) -> HTTPRequest {
    var path = pathPrefix + S3Encoding.path(call.key)
    if call.key.isEmpty, path.count > 1 { path.removeLast() }
    let headers = [HTTPHeader("Host", authority)] + call.headers
    let message = RequestSigner.Message(
      method: call.method, path: path, query: call.query, headers: headers,
      payload: Hexadecimal.text(SHA256.digest(call.body ?? [])))
    let query = RequestSigner.query(call.query)
    return HTTPRequest(
      call.method,
      "\(scheme)://\(authority)\(path)" + (query.isEmpty ? "" : "?\(query)"),
      headers: RequestSigner(key: key, region: region).headers(of: message, at: now()), body: call.body)
  }
}

/// Percent-encoding as object stores sign it: every byte but `A–Z a–z 0–9 - _ . ~`, in upper-case digits
/// (Amazon S3, “Signature calculations for the Authorization header”).
enum S3Encoding {
  /// A key as a path: its slashes stay.
  static func path(_ key: String) -> String {
    key.utf8.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false)
      .map { PercentEncoding.queryComponent(String(Substring($0))) }.joined(separator: "/")
  }

  /// A key of a listing that was asked for with `encoding-type=url`. Some stores write a space as `+`.
  static func decoded(_ text: String) -> String? {
    let bytes = text.utf8.map { $0 == UInt8(ascii: "+") ? UInt8(ascii: " ") : $0 }
    return PercentEncoding.decode(String(decoding: bytes, as: UTF8.self))
  }
}
