package import ClipsiteAppClips
package import ClipsiteContent
package import ClipsiteSite
package import ClipsiteSystem

/// A site as it stands in the output folder: what a publisher sends.
///
/// There is no list of its own beside the tree; the site is loaded and checked as a build does it, and
/// compared.
package struct BuiltSite: Sendable {
  /// The kind of a file for a visitor. Files are published in this order, so that a page never names a file
  /// that is not there yet.
  package enum FileRole: String, Sendable, CaseIterable {
    /// A picture or another copied file.
    case asset
    /// A page, or the page of a short URL.
    case page
    /// A file that a search loads, except the index that names it.
    case searchFile = "search-file"
    /// A page that lists others.
    case index
    /// The files that a domain has once: sitemap, `robots.txt`, 404 page, and the files that its provider
    /// reads.
    case siteWide = "site-wide"
    /// An AASA file or `assetlinks.json`.
    case association
  }

  /// One file.
  package struct File: Sendable {
    /// The domain that serves it.
    package let domain: AssociatedDomain
    /// The path below the domain's folder, as in `ferry-street/market.html`.
    package let path: RelativePath
    /// The kind of file.
    package let kind: FileRole
    package let contentType: String
    /// Indicates whether it answers the URL without its extension.
    package let isPage: Bool
    /// Indicates whether it is the page of a short URL.
    package let isShortURL: Bool

    /// The path below the output folder.
    package var outputPath: RelativePath { RelativePath(domain.rawValue).appending(path) }

    /// The path of the URL that it answers, as in `/ferry-street/market`.
    package var urlPath: String {
      guard isPage, path != "index.html" else { return isPage ? "/" : "/\(path)" }
      let ending = ["/index.html", ".html"].first { path.hasSuffix($0) } ?? ""
      return "/\(path.dropLast(ending.utf8.count))"
    }
  }

  /// A short URL: a page of its own that leads on, or a redirect of the host.
  package struct ShortURL: Sendable {
    /// The domain that serves it.
    package let domain: AssociatedDomain
    package let url: String
    /// The path below the output folder of its page, if it has one.
    package let outputPath: RelativePath
    /// The URL of the page that it leads to.
    package let target: String
  }

  /// The output folder, for the system.
  package let folder: String
  /// The name of the output folder in messages.
  package let displayFolder: String
  /// The files, sorted by domain, folder and name.
  package let files: [File]
  /// The short URLs, whether they have a page or not.
  package let shortURLs: [ShortURL]
  /// The domains that the site is written for.
  package let domains: [AssociatedDomain]
  /// The targets to which the site can be published.
  package let targets: [PublishTarget]
  /// The names of pages in buckets of targets that say nothing about them: what the hosts of the site ask
  /// for.
  package let pageKeys: PublishTarget.PageKeys
  /// The paths of files that a build would write or remove, sorted. Empty if the output folder is up to
  /// date.
  package let differences: [RelativePath]
  /// The values that are still those of an example.
  package let placeholders: [PlaceholderValue]

  package init(
    _ site: Site, _ tree: OutputTree, in output: OutputFolder, differences: [RelativePath],
    placeholders: [PlaceholderValue]
  ) {
    folder = output.path
    displayFolder = output.displayPath
    domains = site.domains.map(\.name)
    targets = site.configuration.options.publishTargets
    // CloudFront's function asks for files; without one, nothing but the path of the URL is asked for.
    let providers = site.configuration.options.providers
    pageKeys = providers.contains { $0.provider == .s3CloudFront } ? .files : .urls
    self.differences = differences
    self.placeholders = placeholders
    shortURLs = site.aliases.map { Self.shortURL($0, of: site) }
    let byName = Dictionary(domains.map { (RelativePath($0.rawValue), $0) }) { first, _ in first }
    files = tree.entries.compactMap { entry in
      let path = tree.path(of: entry)
      return path.topFolder.flatMap { top in
        byName[top].flatMap { domain in
          path.relative(to: top).map { Self.file(entry, of: site, domain, $0) }
        }
      }
    }
  }

  private static func file(
    _ entry: OutputTree.Entry, of site: Site, _ domain: AssociatedDomain, _ path: RelativePath
  ) -> File {
    let kind = kind(of: entry.recipe, path, site)
    return File(
      domain: domain, path: path, kind: kind, contentType: MediaType.of(path.name),
      isPage: kind == .page || kind == .index, isShortURL: entry.recipe.isRedirect)
  }

  private static func shortURL(_ alias: Alias, of site: Site) -> ShortURL {
    let domain = site[alias.domain].name
    let file = site.configuration.options.pageFiles.file(for: alias.path)
    return ShortURL(
      domain: domain, url: site.url(of: alias.path, on: alias.domain),
      outputPath: RelativePath(domain.rawValue).appending(file),
      target: site.url(of: site[alias.page]))
  }

  private static func kind(of recipe: Recipe, _ path: RelativePath, _ site: Site) -> FileRole {
    switch recipe {
    case .asset, .picture, .socialCard, .icon: .asset
    case .page(let page) where site[page].kind == .directory || site[page].path.isRoot: .index
    case .page, .cardPage, .redirect: .page
    case .listPart, .finder: .index
    case .finderFile where path.name != "index.json": .searchFile
    case .notFound, .sitemap, .sitemapIndex, .robots, .providerFile, .finderFile: .siteWide
    case .bytes: WellKnown.holds(path) ? .association : .siteWide
    }
  }
}
