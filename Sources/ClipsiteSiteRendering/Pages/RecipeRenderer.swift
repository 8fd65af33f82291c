import ClipsiteProviders
import ClipsiteAppClips
import ClipsiteContentParsing
package import ClipsiteDiagnostics
package import ClipsiteMustache
package import ClipsitePlatform
import ClipsiteSiteModel

/// Carries out recipes. Each worker has one, with buffers that it uses again for every page.
package struct RecipeRenderer: Sendable {
  private let source: RenderingSource
  private var pages: PageRenderer
  private let hosts: [ChosenProvider]
  private let pictures: SitePictures?
  private let makesPictures: Bool

  /// A renderer for one worker.
  ///
  /// - Parameter makesPictures: Whether pictures are made, and not only looked at for what is wrong with
  ///   them.
  package init(_ source: RenderingSource, makesPictures: Bool = true) {
    self.source = source
    self.makesPictures = makesPictures
    pictures = SitePictures(source)
    pages = PageRenderer(source)
    hosts = source.site.configuration.options.hosts.filter { $0.host.recipe.limits.fileSize != nil }
  }

  /// All that the template of a page sees, or nil when the recipe makes no page.
  ///
  /// - Throws: `SystemError` when a file that was there cannot be read any more.
  package mutating func context(
    of recipe: Recipe, _ diagnostics: inout [Diagnostic]
  ) throws(SystemError) -> Value? {
    guard recipe.isPage else { return nil }
    pages.keepsContext = true
    defer { pages.keepsContext = false }
    var bytes: [UInt8] = []
    try render(recipe, into: &bytes, &diagnostics)
    return pages.lastContext
  }

  /// Appends the bytes of a file, or gives the file of the content that they are to be copied from.
  ///
  /// - Throws: `SystemError` when a file that was there cannot be read any more.
  @discardableResult
  package mutating func render(
    _ recipe: Recipe, into output: inout [UInt8], _ diagnostics: inout [Diagnostic]
  ) throws(SystemError) -> CopiedFile? {
    let site = source.site
    switch recipe {
    case .page(let page): try pages.renderPage(page, into: &output, &diagnostics)
    case .listPart(let page, let number):
      try pages.renderPage(page, part: number, into: &output, &diagnostics)
    case .cardPage(let page): try pages.renderCardPage(page, into: &output, &diagnostics)
    case .redirect(let alias): try pages.renderRedirect(alias, into: &output, &diagnostics)
    case .notFound(let host): try pages.renderNotFound(host, into: &output, &diagnostics)
    case .sitemap(let host, let part): Sitemap.append(part: part, of: host, in: site, to: &output)
    case .sitemapIndex(let host): Sitemap.appendIndex(of: host, in: site, to: &output)
    case .robots(let host, let asset):
      RobotsFile.append(of: host, asset: asset, source, to: &output, &diagnostics)
    case .asset(let asset): return try copiedFile(asset, &diagnostics)
    case .picture(let asset, let use): appendPicture(asset, use, to: &output, &diagnostics)
    case .icon(let host, let icon): appendIcon(icon, ofHost: host, to: &output, &diagnostics)
    case .socialCard(let page): if makesPictures { try pictures?.appendCard(of: page, to: &output) }
    case .bytes(let bytes), .hostFile(let bytes): output += bytes
    }
    return nil
  }

  /// A picture in one of its sizes; whoever makes none still looks at the source, once.
  private func appendPicture(
    _ asset: Int, _ use: PictureUse, to output: inout [UInt8], _ diagnostics: inout [Diagnostic]
  ) {
    if makesPictures {
      pictures?.append(use, of: asset, to: &output, &diagnostics)
    } else if use == .preview {
      pictures?.check(asset, &diagnostics)
    }
  }

  /// All domains have the same icons, so the first tells what is wrong with them.
  private func appendIcon(
    _ icon: SiteIcon, ofHost host: Int, to output: inout [UInt8], _ diagnostics: inout [Diagnostic]
  ) {
    let isFirst = host == 0 && icon == source.images.icons.first
    if makesPictures {
      pictures?.append(icon, to: &output) { if isFirst { diagnostics.append($0) } }
    } else if isFirst, let logo = source.images.logo {
      pictures?.check(logo, &diagnostics)
    }
  }

  /// The file of an asset, whose size is known once it has been looked at.
  private func copiedFile(
    _ asset: Int, _ diagnostics: inout [Diagnostic]
  ) throws(SystemError) -> CopiedFile {
    let name = source.site.assets[asset].source
    let path = source.content.systemPath(of: name)
    let size = try FileStore.size(of: path, within: source.content.path)
    let limit = source.site.configuration.options.limits.copiedFile
    if size > limit {
      diagnostics.append(
        CopiedFileTooLarge.diagnostic(source.content.displayPath(of: name), size: size, limit: limit))
    }
    diagnostics += hosts.compactMap { TooLargeForHost.check(size, asset, source, $0) }
    return CopiedFile(path: path, folder: source.content.path, size: size)
  }
}
