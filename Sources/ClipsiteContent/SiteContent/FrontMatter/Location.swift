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

/// The mapping `place` while it is read, and while its values flow.
package struct PlaceReading: Sendable {
  var location = Location.Fields()
  var schedule = ScheduleReading()
  // The values of these keys depend on each other.
  fileprivate var street: Ranged<String>?
  fileprivate var postalCode: Ranged<String>?
  fileprivate var latitude: Ranged<String>?
  fileprivate var longitude: Ranged<String>?
  fileprivate var phone: Ranged<String>?

  init() {}

  init(_ location: Location?, _ schedule: Schedule? = nil) {
    if let location { self.location = location.fields }
    if let schedule { self.schedule.schedule = schedule }
  }

  /// Reads the values that depend on each other.
  mutating func finish(_ reader: inout MappingReader) {
    (location.address.street, location.address.postalCode) = (street?.value, postalCode?.value)
    location.addressRange = (street ?? postalCode)?.range ?? .none
    location.phone = phone.flatMap { PhoneRules.read($0, in: location.address.country, &reader) }
    location.coordinates = coordinates(&reader)
  }

  /// Both coordinates; one alone is a mistake.
  private func coordinates(_ reader: inout MappingReader) -> GeoCoordinates? {
    guard let latitude, let longitude else {
      if let one = latitude ?? longitude {
        let (there, missing) = latitude == nil ? ("longitude", "latitude") : ("latitude", "longitude")
        reader.report(
          .invalidPlace, at: reader.range(one.range), "the place has a \(there), but no \(missing)",
          fix: "add `\(missing)`")
      }
      return nil
    }
    do throws(InvalidValue) {
      return try GeoCoordinates(latitude: latitude.value, longitude: longitude.value)
    } catch {
      let isLongitude = (try? GeoCoordinates(latitude: latitude.value, longitude: "0")) != nil
      let culprit = isLongitude ? longitude : latitude
      reader.report(error.diagnostic(.invalidPlace, at: reader.range(culprit.range)))
      return nil
    }
  }
}

