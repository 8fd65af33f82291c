/// The picture formats that browsers and the previews of messaging apps show.
package enum ImageFormat: String, Hashable, Sendable, CaseIterable {
  /// Portable Network Graphics.
  case png
  /// JPEG.
  case jpeg
  /// Graphics Interchange Format.
  case gif
  /// WebP.
  case webp

  /// The media type, such as `image/png` (IANA registry of media types).
  package var mediaType: String { "image/" + rawValue }
}
