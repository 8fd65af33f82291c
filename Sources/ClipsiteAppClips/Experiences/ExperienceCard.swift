/// What an advanced experience shows, whatever URL it is registered for.
///
/// Two URLs with the same card need one experience only when one of them is a prefix of the other.
public struct ExperienceCard: Hashable, Sendable {
  /// The language that people see whose own is not among the localizations.
  public var defaultLanguage: AppStoreConnectLanguage
  /// The words in each language, the default one first.
  public var localizations: [ExperienceLocalization]
  /// The verb on the button.
  public var action: ClipAction
  /// The kind of business, for Maps.
  public var category: BusinessCategory?
  /// Whether the business is named as one that a platform's App Clip serves (“Powered by”).
  public var isPoweredBy: Bool
  /// The physical place, if there is one.
  public var place: ExperiencePlace?

  /// A card.
  public init(
    defaultLanguage: AppStoreConnectLanguage, localizations: [ExperienceLocalization],
    action: ClipAction = .open, category: BusinessCategory? = nil, isPoweredBy: Bool = false,
    place: ExperiencePlace? = nil
  ) {
    self.defaultLanguage = defaultLanguage
    self.localizations = localizations
    self.action = action
    self.category = category
    self.isPoweredBy = isPoweredBy
    self.place = place
  }
}
