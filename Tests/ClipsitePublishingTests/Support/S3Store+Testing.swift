@testable import ClipsiteContent
import ClipsiteNetwork
import ClipsiteSite
import ClipsiteSystem

@testable import ClipsitePublishing

extension S3Store {
  /// A store with a key, on this computer, that tries again at once.
  static func testing(
    port: UInt16, bucket: String = "site", folder: RelativePath = "", key: AccessKey = .testing,
    credentials: SessionCredentials? = nil, region: String = "us-east-1",
    stallTimeout: Int = 30, now: @escaping @Sendable () -> UTCTime = { UTCTime.now() }
  ) throws -> S3Store {
    var options = HTTPClientOptions()
    options.stallTimeout = stallTimeout
    let bucket = try S3Bucket(bucket, at: .loopback(port), in: AWSHosts(region: region), now: now)
    return S3Store(
      "s3://site", bucket, with: credentials ?? .testing(key), folder: folder,
      policy: RetryPolicy(attempts: 6, base: .milliseconds(1), longest: .milliseconds(2)), options: options)
  }
}

extension SessionCredentials {
  /// A key that never changes.
  static func testing(_ key: AccessKey = .testing) -> SessionCredentials {
    SessionCredentials(
      StaticKey(source: "a test", session: SessionKey(key: key), remedy: "get a new AWS_SESSION_TOKEN"))
  }
}

extension AccessKey {
  static let testing = AccessKey(id: "AKTEST", secret: "SECRETTEST")
}

extension StoreEndpoint {
  static func loopback(_ port: UInt16) throws -> StoreEndpoint {
    try StoreEndpoint("http://127.0.0.1:\(port)")
  }
}
