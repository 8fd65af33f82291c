import ClipsiteAppClips
import ClipsiteSiteRendering

/// The tags of a page that Apple's systems look at.
struct PageTags {
  /// The contents of the tags for Safari: one, where the page shows the App Clip.
  private(set) var banners: [String] = []
  /// The addresses of preview pictures.
  private(set) var image: [String] = []

  init(_ page: [UInt8]) {
    for tag in TagScanner.tags(in: page) where tag.name == "meta" {
      if tag["name"] == SmartAppBanner.metaName { banners.append(tag["content"] ?? "") }
      if tag["property"] == "og:image" { image.append(tag["content"] ?? "") }
    }
  }
}
