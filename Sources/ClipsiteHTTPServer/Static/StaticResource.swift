/// Something that is served as bytes: a page, a picture, an AASA file.
public struct StaticResource: Sendable {
  /// The bytes as they are sent, after all changes.
  public let bytes: [UInt8]
  /// The `Content-Type`.
  public let contentType: String
  /// The tag of the bytes.
  public let entityTag: EntityTag
  /// When the bytes last changed; nil when that is not known.
  public let lastModified: HTTPDate?

  /// A resource; its tag is made of its bytes unless it is known already.
  public init(
    _ bytes: [UInt8], contentType: String, entityTag: EntityTag? = nil, lastModified: HTTPDate? = nil
  ) {
    self.bytes = bytes
    self.contentType = contentType
    self.entityTag = entityTag ?? EntityTag(of: bytes)
    self.lastModified = lastModified
  }
}
