package import ClipsiteAppClips

/// Where a location is and when it is open: the key `place`.
///
/// An object that never changes, for the same reason as `Page`.
package final class PhysicalPlace: Sendable {
  /// The schema.org type of the business, such as `Bakery`.
  package let type: SchemaType?
  /// The postal address, as far as it is known.
  package let address: PostalAddress
  /// The coordinates, spelt as written.
  package let coordinates: GeoCoordinates?
  /// The telephone number.
  package let phone: PhoneNumber?
  /// The opening hours.
  package let hours: OpeningHours?

  /// A place, as far as it is known.
  package init(
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
