import ClipsiteAppClips
package import ClipsiteDiagnostics
import ClipsitePlatform
package import ClipsiteSiteModel

/// The checks that look at the site as a whole.
package enum SiteChecks {
  package static func check(_ site: Site, _ content: ContentFolder) -> [Diagnostic] {
    OverlappingPrefix.check(site, content) + homePages(site, content) + wellKnownFiles(site, content)
      + queryAliases(site, content) + UnpublishedDomain.check(site, content)
      + PagesOutOfReach.check(site, content)
  }

  private static func homePages(_ site: Site, _ content: ContentFolder) -> [Diagnostic] {
    var hosts = Set(site.hosts.indices.filter { site.hosts[$0].role != .shortURLs })
    hosts.formUnion(site.queryAliases.map(\.host))
    for page in site.pages where page.path.isRoot { hosts.remove(page.host) }
    for alias in site.aliases where alias.path.isRoot { hosts.remove(alias.host) }
    let firsts = Dictionary(site.queryAliases.map { ($0.host, $0) }) { first, _ in first }
    let place = SourceRange(content.displayPath(of: SiteFolder.configurationFileName))
    return hosts.sorted().map { host in
      let domain = site.hosts[host].domain.rawValue
      guard let alias = firsts[host] else { return NoHomePage.diagnostic(domain, at: place) }
      return NoHomePage.diagnostic(domain, query: alias.url, at: self.place(of: alias, site, content))
    }
  }

  /// Short URLs with a query that several pages have.
  private static func queryAliases(_ site: Site, _ content: ContentFolder) -> [Diagnostic] {
    var firsts: [InvocationURL: QueryAlias] = [:]
    return site.queryAliases.compactMap { alias in
      guard let first = firsts[alias.url] else {
        firsts[alias.url] = alias
        return nil
      }
      return DuplicateURL.diagnostic(
        alias.url.description, place(of: alias, site, content), first: place(of: first, site, content))
    }
  }

  private static func place(of alias: QueryAlias, _ site: Site, _ content: ContentFolder) -> SourceRange {
    SourceRange(content.displayPath(of: site.source(of: site.pages[alias.page])), alias.range.bytes)
  }

  /// The check of the pictures that pages name, which takes their headers.
  package static func previewImages(_ site: Site, _ content: ContentFolder, _ images: ImageTable)
    -> [Diagnostic]
  {
    images.all.compactMap { asset, header in
      let path = content.displayPath(of: site.assets[asset].source)
      guard site.configuration.options.makesPictures else {
        return PreviewImageTooSmall.check(header, of: path)
      }
      return PictureTooLarge.check(header, of: path) ?? PictureTooSmall.check(header, of: path)
    }
  }

  private static func wellKnownFiles(_ site: Site, _ content: ContentFolder) -> [Diagnostic] {
    site.assets.filter(\.isServed).compactMap { asset in
      let shown = content.displayPath(of: asset.source)
      if asset.source.folder.components.dropFirst().contains(WellKnown.folder) {
        return MisplacedWellKnown.diagnostic(shown)
      }
      if asset.source == ".well-known/vercel.json" { return IneffectiveHostFile.diagnostic(shown) }
      guard asset.source.name.hasPrefix(WellKnown.associationName.text),
        !asset.isAssociation
      else { return nil }
      return MisplacedAssociationFile.diagnostic(shown)
    }
  }
}
