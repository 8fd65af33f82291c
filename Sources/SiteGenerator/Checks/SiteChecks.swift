import AppClips
import Diagnostics

/// The checks that look at the site as a whole.
enum SiteChecks {
  static func check(_ site: Site, _ content: ContentFolder) -> [Diagnostic] {
    OverlappingPrefix.check(site, content) + homePages(site, content) + wellKnownFiles(site, content)
      + UnpublishedDomain.check(site, content) + PagesOutOfReach.check(site, content)
  }

  private static func homePages(_ site: Site, _ content: ContentFolder) -> [Diagnostic] {
    var hosts = Set(site.hosts.indices.filter { site.hosts[$0].role != .shortURLs })
    for page in site.pages where page.path.isRoot { hosts.remove(page.host) }
    let place = Place(content.displayPath(of: SiteFolder.configurationFileName))
    return hosts.sorted().map { NoHomePage.diagnostic(site.hosts[$0].domain.rawValue, at: place) }
  }

  /// The check of the pictures that pages name, which takes their headers.
  static func previewImages(_ site: Site, _ content: ContentFolder, _ images: ImageTable) -> [Diagnostic] {
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
      if asset.source.contains("/\(WellKnown.folder)/") { return MisplacedWellKnown.diagnostic(shown) }
      if asset.source == "\(WellKnown.folder)/vercel.json" { return IneffectiveHostFile.diagnostic(shown) }
      guard ContentPath.name(of: asset.source).hasPrefix(AssociationFiles.name),
        !AssociationFiles.isMerged(asset)
      else { return nil }
      return MisplacedAssociationFile.diagnostic(shown)
    }
  }
}
