import ClipsiteAppClips
package import ClipsiteSiteModel

/// The codes of a site: one for each page that is an App Clip experience of its own, in the order of the
/// content.
package struct CodeList: Sendable {
  /// The codes.
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
      let url =
        shortURLs[id] ?? InvocationURL(host: site[page.domain].name, slugs: page.path.description)
      let clip = site.clip(of: page)
      codes.append(
        PrintedCode(
          url: url, title: clip.title ?? page.source.fields.title, action: clip.action ?? .open,
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
