import ClipsiteAppClips
package import ClipsiteDiagnostics
import ClipsitePlatform
import ClipsiteProviders
import ClipsiteSiteModel

/// Which files a site consists of, who asks for each, and which of them stand in each other's way.
struct SitePlan {
  /// The files, in no particular order.
  private(set) var files: [OutputTree.Entry] = []
  /// The folders that hold files.
  private(set) var folders = FolderTable()
  /// The AASA file of each domain, in the order of the site's domains.
  private(set) var associations: [[UInt8]] = []
  /// What is wrong with the site-wide files.
  private(set) var diagnostics: [Diagnostic] = []
  /// The short URLs, by position in `Site.aliases`, that hosts redirect, so that no page is written for them.
  private(set) var redirectedAliases: Set<Int> = []
  private let site: Site
  private let content: ContentFolder
  private let theme: Theme?
  private let images: ImageTable?
  private var existingAssociations: [Int: Asset] = [:]
  /// The author's own `robots.txt` of each domain, by position in `Site.assets`.
  private var robotsFiles: [Int: Int] = [:]
  /// The paths of each domain's pages without the home page, where a host needs a rule for each.
  private var pages: [[URLPath]]
  private var fileCounts: [Int]
  private let pageFiles: PageFiles
  private let needsRulesForPages: Bool

