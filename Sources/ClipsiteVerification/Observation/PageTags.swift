import ClipsiteAppClips
import ClipsiteNetwork
import ClipsiteRendering
import ClipsiteText

/// The tags of a page that Apple's systems, Messages, and search engines read.
struct PageTags {
  /// The contents of the tags for Safari: one, where the page shows the App Clip.
  private(set) var banners: [String] = []
  /// Indicates whether a tag for Safari has `property` in place of `name`.
  private(set) var hasMisnamedBanner = false
  /// The URLs of preview images.
  private(set) var image: [String] = []
  /// The URLs that the page names as its own.
  private(set) var canonical: [String] = []
  /// The values of `og:url`.
  private(set) var shared: [String] = []
  /// The rules for search engines.
  private(set) var robots: [String] = []
  /// The values of `refresh` tags.
  private(set) var refreshes: [String] = []
  /// The policies that the page itself contains.
  private(set) var policies: [String] = []
  /// A Boolean value that indicates whether the page names its character set.
  private(set) var namesCharset = false
  /// The style sheets that the page loads.
  private(set) var styleSheets: [String] = []
  /// The App Links properties in order, as in `al:ios:url`.
  private(set) var appLinks: [(property: String, value: String)] = []

  init(_ page: [UInt8]) {
    for tag in TagScanner.tags(in: page) {
      switch tag.name {
      case "meta": readMeta(tag)
      case "link": readLink(tag)
      default: break
      }
    }
  }

  private mutating func readMeta(_ tag: HeadTag) {
    let content = tag["content"] ?? ""
    if tag["charset"] != nil { namesCharset = true }
    switch tag["http-equiv"]?.lowercased() {
    case "content-security-policy": policies.append(content)
    case "refresh": refreshes.append(content)
    case "content-type": namesCharset = true
    default: break
    }
    if tag["name"] == nil, tag["property"]?.lowercased() == SmartAppBanner.metaName {
      hasMisnamedBanner = true
    }
    switch tag["name"]?.lowercased() {
    case SmartAppBanner.metaName: banners.append(content)
    case "robots", "applebot", "googlebot": robots.append(content)
    default: break
    }
    guard let property = tag["property"] ?? tag["name"] else { return }
    switch property {
    case "og:image": image.append(content)
    case "og:url": shared.append(content)
    case _ where property.hasPrefix("al:"): appLinks.append((property, content))
    default: break
    }
  }

  private mutating func readLink(_ tag: HeadTag) {
    let words = (tag["rel"] ?? "").lowercased().split(separator: " ")
    guard let url = tag["href"] else { return }
    if words.contains("canonical") { canonical.append(url) }
    // A sheet that is only an alternative is not loaded for the page.
    if words.contains("stylesheet"), !words.contains("alternate") { styleSheets.append(url) }
  }

  /// The tag for Safari, or `nil` without one: the first, with the keys of others that complete it.
  var banner: String? { joinedBanner ?? banners.first }

  /// The content of several tags that have no key in common, as one.
  var joinedBanner: String? {
    let joined = banners.joined(separator: ", ")
    let keys = SmartAppBannerContent(joined).parameters.map(\.key)
    return banners.count > 1 && Set(keys).count == keys.count ? joined : nil
  }

  /// Returns the other pages that the page leads to by itself.
  func refreshTargets(on url: String) -> [String] {
    refreshes.compactMap(MetaRefresh.target).map { PageLocation(String($0), from: url).url }.filter {
      PageAddress($0) != PageAddress(url)
    }
  }

  /// A Boolean value that indicates whether no tag names an App Clip, a URL of the page, or an image.
  var nameNothing: Bool { banners.isEmpty && canonical.isEmpty && shared.isEmpty && image.isEmpty }

  /// A Boolean value that indicates whether the page itself keeps search engines away.
  var isUnlisted: Bool { robots.contains(where: RobotsDirectives.excludes) }
}

/// The directives of `X-Robots-Tag` and of the `robots` tag (Google Search Central, “Robots meta tag”).
enum RobotsDirectives {
  /// `true` if a value keeps a page out of search, for all robots or for one that it names.
  static func excludes(_ value: String) -> Bool {
    value.lowercased().split { $0 == "," || $0 == ":" || $0 == " " }.contains {
      $0 == "noindex" || $0 == "none"
    }
  }
}

/// The contents of the `<style>` elements of a page.
struct InlineStyle {
  /// The text between the tags.
  let text: [UInt8]
  /// The value of `nonce`.
  let nonce: String?

  /// Finds the styles of a page.
  static func all(in page: [UInt8]) -> [InlineStyle] {
    page.withUnsafeBytes { bytes in
      var tokenizer = HTMLTokenizer(bytes)
      var styles: [InlineStyle] = []
      while let tag = tokenizer.nextElement(holdsText: { TagScanner.holdsText($0, in: bytes) }) {
        guard MarkupBytes.equal("style", bytes, at: tag.name) else { continue }
        let nonce = tag.value(of: "nonce", in: bytes).map { String(decoding: $0, as: UTF8.self) }
        styles.append(InlineStyle(text: Array(bytes[tag.text]), nonce: nonce))
      }
      return styles
    }
  }
}
