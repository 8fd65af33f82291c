import ClipsiteAppClips
package import ClipsiteContent
package import ClipsiteSite
package import ClipsiteText

/// The checks of what App Store Connect would refuse or drop. Only the `experiences` commands make all of them,
/// because a site may well do without advanced experiences.
package enum ExperienceChecks {
  package static func check(_ site: Site, in content: ContentFolder, with images: ImageTable) -> [Diagnostic]
  {
    site.pages.filter { site.isKnown($0) && site.hasExperience($0) }.flatMap {
      check($0, of: site, in: content)
    }
      + imagesWithoutCard(of: site, in: content) + headerImages(of: site, in: content, with: images)
  }

  /// The images of cards that App Store Connect does not take. `check` warns of them, because a site can do
  /// without advanced experiences.
  package static func headerImages(
    of site: Site, in content: ContentFolder, with images: ImageTable, severity: Severity? = nil
  ) -> [Diagnostic] {
    var pictures: Set<AssetID> = []
    var elsewhere: [Page] = []
    for page in site.pages where site.isKnown(page) && site.hasExperience(page) {
      switch site.image(of: page)?.reference {
      case .asset(let asset): pictures.insert(asset)
      case .remote: elsewhere.append(page)
      case nil: break
      }
    }
    // The `experiences` commands name each page.
    let missing = (severity == nil ? [] : elsewhere.prefix(1)).flatMap { page in
      headerImage(of: page, site, title(of: page, site, content), severity, others: elsewhere.count - 1)
    }
    return missing
      + pictures.sorted().compactMap { asset in
        let path = content.displayPath(of: site[asset].source)
        return images.header(of: asset).flatMap {
          images.sizes(of: asset) == nil
            ? UnfitHeaderImage.check($0, of: path, severity)
            : UnfitHeaderImage.checkSource($0, of: path, severity)
        }
      }
  }

  private static func check(_ page: Page, of site: Site, in content: ContentFolder) -> [Diagnostic] {
    let range = title(of: page, site, content)
    var diagnostics = languages(of: page, site, content, range)
    if site.clip(of: page).subtitle == nil {
      diagnostics.report(
        .missingSubtitle, at: range, "the App Clip card has no subtitle",
        fix: "add a `clip.subtitle` of at most \(CardText.maximumSubtitleLength) characters")
    }
    if let place = page.source.fields.place, place.coordinates == nil {
      diagnostics.report(
        .placeWithoutCoordinates, at: range, "the place of the App Clip experience has no coordinates",
        fix: "add `latitude` and `longitude` to `place`")
    }
    return diagnostics + headerImage(of: page, site, range)
  }

  private static func title(of page: Page, _ site: Site, _ content: ContentFolder) -> SourceRange {
    SourceRange(content.displayPath(of: site.source(of: page)), page.source.fields.titleRange.bytes)
  }

  /// - Parameter others: The number of other pages of which the same is true.
  private static func headerImage(
    of page: Page, _ site: Site, _ range: SourceRange, _ severity: Severity? = nil, others: Int = 0
  ) -> [Diagnostic] {
    let message: String
    switch site.image(of: page)?.reference {
    case .asset: return []
    case .remote(let url):
      message =
        "the picture \(url.rawValue) is not a file of the site, so it cannot be uploaded"
        + (others == 0 ? "" : ". \(others) more page\(others == 1 ? " has" : "s have") such a picture")
    case nil:
      // A picture that is named and not there is reported already.
      guard page.source.fields.image == nil else { return [] }
      message = "the App Clip experience has no header image"
    }
    return [
      Diagnostic(
        .missingHeaderImage, at: range, message,
        fix: "add an `image` of \(CardText.headerImagePixels) that is a file of the site", severity: severity)
    ]
  }

  /// The images of pages without an experience, if the experience that the page launches has another one.
  private static func imagesWithoutCard(of site: Site, in content: ContentFolder) -> [Diagnostic] {
    let pages = site.pages.filter {
      $0.source.fields.image != nil && site.isKnown($0) && !site.hasExperience($0)
    }
    guard !pages.isEmpty else { return [] }
    let experiences = SiteExperiences(of: site, content)
    return pages.compactMap { page in
      let card = site.card(of: page, among: experiences)
      guard site.hasImageWithoutCard(page, card) else { return nil }
      let other = card.map { "that of \(site.url(of: $0.page))" } ?? "the default one"
      return Diagnostic(
        .imageWithoutCard,
        at: SourceRange(
          content.displayPath(of: site.source(of: page)), page.source.fields.image?.range.bytes),
        "no App Clip card shows this image, because the URL of the page launches another experience: \(other)",
        fix: "leave it for link previews, or set `clip.title` or `clip.subtitle` for a separate card")
    }
  }

  private static func languages(
    of page: Page, _ site: Site, _ content: ContentFolder, _ range: SourceRange
  ) -> [Diagnostic] {
    let localizations = ExperienceCards(site, content).localizations(of: page)
    guard !localizations.isEmpty, let primary = AppStoreConnectLanguage(site.configuration.language),
      !localizations.contains(where: { $0.language == primary })
    else { return [] }
    return [
      Diagnostic(
        .missingLocalization, at: range,
        "the App Clip experience has no words in \(primary.rawValue), the language of the site",
        fix: "add a variant of the page in that language, or name the app's primary language in site.yml")
    ]
  }
}

