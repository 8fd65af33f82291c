import ClipsiteAppClips
import ClipsiteJSON
import ClipsiteMarkup
import ClipsiteMustache
import ClipsitePlatform
import ClipsiteSiteContent
package import ClipsiteSiteModel
package import ClipsiteTemplateData

/// Everything that goes into a page's `<head>`, as typed values; the tags follow from it.
///
/// It is made for one page and never copied: that would count a reference for each of its many texts.
package struct PageHead: ~Copyable {
  /// The page's title, without the site's name.
  var title: String
  /// The title by the pattern of the site as markup, which stands for the title and the name of the site.
  var patternedTitle: [UInt8]?
  /// The name of the site, or `nil` if the title says it already.
  var siteName: String?
  /// The summary for search engines.
  var description: String?
  /// The address of the page itself, or of the page that it stands for.
  var canonical: String?
  /// The addresses of the page in its languages.
  var alternates: [(language: String, url: String)] = []
  /// The address to go on to at once.
  var refresh: String?
  /// Indicates whether search engines are asked to leave the page out.
  var isHiddenFromSearch = false
  /// The App Clip tag.
  var banner: SmartAppBanner?
  /// The link preview.
  var openGraph: OpenGraph?
  /// The link preview on X.
  var twitterCard: TwitterCard?
  /// The App Links tags.
  var appLinks: AppLinks?
  /// The business, for search engines.
  var business: LocalBusiness?
  /// The opening hours of the business as JSON.
  var hours: [UInt8]?
  /// The business whose page it is, for search engines.
  var organization: Organization?
  /// The web site whose home page it is, for search engines.
  var webSite: WebSite?
  /// The way to the page, for search engines.
  var breadcrumbs: BreadcrumbList?

  /// Appends the tags in their order, one a line.
  ///
  /// - Parameter shared: The tags that are the same on every page of the domain.
  package func append(to output: inout [UInt8], shared: [UInt8]) {
    appendTitle(to: &output)
    output += shared
    if let description { append(Self.name, "description", content: description, to: &output) }
    if let canonical { appendLink("canonical", canonical, to: &output) }
    for alternate in alternates { appendAlternate(alternate.language, alternate.url, to: &output) }
    if isHiddenFromSearch { append(Self.name, "robots", content: "noindex", to: &output) }
    if let refresh { append("<meta http-equiv=\"", "refresh", content: "0; url=\(refresh)", to: &output) }
    if let banner { append(Self.name, SmartAppBanner.metaName, content: banner.content, to: &output) }
    func write(_ tag: MetaTag) {
      append(tag.attribute == .name ? Self.name : Self.property, tag.name, content: tag.content, to: &output)
    }
    openGraph?.forEachTag(write)
    twitterCard?.forEachTag(write)
    appLinks?.forEachTag(write)
    if let business { appendData(to: &output) { business.append(to: &$0, hours: hours) } }
    if let organization {
      appendData(to: &output) { JSONWriter.append(to: &$0, .htmlSafe, organization.write) }
    }
    if let webSite { appendData(to: &output) { JSONWriter.append(to: &$0, .htmlSafe, webSite.write) } }
    if let breadcrumbs { appendData(to: &output) { breadcrumbs.append(to: &$0) } }
  }

  private func appendData(to output: inout [UInt8], _ append: (inout [UInt8]) -> Void) {
    output.append("<script type=\"application/ld+json\">")
    append(&output)
    output.append("</script>\n")
  }

  private func appendTitle(to output: inout [UInt8]) {
    output.append("<title>")
    if let patternedTitle { output += patternedTitle } else { HTML.escape(title, into: &output) }
    if patternedTitle == nil, let siteName {
      output.append(" – ")
      HTML.escape(siteName, into: &output)
    }
    output.append("</title>\n")
  }

  private static var name: StaticString { "<meta name=\"" }
  private static var property: StaticString { "<meta property=\"" }

  private func append(_ start: StaticString, _ name: String, content: String, to output: inout [UInt8]) {
    output.append(start)
    output.append(contentsOf: name.utf8)
    output.append("\" content=\"")
    HTML.escape(content, into: &output)
    output.append("\">\n")
  }

  private func appendAlternate(_ language: String, _ url: String, to output: inout [UInt8]) {
    output.append("<link rel=\"alternate\" hreflang=\"")
    output.append(contentsOf: language.utf8)
    output.append("\" href=\"")
    HTML.escape(url, into: &output)
    output.append("\">\n")
  }

  private func appendLink(_ relation: StaticString, _ url: String, to output: inout [UInt8]) {
    output.append("<link rel=\"")
    output.append(relation)
    output.append("\" href=\"")
    HTML.escape(url, into: &output)
    output.append("\">\n")
  }
}

/// The tags that are the same on every page of a domain: viewport, icons, colors.
package enum SharedHead {
  package static func bytes(for domain: DomainID, in site: Site, images: ImageTable) -> [UInt8] {
    var output = Array(
      "<meta name=\"viewport\" content=\"width=device-width, initial-scale=1, viewport-fit=cover\">\n".utf8)
    if let color = site.configuration.options.themeColor {
      appendThemeColor(color.light, scheme: "light", to: &output)
      appendThemeColor(color.dark, scheme: "dark", to: &output)
    }
    for font in site.preloadedFonts {
      output.append(contentsOf: "<link rel=\"preload\" as=\"font\" type=\"font/woff2\" href=\"".utf8)
      HTML.escape(font, into: &output)
      output.append(contentsOf: "\" crossorigin>\n".utf8)
    }
    if let touch = images.touchIcon {
      appendIcon("apple-touch-icon", site.reference(to: site[touch], from: domain), to: &output)
    }
    if let favicon = images.favicon {
      appendIcon("icon", site.reference(to: site[favicon], from: domain), to: &output)
    }
    for icon in images.icons {
      appendIcon(icon == .touch ? "apple-touch-icon" : "icon", "/\(icon.name)", to: &output)
    }
    return output
  }

  private static func appendThemeColor(_ color: String, scheme: String, to output: inout [UInt8]) {
    output.append(contentsOf: "<meta name=\"theme-color\" content=\"".utf8)
    HTML.escape(color, into: &output)
    output.append(contentsOf: "\" media=\"(prefers-color-scheme: \(scheme))\">\n".utf8)
  }

  private static func appendIcon(_ relation: String, _ url: String, to output: inout [UInt8]) {
    output.append(contentsOf: "<link rel=\"\(relation)\" href=\"".utf8)
    HTML.escape(url, into: &output)
    output.append(contentsOf: "\">\n".utf8)
  }
}
