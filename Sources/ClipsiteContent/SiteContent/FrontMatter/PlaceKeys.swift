import ClipsiteAppClips
import ClipsiteText

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
