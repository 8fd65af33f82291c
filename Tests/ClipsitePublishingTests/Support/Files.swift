import ClipsiteCryptography
import ClipsitePlatform
import ClipsiteSiteOutput

@testable import ClipsitePublishing

extension PublishedFile {
  /// A file whose digests are those of a text.
  static func sample(
    _ key: RelativePath, _ text: String = "", kind: BuiltSite.Kind = .page, type: String = "text/html",
    cache: String = "public, max-age=0", source: RelativePath? = nil
  ) -> PublishedFile {
    let bytes = Array(text.utf8)
    return PublishedFile(
      key: key, domain: "example.com", kind: kind, source: source ?? key, size: bytes.count,
      sha256: Hexadecimal.text(SHA256.digest(bytes)), md5: Hexadecimal.text(MD5.digest(bytes) ?? []),
      contentType: type, cacheControl: cache)
  }
}

extension RemoteObject {
  /// An object as a store lists it that tells MD5 digests.
  static func listed(_ text: String) -> RemoteObject {
    let bytes = Array(text.utf8)
    return RemoteObject(size: bytes.count, digest: .md5(Hexadecimal.text(MD5.digest(bytes) ?? [])))
  }
}
