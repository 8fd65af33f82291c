/// The facts in the first bytes of an image.
package struct ImageHeader: Hashable, Sendable {
  /// The format, told by the content and not by a file name.
  package let format: ImageFormat
  /// The width in pixels as stored, at least 1.
  package let width: Int
  /// The height in pixels as stored, at least 1.
  package let height: Int
  /// Indicates whether pixels may be transparent, as far as the bytes given tell.
  package let hasAlpha: Bool
  /// Indicates whether the colors are those of printers (CMYK).
  package let isCMYK: Bool
  /// The change that turns the pixels upright, or `nil` if it may be behind the bytes given.
  package let orientation: ImageOrientation?

  /// The width in pixels as people see it.
  package var displayWidth: Int { orientation?.swapsSides == true ? height : width }
  /// The height in pixels as people see it.
  package var displayHeight: Int { orientation?.swapsSides == true ? width : height }

  /// Reads the head of a picture file.
  ///
  /// 64 KiB are enough for all but JPEG files with large previews or color profiles.
  ///
  /// - Parameter bytes: the file from its first byte, cut anywhere.
  package init(_ bytes: UnsafeRawBufferPointer) throws(ImageHeaderError) {
    let reader = ByteReader(bytes)
    if reader.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]) {
      self = try PNGHeader.read(reader)
    } else if reader.starts(with: [0xFF, 0xD8, 0xFF]) {
      self = try JPEGHeader.read(reader)
    } else if reader.starts(with: "GIF87a".utf8) || reader.starts(with: "GIF89a".utf8) {
      self = try GIFHeader.read(reader)
    } else if reader.starts(with: "RIFF".utf8), reader.has("WEBP", at: 8) {
      self = try WebPHeader.read(reader)
    } else {
      throw .unknownFormat
    }
  }

  /// Reads the head of a picture file from an array.
  package init(_ bytes: [UInt8]) throws(ImageHeaderError) {
    self = try bytes.withUnsafeBytes { head in
      Result { () throws(ImageHeaderError) in try ImageHeader(head) }
    }.get()
  }

  /// A header whose size is checked, or `nil` for a value means that the bytes ended before it.
  package init(
    _ format: ImageFormat, width: Int?, height: Int?, hasAlpha: Bool, isCMYK: Bool = false,
    orientation: ImageOrientation? = .upright
  ) throws(ImageHeaderError) {
    guard let width, let height else { throw .truncated(format) }
    guard width > 0, height > 0 else { throw .zeroSize(format) }
    self.format = format
    self.width = width
    self.height = height
    self.hasAlpha = hasAlpha
    self.isCMYK = isCMYK
    self.orientation = orientation
  }
}

/// The reason why the size of an image is unknown.
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
