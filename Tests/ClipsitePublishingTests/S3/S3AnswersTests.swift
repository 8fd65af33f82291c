import ClipsiteNetwork
import ClipsiteSystem
import ClipsiteTestTools
import Testing

@testable import ClipsitePublishing

struct S3AnswersTests {
  @Test(arguments: [
    ("a/b", "a/b"), ("a b", "a%20b"), ("~-_.", "~-_."), ("ü+&", "%C3%BC%2B%26"), ("%", "%25"), ("", ""),
  ])
  func keysAreEncodedAsTheyAreSigned(_ key: String, path: String) {
    #expect(S3Encoding.path(key) == path)
    #expect(S3Encoding.decoded(path) == key)
  }

  @Test(
    arguments: [("a+b", "a b"), ("%C3%BC", "ü"), ("%zz", nil), ("%4", nil), ("%FF", nil), ("%+F", nil)]
      as [(String, String?)])
  func keysOfListingsAreDecoded(_ text: String, key: String?) { #expect(S3Encoding.decoded(text) == key) }

  @Test func aListingWithoutEncodingIsTakenAsWritten() throws {
    let text = """
      <ListBucketResult><IsTruncated>false</IsTruncated><Contents><Key>a+b%20</Key><Size>3</Size>
      <ETag>"ABCDEF0123456789abcdef0123456789"</ETag></Contents></ListBucketResult>
      """
    let listing = try #require(S3Listing(Array(text.utf8)))
    #expect(listing.objects.map(\.key) == ["a+b%20"])
    #expect(S3Listing.md5(listing.objects[0].tag) == "abcdef0123456789abcdef0123456789")
    #expect(listing.nextToken == nil)
    #expect(S3Listing.md5("abcdef0123456789abcdef0123456789-2") == nil)
  }

  @Test(arguments: [
    "<Other/>", "<ListBucketResult><IsTruncated>true</IsTruncated></ListBucketResult>",
    "<ListBucketResult><Contents><Key>a</Key></Contents></ListBucketResult>",
  ])
  func refusesOtherListings(_ text: String) { #expect(S3Listing(Array(text.utf8)) == nil) }

  /// The answers that may count: to a call for nothing, for a list, or for a file. A list that is broken off
  /// is refused by its reader.
  @Test(arguments: [
    (200, "", "nlf"), (204, " \r\n", "nlf"), (200, "ok", "lf"), (200, "{\"a\": \"<Error>\"}", "lf"),
    (200, "<!DOCTYPE html><html></html>", ""), (200, "<html/>", ""), (200, "\n<html><br></html>", "l"),
    (200, "<Error><Code>InternalError</Code></Error>", ""), (200, "<ListBucketResult/>", "l"),
    (200, "<ListBucketResult>", "l"), (200, "<DeleteResult/>", ""),
    (404, "<Error><Code>NoSuchKey</Code></Error>", "f"), (404, "", ""), (404, "<html/>", ""),
    (404, "<Error><Code>NoSuchBucket</Code></Error>", ""), (403, "", ""), (301, "", ""), (500, "{}", ""),
  ])
  func answersOfSomebodyElseAreNotAccepted(_ status: Int, _ body: String, accepted: String) {
    let answer = HTTPAnswer(status, body: Array(body.utf8))
    let kinds: [(String, S3Content)] = [("n", .nothing), ("l", .element("ListBucketResult")), ("f", .file)]
    #expect(kinds.filter { $0.1.accepts(answer) }.map(\.0).joined() == accepted)
  }

  /// The answers to a deletion of many files, and to that of one.
  @Test(arguments: [
    (200, "<DeleteResult/>", "t"), (501, "<Error><Code>NotImplemented</Code></Error>", "t"), (405, "", "t"),
    (400, "<Error><Code>NotImplemented</Code></Error>", "t"), (200, "<html/>", ""), (204, "", "to"),
    (404, "<Error><Code>NoSuchKey</Code></Error>", "o"), (404, "<html/>", ""), (500, "", ""), (403, "", ""),
  ])
  func answersToDeletionsAreAccepted(_ status: Int, _ body: String, accepted: String) {
    let answer = HTTPAnswer(status, body: Array(body.utf8))
    let kinds: [(String, S3Content)] = [("t", .elementIfKnown("DeleteResult")), ("o", .removal)]
    #expect(kinds.filter { $0.1.accepts(answer) }.map(\.0).joined() == accepted)
  }

  @Test func markupOfTheStoreIsAFileIfItsTagSaysSo() {
    let answer = HTTPAnswer(
      200, headers: [HTTPHeader("ETag", "\"0AEE0F1C3D6A0B8A2A1EAF7F7F2E8C1A\"")], body: Array("<a/>".utf8))
    #expect(!S3Content.file.accepts(answer))
    let tag = Hexadecimal.text(MD5.digest(Array("<a/>".utf8)) ?? [])
    #expect(
      S3Content.file.accepts(
        HTTPAnswer(200, headers: [HTTPHeader("ETag", "\"\(tag)\"")], body: Array("<a/>".utf8))))
  }

  @Test func delaysGrowWithFullJitter() {
    let policy = RetryPolicy()
    for attempt in 1...30 {
      let most = min(20.0, 0.2 * Double(1 << min(attempt - 1, 20)))
      #expect(Duration.zero...Duration.seconds(most) ~= policy.delay(after: attempt))
    }
    #expect(policy.delay(after: 1, retryAfter: 7) == .seconds(7))
    #expect(policy.delay(after: 1, retryAfter: 300) == .seconds(300))
    #expect(policy.delay(after: 1, retryAfter: 301) == nil)
    #expect(policy.delay(after: 1, retryAfter: nil).map { $0 <= .milliseconds(200) } == true)
  }
}

/// Damaged answers of stores are refused, or are whole.
struct DamagedAnswersTests {
  @Test func listings() throws {
    let seeds = [
      "<?xml version=\"1.0\"?>\n<ListBucketResult "
        + "xmlns=\"x\"><IsTruncated>true</IsTruncated><NextContinuationToken>t</NextContinuationToken><EncodingType>url</EncodingType><Contents><Key>a%2Fb+c</Key><Size>12</Size><ETag>&quot;d41d8cd98f00b204e9800998ecf8427e&quot;</ETag></Contents><Contents><Key/><Size>0</Size></Contents></ListBucketResult>",
      "<Error><Code>SlowDown</Code></Error>", "<a/>",
    ]
    let tokens = [
      "<", ">", "</", "/>", "&lt;", "&#x41;", "&#xD800;", "&#99999999999;", "&", ";", "<Contents>",
      "</Contents>", "%", "%zz",
      "<!--", "-->", "<![CDATA[", "<Size>99999999999999999999</Size>", "<Size>-1</Size>",
    ]
    var damage = Mutations("listing", of: seeds, tokens: tokens)
    try damage.forEach { bytes in
      guard let listing = S3Listing(bytes) else { return }
      try #require(listing.nextToken?.isEmpty != true)
      for object in listing.objects { _ = S3Listing.md5(object.tag) }
    }
  }

  @Test func lists() throws {
    let seeds = [
      #"{"version":1,"files":[{"path":"example.com/a","key":"a","size":1,"kind":"page","md5":"d41d8cd98f00b204e9800998ecf8427e"}]}"#,
      "{}", #"{"version":1,"files":[]}"#,
    ]
    var damage = Mutations(
      "list", of: seeds, tokens: ["{", "}", "[", "]", ",", "\"", "null", "-1", "1e99", #""doubt":"sent""#])
    try damage.forEach { bytes in
      guard let list = PublishManifest(bytes) else { return }
      try #require(PublishManifest(list.bytes)?.bytes == list.bytes)
    }
  }

  @Test func profiles() throws {
    let seeds = ["[default]\naws_access_key_id = A\naws_secret_access_key = B\n[profile x]\nregion=eu\n", ""]
    var damage = Mutations("profile", of: seeds, tokens: ["[", "]", "=", "\n", "#", ";", " "])
    try damage.forEach { _ = ProfileFile(String(decoding: $0, as: UTF8.self)) }
  }
}
