package import ClipsiteAppClips
package import ClipsiteContent
package import ClipsiteSite
package import ClipsiteSystem
package import ClipsiteText

/// The pictures of the site that pages name in their head: sizes and kinds, read once from each file.
package struct ImageTable: Sendable {
  package private(set) var touchIcon: AssetID?
  package private(set) var favicon: AssetID?
  /// The picture that icons are made of.
  package private(set) var logo: AssetID?
  /// The result of reading each image, by its path below the content folder.
  package private(set) var readings: [RelativePath: Reading] = [:]
  private var previews: Set<AssetID> = []
  private var headers: [AssetID: ImageHeader] = [:]
  private var urls: [AssetID: WebURL] = [:]
  private var sizes: [AssetID: ImageSizes] = [:]

  /// The contents of an image's header, or the mistake in it.
  package typealias Reading = Result<ImageHeader, Unreadable>

  /// The number of bytes of a file that are read first. The header of a JPEG can follow long metadata.
  private static let headLength = 64 << 10
  /// The largest number of bytes that are read if the first ones did not contain the header.
  private static let longestHeadLength = 16 << 20

  /// Reads the header of every picture that a page names.
  ///
  /// - Parameter known: Pictures that need not be read again.
  package init(
    of site: Site, in content: ContentFolder, _ workers: Workers,
    knowing known: [RelativePath: Reading] = [:],
    _ diagnostics: inout [Diagnostic]
  ) {
    let previews = Self.previews(of: site)
    let used = previews.union(Self.photos(of: site)).sorted()
    self.previews = previews
    let results = workers.map(used.count, by: 16) { slice in
      slice.map { index in
        let asset = site[used[index]]
        return known[asset.source] ?? Self.read(asset, content)
      }
    }
    for (asset, result) in zip(used, results.joined()) {
      readings[site[asset].source] = result
      switch result {
      case .success(let header): headers[asset] = header
      case .failure(let failure): diagnostics.append(failure.diagnostic)
      }
      if site.configuration.options.makesPictures { sizes[asset] = headers[asset].flatMap(ImageSizes.init) }
      let file = site[asset]
      urls[asset] = try? WebURL(site.url(of: sizes[asset] == nil ? file : file.file(for: .preview)))
    }
    touchIcon = Self.icon(site.configuration.options.icons.touch, of: site, in: content, &diagnostics)
    favicon = Self.icon(site.configuration.options.icons.favicon, of: site, in: content, &diagnostics)
    readLogo(of: site, in: content, knowing: known, &diagnostics)
  }

  /// Reads the header of the logo, if there is one and it can be of use.
  private mutating func readLogo(
    of site: Site, in content: ContentFolder, knowing known: [RelativePath: Reading],
    _ diagnostics: inout [Diagnostic]
  ) {
    guard let named = site.configuration.options.icons.logo,
      let asset = Self.icon(named, of: site, in: content, &diagnostics)
    else { return }
    guard site.configuration.options.makesPictures else {
      let path = content.displayPath(of: SiteFolder.configurationFileName)
      return diagnostics.report(
        .unfitLogo, at: SourceRange(path, named.range.bytes),
        "icons are made of a logo only with `pictures: true`",
        fix: "add `pictures: true`, or name finished icons with `touch` and `favicon`")
    }
    let source = site[asset].source
    let isKnown = readings[source] != nil
    let reading = readings[source] ?? known[source] ?? Self.read(site[asset], content)
    readings[source] = reading
    switch reading {
    case .success(let header):
      headers[asset] = header
      logo = asset
      if header.width != header.height || header.width < SiteIcon.touchSide
        || ImageSizeRules.isTooLarge(header)
      {
        diagnostics.report(
          .unfitLogo, at: SourceRange(content.displayPath(of: source)),
          "the logo has \(header.width) by \(header.height) pixels, but icons are made of a square of 180 to "
            + "10000",
          fix: "export it as a square of 512 by 512 pixels")
      }
    case .failure(let failure): if !isKnown { diagnostics.append(failure.diagnostic) }
    }
  }

  /// All pictures of pages with what their files say of them, in the order of the site's files.
  package var all: [(asset: AssetID, header: ImageHeader)] {
    headers.filter { urls[$0.key] != nil }.sorted { $0.key < $1.key }.map {
      (asset: $0.key, header: $0.value)
    }
  }

  /// Returns the header in an image's file, or `nil` if it cannot be read.
  package func header(of asset: AssetID) -> ImageHeader? { headers[asset] }

  /// The sizes that a picture is made in, or `nil` if it is copied as it is.
  package func sizes(of asset: AssetID) -> ImageSizes? { sizes[asset] }

  /// Indicates whether pages name a file as the site's icon.
  package func isNamedIcon(_ asset: AssetID) -> Bool { asset == touchIcon || asset == favicon }

  /// The icons that are made of the logo: those that `site.yml` does not name.
  package var icons: [SiteIcon] {
    logo == nil ? [] : SiteIcon.allCases.filter { $0 == .touch ? touchIcon == nil : favicon == nil }
  }

  /// The absolute URL of a picture, or of the preview that is made of it.
  package func url(of asset: AssetID) -> WebURL? { urls[asset] }

  /// Indicates whether an image is the preview of a page, and not only one of the photos on it.
  package func isPreview(_ asset: AssetID) -> Bool { previews.contains(asset) }

  private static func previews(of site: Site) -> Set<AssetID> {
    var used: Set<AssetID> = []
    for case .asset(let asset) in site.sections.map(\.inherited.image) { used.insert(asset) }
    for case .asset(let asset) in site.pages.lazy.map(\.ownImage) { used.insert(asset) }
    return used
  }

  private static func photos(of site: Site) -> Set<AssetID> {
    var used: Set<AssetID> = []
    for page in site.pages {
      for photo in page.photos { if case .asset(let asset) = photo.image { used.insert(asset) } }
    }
    return used
  }

  /// A picture cannot be used.
  package struct Unreadable: Error { let diagnostic: Diagnostic }

  private static func read(_ asset: Asset, _ content: ContentFolder) -> Reading {
    let path = content.systemPath(of: asset.source)
    let shown = content.displayPath(of: asset.source)
    do {
      let head = try? FileStore.readHead(path, within: content.path, count: headLength)
      if let header = try? head.map(ImageHeader.init), header.orientation != nil { return .success(header) }
      let longHead = try FileStore.readHead(path, within: content.path, count: longestHeadLength)
      return .success(try ImageHeader(longHead))
    } catch let error as ImageHeaderError {
      return .failure(Unreadable(diagnostic: .invalidImage(shown, error)))
    } catch {
      return .failure(
        Unreadable(diagnostic: .unreadableFile(shown, reason: VisibleText.escaped("\(error)"))))
    }
  }

  private static func icon(
    _ icon: Ranged<String>?, of site: Site, in content: ContentFolder, _ diagnostics: inout [Diagnostic]
  ) -> AssetID? {
    guard let icon else { return nil }
    let asset = ContentPath.resolve(icon.value, from: "").flatMap(site.asset)
    if asset == nil {
      diagnostics.append(
        .missingImage(icon, in: content.displayPath(of: SiteFolder.configurationFileName)))
    }
    return asset
  }
}

