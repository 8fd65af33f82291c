package import ClipsiteContent
package import ClipsiteSite
package import ClipsiteSystem
package import ClipsiteText

/// A site that has been read, checked and planned, and of which nothing has been rendered yet.
package struct PreparedSite {
  /// The source for renderers, or `nil` if the site cannot be made.
  package let source: RenderingSource?
  /// The mistakes so far.
  package var diagnostics: [Diagnostic]
}

extension PreparedSite {
  /// Reads, checks and plans a site.
  ///
  /// - Parameters:
  ///   - hosts: The hosts in place of those of `site.yml`; none to take these.
  ///   - shard: The part of the site whose pages are checked one by one.
  /// - Throws: `SystemError` when a folder cannot be read.
  package init(
    _ folder: SiteFolder, includesDrafts: Bool, hosts: [Provider] = [], shard: Shard = .whole,
    _ workers: Workers
  ) throws(SystemError) {
    let loader = SiteLoader(
      folder: folder, includesDrafts: includesDrafts, providers: hosts, workers: workers)
    let loaded = try loader.load()
    let theme = Theme(
      try folder.templates.read(), for: loaded.site?.configuration.options ?? SiteOptions())
    if let site = loaded.site {
      try self.init(site, theme, in: folder, shard: shard, workers)
    } else {
      self.init(source: nil, diagnostics: [])
    }
    diagnostics += loaded.diagnostics + theme.diagnostics
  }

  /// Checks and plans a site that has been read, for a build or a preview.
  ///
  /// - Parameters:
  ///   - readings: Images that need not be read again.
  ///   - hasRedirectPages: Whether a short URL has a page although a provider redirects it.
  /// - Throws: `SystemError` when an AASA file of the site cannot be read.
  package init(
    _ site: Site, _ theme: Theme, in folder: SiteFolder, shard: Shard = .whole,
    knowing readings: [RelativePath: ImageTable.Reading] = [:], hasRedirectPages: Bool = false,
    _ workers: Workers
  ) throws(SystemError) {
    var found: [Diagnostic] = []
    let images = ImageTable(of: site, in: folder.content, workers, knowing: readings, &found)
    let planned = try PlannedFiles(site, folder.content, theme: theme, images: images, workers)
    found += planned.diagnostics
    found += ImageSizeRules.check(images, of: site, in: folder.content)
    found += PageChecks.check(
      site, folder.content, theme: theme, images: images,
      pages: shard.checkedPages(in: planned.tree, of: site), workers)
    let pictures = SiteImages.maker(for: site, in: folder, &found)
    let source = RenderingSource(
      site: site, tree: hasRedirectPages ? planned.tree : planned.written, served: planned.served,
      theme: theme, content: folder.content, images: images, pictures: pictures, finders: planned.finders)
    self.init(source: source, diagnostics: found)
  }
}

/// A site that has been read and whose URLs, domains and AASA files have been checked: for commands that make
/// something else of it than pages. Nothing is rendered, and no theme is needed.
package struct LoadedSite: Sendable {
  /// The site, or `nil` if it has errors.
  package let site: Site?
  /// The AASA file of each domain, in the order of `Site.hosts`.
  package let associations: [[UInt8]]
  /// The mistakes, unsorted.
  package let diagnostics: [Diagnostic]

  /// Reads a site.
  ///
  /// - Throws: `SystemError` when something cannot be read.
  package init(
    _ folder: SiteFolder, includesDrafts: Bool = false, workers: Workers = Workers()
  ) throws(SystemError) {
    let loaded = try SiteLoader(folder: folder, includesDrafts: includesDrafts, workers: workers).load()
    guard let site = loaded.site else {
      (self.site, associations, diagnostics) = (nil, [], loaded.diagnostics)
      return
    }
    let planned = try PlannedFiles(site, folder.content, workers)
    diagnostics = loaded.diagnostics + planned.diagnostics
    associations = planned.associations
    self.site = diagnostics.contains { $0.severity == .error } ? nil : site
  }
}
