public import AppClips

/// Where a location is and when it is open: the key `place`.
public struct PhysicalPlace: Hashable, Sendable {
  /// The schema.org type of the business, such as `Bakery`.
  public var type: SchemaType?
  /// The postal address, as far as it is known.
  public var address = PostalAddress()
  /// The coordinates, spelt as written.
  public var coordinates: GeoCoordinates?
  /// The telephone number.
  public var phone: PhoneNumber?
  /// The opening hours.
  public var hours: OpeningHours?

  /// A place of which nothing is known.
  public init() {}
}
