package import ClipsiteAppClips

/// The `clip` fields as one file sets them; what a file leaves out comes from the folders above and
/// `site.yml`.
package struct ClipFields: Hashable, Sendable {
  /// The form in which pages show the App Clip: the card, only the Smart App Banner, or neither.
  package var display: ClipDisplay?
  /// The title of the App Clip card; without one, the page's title. Never inherited.
  package var title: String?
  /// The subtitle of the App Clip card.
  package var subtitle: String?
  /// The word on the card's button.
  package var action: ClipAction?
  /// The words for what the App Clip does, on the button that opens it.
  package var call: String?
  /// The kind of business, for Apple Maps.
  package var category: BusinessCategory?
  /// The action that the places offer in Apple Maps.
  package var mapAction: MapAction?
  /// The relationship between the places and the maker of the App Clip.
  package var relationship: PlaceRelationship?
  /// The kind of telephone at the places.
  package var phoneType: PhoneType?
  /// Indicates whether a platform's App Clip serves the businesses (“Powered by”).
  package var isPoweredBy: Bool?
  /// The last part of the URL of a page of its own that shows the card. Of what is inherited, only locations
  /// make use.
  package var cardPage: Slug?

  /// Fields that say nothing.
  package init() {}

  /// These fields, with those left out taken from the folder above. The title belongs to one page alone.
  package func inheriting(_ parent: ClipFields) -> ClipFields {
    var result = self
    // Asked for on every page, of which most have all: texts of the folder above are not even looked at then.
    if display == nil { result.display = parent.display }
    if subtitle == nil { result.subtitle = parent.subtitle }
    if action == nil { result.action = parent.action }
    if call == nil { result.call = parent.call }
    if category == nil { result.category = parent.category }
    if mapAction == nil { result.mapAction = parent.mapAction }
    if relationship == nil { result.relationship = parent.relationship }
    if phoneType == nil { result.phoneType = parent.phoneType }
    if isPoweredBy == nil { result.isPoweredBy = parent.isPoweredBy }
    if cardPage == nil { result.cardPage = parent.cardPage }
    return result
  }

  /// The fields that are texts and that pages inherit.
  package var inheritedTexts: ClipFields {
    var result = ClipFields()
    (result.subtitle, result.call) = (subtitle, call)
    return result
  }

  /// The fields that the pages below inherit.
  package var inheritable: ClipFields {
    var result = self
    result.title = nil
    return result
  }
}
