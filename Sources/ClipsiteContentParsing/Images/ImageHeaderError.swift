/// Why the size of a picture cannot be told.
package enum ImageHeaderError: Error, Hashable, Sendable {
  /// The bytes start like none of the formats known.
  case unknownFormat
  /// The bytes end before the size. A longer head of the file may help.
  case truncated(ImageFormat)
  /// The bytes break a rule of their format.
  case malformed(ImageFormat)
  /// The width or the height is zero.
  case zeroSize(ImageFormat)
}
