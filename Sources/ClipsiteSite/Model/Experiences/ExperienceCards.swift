package import ClipsiteAppClips
package import ClipsiteContent

/// Makes the card that the experience of a page shows.
package struct ExperienceCards {
  /// A card and its picture.
  package struct Illustrated: Hashable {
    var card: ExperienceCard
    let image: HeaderImageFile?

    /// The same card for a short URL. Its page has the place, which Maps would otherwise find twice.
    var withoutPlace: Illustrated {
      var copy = self
      copy.card.place = nil
      return copy
    }
  }

  private let site: Site
  private let content: ContentFolder
  private let madeImage: (AssetID) -> HeaderImageFile?

  /// - Parameter madeImage: The header image that is made of a picture that does not fit, or `nil` for one
  ///   that fits, and when none are made.
  package init(
    _ site: Site, _ content: ContentFolder, madeImage: @escaping (AssetID) -> HeaderImageFile? = { _ in nil }
  ) {
    self.site = site
    self.content = content
    self.madeImage = madeImage
  }

  /// The card of a page that stands for an experience, or `nil` if its language is none of App Store Connect,
  /// which is reported.
  package func card(of page: Page) -> Illustrated? {
    let localizations = localizations(of: page)
    guard let first = localizations.first else { return nil }
    let clip = site.clip(of: page)
    let card = ExperienceCard(
      defaultLanguage: first.language, localizations: localizations, action: clip.action ?? .open,
      category: clip.category ?? nil, isPoweredBy: clip.isPoweredBy ?? false, place: place(of: page, clip))
    return Illustrated(card: card, image: image(of: page))
  }

  /// The words on the card: those of the page and of its variants in other languages, the default language
  /// first.
  package func localizations(of page: Page) -> [ExperienceLocalization] {
    site.localizations(of: page).map { language, page in
      ExperienceLocalization(
        language: language, title: page.source.fields.cardTitle, subtitle: site.clip(of: page).cardSubtitle)
    }
  }

  private func place(of page: Page, _ clip: ClipFields) -> ExperiencePlace? {
    guard let place = page.source.fields.place else { return nil }
    return ExperiencePlace(
      name: site.place(of: page)?.name ?? page.source.fields.cardTitle, address: place.address,
      coordinates: place.coordinates,
      mapAction: clip.mapAction ?? nil, relationship: clip.relationship ?? nil, phone: place.phone,
      phoneType: place.phone == nil ? nil : clip.phoneType ?? nil, homePage: site.url(of: page),
      mapsID: place.mapsID)
  }

  /// The preview picture; one of another site cannot be uploaded.
  private func image(of page: Page) -> HeaderImageFile? {
    guard case .asset(let asset) = site.image(of: page)?.reference else { return nil }
    if let made = madeImage(asset) { return made }
    let source = site[asset].source
    return HeaderImageFile(
      path: content.systemPath(of: source), in: content.path, displayPath: content.displayPath(of: source))
  }
}
