/// The size of a picture, in pixels.
package struct PictureSize: Hashable, Sendable {
  /// The width, at least 1.
  package let width: Int
  /// The height, at least 1.
  package let height: Int

  /// A size.
  ///
  /// - Precondition: Neither side is less than 1, or more than an encoder takes.
  package init(_ width: Int, _ height: Int) {
    precondition((1...Self.longest).contains(width) && (1...Self.longest).contains(height))
    self.width = width
    self.height = height
  }

  /// The longest side of a WebP picture, in pixels (RFC 9649, section 2.6); the other formats take more.
  package static let longest = 16_383
}
