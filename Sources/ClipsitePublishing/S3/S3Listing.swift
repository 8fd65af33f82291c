import ClipsiteMarkup
internal import ClipsitePlatform

/// One page of a listing (Amazon S3 API Reference, “ListObjectsV2”).
struct S3Listing {
  /// The objects by key, with their entity tags.
  private(set) var objects: [(key: RelativePath, size: Int, tag: String)] = []
  /// What to ask the next page with; nil on the last.
  private(set) var nextToken: String?

  /// Reads an answer; nil when it is not whole.
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
