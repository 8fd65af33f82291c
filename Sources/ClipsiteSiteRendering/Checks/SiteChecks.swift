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
    var domains = Set(site.domains.ids.filter { site[$0].role != .shortURLs })
    domains.formUnion(site.queryAliases.map(\.domain))
    for page in site.pages where page.path.isRoot { domains.remove(page.domain) }
    for alias in site.aliases where alias.path.isRoot { domains.remove(alias.domain) }
    let firsts = Dictionary(site.queryAliases.map { ($0.domain, $0) }) { first, _ in first }
    let place = SourceRange(content.displayPath(of: SiteFolder.configurationFileName))
    return domains.sorted().map { domain in
      let name = site[domain].name.rawValue
      guard let alias = firsts[domain] else { return NoHomePage.diagnostic(name, at: place) }
      return NoHomePage.diagnostic(name, query: alias.url, at: self.place(of: alias, site, content))
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
    SourceRange(content.displayPath(of: site.source(of: site[alias.page])), alias.range.bytes)
  }

  /// The check of the pictures that pages name, which takes their headers.
  package static func previewImages(_ site: Site, _ content: ContentFolder, _ images: ImageTable)
    -> [Diagnostic]
  {
    images.all.compactMap { asset, header in
      let path = content.displayPath(of: site[asset].source)
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
