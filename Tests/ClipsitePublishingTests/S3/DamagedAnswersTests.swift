import Testing
import ClipsiteTestTools

@testable import ClipsitePublishing

/// Damaged answers of stores are refused, or are whole.
@Suite(.timeLimit(.minutes(30))) struct DamagedAnswersTests {
  @Test func listings() throws {
    let seeds = [
      "<?xml version=\"1.0\"?>\n<ListBucketResult xmlns=\"x\"><IsTruncated>true</IsTruncated><NextContinuationToken>t</NextContinuationToken><EncodingType>url</EncodingType><Contents><Key>a%2Fb+c</Key><Size>12</Size><ETag>&quot;d41d8cd98f00b204e9800998ecf8427e&quot;</ETag></Contents><Contents><Key/><Size>0</Size></Contents></ListBucketResult>",
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
    try damage.forEach { _ = AWSSettings.sections(of: String(decoding: $0, as: UTF8.self)) }
  }
}
