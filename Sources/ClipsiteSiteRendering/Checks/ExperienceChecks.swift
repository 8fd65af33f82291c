import ClipsiteAppClips
package import ClipsiteDiagnostics
package import ClipsiteSiteModel

/// The checks of what App Store Connect would refuse or drop. Only the `experiences` commands make them: a
/// site may well do without advanced experiences.
package enum ExperienceChecks {
  package static func check(_ site: Site, _ content: ContentFolder, _ images: ImageTable) -> [Diagnostic] {
    var diagnostics: [Diagnostic] = []
    var pictures: Set<AssetID> = []
    for page in site.pages where page.source.isReadable && site.hasExperience(page) {
      diagnostics += check(page, site, content)
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

  private static func check(_ page: Page, _ site: Site, _ content: ContentFolder) -> [Diagnostic] {
    let place = SourceRange(
      content.displayPath(of: site.source(of: page)), page.source.fields.titleRange.bytes)
    var diagnostics: [Diagnostic] = languages(of: page, site, content, place)
    if site.clip(of: page).subtitle == nil { diagnostics.append(MissingSubtitle.diagnostic(at: place)) }
    if let physical = page.source.fields.place, physical.coordinates == nil {
      diagnostics.append(PlaceWithoutCoordinates.diagnostic(at: place))
    }
    switch site.image(of: page)?.reference {
    case .asset: break
    case .remote(let url):
      diagnostics.append(MissingHeaderImage.diagnostic(at: place, remote: url.rawValue))
    // A picture that is named and not there is reported already.
    case nil where page.source.fields.image == nil:
      diagnostics.append(MissingHeaderImage.diagnostic(at: place, remote: nil))
    case nil: break
    }
    return diagnostics
  }

  private static func languages(
    of page: Page, _ site: Site, _ content: ContentFolder, _ place: SourceRange
  ) -> [Diagnostic] {
    let localizations = ExperienceCards(site, content).localizations(of: page)
    guard !localizations.isEmpty else {
      return [
        Diagnostic(
          .unknownExperienceLanguage, at: place,
          "App Store Connect has no App Clip experiences in the language `\(site.language(of: page))`",
          fix: "add a variant in a language that it has, or set `clip.display: none`", severity: .error)
      ]
    }
    guard let primary = AppStoreConnectLanguage(site.configuration.language),
      !localizations.contains(where: { $0.language == primary })
    else { return [] }
    return [MissingLocalization.diagnostic(primary, at: place)]
  }
}
