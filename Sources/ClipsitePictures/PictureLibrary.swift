internal import ClipsiteCVips

/// libvips, once it is loaded, which happens when the first value is made: nobody who makes no pictures pays
/// for it.
package struct PictureLibrary: Sendable {
  /// The version, as in `8.14.1`.
  package let version: String

  /// Loads the library; the second time that takes no time.
  ///
  /// - Throws: `PictureLibraryError` when it is missing or of no use.
  package init() throws(PictureLibraryError) {
    switch clipsite_vips_load() {
    case clipsite_vips_ready: version = String(cString: clipsite_vips_version())
    case clipsite_vips_missing: throw .missing
    case clipsite_vips_too_old: throw .tooOld
    default: throw .unfit
    }
  }

  /// Whether a picture can be decoded to its end and has the size that its header tells.
  package func isWhole(_ bytes: [UInt8], width: Int, height: Int) -> Bool {
    clipsite_vips_check(bytes, bytes.count, Int32(clamping: width), Int32(clamping: height)) == 0
  }

  /// A picture upright and in a size, evenly cut at both ends where its sides have another ratio; on white
  /// where it is transparent.
  ///
  /// - Parameter bytes: A picture that is whole.
  package func pixels(of bytes: [UInt8], orientation: Int, _ size: PictureSize) -> RGBPixels? {
    var result = clipsite_vips_bytes()
    let status = clipsite_vips_decode(
      bytes, bytes.count, Int32(clamping: orientation), Int32(size.width), Int32(size.height), &result)
    guard let bytes = Self.take(result), status == 0 else { return nil }
    return RGBPixels(size, bytes)
  }

  /// A picture as the bytes of a file, without metadata.
  package func encode(_ pixels: RGBPixels, as format: PictureFormat) -> [UInt8]? {
    var result = clipsite_vips_bytes()
    let status = clipsite_vips_encode(
      pixels.bytes, pixels.bytes.count, Int32(pixels.size.width), Int32(pixels.size.height), format.code,
      format.quality, &result)
    guard let bytes = Self.take(result), status == 0 else { return nil }
    return format == .webp ? WebPFile.withoutMetadata(bytes) : bytes
  }

  /// A text in lines of at most a width, cut to what of it is ink; nil when there is no font or nothing to
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
