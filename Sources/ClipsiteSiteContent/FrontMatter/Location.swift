package import ClipsiteAppClips
import ClipsiteContentParsing
package import ClipsiteDiagnostics
import ClipsiteOpeningHours

/// The address of a location: the key `place`. `Schedule` has its hours.
///
/// An object that never changes, for the same reason as `Page`.
package final class Location: Sendable {
  /// The schema.org type of the business, such as `Bakery`.
  package let type: SchemaType?
  /// The postal address, as far as it is known.
  package let address: PostalAddress
  /// The range of the first part of the address.
  let addressRange: ByteRange
  /// The coordinates, spelled as written.
  package let coordinates: GeoCoordinates?
  /// The telephone number.
  package let phone: PhoneNumber?
  /// The services and amenities, in the order written.
  package let services: [Service]
  /// The prices in a few characters, such as `$$`.
  package let priceRange: String?

  /// A place, as far as it is known.
  package init(
    type: SchemaType? = nil, address: PostalAddress = PostalAddress(), addressRange: ByteRange = .none,
    coordinates: GeoCoordinates? = nil, phone: PhoneNumber? = nil, services: [Service] = [],
    priceRange: String? = nil
  ) {
    self.type = type
    self.address = address
    self.addressRange = addressRange
    self.coordinates = coordinates
    self.phone = phone
    self.services = services
    self.priceRange = priceRange
  }

  /// A Boolean value that indicates whether nothing is known.
  package var isEmpty: Bool {
    type == nil && address.isEmpty && coordinates == nil && phone == nil && services.isEmpty
      && priceRange == nil
  }
}

/// Decodes the mapping `place` of front matter.
struct LocationReader {
  private var schedules: ScheduleReader

  /// Creates a reader. `language` is the language of pages that name none.
  init(language: LanguageTag) {
    schedules = ScheduleReader(language: language, PlaceKeys.keys.schedule)
  }

  /// Reads the place and its hours. `language` is the language of the page, if it names one.
  mutating func read(
    _ reader: inout MappingReader, in language: LanguageTag?
  ) -> (place: Location, schedule: Schedule?) {
    let keys = PlaceKeys.keys
    let type = reader.value(keys.type, .invalidPlace, SchemaType.init(_:))
    let street = Self.part(keys.street, &reader)
    let postalCode = Self.part(keys.postalCode, &reader)
    let address = PostalAddress(
      street: street?.value, locality: Self.part(keys.locality, &reader)?.value,
      region: Self.part(keys.region, &reader)?.value, postalCode: postalCode?.value,
      country: reader.value(keys.country, .invalidPlace, CountryCode.init(_:))?.value)
    let addressRange = (street ?? postalCode)?.range
    let phone = PhoneRules.read(&reader, in: address.country)
    let place = Location(
      type: type?.value, address: address, addressRange: addressRange ?? .none,
      coordinates: Self.coordinates(&reader), phone: phone,
      services: reader.items(keys.services, of: ServiceKeys.keys, Service.read) { text, _ in
        Service(text.value)
      },
      priceRange: Self.priceRange(&reader))
    return (place, schedules.read(&reader, in: language))
  }

  /// A part of the address, or `nil` if it is blank.
  private static func part(_ key: Key, _ reader: inout MappingReader) -> Ranged<String>? {
    reader.line(key).flatMap { text in
      text.value.utf8.allSatisfy { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") } ? nil : text
    }
  }

  /// A short text. Google leaves out a longer one.
  private static func priceRange(_ reader: inout MappingReader) -> String? {
    guard let text = reader.line(PlaceKeys.keys.priceRange) else { return nil }
    guard let mistake = TextForm.priceRange.mistake(text.value) else { return text.value }
    reader.report(
      Diagnostic(
        .invalidPlace, at: reader.range(text.range), "the price range cannot be used: \(mistake)",
        fix: "write it as `$$` or `$10–25`"))
    return nil
  }

  /// Both coordinates; one alone is a mistake.
  private static func coordinates(_ reader: inout MappingReader) -> GeoCoordinates? {
    let latitude = reader.text(PlaceKeys.keys.latitude)
    let longitude = reader.text(PlaceKeys.keys.longitude)
    guard let latitude, let longitude else {
      if let one = latitude ?? longitude {
        let (there, missing) = latitude == nil ? ("longitude", "latitude") : ("latitude", "longitude")
        reader.report(
          Diagnostic(
            .invalidPlace, at: reader.range(one.range), "the place has a \(there), but no \(missing)",
            fix: "add `\(missing)`"))
      }
      return nil
    }
    do throws(InvalidValue<GeoCoordinates.Rule>) {
      return try GeoCoordinates(latitude: latitude.value, longitude: longitude.value)
    } catch {
      let isLongitude = error.rule == .longitudeOutOfRange || error.value != latitude.value
      let culprit = isLongitude ? longitude : latitude
      reader.report(error.diagnostic(.invalidPlace, at: reader.range(culprit.range)))
      return nil
    }
  }
}

/// The keys of `place`.
final class PlaceKeys: KeyGroup {
  static let keys = PlaceKeys()

  let type = Key(
    "type", .text(.schemaType), about: "a schema.org type", default: "`LocalBusiness`", example: "Bakery",
    codes: [.invalidPlace])
  let street = Key(
    "street", .text(.line), about: "the street and the number", example: "1 Market St",
    synonyms: ["address", "street-address", "address-line-1"], codes: [.incompleteAddress])
  let locality = Key(
    "locality", .text(.line), about: "the town", example: "San Francisco",
    synonyms: ["city", "town"])
  let region = Key(
    "region", .text(.line), about: "the state or province", example: "CA",
    synonyms: ["state", "province", "county"])
  let postalCode = Key(
    "postal-code", .text(.line), about: "the postal code", example: #""94105""#,
    synonyms: ["zip", "zip-code", "zipcode", "postcode"])
  let country = Key(
    "country", .text(.country), about: "the country, as a code of two letters", example: "US",
    synonyms: ["country-code"],
    codes: [.invalidPlace])
  let latitude = Key(
    "latitude", .text(.latitude), about: "the latitude, only together with the longitude. North is positive",
    example: "37.7936", synonyms: ["lat"], codes: [.invalidPlace])
  let longitude = Key(
    "longitude", .text(.longitude), about: "the longitude, only together with the latitude. East is positive",
    example: "-122.3958", synonyms: ["lng", "lon", "long"], codes: [.invalidPlace])
  let phone = Key(
    "phone", .text(.phone),
    about: "the telephone number. Pages show it as written, and links have the code of `place.country`",
    example: #""+1 415 555 0100""#, synonyms: ["telephone", "tel", "phone-number"],
    codes: [.invalidPlace, .incompletePhoneNumber])
  let services = Key(
    "services", .list(.either(.text(.line), .mapping(ServiceKeys.keys))),
    about: "services and amenities: texts, or mappings with `text` and `icon`",
    example: "[Wi-Fi, Parking]", synonyms: ["amenities", "amenity-feature"],
    codes: [.incompleteItem])
  let priceRange = Key(
    "price-range", .text(.priceRange),
    about: "the prices in a few characters, at most \(TextForm.longestPriceRange)", example: #""$$""#,
    synonyms: ["price-level"], codes: [.invalidPlace])
  let schedule = ScheduleKeys(invalid: .invalidPlace)
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
