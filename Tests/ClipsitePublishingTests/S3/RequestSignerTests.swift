@testable import ClipsiteContent
import ClipsiteNetwork
import ClipsiteSite
import ClipsiteSystem
import ClipsiteText
import Testing

@testable import ClipsitePublishing

/// The examples of Amazon S3, “Signature calculations for the Authorization header: transferring payload in a
/// single chunk”.
struct RequestSignerTests {
  private static let empty = "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"
  private static let signer = RequestSigner(
    key: AccessKey(id: "AKIAIOSFODNN7EXAMPLE", secret: "wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY"),
    region: "us-east-1")
  private static let host = HTTPHeader("Host", "examplebucket.s3.amazonaws.com")

  /// 24 May 2013, 00:00:00.
  private static let date = UTCTime(1_369_353_600)

  private static func signature(_ message: RequestSigner.Message) -> String? {
    let headers = signer.headers(of: message, at: date)
    return headers.first { $0.name == "Authorization" }?.value.split(separator: "=").last.map(String.init)
  }

  @Test func signsARequestForAnObject() {
    let message = RequestSigner.Message(
      method: "GET", path: "/test.txt", query: [], headers: [Self.host, HTTPHeader("Range", "bytes=0-9")],
      payload: Self.empty)
    #expect(Self.signature(message) == "f0e8bdb87c964420e857bd35b5d6ed310bd44f0170aba48dd91039c6036bdb41")
  }

  @Test func signsAnUpload() {
    let message = RequestSigner.Message(
      method: "PUT", path: S3Encoding.path("/test$file.text"), query: [],
      headers: [
        Self.host, HTTPHeader("Date", "Fri, 24 May 2013 00:00:00 GMT"),
        HTTPHeader("x-amz-storage-class", "REDUCED_REDUNDANCY"),
      ], payload: "44ce7dd67c959e0d3524ffac1771dfbba87d2b6b4b4e99e42034a8b803f8b072")
    #expect(Self.signature(message) == "98ad721746da40c64f1a55b78f14c238d841ea1380cd77a1b5971af0ece108bd")
  }

  @Test func signsAQueryWithoutAValue() {
    let message = RequestSigner.Message(
      method: "GET", path: "/", query: [("lifecycle", "")], headers: [Self.host], payload: Self.empty)
    #expect(Self.signature(message) == "fea454ca298b7da1c68078a5d1bdbfbbe0d65c699e0f91ac7a200a0136783543")
  }

  @Test func signsAListing() {
    let message = RequestSigner.Message(
      method: "GET", path: "/", query: [("prefix", "J"), ("max-keys", "2")], headers: [Self.host],
      payload: Self.empty)
    #expect(Self.signature(message) == "34b48302e7b5fa45bde8084f4b7868a86f0a534bc59db6670ed5711ef69dc6f7")
  }

  @Test func aTokenIsSignedToo() {
    let signer = RequestSigner(key: AccessKey(id: "A", secret: "B", token: "T"), region: "r")
    let message = RequestSigner.Message(
      method: "GET", path: "/", query: [], headers: [Self.host], payload: Self.empty)
    let headers = signer.headers(of: message, at: Self.date)
    #expect(headers.contains(HTTPHeader("x-amz-security-token", "T")))
    let names = "SignedHeaders=host;x-amz-content-sha256;x-amz-date;x-amz-security-token,"
    #expect(headers.last?.value.contains(names) == true)
  }

  @Test func valuesAreFoldedAndQueriesSorted() {
    let message = RequestSigner.Message(
      method: "GET", path: "/a%20b", query: [("b", "x/y z+"), ("a", "ü"), ("a", "A")], headers: [],
      payload: "-")
    let text = RequestSigner.canonicalRequest(
      message, [HTTPHeader("X-B", "  two   words "), HTTPHeader("a", "1")])
    #expect(text == "GET\n/a%20b\na=%C3%BC&a=A&b=x%2Fy%20z%2B\na:1\nx-b:two words\n\na;x-b\n-")
  }

  private static func url(
    _ bucket: String, _ endpoint: String?, _ call: S3Bucket.Call,
    _ addressing: PublishTarget.Addressing? = nil, region: String = "eu-central-1"
  ) throws -> String {
    let hosts = AWSHosts(region: region)
    return try S3Bucket(bucket, at: endpoint.map { try StoreEndpoint($0) }, addressing, in: hosts)
      .request(call, signedWith: .testing).url
  }

  @Test(arguments: [
    ("us-gov-west-1", "https://site.s3.us-gov-west-1.amazonaws.com/a"),
    ("cn-north-1", "https://site.s3.cn-north-1.amazonaws.com.cn/a"),
    ("eusc-de-east-1", "https://site.s3.eusc-de-east-1.amazonaws.eu/a"),
  ])
  func partitionsHaveTheirOwnHosts(_ region: String, url: String) throws {
    #expect(try Self.url("site", nil, S3Bucket.Call(key: "a"), region: region) == url)
  }

  @Test(
    arguments: [
      (
        "https://cos.ap-guangzhou.myqcloud.com", nil, "https://site.cos.ap-guangzhou.myqcloud.com/a"
      ),
      ("https://oss-cn-hangzhou.aliyuncs.com", nil, "https://site.oss-cn-hangzhou.aliyuncs.com/a"),
      ("https://s3.example.com", .host, "https://site.s3.example.com/a"),
      ("https://cos.ap-guangzhou.myqcloud.com", .path, "https://cos.ap-guangzhou.myqcloud.com/site/a"),
      (nil, .path, "https://s3.eu-central-1.amazonaws.com/site/a"),
    ] as [(String?, PublishTarget.Addressing?, String)])
  func bucketsAreNamedAsStoresTakeThem(
    _ endpoint: String?, _ addressing: PublishTarget.Addressing?, url: String
  ) throws {
    #expect(try Self.url("site", endpoint, S3Bucket.Call(key: "a"), addressing) == url)
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
    #expect(throws: InvalidValue.self) { try StoreEndpoint(text) }
  }
}
