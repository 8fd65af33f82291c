package import ClipsiteAppClips

/// A picture that a page names.
package enum ImageReference: Hashable, Sendable {
  /// A file of the site: its position in `Site.assets`.
  case asset(Int)
  /// A picture elsewhere.
  case remote(WebURL)
}
