import ClipsiteAppClips
package import ClipsiteSystem

/// The media types of the files that a site can hold, by their names.
package enum MediaType {
  /// The `Content-Type` of a file; `application/octet-stream` when the name does not tell (RFC 9110, section
  /// 8.3).
  ///
  /// The AASA file has no extension and is JSON (Apple, “Supporting associated domains”).
  package static func of(_ name: RelativePath) -> String {
    if name == WellKnown.associationName { return AppSiteAssociation.mediaType }
    return name.fileExtension.flatMap { types[$0.lowercased()] } ?? unknown
  }

  /// The type of what no name tells.
  package static let unknown = "application/octet-stream"

  package static let byExtension = types.sorted { $0.key < $1.key }.map {
    (extension: $0.key, type: $0.value)
  }

  private static let types: [String: String] = [
    "html": "text/html; charset=utf-8", "htm": "text/html; charset=utf-8",
    "css": "text/css; charset=utf-8", "txt": "text/plain; charset=utf-8",
    "md": "text/markdown; charset=utf-8", "csv": "text/csv; charset=utf-8",
    "vcf": "text/vcard; charset=utf-8", "ics": "text/calendar; charset=utf-8",
    "js": "text/javascript; charset=utf-8", "mjs": "text/javascript; charset=utf-8",
    "svg": "image/svg+xml; charset=utf-8", "xml": "application/xml; charset=utf-8",
    "json": "application/json", "webmanifest": "application/manifest+json", "geojson": "application/geo+json",
    "pdf": "application/pdf", "pkpass": "application/vnd.apple.pkpass", "zip": "application/zip",
    "png": "image/png", "jpg": "image/jpeg", "jpeg": "image/jpeg", "gif": "image/gif", "webp": "image/webp",
    "avif": "image/avif", "heic": "image/heic", "ico": "image/vnd.microsoft.icon",
    "woff": "font/woff", "woff2": "font/woff2", "ttf": "font/ttf", "otf": "font/otf",
    "mp4": "video/mp4", "mov": "video/quicktime", "webm": "video/webm",
    "m3u8": "application/vnd.apple.mpegurl",
    "mp3": "audio/mpeg", "m4a": "audio/mp4", "usdz": "model/vnd.usdz+zip", "wasm": "application/wasm",
  ]
}

/// The time for which browsers and content delivery networks may keep a file, as a `Cache-Control` header.
///
/// They request pages again each time, so that visitors see a change immediately, and no purge is ever
/// needed. Names of assets stay the same when their bytes change, so they are not kept for good.
package enum CacheControl {
  package static let page = "public, max-age=0, must-revalidate"
  package static let asset = "public, max-age=3600"
  /// The time is short, so that a wrong AASA file does not last.
  package static let association = "public, max-age=300"
}
