import ClipsiteAppClips
import ClipsiteContent
import ClipsiteSite
import ClipsiteSystem
package import ClipsiteText

/// The files that a site consists of, the source of each, and the conflicts among them.
struct SitePlan {
  /// The files, in no particular order.
  private(set) var files: [OutputTree.Entry] = []
  /// The folders that hold files.
  private(set) var folders = FolderTable()
  /// The AASA file of each domain, in the order of the site's domains.
  private(set) var associations: [[UInt8]] = []
  /// The mistakes of the site-wide files.
  private(set) var diagnostics: [Diagnostic] = []
  /// The short URLs that hosts redirect, so that no page is written for them.
  private(set) var redirectedAliases: Set<AliasID> = []
  private let site: Site
  private let content: ContentFolder
  private let theme: Theme?
  private let images: ImageTable?
  private var existingAssociations: [DomainID: [RelativePath: Asset]] = [:]
  /// The author's own `robots.txt` of each domain.
  private var robotsFiles: [DomainID: AssetID] = [:]
  /// The paths of each domain's pages without the home page, where a host needs a rule for each.
  private var pages: [[URLPath]]
  private var fileCounts: [Int]
  private let needsRulesForPages: Bool

  /// Plans a site.
  ///
  /// - Parameters:
  ///   - content: Where AASA files that the site already has are read from.
  ///   - theme: The theme that the hosts' security headers are made for, or `nil` if there is none.
  ///   - images: The pictures; without them, all are planned as they are.
  init(
    _ site: Site, content: ContentFolder, theme: Theme? = nil, images: ImageTable? = nil,
    finders: [FinderIndex] = []
  ) throws(SystemError) {
    self.site = site
    self.content = content
    self.theme = theme
    self.images = images
    needsRulesForPages = site.configuration.options.needsRulesForPages
    pages = Array(repeating: [], count: site.domains.count)
    fileCounts = Array(repeating: 0, count: site.domains.count)
    files.reserveCapacity(
      site.pages.count + site.aliases.count + site.assets.count + site.domains.count * 8)
    for page in site.pages.ids { planPage(page) }
    for alias in site.aliases.ids { planAlias(alias) }
    for asset in site.assets.ids { planAsset(asset) }
    for domain in site.domains.ids { try planDomain(domain) }
    planFinders(finders)
    planHosting()
  }

  /// The tree of the files.
  ///
  /// - Parameter hasCollisions: Whether several files may have one path; of these, the first is taken.
  func tree(hasCollisions: Bool) -> OutputTree {
    guard hasCollisions else { return OutputTree(files, in: folders) }
    var seen = Set<OutputPath>(minimumCapacity: files.count)
    return OutputTree(files.filter { seen.insert(path(of: $0)).inserted }, in: folders)
  }

  func path(of file: OutputTree.Entry) -> OutputPath { folders.path(of: file) }

  /// Returns the range that asks for a file. It is made on request, because hardly any file gets a
  /// diagnostic.
  func range(of file: OutputTree.Entry) -> SourceRange {
    switch file.recipe {
    case .page(let page), .listPart(let page, _), .cardPage(let page), .socialCard(let page):
      range(of: page, site[page].source.fields.slug?.range)
    case .redirect(let alias): range(of: site[alias].page, site[alias].range)
    case .asset(let asset), .picture(let asset, _):
      SourceRange(content.displayPath(of: site[asset].source))
    case .notFound(let domain):
      SourceRange(
        content.displayPath(
          of: site.notFoundPages[domain].map(site.source(of:)) ?? SiteFolder.configurationFileName))
    case .robots(_, let asset?): SourceRange(content.displayPath(of: site[asset].source))
    case .icon, .sitemap, .sitemapIndex, .robots, .bytes, .providerFile, .finder, .finderFile:
      SourceRange(content.displayPath(of: SiteFolder.configurationFileName))
    }
  }

  /// Indicates whether the path of a file is known. That of a page whose file cannot be read is only likely.
  func isKnown(_ file: OutputTree.Entry) -> Bool {
    switch file.recipe {
    case .page(let page), .listPart(let page, _), .cardPage(let page), .socialCard(let page):
      site.isKnown(site[page])
    case .redirect(let alias): site.isKnown(site[site[alias].page])
    default: true
    }
  }

  private func range(of page: PageID, _ range: ByteRange?) -> SourceRange {
    let key = site[page].isGenerated ? site.configuration.options.directory?.slug.range : range
    return SourceRange(content.displayPath(of: site.source(of: site[page])), key?.bytes)
  }

  private mutating func planPage(_ id: PageID) {
    let page = site[id]
    add(page.path, domain: page.domain, .page(id))
    for number in 2..<max(2, site.listPartCount(of: page) + 1) {
      add(page.path.appending(pageNumber: number), domain: page.domain, .listPart(page: id, number: number))
    }
    if let cardPage = site.cardPagePath(of: page) { add(cardPage, domain: page.domain, .cardPage(id)) }
    if SocialCards.hasCard(page, in: site) {
      add(SocialCards.path(of: page), domain: page.domain, .socialCard(page: id))
    }
  }