/// The keys of `place`.
package enum PlaceKeys {
  package static let keys = Keys<PlaceReading>(
    declared + ScheduleKeys.declared(\.schedule, invalid: .invalidPlace))

  private static let declared: [KeyDeclaration<PlaceReading>] = [
    .key(
      "type", .value(\.location.type, Forms.schemaType), .fixed, about: "a schema.org type",
      default: "`LocalBusiness`", example: "Bakery", codes: [.invalidPlace]),
    .key(
      "name", .line(\.location.name), KeyFlow(.foldersWithoutAddress, .ownOrOriginal),
      about: "the name of the location in Apple Maps, which finds a location by its name",
      default: "the title of the App Clip card", example: "Ferry Street Donuts"),
    .key(
      "street", .part(\.location.address.street, later: \.street), .translated,
      about: "the street and the number", example: "1 Market St",
      synonyms: ["address", "street-address", "address-line-1"], codes: [.incompleteAddress]),
    .key(
      "locality", .part(\.location.address.locality), .translated, about: "the town",
      example: "San Francisco", synonyms: ["city", "town"]),
    .key(
      "region", .part(\.location.address.region), .translated, about: "the state or province", example: "CA",
      synonyms: ["state", "province", "county"]),
    .key(
      "postal-code", .part(\.location.address.postalCode, later: \.postalCode), .fixed,
      about: "the postal code", example: #""94105""#, synonyms: ["zip", "zip-code", "zipcode", "postcode"]),
    .key(
      "country", .value(\.location.address.country, Forms.country), .fixed,
      about: "the country, as a code of two letters", example: "US", synonyms: ["country-code"],
      codes: [.invalidPlace]),
    .key(
      "latitude",
      KeyField(
        .text(Forms.latitude.text), \.location.coordinates, contradicts: { $0?.latitude != $1?.latitude },
        later: \.latitude
      ) { $2.text($0, $1) }, .fixed,
      about: "the latitude, only together with the longitude. North is positive", example: "37.7936",
      synonyms: ["lat"], codes: [.invalidPlace]),
    .key(
      "longitude",
      KeyField(
        .text(Forms.longitude.text), \.location.coordinates,
        contradicts: { $0?.longitude != $1?.longitude }, later: \.longitude
      ) { $2.text($0, $1) }, .fixed,
      about: "the longitude, only together with the latitude. East is positive", example: "-122.3958",
      synonyms: ["lng", "lon", "long"], codes: [.invalidPlace]),
    .key(
      "phone",
      // A number means the same with the country code that its country adds.
      KeyField(
        .text(.phone), \.location.phone, contradicts: { $0?.rawValue != $1?.rawValue }, later: \.phone
      ) { $2.text($0, $1) }, .fixed,
      about: "the telephone number. Pages show it as written, and links have the code of `place.country`",
      example: #""+1 415 555 0100""#, synonyms: ["telephone", "tel", "phone-number"],
      codes: [.invalidPlace, .incompletePhoneNumber]),
    .key(
      "maps-id", .value(\.location.mapsID, Forms.mapsID), .alone,
      about: "the Place ID of the location in Apple Maps. App Store Connect gets it with the experience",
      example: "I7C250D2CDCB364A", codes: [.invalidPlace]),
    .key(
      "services", Service.field(\.location.services), KeyFlow(.foldersWithoutAddress, .ownOrOriginal),
      about: "services and amenities: texts, or mappings with `text` and `icon`", example: "[Wi-Fi, Parking]",
      synonyms: ["amenities", "amenity-feature"], codes: [.incompleteItem]),
    .key(
      "price-range", .line(\.location.priceRange, Forms.priceRange),
      KeyFlow(.foldersWithoutAddress, .ownOrOriginal),
      about: "the prices in a few characters, at most \(Forms.longestPriceRange)", example: #""$$""#,
      synonyms: ["price-level"], codes: [.invalidPlace]),
  ]
}

extension KeyField {
  /// A part of the address.
  fileprivate static func part(_ path: WritableKeyPath<Owner, String?>) -> KeyField {
    KeyField(.text(.line), path) { $2.part($0, $1)?.value }
  }

  /// A part of the address whose place counts.
  fileprivate static func part(
    _ path: WritableKeyPath<Owner, String?>, later: WritableKeyPath<Owner, Ranged<String>?>
  ) -> KeyField {
    KeyField(.text(.line), path, contradicts: { $0 != $1 }, later: later) { $2.part($0, $1) }
  }
}

extension MappingReader {
  /// A text on one line. A blank one counts as absent.
  fileprivate mutating func part(_ node: YAMLNode, _ key: StaticString) -> Ranged<String>? {
    uncheckedLine(node, key).flatMap { text in
      text.value.utf8.allSatisfy { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") } ? nil : text
    }
  }
}

extension Forms {
  /// A Place ID (MapKit JS, `Place`). Apple does not say which letters it has, but a URL has others.
  fileprivate static let mapsID = KeyForm("Place ID", .invalidPlace, pattern: "^[A-Za-z0-9]+$") {
    text throws(InvalidValue) -> String in
    guard !text.isEmpty, text.utf8.allSatisfy(\.isLetterOrDigit) else {
      throw InvalidValue(
        "`\(text)` is not a Place ID", fix: "write the value of `place-id` in the URL of the place in Maps")
    }
    return text
  }
  fileprivate static let longestPriceRange = 99
  /// Prices (Google Search Central, “Local business structured data”: fewer than 100 characters).
  fileprivate static let priceRange = line(
    .invalidPlace, atMost: longestPriceRange, excess: { $0.count - longestPriceRange }
  ) { text, _ in
    InvalidValue(
      "the price range cannot be used: it has \(text.count) characters, but search engines read at most "
        + "\(longestPriceRange)", fix: "write it as `$$` or `$10–25`")
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
