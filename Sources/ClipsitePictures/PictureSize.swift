/// The size of a picture, in pixels.
public struct PictureSize: Hashable, Sendable {
  /// The width, at least 1.
  public let width: Int
  /// The height, at least 1.
  public let height: Int

  /// A size.
  ///
  /// - Precondition: Neither side is less than 1, or more than an encoder takes.
  public init(_ width: Int, _ height: Int) {
    precondition((1...Self.longest).contains(width) && (1...Self.longest).contains(height))
    self.width = width
    self.height = height
  }

  /// The longest side of a WebP picture, in pixels (RFC 9649, section 2.6); the other formats take more.
  public static let longest = 16_383
}
