package import ClipsiteCVips

/// libvips, once it is loaded, which happens when the first value is made: nobody who makes no pictures pays
/// for it.
package struct ImageLibrary: Sendable {
  /// The version, as in `8.14.1`.
  package let version: String

  /// Loads the library; the second time that takes no time.
  ///
  /// - Throws: `ImageLibraryError` when it is missing or of no use.
  package init() throws(ImageLibraryError) {
    switch clipsite_vips_load() {
    case clipsite_vips_ready: version = String(cString: clipsite_vips_version())
    case clipsite_vips_missing: throw .missing
    case clipsite_vips_too_old: throw .tooOld
    default: throw .unfit
    }
  }

  /// Indicates whether an image can be decoded to its end and has the size of its header.
  package func isWhole(_ bytes: [UInt8], width: Int, height: Int) -> Bool {
    clipsite_vips_check(bytes, bytes.count, Int32(clamping: width), Int32(clamping: height)) == 0
  }

  /// A picture upright and in a size, evenly cut at both ends where its sides have another ratio; on white
  /// where it is transparent.
  ///
  /// - Parameter bytes: A picture that is whole.
  package func pixels(of bytes: [UInt8], orientation: Int, _ size: ImageSize) -> RGBPixels? {
    var result = clipsite_vips_bytes()
    let status = clipsite_vips_decode(
      bytes, bytes.count, Int32(clamping: orientation), Int32(size.width), Int32(size.height), &result)
    guard let bytes = Self.take(result), status == 0 else { return nil }
    return RGBPixels(size, bytes)
  }

  /// A picture as the bytes of a file, without metadata.
  package func encode(_ pixels: RGBPixels, as format: OutputImageFormat) -> [UInt8]? {
    var result = clipsite_vips_bytes()
    let status = clipsite_vips_encode(
      pixels.bytes, pixels.bytes.count, Int32(pixels.size.width), Int32(pixels.size.height), format.code,
      format.quality, &result)
    guard let bytes = Self.take(result), status == 0 else { return nil }
    return format == .webp ? WebPFile.withoutMetadata(bytes) : bytes
  }

  /// A text in lines of at most a width, cut to what of it is ink, or `nil` if there is no font or nothing to
  /// see.
  ///
  /// - Parameters:
  ///   - markup: Markup of Pango.
  ///   - font: A font of Pango, with its size in pixels, as in `Sans Bold 48`.
  package func mask(_ markup: String, _ font: String, width: Int) -> InkMask? {
    var result = clipsite_vips_mask()
    guard clipsite_vips_text(markup, font, Int32(clamping: width), &result) == 0, let bytes = result.bytes
    else {
      return nil
    }
    defer { clipsite_vips_free(bytes) }
    let (width, height) = (Int(result.width), Int(result.height))
    return InkMask(
      width: width, height: height, bytes: Array(UnsafeBufferPointer(start: bytes, count: width * height)))
  }

  private static func take(_ result: clipsite_vips_bytes) -> [UInt8]? {
    guard let bytes = result.bytes else { return nil }
    defer { clipsite_vips_free(bytes) }
    return Array(UnsafeRawBufferPointer(start: bytes, count: result.count))
  }
}

/// The reason why no images can be made on this computer.
package enum ImageLibraryError: String, Error, Hashable, Sendable {
  case missing = "libvips is not installed"
  /// It is older, or of another generation than 8.
  case tooOld = "libvips 8.14 or newer is needed"
  /// It is there, but does not start, or lacks something.
  case unfit = "libvips does not start"

  /// The reason in words, to follow “pictures cannot be made:”.
  package var reason: String { rawValue }
}

/// The size of a picture, in pixels.
package struct ImageSize: Hashable, Sendable {
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

/// A format that pictures are made in.
package enum OutputImageFormat: String, Hashable, Sendable, CaseIterable {
  /// JPEG, progressive: for previews, and for browsers that do not know WebP.
  case jpeg
  /// WebP, lossy: about two thirds of the size.
  case webp
  /// PNG, for flat colors.
  case png

  /// The extension of file names, without a period.
  package var fileExtension: String { self == .jpeg ? "jpg" : rawValue }

  /// The media type (IANA registry of media types).
  package var mediaType: String { "image/\(rawValue)" }

  /// The quality, from 1 to 100, at which photographs of a phone show no difference on a phone; PNG loses
  /// nothing.
  var quality: Int32 {
    switch self {
    case .jpeg: 82
    case .webp: 80
    case .png: 100
    }
  }

  /// The format as the library knows it.
  package var code: clipsite_vips_format {
    switch self {
    case .jpeg: clipsite_vips_jpeg
    case .webp: clipsite_vips_webp
    case .png: clipsite_vips_png
    }
  }
}
