package import ClipsitePlatform
package import ClipsiteSiteOutput

/// A file at its place: what was sent, and how the store was told to serve it.
package struct PublishedFile: Hashable, Sendable {
  /// The name at the place, as in `ferry-street/market`.
  package let key: RelativePath
  /// The domain that serves it.
  package let domain: String
  /// What it is for a visitor.
  package let kind: BuiltSite.Kind
  /// The path below the output folder; empty for files of a former run.
  let source: RelativePath
  /// The size in bytes.
  package let size: Int
  /// The SHA-256 digest, 64 hexadecimal digits.
  package let sha256: String
  /// The MD5 digest, 32 hexadecimal digits.
  let md5: String
  /// The `Content-Type`.
  package let contentType: String
  /// The `Cache-Control`.
  package let cacheControl: String

  /// Whether this is the AASA file itself, not its copy with an extension.
  var isAssociation: Bool { kind == .association && key.hasSuffix("/apple-app-site-association") }
}
