import ClipsiteAppClips
import ClipsiteContent
package import ClipsiteMustache
import ClipsiteSite
package import ClipsiteSystem
package import ClipsiteText

/// Carries out recipes. Each worker has one, with buffers that it uses again for every page.
package struct RecipeRenderer: Sendable {
  private let source: RenderingSource
  private var pages: PageRenderer
  private let providers: [ChosenProvider]
  private let pictures: SiteImages?
  private let makesPictures: Bool

  /// A renderer for one worker.
  ///
  /// - Parameter makesPictures: Whether pictures are made, and not only looked at for what is wrong with
  ///   them.
  package init(_ source: RenderingSource, makesPictures: Bool = true) {
    self.source = source
    self.makesPictures = makesPictures
    pictures = SiteImages(source)
    pages = PageRenderer(source)
    providers = source.site.configuration.options.providers.filter {
      $0.provider.recipe.limits.fileSize != nil
    }
  }

  /// All that the template of a page sees, or `nil` if the recipe makes no page.
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
    case .cardPage(let page): pages.renderCardPage(page, into: &output, &diagnostics)
    case .redirect(let alias): pages.renderRedirect(alias, into: &output, &diagnostics)
    case .notFound(let domain): try pages.renderNotFound(domain, into: &output, &diagnostics)
    case .sitemap(let domain, let part): Sitemap.append(part: part, of: domain, in: site, to: &output)
    case .sitemapIndex(let domain): Sitemap.appendIndex(of: domain, in: site, to: &output)
    case .robots(let domain, let asset):
      RobotsFile.append(of: domain, asset: asset, source, to: &output, &diagnostics)
    case .asset(let asset): return try copiedFile(asset, &diagnostics)
    case .picture(let asset, let use): appendPicture(asset, use, to: &output, &diagnostics)
    case .icon(let domain, let icon): appendIcon(icon, of: domain, to: &output, &diagnostics)
    case .socialCard(let page): if makesPictures { try pictures?.appendCard(of: page, to: &output) }
    case .finder(let finder): pages.renderFinder(source.finders[finder].scope, into: &output, &diagnostics)
    case .finderFile(let finder, let file): source.finders[finder].append(file: file, to: &output)
    case .bytes(let bytes), .providerFile(let bytes): output += bytes
    }
    return nil
  }

  /// A picture in one of its sizes; whoever makes none still looks at the source, once.
  private func appendPicture(
    _ asset: AssetID, _ use: ImageUse, to output: inout [UInt8], _ diagnostics: inout [Diagnostic]
  ) {
    if makesPictures {
      pictures?.append(use, of: asset, to: &output, &diagnostics)
    } else if use == .preview {
      pictures?.check(asset, &diagnostics)
    }
  }

  /// All domains have the same icons, so the first tells what is wrong with them.
  private func appendIcon(
    _ icon: SiteIcon, of domain: DomainID, to output: inout [UInt8], _ diagnostics: inout [Diagnostic]
  ) {
    let isFirst = domain == .primary && icon == source.images.icons.first
    if makesPictures {
      pictures?.append(icon, to: &output) { if isFirst { diagnostics.append($0) } }
    } else if isFirst, let logo = source.images.logo {
      pictures?.check(logo, &diagnostics)
    }
  }

  /// The file of an asset, whose size is known once it has been looked at.
  private func copiedFile(
    _ asset: AssetID, _ diagnostics: inout [Diagnostic]
  ) throws(SystemError) -> CopiedFile {
    let name = source.site[asset].source
    let path = source.content.systemPath(of: name)
    let size = try FileStore.size(of: path, within: source.content.path)
    diagnostics += check(size: size, of: name)
    return CopiedFile(path: path, folder: source.content.path, size: size)
  }

  /// Checks a copied file by its size, which is known once it has been looked at.
  private func check(size: Int, of name: RelativePath) -> [Diagnostic] {
    let range = SourceRange(source.content.displayPath(of: name))
    let limit = source.site.configuration.options.limits.copiedFile
    var diagnostics: [Diagnostic] = []
    if size > limit {
      diagnostics.report(
        .copiedFileTooLarge, at: range, "the file has \(size) bytes, but at most \(limit) are copied",
        fix: "make it smaller, or raise `limits.copied-file` in site.yml")
    }
    for chosen in providers {
      guard let limit = chosen.provider.recipe.limits.fileSize, size > limit else { continue }
      let configuration = source.content.displayPath(of: SiteFolder.configurationFileName)
      diagnostics.report(
        .tooLargeForProvider, at: range,
        "the file has \(size) bytes, but \(chosen.provider.rawValue) accepts \(limit)",
        fix: "make it smaller, or put it elsewhere and link to it",
        notes: [
          .init("the host is named here", at: SourceRange(configuration, chosen.range.bytes))
        ])
    }
    return diagnostics
  }
}

extension DiagnosticCode {
  /// A file that is copied is larger than the site allows.
  package static let copiedFileTooLarge = DiagnosticCode(
    "CopiedFileTooLarge", .error,
    summary: "An image, video, or download is too large.",
    explanation: """
      The limit is 256 MiB, or `limits.copied-file` of `site.yml`. A page on a phone does not need larger
      files. A build copies a file in pieces, but a preview and some publishers keep it in memory.
      """,
    fix: "Make the file smaller, link to it elsewhere, or raise the limit.",
    example: .files(wrong: "Content/tour.mp4 (300 MiB)", right: "Content/tour.mp4 (20 MiB)"))

  /// A file is larger than a host takes.
  package static let tooLargeForProvider = DiagnosticCode(
    "TooLargeForProvider", .error,
    summary: "A file is larger than the provider accepts.",
    explanation: """
      Cloudflare Pages and Cloudflare Workers accept files of at most 25 MiB, and reject the whole deployment
      because of a larger one.
      """,
    fix: "Make the file smaller, or link to it elsewhere.",
    example: .files(
      wrong: "Content/tour.mp4 (30 MiB)\n==> Content/site.yml <==\nhosts: [cloudflare-pages]",
      right: "Content/tour.mp4 (20 MiB)\n==> Content/site.yml <==\nhosts: [cloudflare-pages]"))
}
