package import ClipsiteCVips

/// A format that pictures are made in.
package enum PictureFormat: UInt8, Hashable, Sendable, CaseIterable {
  /// JPEG, progressive: for previews, and for browsers that do not know WebP.
  case jpeg
  /// WebP, lossy: about two thirds of the size.
  case webp
  /// PNG, for flat colors.
  case png

  /// What the names of files end in, without a full stop.
  package var fileExtension: String {
    switch self {
    case .jpeg: "jpg"
    case .webp: "webp"
    case .png: "png"
    }
  }

  /// The media type (IANA registry of media types).
  package var mediaType: String {
    switch self {
    case .jpeg: "image/jpeg"
    case .webp: "image/webp"
    case .png: "image/png"
    }
  }

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
