import ClipsiteAppClips
package import ClipsiteDiagnostics
package import ClipsiteSiteModel

/// The checks of what App Store Connect would refuse or drop. Only the `experiences` commands make them: a
/// site may well do without advanced experiences.
package enum ExperienceChecks {
  package static func check(_ site: Site, in content: ContentFolder, with images: ImageTable) -> [Diagnostic]
  {
    var diagnostics: [Diagnostic] = []
    var pictures: Set<AssetID> = []
    for page in site.pages where page.source.isReadable && site.hasExperience(page) {
      diagnostics += check(page, of: site, in: content)
      if case .asset(let asset) = site.image(of: page)?.reference { pictures.insert(asset) }
    }
    return diagnostics
      + pictures.sorted().compactMap { asset in
        let path = content.displayPath(of: site[asset].source)
        return images.header(of: asset).flatMap {
          images.sizes(of: asset) == nil
            ? UnfitHeaderImage.check($0, of: path) : UnfitHeaderImage.checkSource($0, of: path)
        }
      }
  }

  private static func check(_ page: Page, of site: Site, in content: ContentFolder) -> [Diagnostic] {
    let range = SourceRange(
      content.displayPath(of: site.source(of: page)), page.source.fields.titleRange.bytes)
    var diagnostics = languages(of: page, site, content, range)
    if site.clip(of: page).subtitle == nil {
      diagnostics.append(
        Diagnostic(
          .missingSubtitle, at: range, "the App Clip card has no subtitle",
          fix: "add a `clip.subtitle` of at most 56 characters"))
    }
    if let place = page.source.fields.place, place.coordinates == nil {
      diagnostics.append(
        Diagnostic(
          .placeWithoutCoordinates, at: range, "the place of the App Clip experience has no coordinates",
          fix: "add `latitude` and `longitude` to `place`"))
    }
    return diagnostics + headerImage(of: page, site, range)
  }

  private static func headerImage(of page: Page, _ site: Site, _ range: SourceRange) -> [Diagnostic] {
    let message: String
    switch site.image(of: page)?.reference {
    case .asset: return []
    case .remote(let url):
      message = "the picture \(url.rawValue) is not a file of the site, so it cannot be uploaded"
    case nil:
      // A picture that is named and not there is reported already.
      guard page.source.fields.image == nil else { return [] }
      message = "the App Clip experience has no header image"
    }
    return [
      Diagnostic(
        .missingHeaderImage, at: range, message,
        fix: "add an `image` of 1800 by 1200 pixels that is a file of the site")
    ]
  }

  private static func languages(
    of page: Page, _ site: Site, _ content: ContentFolder, _ range: SourceRange
  ) -> [Diagnostic] {
    let localizations = ExperienceCards(site, content).localizations(of: page)
    guard !localizations.isEmpty else {
      return [
        Diagnostic(
          .unknownExperienceLanguage, at: range,
          "App Store Connect has no App Clip experiences in the language `\(site.language(of: page))`",
          fix: "add a variant in a language that it has, or set `clip.display: none`", severity: .error)
      ]
    }
    guard let primary = AppStoreConnectLanguage(site.configuration.language),
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
    explanation: """
      An App Clip card has a title and a subtitle, which says what the App Clip does (Apple, “Configuring the
      launch experience of your App Clip”). `clip.subtitle` of a folder's `index.md`, or of `site.yml`, holds
      for the pages below.
      """)

  /// An App Clip experience has no picture that could be uploaded.
  package static let missingHeaderImage = DiagnosticCode(
    "MissingHeaderImage", .error,
    explanation: """
      Each App Clip experience in App Store Connect has a header image, which is uploaded. clipsite takes the
      page's `image`, which may be inherited. It has to be a file of the site: a picture of another website
      cannot be taken.
      """)

  /// A location of an App Clip experience has no coordinates.
  package static let placeWithoutCoordinates = DiagnosticCode(
    "PlaceWithoutCoordinates", .warning,
    explanation: """
      App Store Connect uses the place of an App Clip experience to find it in Apple Maps; what is not found
      there is dropped, and Maps never offers the App Clip (Apple, “Configuring the launch experience of your
      App Clip”). With an address alone that is likely. Add `latitude` and `longitude` in decimal degrees.
      """)

  /// An App Clip experience has no words in the language of the site.
  package static let missingLocalization = DiagnosticCode(
    "MissingLocalization", .warning,
    explanation: """
      App Store Connect wants the card of each App Clip experience in the primary language of the app, and
      advises all languages that the app has (Apple, “Configuring App Clip experiences”). clipsite takes
      `language` of `site.yml` for the primary one. A page in another language alone is registered with that
      language as its default, which App Store Connect may refuse.
      """)
}
