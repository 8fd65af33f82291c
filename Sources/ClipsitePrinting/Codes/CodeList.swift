package import ClipsiteAppClips
import ClipsiteContent
package import ClipsiteSite
import ClipsiteSystem

/// The codes of a site: one for each page that is an App Clip experience of its own, in the order of the
/// content.
package struct CodeList: Sendable {
  package let codes: [PrintedCode]
  /// The pages of businesses and locations that get no code, because they show no App Clip.
  package let withoutClip: Int

  /// The codes of a site.
  ///
  /// - Parameter prefersShortURLs: Whether the shortest of a page's short URLs is encoded, where it has any.
  package init(_ site: Site, prefersShortURLs: Bool) {
    let shortURLs = prefersShortURLs ? Self.shortURLs(of: site) : [:]
    var codes: [PrintedCode] = []
    for (id, page) in zip(site.pages.ids, site.pages) where site.hasExperience(page) {
      let url = shortURLs[id] ?? site.invocationURL(of: page)
      let clip = site.clip(of: page)
      codes.append(
        PrintedCode(
          page: id, url: url, title: page.source.fields.cardTitle, action: clip.action ?? .open,
          language: site.language(of: page), name: CodeName.make(for: url)))
    }
    self.codes = codes
    withoutClip =
      site.pages.count { site.hasOwnCard($0) && !$0.isVariant && !$0.isGenerated } - codes.count
  }

  /// The shortest of each page's short URLs; of those that are as short, the first.
  private static func shortURLs(of site: Site) -> [PageID: InvocationURL] {
    let aliases = site.aliases.map { alias in
      let domain = site[alias.domain].name
      return (page: alias.page, url: InvocationURL(host: domain, slugs: alias.path.description))
    }
    var shortest: [PageID: InvocationURL] = [:]
    for alias in aliases + site.queryAliases.map({ (page: $0.page, url: $0.url) }) {
      let length = shortest[alias.page].map { $0.description.utf8.count } ?? .max
      if alias.url.description.utf8.count < length { shortest[alias.page] = alias.url }
    }
    return shortest
  }
}

/// A code to print: the URL of a business or location, and what stands beside it.
package struct PrintedCode: Hashable, Sendable {
  /// The page that it leads to.
  package let page: PageID
  /// The encoded URL: the URL of the page, or a short URL that leads to it.
  package let url: InvocationURL
  /// The title of the App Clip card.
  package let title: String
  /// The verb on the button of the card.
  let action: ClipAction
  /// The language of the title.
  package let language: LanguageTag
  /// The name of its files without extension, unique within a site.
  package let name: String

  /// The description of the picture for people who do not see it. It names what the code does, and where it
  /// leads.
  var alternativeText: String { "\(action.label) \(title): QR code of \(url)" }
}

/// The names of the files of a code.
enum CodeName {
  /// The number of characters that a print service accepts, with the extension (Apple, “Preparing App Clip
  /// Codes for print”).
  static let longest = 188
  private static let fileExtension = ".svg"

  /// The name for a URL: its domain and the parts of its path with `_` between them, which neither can hold,
  /// so that no two URLs of a site have one name. A name with a query, which may hold anything, or that would
  /// be too long ends with a part of its SHA-256 instead.
  static func make(for url: InvocationURL) -> String {
    let parts = [url.host.rawValue] + url.path.split(separator: "/").map(String.init)
    let name = (parts + (url.query.map { [readable($0)] } ?? [])).joined(separator: "_")
    let room = longest - fileExtension.utf8.count
    guard url.query != nil || name.utf8.count > room else { return name }
    let identity = url.query.map { parts.joined(separator: "_") + "?\($0)" } ?? name
    let digest = Hexadecimal.text(Array(SHA256.digest(Array(identity.utf8)).prefix(8)))
    return "\(name.prefix(room - digest.count - 1))_\(digest)"
  }

  /// The letters and digits of a query, with a hyphen for each other byte.
  private static func readable(_ query: String) -> String {
    String(decoding: query.utf8.map { $0.isLetterOrDigit ? $0 : UInt8(ascii: "-") }, as: UTF8.self)
  }
}
