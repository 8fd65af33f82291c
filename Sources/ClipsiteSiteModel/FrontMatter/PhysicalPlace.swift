public import ClipsiteAppClips

/// Where a location is and when it is open: the key `place`.
///
/// An object that never changes, for the same reason as `Page`.
public final class PhysicalPlace: Sendable {
  /// The schema.org type of the business, such as `Bakery`.
  public let type: SchemaType?
  /// The postal address, as far as it is known.
  public let address: PostalAddress
  /// The coordinates, spelt as written.
  public let coordinates: GeoCoordinates?
  /// The telephone number.
  public let phone: PhoneNumber?
  /// The opening hours.
  public let hours: OpeningHours?

  /// A place, as far as it is known.
  public init(
    type: SchemaType? = nil, address: PostalAddress = PostalAddress(), coordinates: GeoCoordinates? = nil,
    phone: PhoneNumber? = nil, hours: OpeningHours? = nil
  ) {
    self.type = type
    self.address = address
    self.coordinates = coordinates
    self.phone = phone
    self.hours = hours
  }
}