extension Diagnostic {
  /// A picture's file is broken or of a kind that previews do not show.
  fileprivate static func invalidImage(_ path: String, _ error: ImageHeaderError) -> Diagnostic {
    let message =
      switch error {
      case .unknownFormat: "the file is not an image in a format that previews show"
      case .truncated(let format): "the \(format.rawValue.uppercased()) image ends before its size"
      case .malformed(let format): "the picture breaks the rules of \(format.rawValue.uppercased())"
      case .zeroSize: "the picture is zero pixels wide or high"
      }
    return Diagnostic(
      .invalidImage, at: SourceRange(path), message, fix: "export the picture again, as JPEG or PNG")
  }
}

extension DiagnosticCode {
  /// A picture's file is broken or of a kind that previews do not show.
  package static let invalidImage = DiagnosticCode(
    "InvalidImage", .error,
    summary: "A file is not an image that previews can show.",
    explanation: """
      Preview images are JPEG, PNG, GIF, or WebP. The first bytes of this file have another format, or a size
      that is impossible.
      """,
    fix: "Export the image again.",
    example: .files(
      wrong: "==> Content/cup.png <==\nDonuts\n==> Content/site.yml <==\nimage: cup.png",
      right: "Content/cup.png (\(CardText.headerImageSize))\n==> Content/site.yml <==\nimage: cup.png"))

  /// No icons can be made of the logo.
  package static let unfitLogo = DiagnosticCode(
    "UnfitLogo", .error,
    summary: "The logo cannot become an icon.",
    explanation: """
      With `pictures: true`, clipsite makes the touch icon and the favicon from `icons.logo`. The logo is a
      square PNG, JPEG, or WebP of at least 180 by 180 pixels. Transparent parts become white.
      """,
    fix: "Export the logo again. Name an SVG as `icons.favicon`.",
    example: .files(
      wrong: """
        Content/cup.png (200 × 100 pixels)
        ==> Content/site.yml <==
        pictures: true
        icons: {logo: cup.png}
        """,
      right: """
        Content/cup.png (512 × 512 pixels)
        ==> Content/site.yml <==
        pictures: true
        icons: {logo: cup.png}
        """))
}
