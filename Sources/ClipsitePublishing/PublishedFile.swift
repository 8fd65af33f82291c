public import ClipsitePlatform
public import ClipsiteSiteGenerator

/// A file at its place: what was sent, and how the store was told to serve it.
public struct PublishedFile: Hashable, Sendable {
  /// The name at the place, as in `ferry-street/market`.
  public let key: RelativePath
  /// The domain that serves it.
  public let domain: String
  /// What it is for a visitor.
  public let kind: BuiltSite.Kind
  /// The path below the output folder; empty for files of a former run.
  public let source: RelativePath
  /// The size in bytes.
  public let size: Int
  /// The SHA-256 digest, 64 hexadecimal digits.
  public let sha256: String
  /// The MD5 digest, 32 hexadecimal digits.
  public let md5: String
  /// The `Content-Type`.
  public let contentType: String
  /// The `Cache-Control`.
  public let cacheControl: String

  /// Whether this is the AASA file itself, not its copy with an extension.
  var isAssociation: Bool { kind == .association && key.hasSuffix("/apple-app-site-association") }
}
