package import ClipsiteAppClips
import ClipsiteContentParsing
package import ClipsiteDiagnostics
import ClipsitePlatform

/// The address and the opening hours of a location: the key `place`.
///
/// An object that never changes, for the same reason as `Page`.
package final class Location: Sendable {
  /// The schema.org type of the business, such as `Bakery`.
  package let type: SchemaType?
  /// The postal address, as far as it is known.
  package let address: PostalAddress
  /// The coordinates, spelled as written.
  package let coordinates: GeoCoordinates?
  /// The telephone number.
  package let phone: PhoneNumber?
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

/// Decodes the mapping `place` of front matter.
struct LocationReader {
  private var knownHours = Memo<[String], OpeningHours>()

  mutating func read(_ reader: inout MappingReader) -> Location {
    let type = reader.value("type", .invalidPlace, SchemaType.init(_:))
    let address = PostalAddress(
      street: reader.line("street")?.value, locality: reader.line("locality")?.value,
      region: reader.line("region")?.value, postalCode: reader.line("postal-code")?.value,
      country: reader.value("country", .invalidPlace, CountryCode.init(_:))?.value)
    let phone = reader.value("phone", .invalidPlace, PhoneNumber.init(_:))
    return Location(
      type: type?.value, address: address, coordinates: Self.coordinates(&reader), phone: phone?.value,
      hours: hours(&reader))
  }

  /// Both coordinates; one alone is a mistake.
  private static func coordinates(_ reader: inout MappingReader) -> GeoCoordinates? {
    let latitude = reader.text("latitude")
    let longitude = reader.text("longitude")
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

  /// The opening hours; many locations of a chain have the same.
  private mutating func hours(_ reader: inout MappingReader) -> OpeningHours? {
    guard let texts = reader.texts("hours")?.value, !texts.isEmpty else { return nil }
    do throws(InvalidValue<OpeningHours.Rule>) {
      return try knownHours.value(for: texts.map(\.value)) {
        texts throws(InvalidValue<OpeningHours.Rule>) in try OpeningHours(texts)
      }
    } catch {
      let culprit = texts.first { $0.value.contains(error.value) } ?? texts[0]
      reader.report(error.diagnostic(.invalidPlace, at: reader.range(culprit.range)))
      return nil
    }
  }
}

extension DiagnosticCode {
  /// A value of `place` that maps, phones or search engines could not use.
  package static let invalidPlace = DiagnosticCode(
    "InvalidPlace", .error,
    explanation: """
      `place` holds a postal address with an ISO 3166-1 country code, coordinates in decimal degrees, a
      telephone number with its country code, and opening hours such as `Mo-Fr 06:00-18:00`. They reach the
      page, its structured data (schema.org, LocalBusiness) and the App Clip experience, so each value has to
      be one that all of them understand.
      """)
}
