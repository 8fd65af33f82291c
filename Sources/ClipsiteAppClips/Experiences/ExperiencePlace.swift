/// The physical place of an advanced experience, by which Apple Maps finds a place that it knows already (App
/// Store Connect API, `AppClipAdvancedExperience`, `place`).
public struct ExperiencePlace: Hashable, Sendable {
  /// What the place is called.
  public var name: String
  /// The postal address, as far as it is known.
  public var address: PostalAddress
  /// Where it is, if that is known.
  public var coordinates: GeoCoordinates?
  /// What people can do there.
  public var mapAction: MapAction?
  /// What the maker of the App Clip is to it.
  public var relationship: PlaceRelationship?
  /// The telephone number.
  public var phone: PhoneNumber?
  /// The kind of telephone.
  public var phoneType: PhoneType?
  /// The web page of the place.
  public var homePage: String

  /// A place, as far as it is known.
  public init(
    name: String, address: PostalAddress = PostalAddress(), coordinates: GeoCoordinates? = nil,
    mapAction: MapAction? = nil, relationship: PlaceRelationship? = nil, phone: PhoneNumber? = nil,
    phoneType: PhoneType? = nil, homePage: String
  ) {
    self.name = name
    self.address = address
    self.coordinates = coordinates
    self.mapAction = mapAction
    self.relationship = relationship
    self.phone = phone
    self.phoneType = phoneType
    self.homePage = homePage
  }
}
