package import ClipsiteAppClips
import ClipsiteMustache
package import ClipsiteText

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
  /// The App Clip fields.
  package var clip = ClipFields()
  package var titleRange = ByteRange.none
  /// The location of the business.
  package var place: Location?
  /// The hours of the business, as far as this file states them.
  package var schedule: Schedule?
  // Such values stand where the fields before them leave bytes free.
  /// Indicates whether the page is left out unless drafts are asked for.
  package var isDraft: Bool?
  /// Indicates whether search engines are asked to leave the page out.
  package var isHiddenFromSearch: Bool?
  /// The links, notices, and photos.
  package var blocks: PageBlocks?
  /// Short URLs that lead here.
  package var aliases: [Ranged<String>] = []
  /// The App Links tags.
  package var appLinks: AppLinks?
  /// The fields that few pages set.
  var rare: RareFields?

  /// Fields that say nothing, or only the language.
  package init(language: LanguageTag? = nil) { rare = RareFields.Values(language: language).fields }

  /// The title of the App Clip card. It is not inherited.
  package var cardTitle: String { clip.title ?? title }
}

/// The fields of a page that few pages set.
///
/// An object that never changes. Most pages have none, and pay for one reference.
final class RareFields: Sendable {
  /// The values of the keys.
  struct Values: Sendable {
    var slug: Ranged<Slug>?
    var domain: Ranged<AssociatedDomain>?
    var language: LanguageTag?
    var template: Ranged<String>?
    var order: Int?
    var imageFocus: ImageFocus?
    /// The range of `allow-html: true`.
    var rawHTML: ByteRange?
    /// The keys of `place` that only the pages below use, if this is a folder's page without an address.
    var placeOfFolder: Location?
    /// The key `extra`: data of the site's own for its templates, and the labels in it that clipsite's own
    /// themes do not have.
    var extra: (data: Value, unusualLabels: [Ranged<String>]) = (.null, [])

    private var isEmpty: Bool {
      guard case .null = extra.data else { return false }
      return slug == nil && domain == nil && language == nil && template == nil && order == nil
        && imageFocus == nil && rawHTML == nil && placeOfFolder == nil
    }

    /// The fields of a page, or `nil` if it sets none of them. An initializer that fails would make an object.
    var fields: RareFields? { isEmpty ? nil : RareFields(self) }
  }

  let values: Values

  private init(_ values: Values) { self.values = values }
}

extension PageFields {
  /// The last part of the URL; without one, the file's name.
  package var slug: Ranged<Slug>? { rare?.values.slug }
  /// The domain that serves the page and those below it.
  package var domain: Ranged<AssociatedDomain>? { rare?.values.domain }
  /// The language of the page.
  package var language: LanguageTag? { rare?.values.language }
  /// The range of `allow-html: true`, which passes on the raw HTML in the body, or `nil` without it.
  package var rawHTML: ByteRange? { rare?.values.rawHTML }
  /// Indicates whether raw HTML in the body is passed on.
  package var allowsRawHTML: Bool { rawHTML != nil }
  /// The keys of `place` that only the pages below use, if this is a folder's page without an address.
  package var placeOfFolder: Location? { rare?.values.placeOfFolder }
  /// The point of the preview picture that stays in view.
  package var imageFocus: ImageFocus? {
    get { rare?.values.imageFocus }
    set {
      var values = rare?.values ?? RareFields.Values()
      values.imageFocus = newValue
      rare = values.fields
    }
  }
}

/// The values that flow from other files.
extension PageFields {
  /// These fields as those of a variant, with the values that the declarations of their keys name.
  ///
  /// - Parameters:
  ///   - original: The fields of the page that says the same in another language.
  ///   - language: The language of these, from the name of the file.
  package func variant(of original: PageFields, in language: LanguageTag) -> PageFields {
    var result = FrontMatterKeys.keys.taking(
      .translation, PageReading(self), from: PageReading(original))
    result.rare.language = language
    result.rare.domain = nil
    if original.placeOfFolder != nil { result.rare.placeOfFolder = place }
    var fields = result.takeFields()
    if image == nil {
      fields.imageAlt = imageAlt ?? original.imageAlt
      if let focus = original.imageFocus, imageFocus == nil { fields.imageFocus = focus }
    }
    let location = PlaceKeys.keys.taking(
      .translation, PlaceReading(place, schedule), from: PlaceReading(original.place, original.schedule))
    fields.place = original.place == nil ? nil : Location(location.location)
    fields.schedule = original.schedule == nil ? nil : location.schedule.schedule
    return fields
  }

  /// The keys of `place` that say something else than those of the original.
  package func placeContradictions(to original: PageFields) -> [String] {
    let isWithoutPlace = original.place == nil && place.map { !$0.isEmpty } == true
    let keys = PlaceKeys.keys.contradictions(
      in: PlaceReading(isWithoutPlace ? nil : place, schedule),
      to: PlaceReading(original.place, original.schedule))
    return (isWithoutPlace ? ["place"] : []) + keys.map { "place.\($0.name)" }
  }

  /// A Boolean value that indicates whether `place` states only what other pages can inherit.
  private var isForPagesBelow: Bool {
    place?.isEmpty == true && PlaceKeys.keys.isAnySet(in: PlaceReading(place, schedule))
  }

  /// Leaves to the pages below what `place` states only for them: a folder's page can state hours without
  /// being a location itself.
  mutating func leavePlaceToPagesBelow() {
    guard isForPagesBelow else { return }
    var values = rare?.values ?? RareFields.Values()
    (values.placeOfFolder, place) = (place, nil)
    rare = values.fields
  }

  /// The values that the pages below a folder inherit if its `index.md` has these fields. `folder` is what the
  /// folder inherits itself.
  package func handedDown(below folder: PageFields) -> PageFields {
    let keys = FrontMatterKeys.keys
    let own = keys.taking(.handDown(isLocation: false), PageReading(), from: PageReading(self))
    var inherited = keys.taking(.inheritance, own, from: PageReading(folder))
    var fields = inherited.takeFields()
    fields.blocks = PageBlocks.joined(blocks, folder.blocks)
    let location = PlaceKeys.keys.taking(
      .handDown(isLocation: place != nil), PlaceReading(),
      from: PlaceReading(place ?? rare?.values.placeOfFolder, schedule))
    fields.schedule = location.schedule.schedule.inheriting(folder.schedule)
    if fields.schedule?.isEmpty == true { fields.schedule = nil }
    let handedDown = Location(location.location).inheriting(folder.place)
    fields.place = PlaceKeys.keys.isAnySet(in: PlaceReading(handedDown)) ? handedDown : nil
    return fields
  }
}

extension Location {
  /// This location with the keys that a folder states for all of its locations.
  package func inheriting(_ folder: Location?) -> Location {
    guard let folder else { return self }
    let own = PlaceReading(self)
    return Location(PlaceKeys.keys.taking(.inheritance, own, from: PlaceReading(folder)).location)
  }
}
