import AppClips
public import SiteGenerator

/// The codes of a site: one for each page that is an App Clip experience of its own, in the order of the content.
public struct CodeList: Sendable {
  /// The codes.
  public let codes: [PrintedCode]
  /// The pages of businesses and locations that get no code, because they show no App Clip.
  public let withoutClip: Int

  /// The codes of a site.
  ///
  /// - Parameter prefersShortURLs: Whether the shortest of a page's short URLs is encoded, where it has any.
  public init(_ site: Site, prefersShortURLs: Bool) {
    let shortURLs = prefersShortURLs ? Self.shortURLs(of: site) : [:]
    var codes: [PrintedCode] = []
    for (index, page) in site.pages.enumerated() where site.hasExperience(page) {
      let url =
        shortURLs[index] ?? InvocationURL(host: site.hosts[page.host].domain, slugs: page.path.description)
      let clip = site.clip(of: page)
      codes.append(
        PrintedCode(
          url: url, title: clip.title ?? page.source.fields.title, action: clip.action ?? .open,
          language: site.language(of: page), name: CodeName.make(for: url)))
    }
    self.codes = codes
    withoutClip =
      site.pages.count { $0.kind != .plain && !$0.isVariant && !$0.isGenerated } - codes.count
  }

  /// The shortest of each page's short URLs; of those that are as short, the first.
  private static func shortURLs(of site: Site) -> [Int: InvocationURL] {
    var shortest: [Int: InvocationURL] = [:]
    for alias in site.aliases {
      let url = InvocationURL(host: site.hosts[alias.host].domain, slugs: alias.path.description)
      let length = shortest[alias.page].map { $0.description.utf8.count } ?? .max
      if url.description.utf8.count < length { shortest[alias.page] = url }
    }
    return shortest
  }
}
