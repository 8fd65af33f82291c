package import ClipsiteAppClips

/// The `clip` fields as one file sets them; what a file leaves out comes from the folders above and
/// `site.yml`.
package struct ClipFields: Hashable, Sendable {
  /// The title of the App Clip card; without one, the page's title. Never inherited.
  package var title: String?
  // Of those with two question marks, `.some(nil)` states that there is none, whatever the folders above state.
  /// The subtitle of the App Clip card.
  package var subtitle: String??
  /// The words for what the App Clip does, on the button that opens it.
  package var call: String?
  /// The last part of the URL of a page of its own that shows the card. Of what is inherited, only locations
  /// make use.
  package var cardPage: Slug?
  // What takes a byte stands behind what takes more, so that the bytes are side by side.
  /// The form in which pages show the App Clip: the card, only the Smart App Banner, or neither.
  package var display: ClipDisplay?
  /// The word on the card's button.
  package var action: ClipAction?
  /// The language of the words on the card, if App Store Connect does not have that of the page.
  package var language: AppStoreConnectLanguage?
  /// The kind of business, for Apple Maps.
  package var category: BusinessCategory??
  /// The action that the places offer in Apple Maps.
  package var mapAction: MapAction??
  /// The relationship between the places and the maker of the App Clip.
  package var relationship: PlaceRelationship??
  /// The kind of telephone at the places.
  package var phoneType: PhoneType??
  /// Indicates whether a platform's App Clip serves the businesses (“Powered by”).
  package var isPoweredBy: Bool?
  /// Indicates whether the page gives the card its words, if several pages are in one language of App Store
  /// Connect. Never inherited.
  package var isLocalization: Bool?

  /// Fields that say nothing.
  package init() {}

  /// The subtitle that the App Clip card shows, or `nil` for none.
  package var cardSubtitle: String? { subtitle ?? nil }

  /// These fields, with those left out taken from the folder above.
  package func inheriting(_ parent: ClipFields) -> ClipFields {
    ClipKeys.keys.taking(.inheritance, self, from: parent)
  }

  /// These fields, with words left out taken from the folder's `index.md` in the same language.
  package func takingWords(of folder: ClipFields) -> ClipFields {
    ClipKeys.keys.taking(.words, self, from: folder)
  }
}
