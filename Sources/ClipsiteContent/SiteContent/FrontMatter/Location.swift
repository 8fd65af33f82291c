package import ClipsiteAppClips
package import ClipsiteText

/// The address of a location: the key `place`. `Schedule` has its hours.
///
/// An object that never changes, for the same reason as `Page`.
package final class Location: Sendable {
  /// The values of the keys.
  struct Fields: Sendable {
    /// The name of the location in Apple Maps.
    var name: String?
    /// The schema.org type of the business, such as `Bakery`.
    var type: SchemaType?
    /// The postal address, as far as it is known.
    var address = PostalAddress()
    /// The range of the first part of the address.
    var addressRange = ByteRange.none
    /// The coordinates, spelled as written.
    var coordinates: GeoCoordinates?
    /// The telephone number.
    var phone: PhoneNumber?
    /// The identifier in Apple Maps.
    var mapsID: String?
    /// The services and amenities, in the order written.
    var services: [Service] = []
    /// The prices in a few characters, such as `$$`.
    var priceRange: String?
  }

  let fields: Fields

  init(_ fields: Fields) { self.fields = fields }

  package var name: String? { fields.name }
  package var type: SchemaType? { fields.type }
  package var address: PostalAddress { fields.address }
  /// The country of the address, without a copy of the rest.
  package var country: CountryCode? { fields.address.country }
  var addressRange: ByteRange { fields.addressRange }
  package var coordinates: GeoCoordinates? { fields.coordinates }
  package var phone: PhoneNumber? { fields.phone }
  package var mapsID: String? { fields.mapsID }
  package var services: [Service] { fields.services }
  package var priceRange: String? { fields.priceRange }

  /// A Boolean value that indicates whether nothing is known of this location alone.
  package var isEmpty: Bool {
    !PlaceKeys.keys.isAnySet(in: PlaceReading(self)) { !$0.isInherited }
  }
}

extension Location {
  /// The structured data of the location, with what the keys say.
  package func business(
    id: String, name: String, url: WebURL, image: WebURL?, photos: [WebURL], parent: Organization?,
    menu: WebURL?, sameAs: [WebURL]
  ) -> LocalBusiness {
    LocalBusiness(
      type: type ?? .localBusiness, id: id, name: name, url: url, image: image, photos: photos,
      telephone: phone, address: address, geo: coordinates, parent: parent,
      map: coordinates.map { "https://maps.apple.com/?ll=\($0.latitude),\($0.longitude)" },
      priceRange: priceRange, menu: menu, amenities: services.map(\.text), sameAs: sameAs)
  }
}

extension DiagnosticCode {
  /// A value of `place` that maps, phones or search engines could not use.
  package static let invalidPlace = DiagnosticCode(
    "InvalidPlace", .error,
    summary: "A value of `place` is not valid.",
    explanation: """
      `place` contains a postal address with an ISO 3166-1 country code, coordinates in decimal degrees, a
      telephone number with its country code, and opening hours. They reach the page, its structured data
      (schema.org, LocalBusiness), and the App Clip experience. All of these must understand each value.
      """,
    fix: "Correct the value that the message names.",
    example: .init(
      .frontMatter, wrong: "place:\n  street: 12 Market Street\n  latitude: 100\n  longitude: 12.5",
      right: "place:\n  street: 12 Market Street\n  latitude: 45.5\n  longitude: 12.5"))
}
