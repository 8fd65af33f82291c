package import ClipsiteAppClips
package import ClipsiteDiagnostics
package import ClipsiteMustache
package import ClipsiteOpeningHours

/// The front matter of one Markdown file: the file's own values, before anything is inherited.
package struct PageFields: Sendable {
  /// The page's title.
  package var title = ""
  /// One or two sentences for search engines and previews.
  package var description: String?
  /// The preview picture.
  package var image: Ranged<String>?
  /// The description of the image for people who do not see it.
  package var imageAlt: String?
  /// The last part of the URL; without one, the file's name.
  package var slug: Ranged<Slug>?
  /// The domain that serves the page and those below it.
  package var domain: Ranged<AssociatedDomain>?
  /// The language of the page.
  package var language: LanguageTag?
  /// The template that renders the page.
  package var template: Ranged<String>?
  /// The App Clip fields.
  package var clip = ClipFields()
  package var titleRange = ByteRange.none
  /// The position in lists; pages without one follow, by title.
  package var order: Int?
  /// The location of the business.
  package var place: Location?
  /// The hours of the business, as far as this file states them.
  package var schedule: Schedule?
  /// The links, notices, and photos.
  package var blocks: PageBlocks?
  /// Short URLs that lead here.
  package var aliases: [Ranged<String>] = []
  /// The App Links tags.
  package var appLinks: AppLinks?
  /// Indicates whether the page is left out unless drafts are asked for.
  package var isDraft: Bool?
  /// Indicates whether search engines are asked to leave the page out.
  package var isHiddenFromSearch: Bool?
  /// Indicates whether raw HTML in the body is passed on.
  package var allowsRawHTML = false
  /// Data of the site's own for its templates.
  package var extra: Value = .null
  /// The labels in it that clipsite's own themes do not have.
  package var unusualLabels: [Ranged<String>] = []

  /// Fields that say nothing.
  package init() {}

  /// The title of the App Clip card. It is not inherited.
  package var cardTitle: String { clip.title ?? title }
}

/// The fields that a variant copies from its original, so that it contains only what differs in its language.
extension PageFields {
  /// These fields as those of a variant. Title, description, slug, short URLs, `clip.title`, `allow-html` and
  /// `extra` stay its own.
  ///
  /// - Parameters:
  ///   - original: The fields of the page that says the same in another language.
  ///   - language: The language of these, from the name of the file.
  package func variant(of original: PageFields, in language: LanguageTag) -> PageFields {
    var result = self
    result.language = language
    result.domain = nil
    if image == nil {
      // Where it stands in the other file says nothing about this one.
      result.image = original.image.map { Ranged($0.value, at: .none) }
      result.imageAlt = imageAlt ?? original.imageAlt
    }
    result.template = template ?? original.template.map { Ranged($0.value, at: .none) }
    result.clip = clip.inheriting(original.clip)
    result.place = original.place.map { place?.inLanguage(of: $0) ?? $0 }
    result.schedule = original.schedule.map { schedule?.inLanguage(of: $0) ?? $0 }
    result.blocks = blocks?.inheriting(original.blocks) ?? original.blocks
    result.appLinks = appLinks ?? original.appLinks
    result.isDraft = isDraft ?? original.isDraft
    result.isHiddenFromSearch = isHiddenFromSearch ?? original.isHiddenFromSearch
    return result
  }
}

extension Location {
  /// The place of the original with what this one says of the address in its own language.
  fileprivate func inLanguage(of original: Location) -> Location {
    var address = original.address
    address.street = self.address.street ?? address.street
    address.locality = self.address.locality ?? address.locality
    address.region = self.address.region ?? address.region
    return Location(
      type: original.type, address: address, coordinates: original.coordinates, phone: original.phone,
      services: services.isEmpty ? original.services : services,
      priceRange: priceRange ?? original.priceRange)
  }
}

extension PageFields {
  /// The part of the schedule that flows down from a folder's page. The hours of a location in `index.md` are
  /// those of this location, and holidays and the time zone are those of all.
  package var inheritableSchedule: Schedule? {
    guard let schedule, place != nil else { return schedule }
    return Schedule(specialHours: schedule.specialHours, timeZone: schedule.timeZone)
  }
}