extension DiagnosticCode {
  /// The card of an App Clip experience has no subtitle.
  package static let missingSubtitle = DiagnosticCode(
    "MissingSubtitle", .warning,
    summary: "The App Clip card has no subtitle.",
    explanation: """
      A card has a title and a subtitle, which describes the App Clip (Apple, “Configuring the launch
      experience of your App Clip”). `clip.subtitle` of a folder's `index.md`, or of `site.yml`, applies to
      the pages below.
      """,
    fix: "Set `clip.subtitle`.",
    example: .init(
      .experience, wrong: "==> Content/site.yml <==\nclip: {action: open}",
      right: "==> Content/site.yml <==\nclip: {action: open, subtitle: Fresh donuts}"))

  /// An App Clip experience has no picture that could be uploaded.
  package static let missingHeaderImage = DiagnosticCode(
    "MissingHeaderImage", .error,
    summary: "An App Clip experience has no header image.",
    explanation: """
      Each experience in App Store Connect has a header image. clipsite uploads the page's `image`, which can
      be inherited. It must be a file of the site, because clipsite cannot upload an image of another website.
      """,
    fix: "Set `image` to a file.",
    example: .init(
      .experience, wrong: "==> Content/site.yml <==\nimage: https://example.com/donut.png",
      right: "==> Content/site.yml <==\nimage: donut.png"))

  /// A page without an experience names an image.
  package static let imageWithoutCard = DiagnosticCode(
    "ImageWithoutCard", .note,
    summary: "The image of a page is on no App Clip card.",
    explanation: """
      A page without a separate experience launches that of a page above it, or of its original, and shows the
      card of that page. Its own `image` is only in link previews.
      """,
    fix: "Leave it, or give the page a separate card with `clip.title` or `clip.subtitle`.",
    example: .init(
      .experience,
      wrong: """
        Content/about.png (\(CardText.headerImageSize))
        ==> Content/about.md <==
        ---
        title: About
        image: about.png
        ---
        """,
      right: """
        Content/about.png (\(CardText.headerImageSize))
        ==> Content/about.md <==
        ---
        title: About
        image: about.png
        clip: {subtitle: Since 1990}
        ---
        """))

  /// A location of an App Clip experience has no coordinates.
  package static let placeWithoutCoordinates = DiagnosticCode(
    "PlaceWithoutCoordinates", .warning,
    summary: "Apple Maps may not find the location of an App Clip experience.",
    explanation: """
      App Store Connect searches the location in Apple Maps and drops a location that it does not find. Maps
      then never offers the App Clip (Apple, “Configuring the launch experience of your App Clip”). This is
      likely without coordinates.
      """,
    fix: "Add `latitude` and `longitude` in decimal degrees.",
    example: .init(
      .experience,
      wrong: """
        ==> Content/market.md <==
        ---
        title: Market Street
        place: {locality: San Francisco}
        ---
        """,
      right: """
        ==> Content/market.md <==
        ---
        title: Market Street
        place: {locality: San Francisco, latitude: 37.79, longitude: -122.39}
        ---
        """))

  /// An App Clip experience has no words in the language of the site.
  package static let missingLocalization = DiagnosticCode(
    "MissingLocalization", .warning,
    summary: "The App Clip card lacks a language of the app.",
    explanation: """
      App Store Connect requires the card in the primary language of the app, and recommends all of its
      languages (Apple, “Configuring App Clip experiences”). For clipsite, the primary language is `language`
      of `site.yml`. If a page has only another language, that language becomes its default, which App Store
      Connect may reject.
      """,
    fix: "Add a variant in the language.",
    example: .init(
      .experience,
      wrong: """
        ==> Content/index.md <==
        ---
        title: Beignets
        language: fr
        ---
        """,
      right: """
        ==> Content/index.md <==
        ---
        title: Beignets
        language: fr
        ---
        ==> Content/index.en.md <==
        ---
        title: Donuts
        clip: {subtitle: Fresh donuts}
        ---
        """))
}