  /// Plans a site.
  ///
  /// - Parameters:
  ///   - content: Where AASA files that the site already has are read from.
  ///   - theme: The theme that the hosts' security headers are made for; nil when there is none.
  ///   - images: The pictures; without them, all are planned as they are.
  init(
    _ site: Site, content: ContentFolder, theme: Theme? = nil, images: ImageTable? = nil
  ) throws(SystemError) {
    self.site = site
    self.content = content
    self.theme = theme
    self.images = images
    pageFiles = site.configuration.options.pageFiles
    needsRulesForPages = site.configuration.options.needsRulesForPages
    pages = Array(repeating: [], count: site.hosts.count)
    fileCounts = Array(repeating: 0, count: site.hosts.count)
    files.reserveCapacity(site.pages.count + site.assets.count + site.hosts.count * 8)
    for index in site.pages.indices { planPage(index) }
    for index in site.aliases.indices { planAlias(index) }
    for index in site.assets.indices { planAsset(index) }
    for host in site.hosts.indices { try planHost(host) }
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

  /// Where a file goes.
  func path(of file: OutputTree.Entry) -> OutputPath { folders.path(of: file) }

  /// Where the wish for a file is written. Made when asked for: hardly any file is ever complained about.
  func range(of file: OutputTree.Entry) -> SourceRange {
    switch file.recipe {
    case .page(let page), .listPart(let page, _), .cardPage(let page), .socialCard(let page):
      range(of: page, site.pages[page].source.fields.slug?.range)
    case .redirect(let alias): range(of: site.aliases[alias].page, site.aliases[alias].range)
    case .asset(let asset), .picture(let asset, _):
      SourceRange(content.displayPath(of: site.assets[asset].source))
    case .notFound(let host):
      SourceRange(
        content.displayPath(
          of: site.notFoundPages[host].map(site.source(of:)) ?? SiteFolder.configurationFileName))
    case .robots(_, let asset?): SourceRange(content.displayPath(of: site.assets[asset].source))
    case .icon, .sitemap, .sitemapIndex, .robots, .bytes, .hostFile:
      SourceRange(content.displayPath(of: SiteFolder.configurationFileName))
    }
  }

  private func range(of page: Int, _ range: ByteRange?) -> SourceRange {
    let key = site.pages[page].isGenerated ? site.configuration.options.directory?.slug.range : range
    return SourceRange(content.displayPath(of: site.source(of: site.pages[page])), key?.bytes)
  }

  private mutating func planPage(_ index: Int) {
    let page = site.pages[index]
    add(page.path, host: page.host, .page(index))
    for number in 2..<max(2, site.listPartCount(of: page) + 1) {
      add(page.path.appending(pageNumber: number), host: page.host, .listPart(page: index, number: number))
    }
    if let cardPage = site.cardPagePath(of: page) { add(cardPage, host: page.host, .cardPage(index)) }
    if SocialCards.hasCard(page, in: site) {
      add(SocialCards.path(of: page), host: page.host, .socialCard(page: index))
    }
  }

  private mutating func planHosting() {
    let plan = ProviderPlan(
      site, content, pages: pages, fileCounts: fileCounts, securityHeaders: site.securityHeaders(theme))
    for file in plan.files {
      let path = file.file.path
      files.append(
        OutputTree.Entry(
          name: path.name, recipe: .hostFile(file.file.bytes), folder: folders.position(of: path)))
    }
    diagnostics += plan.diagnostics
    redirectedAliases = plan.redirected
  }

  private mutating func planAlias(_ index: Int) {
    add(site.aliases[index].path, host: site.aliases[index].host, .redirect(index))
  }

  private mutating func planAsset(_ index: Int) {
    let asset = site.assets[index]
    guard asset.isServed else { return }
    guard !asset.isAssociation else { return planMerge(asset) }
    if asset.path == RobotsFile.name, robotsFiles[asset.host] == nil {
      robotsFiles[asset.host] = index
      return
    }
    // What a camera writes into a picture, such as where it was taken, is nobody's business: the source stays
    // here.
    guard let images, let sizes = images.sizes(of: index) else {
      return add(asset.path, host: asset.host, .asset(index))
    }
    for use in sizes.uses {
      add(use.path(from: asset.path), host: asset.host, .picture(asset: index, use))
    }
    if images.isNamedIcon(index) { add(asset.path, host: asset.host, .asset(index)) }
  }

  /// Notes an AASA file that the site already has. A second one for the same domain would be lost.
  private mutating func planMerge(_ asset: Asset) {
    guard let first = existingAssociations[asset.host] else {
      existingAssociations[asset.host] = asset
      return
    }
    diagnostics.append(
      .duplicateURL(
        site.url(of: asset), at: SourceRange(content.displayPath(of: asset.source)),
        first: SourceRange(content.displayPath(of: first.source))))
  }

  private mutating func planHost(_ host: Int) throws(SystemError) {
    add("404.html", host: host, .notFound(host: host))
    let sitemap = Sitemap.files(of: host, in: site)
    add(RobotsFile.name, host: host, .robots(host: host, asset: robotsFiles[host]))
    for (path, recipe) in sitemap { add(path, host: host, recipe) }
    for icon in images?.icons ?? [] { add(icon.name, host: host, .icon(host: host, icon)) }
    let association = try AssociationFiles(
      for: host, in: site, existing: existingAssociations[host], content: content)
    diagnostics += association.diagnostics
    associations.append(association.appSiteAssociation)
    for (path, bytes) in association.files { add(path, host: host, .bytes(bytes)) }
  }

  private mutating func add(_ path: URLPath, host: Int, _ recipe: Recipe) {
    if !path.isRoot, needsRulesForPages, !recipe.isRedirect { pages[host].append(path) }
    add(pageFiles.file(for: path), host: host, recipe)
  }

  private mutating func add(_ path: RelativePath, host: Int, _ recipe: Recipe) {
    let path = OutputPath(site.hosts[host].domain, path)
    let file = OutputTree.Entry(name: path.name, recipe: recipe, folder: folders.position(of: path))
    if path.isTooLong {
      let text = path.description
      diagnostics.append(
        Diagnostic(
          .pathTooLong, at: range(of: file),
          "the path \(text.prefix(60))… has \(text.utf8.count) bytes; hosts refuse long paths",
          fix: "shorten the names of the folders or the file, or set `slug`"))
    }
    files.append(file)
    fileCounts[host] += 1
  }
}

extension Recipe {
  /// Whether it makes the page at a short URL.
  package var isRedirect: Bool { if case .redirect = self { true } else { false } }
}

extension SiteOptions {
  /// Whether a host needs a rule for each page.
  fileprivate var needsRulesForPages: Bool {
    pageFiles == .folders && hosts.contains { $0.host.recipe.needsRulesForFolders }
  }
}

extension DiagnosticCode {
  /// A file of the site would have a path that some hosts refuse.
  package static let pathTooLong = DiagnosticCode(
    "PathTooLong", .error,
    explanation: """
      A part of a path has at most 200 bytes and a whole path at most 900: file systems allow 255 for a name, macOS 1,024 for a
      path, and object stores 1,024 for a key.
      """)
}
