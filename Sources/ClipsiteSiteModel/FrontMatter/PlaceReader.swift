import ClipsitePlatform
import ClipsiteAppClips
import ClipsiteContentParsing
import ClipsiteDiagnostics

/// Decodes the mapping `place` of front matter.
struct PlaceReader {
  private var knownHours = Memo<[String], OpeningHours>()

  mutating func read(_ reader: inout MappingReader) -> PhysicalPlace {
    let type = reader.value("type", .invalidPlace) { text throws(InvalidValue<SchemaType.Rule>) in
      try SchemaType(text)
    }
    let address = PostalAddress(
      street: reader.line("street")?.value, locality: reader.line("locality")?.value,
      region: reader.line("region")?.value, postalCode: reader.line("postal-code")?.value,
      country: reader.value("country", .invalidPlace) { text throws(InvalidValue<CountryCode.Rule>) in
        try CountryCode(text)
      }?.value)
    let phone = reader.value("phone", .invalidPlace) { text throws(InvalidValue<PhoneNumber.Rule>) in
      try PhoneNumber(text)
    }
    return PhysicalPlace(
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
            .invalidPlace, at: reader.place(one.range), "the place has a \(there), but no \(missing)",
            fix: "add `\(missing)`"))
      }
      return nil
    }
    do throws(InvalidValue<GeoCoordinates.Rule>) {
      return try GeoCoordinates(latitude: latitude.value, longitude: longitude.value)
    } catch {
      let isLongitude = error.rule == .longitudeOutOfRange || error.value != latitude.value
      let culprit = isLongitude ? longitude : latitude
      reader.report(error.diagnostic(.invalidPlace, at: reader.place(culprit.range)))
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
      reader.report(error.diagnostic(.invalidPlace, at: reader.place(culprit.range)))
      return nil
    }
  }
}
