import ClipsiteAppClips
import ClipsiteContent
import ClipsiteMustache
package import ClipsiteSite
import ClipsiteSystem
import ClipsiteText

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
  /// The address of the page itself, or of the page that it stands for. A page without one has no preview.
  var canonical: String?
  /// The addresses of the page in its languages.
  var alternates: [(language: String, url: String)] = []
  /// The address to go on to at once.
  var refresh: String?
  /// Indicates whether search engines are asked to leave the page out.
  var isHiddenFromSearch = false
  /// The tags that most pages of the folder share.
  var folder: FolderTags?
  /// The text that stands for the image of the preview.
  var imageAlt: String?
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
    if let description { output.appendLine("<meta name=\"description\" content=\"", description) }
    if let canonical { output.appendLine("<link rel=\"canonical\" href=\"", canonical) }
    for alternate in alternates {
      output.append("<link rel=\"alternate\" hreflang=\"")
      output.append(contentsOf: alternate.language.utf8)
      output.appendLine("\" href=\"", alternate.url)
    }
    if isHiddenFromSearch { output.append("<meta name=\"robots\" content=\"noindex\">\n") }
    if let refresh { output.appendLine("<meta http-equiv=\"refresh\" content=\"0; url=", refresh) }
    if let folder { output += folder.banner }
    if let canonical { appendPreview(of: canonical, to: &output) }
    if let folder { output += folder.preview }
    if let imageAlt { output.appendLine("<meta property=\"og:image:alt\" content=\"", imageAlt) }
    if let folder { output += folder.twitterCard }
    appLinks?.forEachTag { $0.append(to: &output) }
    if let business { appendData(to: &output) { business.append(to: &$0, hours: hours) } }
    if let organization {
      appendData(to: &output) { organization.append(to: &$0) }
    }
    if let webSite { appendData(to: &output) { webSite.append(to: &$0) } }
    if let breadcrumbs { appendData(to: &output) { breadcrumbs.append(to: &$0) } }
  }

  /// Appends the tags of the link preview that are the page's own, which `OpenGraph` has first. To get them from
  /// there takes 2,400 instructions more a page.
  private func appendPreview(of url: String, to output: inout [UInt8]) {
    output.appendLine("<meta property=\"og:title\" content=\"", title)
    output.append("<meta property=\"og:type\" content=\"website\">\n")
    output.appendLine("<meta property=\"og:url\" content=\"", url)
    if let description { output.appendLine("<meta property=\"og:description\" content=\"", description) }
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
}

extension [UInt8] {
  /// Appends a tag as a line, whose last value is escaped.
  fileprivate mutating func appendLine(_ start: StaticString, _ value: String) {
    append(start)
    HTML.escape(value, into: &self)
    append("\">\n")
  }
}

extension MetaTag {
  /// Appends the tag as a line.
  fileprivate func append(to output: inout [UInt8]) {
    output.append(attribute == .name ? "<meta name=\"" : "<meta property=\"")
    output.append(contentsOf: name.utf8)
    output.appendLine("\" content=\"", content)
  }
}

/// The tags that most pages of a folder share, as markup. They are written once for neighboring pages.
final class FolderTags: Sendable {
  /// The values that the tags follow from.
  struct Facts: Hashable {
    let image: ImageReference?
    let card: OpenGraphImage?
    let country: CountryCode?
    let language: LanguageTag
    let alternateLocales: [LanguageTag]
    let banner: SmartAppBanner?
  }

  /// The image of the pages, if it is not a social card.
  let image: WebURL?
  /// The App Clip tag.
  let banner: [UInt8]
  /// The tags of the link preview behind those of the page itself.
  let preview: [UInt8]
  /// The link preview on X.
  let twitterCard: [UInt8]

  init(image: WebURL?, banner: [MetaTag], preview: [MetaTag], twitterCard: [MetaTag]) {
    func markup(_ tags: [MetaTag]) -> [UInt8] { tags.reduce(into: []) { $1.append(to: &$0) } }
    self.image = image
    (self.banner, self.preview, self.twitterCard) = (markup(banner), markup(preview), markup(twitterCard))
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
      output.append("<link rel=\"preload\" as=\"font\" type=\"font/woff2\" href=\"")
      HTML.escape(font, into: &output)
      output.append("\" crossorigin>\n")
    }
    func append(_ asset: AssetID?, as start: StaticString) {
      if let asset { output.appendLine(start, site.reference(to: site[asset], from: domain)) }
    }
    append(images.touchIcon, as: touchIcon)
    append(images.favicon, as: icon)
    for file in images.icons { output.appendLine(file == .touch ? touchIcon : icon, "/\(file.name)") }
    return output
  }

  private static var touchIcon: StaticString { "<link rel=\"apple-touch-icon\" href=\"" }
  private static var icon: StaticString { "<link rel=\"icon\" href=\"" }

  private static func appendThemeColor(_ color: String, scheme: String, to output: inout [UInt8]) {
    output.append("<meta name=\"theme-color\" content=\"")
    HTML.escape(color, into: &output)
    output.appendLine("\" media=\"(prefers-color-scheme: ", "\(scheme))")
  }
}