  private mutating func planFinders(_ finders: [FinderIndex]) {
    var last: DomainID?
    for (position, finder) in finders.enumerated() {
      let (domain, path) = (finder.scope.domain, finder.scope.path)
      add(path, domain: domain, .finder(position))
      let folder = RelativePath(path.withoutSlash)
      for (file, name) in finder.files.enumerated() {
        add(folder.appending(name), domain: domain, .finderFile(finder: position, file: file))
      }
      // The search pages of a domain share the script, which is below the first of them.
      if domain != last {
        add(folder.appending(RelativePath(FinderScript.fileName)), domain: domain, .bytes(FinderScript.bytes))
      }
      last = domain
    }
  }

  private mutating func planHosting() {
    let plan = ProviderPlan(
      site, content, pages: pages, fileCounts: fileCounts,
      securityHeaders: site.securityHeaders(theme, content))
    for file in plan.files {
      files.append(folders.entry(at: file.file.path, .providerFile(file.file.bytes)))
    }
    diagnostics += plan.diagnostics
    redirectedAliases = plan.redirected
  }

  private mutating func planAlias(_ id: AliasID) {
    add(site[id].path, domain: site[id].domain, .redirect(id))
  }

  private mutating func planAsset(_ id: AssetID) {
    let asset = site[id]
    guard asset.isServed else { return }
    guard !asset.isMerged else { return planMerge(asset) }
    if asset.path == RobotsFile.name, robotsFiles[asset.domain] == nil {
      robotsFiles[asset.domain] = id
      return
    }
    // What a camera writes into a picture, such as where it was taken, is nobody's business: the source stays
    // here.
    guard let images, let sizes = images.sizes(of: id) else {
      return add(asset.path, domain: asset.domain, .asset(id))
    }
    for use in sizes.uses {
      add(use.path(from: asset.path), domain: asset.domain, .picture(asset: id, use))
    }
    if images.isNamedIcon(id) { add(asset.path, domain: asset.domain, .asset(id)) }
  }

  /// Notes a file for apps that the site already has. A second one for the same domain would be lost.
  private mutating func planMerge(_ asset: Asset) {
    guard let first = existingAssociations[asset.domain]?[asset.path] else {
      existingAssociations[asset.domain, default: [:]][asset.path] = asset
      return
    }
    diagnostics.append(
      .duplicateURL(
        site.url(of: asset), at: SourceRange(content.displayPath(of: asset.source)),
        first: SourceRange(content.displayPath(of: first.source))))
  }

  private mutating func planDomain(_ domain: DomainID) throws(SystemError) {
    add("404.html", domain: domain, .notFound(domain: domain))
    let sitemap = Sitemap.files(of: domain, in: site)
    add(RobotsFile.name, domain: domain, .robots(domain: domain, asset: robotsFiles[domain]))
    for (path, recipe) in sitemap { add(path, domain: domain, recipe) }
    for icon in images?.icons ?? [] { add(icon.name, domain: domain, .icon(domain: domain, icon)) }
    for file in site.brandFiles where site[file].domain != domain {
      add(site[file].path, domain: domain, .asset(file))
    }
    let association = try AssociationFiles(
      for: domain, in: site, existing: existingAssociations[domain] ?? [:], content: content)
    diagnostics += association.diagnostics
    associations.append(association.appSiteAssociation)
    for (path, bytes) in association.files { add(path, domain: domain, .bytes(bytes)) }
  }

  private mutating func add(_ path: URLPath, domain: DomainID, _ recipe: Recipe) {
    if !path.isRoot, needsRulesForPages, !recipe.isRedirect { pages[domain.offset].append(path) }
    add(site.configuration.options.pageFiles.file(for: path), domain: domain, recipe)
  }

  private mutating func add(_ path: RelativePath, domain: DomainID, _ recipe: Recipe) {
    let path = OutputPath(site[domain].name, path)
    let file = folders.entry(at: path, recipe)
    if path.isTooLong {
      let text = path.description
      diagnostics.report(
        .pathTooLong, at: range(of: file),
        "the path \(text.prefix(60))… has \(text.utf8.count) bytes, but hosts refuse long paths",
        fix: "shorten the names of the folders or the file, or set `slug`")
    }
    files.append(file)
    fileCounts[domain.offset] += 1
  }
}

extension Recipe {
  /// Indicates whether the recipe makes the page at a short URL.
  package var isRedirect: Bool { if case .redirect = self { true } else { false } }
}

extension SiteOptions {
  /// Indicates whether a provider needs a rule for each page.
  fileprivate var needsRulesForPages: Bool {
    pageFiles == .folders && providers.contains { $0.provider.recipe.needsRulesForFolders }
  }
}

extension DiagnosticCode {
  /// A file of the site would have a path that some hosts refuse.
  package static let pathTooLong = DiagnosticCode(
    "PathTooLong", .error,
    summary: "The path of a file is too long.",
    explanation: """
      A part of a path can have 200 bytes, and a path 900. File systems allow 255 bytes for a name, macOS
      1,024 for a path, and object stores 1,024 for a key.
      """,
    fix: "Shorten the slugs or folder names.",
    withoutExample: .amount)
}
