/// A part of an experience that can be changed once it is registered. Its URL cannot.
package enum ExperienceChange: String, Hashable, Sendable, CaseIterable {
  /// The verb on the button.
  case action
  /// The kind of business.
  case category
  /// The language of people whose own is not there.
  case defaultLanguage = "default language"
  /// Whether the App Clip is a platform's.
  case poweredBy = "powered by"
  /// The physical place.
  case place
  /// Titles and subtitles.
  case words
  /// The picture.
  case headerImage = "header image"

  /// Those that are attributes of the experience itself, in the order in which bodies have them.
  package static let attributes: [ExperienceChange] = [
    .action, .poweredBy, .category, .defaultLanguage, .place,
  ]

  /// The name of the attribute in the API.
  var attributeName: String {
    switch self {
    case .action: "action"
    case .category: "businessCategory"
    case .defaultLanguage: "defaultLanguage"
    case .poweredBy: "isPoweredBy"
    case .place: "place"
    case .words, .headerImage: preconditionFailure("a relationship, not an attribute")
    }
  }
}
