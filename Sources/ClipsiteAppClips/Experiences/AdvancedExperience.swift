/// The metadata of an App Clip experience for the URLs below one registered URL.
///
/// App Clip Codes, Maps, location suggestions, further domains and a card of its own for a location each need
/// one (Apple, “Configuring the launch experience of your App Clip”).
public struct AdvancedExperience: Hashable, Sendable {
  /// The registered URL, a prefix of the URLs that it serves. It can never be changed.
  public var url: InvocationURL
  /// The card that the experience shows.
  public var card: ExperienceCard

  /// An advanced experience.
  public init(url: InvocationURL, card: ExperienceCard) {
    self.url = url
    self.card = card
  }
}

/// The card of an advanced experience, whatever URL the experience is registered for.
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
  /// Indicates whether the business is named as one that a platform's App Clip serves (“Powered by”).
  public var isPoweredBy: Bool
  /// The physical place, if there is one.
  public var place: ExperiencePlace?

  /// A card.
  public init(
    defaultLanguage: AppStoreConnectLanguage, localizations: [ExperienceLocalization],
    action: ClipAction = .open, category: BusinessCategory? = nil, isPoweredBy: Bool = false,
    place: ExperiencePlace? = nil
  ) {
    (self.defaultLanguage, self.localizations, self.action) = (defaultLanguage, localizations, action)
    (self.category, self.isPoweredBy, self.place) = (category, isPoweredBy, place)
  }
}

/// The words on the card of an advanced experience in one language (App Store Connect API,
/// `AppClipAdvancedExperienceLocalization`).
public struct ExperienceLocalization: Hashable, Sendable {
  /// The language of both texts.
  public var language: AppStoreConnectLanguage
  /// The title of the card; should fit `CardText.maximumTitleLength`.
  public var title: String
  /// The text below the title; should fit `CardText.maximumSubtitleLength`.
  public var subtitle: String?

  /// The words in a language.
  public init(language: AppStoreConnectLanguage, title: String, subtitle: String? = nil) {
    self.language = language
    self.title = title
    self.subtitle = subtitle
  }
}

/// The physical place of an advanced experience, by which Apple Maps finds a place that it knows already (App
/// Store Connect API, `AppClipAdvancedExperience`, `place`).
public struct ExperiencePlace: Hashable, Sendable {
  /// The name of the place.
  public var name: String
  /// The postal address, as far as it is known.
  public var address: PostalAddress
  /// The coordinates of the place, if they are known.
  public var coordinates: GeoCoordinates?
  /// The action that Maps offers at the place.
  public var mapAction: MapAction?
  /// The relationship between the place and the maker of the App Clip.
  public var relationship: PlaceRelationship?
  /// The telephone number.
  public var phone: PhoneNumber?
  /// The kind of telephone.
  public var phoneType: PhoneType?
  /// The web page of the place.
  public var homePage: String
  /// The identifier of the place in Apple Maps, if it is known.
  public var mapsID: String?

  /// A place, as far as it is known.
  public init(
    name: String, address: PostalAddress = PostalAddress(), coordinates: GeoCoordinates? = nil,
    mapAction: MapAction? = nil, relationship: PlaceRelationship? = nil, phone: PhoneNumber? = nil,
    phoneType: PhoneType? = nil, homePage: String, mapsID: String? = nil
  ) {
    self.name = name
    self.address = address
    self.coordinates = coordinates
    self.mapAction = mapAction
    self.relationship = relationship
    self.phone = phone
    self.phoneType = phoneType
    self.homePage = homePage
    self.mapsID = mapsID
  }
}

/// The relationship between a place and the maker of the App Clip (App Store Connect API,
/// `AppClipAdvancedExperience`, `place.relationship`).
public enum PlaceRelationship: String, Hashable, Sendable, CaseIterable {
  /// Its owner.
  case owner = "OWNER"
  /// Somebody whom the owner allows to speak for it.
  case authorized = "AUTHORIZED"
  /// Anybody else.
  case other = "OTHER"
}

/// The kind of telephone that a number belongs to (App Store Connect API, `AppClipAdvancedExperience`,
/// `place.phoneNumber.type`).
public enum PhoneType: String, Hashable, Sendable, CaseIterable {
  /// A fax machine.
  case fax = "FAX"
  /// A telephone in one place.
  case landline = "LANDLINE"
  /// A mobile telephone.
  case mobile = "MOBILE"
  /// A number that costs the caller nothing.
  case tollFree = "TOLLFREE"
}
