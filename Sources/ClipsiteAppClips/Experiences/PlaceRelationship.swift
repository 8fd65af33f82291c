/// What the maker of the App Clip is to a place (App Store Connect API, `AppClipAdvancedExperience`,
/// `place.relationship`).
public enum PlaceRelationship: String, Hashable, Sendable, CaseIterable {
  /// Its owner.
  case owner = "OWNER"
  /// Somebody whom the owner allows to speak for it.
  case authorized = "AUTHORIZED"
  /// Anybody else.
  case other = "OTHER"
}
