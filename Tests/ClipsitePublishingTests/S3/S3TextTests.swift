import ClipsitePlatform
import ClipsiteHTTPClient
import Testing

@testable import ClipsitePublishing

@Suite(.timeLimit(.minutes(30))) struct S3TextTests {
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
