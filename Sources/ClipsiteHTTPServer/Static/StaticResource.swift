/// Something that is served as bytes: a page, a picture, an AASA file.
package struct StaticResource: Sendable {
  /// The bytes as they are sent, after all changes.
  package let bytes: [UInt8]
  /// The `Content-Type`.
  package let contentType: String

  /// A resource with its bytes and their type.
  package init(_ bytes: [UInt8], contentType: String) {
    self.bytes = bytes
    self.contentType = contentType
  }
}
