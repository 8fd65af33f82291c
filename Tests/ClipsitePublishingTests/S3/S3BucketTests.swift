import ClipsiteHTTPClient
import ClipsiteSiteModel
import Testing

@testable import ClipsitePublishing

@Suite(.timeLimit(.minutes(30))) struct S3BucketTests {
  private static func url(_ bucket: String, _ endpoint: String?, _ call: S3Bucket.Call) throws -> String {
    let signer = RequestSigner(key: .testing, region: "eu-central-1")
    return S3Bucket(bucket, at: try endpoint.map { try StoreEndpoint($0) }, signedWith: signer).request(call)
      .url
  }

  @Test(arguments: [
    ("site", nil, "https://site.s3.eu-central-1.amazonaws.com/a%20b"),
    ("my.site", nil, "https://s3.eu-central-1.amazonaws.com/my.site/a%20b"),
    ("site", "https://s3.example.com", "https://s3.example.com/site/a%20b"),
    ("site", "http://127.0.0.1:9000/", "http://127.0.0.1:9000/site/a%20b"),
  ])
  func hasTheAddressOfItsStore(_ bucket: String, _ endpoint: String?, url: String) throws {
    #expect(try Self.url(bucket, endpoint, S3Bucket.Call(key: "a b")) == url)
  }

  @Test func theBucketItselfHasNoSlashBehindIt() throws {
    let call = S3Bucket.Call(query: [("delete", "")])
    #expect(try Self.url("site", nil, call) == "https://site.s3.eu-central-1.amazonaws.com/?delete=")
    #expect(try Self.url("site", "https://s3.example.com", call) == "https://s3.example.com/site?delete=")
  }

  @Test(arguments: [
    "http://s3.example.com", "ftp://s3.example.com", "https://s3.example.com/path",
    "https://user:pw@s3.example.com",
    "https://", "s3.example.com", "http://127.0.0.1.example.com", "http://127.0.0.1@example.com",
    "http://localhost.example.com",
  ])
  func refusesOtherAddresses(_ text: String) {
    #expect(throws: PublishMistake.self) { try StoreEndpoint(text) }
  }
}
