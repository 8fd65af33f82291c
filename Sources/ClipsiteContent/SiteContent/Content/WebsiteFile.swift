import ClipsiteAppClips
package import ClipsiteSystem

/// The one list of the files that a website consists of, by their names. The key `assets` of `site.yml` adds
/// others.
package enum WebsiteFile {
  /// A kind of file.
  package enum Contents {
    /// Pictures, documents, and data that no browser runs and no host reads.
    case data
    /// An SVG drawing, which can contain scripts.
    case drawing
    /// A file that proves to a search engine who owns the site. It has one form.
    case verification
    /// Markdown with another ending than pages have, and the name that it must have.
    case misnamedPage(as: RelativePath)
    /// Anything else.
    case unlisted
  }

  /// The kind of a file.
  ///
  /// - Parameter path: The path below the content folder.
  package static func kind(of path: RelativePath) -> Contents {
    let name = path.name
    // An AASA file that is elsewhere has a check of its own.
    let isNamed = names.contains(name) || name.hasPrefix(WellKnown.associationName.text)
    if isNamed || WellKnown.holds(path) && wellKnownNames.contains(name) { return .data }
    let isGoogles = name.hasPrefix("google") && name.hasSuffix(".html")
    if isGoogles && name.dropLast(5).utf8.allSatisfy(\.isLetterOrDigit) || name == "BingSiteAuth.xml" {
      return .verification
    }
    let text = name.text.lowercased()
    if let ending = pageEndings.first(where: text.hasSuffix), !name.hasSuffix(".md") {
      return .misnamedPage(as: name.dropLast(ending.utf8.count).appending(ending: ".md"))
    }
    let parts = text.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
    // A server that does not know the last ending of a name can go by the one before (Apache, mod_mime).
    guard parts.count > 1, !parts.dropLast().dropFirst().contains(where: runEndings.contains) else {
      return .unlisted
    }
    return parts.last == "svg" ? .drawing : endings.contains(parts.last ?? "") ? .data : .unlisted
  }

  /// Indicates whether a file can own a domain or configure its host, so that no pattern lists it.
  static func mustBeNamed(_ path: RelativePath) -> Bool {
    WellKnown.holds(path) || hostNames.contains(path.name)
  }

  private static let hostNames: Set<RelativePath> = [
    "_redirects", "_headers", "_worker.js", "_routes.json", "vercel.json", "netlify.toml", "firebase.json",
    "staticwebapp.config.json", "web.config", "CNAME", "wrangler.toml", "wrangler.json", "app.yaml",
  ]
  private static let names: Set<RelativePath> = [
    "robots.txt", "ads.txt", "app-ads.txt", "security.txt", "humans.txt",
  ]
  private static let wellKnownNames: Set<RelativePath> = [
    "assetlinks.json", "apple-developer-merchantid-domain-association",
  ]
  private static let pageEndings = [".md", ".markdown", ".mdown", ".mkd", ".mkdn", ".mdx", ".md.txt"]
  private static let runEndings: Set = ["html", "htm", "xhtml", "shtml", "svg", "js", "php", "cgi", "pl"]
  private static let endings: Set = [
    "png", "jpg", "jpeg", "gif", "webp", "avif", "heic", "heif", "ico", "bmp", "tif", "tiff",
    "mp4", "m4v", "mov", "webm", "m3u8", "vtt", "mp3", "m4a", "aac", "wav", "ogg", "oga", "opus", "flac",
    "pdf", "woff", "woff2", "ttf", "otf", "vcf", "ics", "pkpass", "usdz", "reality", "webmanifest",
  ]
}
