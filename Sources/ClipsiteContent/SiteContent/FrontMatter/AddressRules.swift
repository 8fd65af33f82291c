package import ClipsiteAppClips
package import ClipsiteLocales
package import ClipsiteText

/// The rules for postal addresses: each country has its own order and parts.
package enum AddressRules {
  /// Checks that a postal address has the parts that its country requires.
  ///
  /// A town alone says where a food truck or a stall is. It is not a postal address, and nothing is missing.
  ///
  /// - Parameters:
  ///   - format: Returns the format of the country.
  ///   - path: The file, as messages name it.
  package static func check(
    _ location: Location, at path: @autoclosure () -> String, _ format: (CountryCode) -> AddressFormat
  ) -> [Diagnostic] {
    let address = location.address
    guard let country = address.country, location.addressRange != .none,
      address.street != nil || address.postalCode != nil
    else { return [] }
    let missing = format(country).missingParts(of: address.parts).compactMap(key)
    let keys = missing.map { "`\($0)`" }.joined(separator: " and ")
    if missing.isEmpty { return [] }
    return [
      Diagnostic(
        .incompleteAddress, at: SourceRange(path(), location.addressRange.bytes),
        "the address has no \(keys), which the country `\(country)` requires", fix: "add \(keys)")
    ]
  }

  /// The key of a part. There is none for districts, which no country requires.
  private static func key(_ part: AddressFormat.Part) -> String? {
    switch part {
    case .street: "street"
    case .locality: "locality"
    case .region: "region"
    case .postalCode: "postal-code"
    case .district: nil
    }
  }
}

extension PostalAddress {
  /// The parts without the country.
  package var parts: AddressParts {
    AddressParts(street: street, locality: locality, region: region, postalCode: postalCode)
  }

  /// The lines of the address as its country writes them, with the English name of the country at the end.
  package var linesWithCountry: [String] {
    var parts = parts
    parts.country = country?.name
    return AddressFormat(country: country?.rawValue).lines(of: parts)
  }
}

extension DiagnosticCode {
  /// A postal address lacks a part that its country requires.
  package static let incompleteAddress = DiagnosticCode(
    "IncompleteAddress", .warning,
    summary: "The address lacks a part that its country requires.",
    explanation: """
      Each country has its own form of postal addresses (Google, libaddressinput). Without a required part,
      such as the postal code in Germany or the state in the US, maps can find another place, and mail can
      get lost. clipsite checks addresses with a street or a postal code.
      """,
    fix: "Add the part.",
    example: .init(
      .frontMatter,
      wrong: "place: {street: 1 Market Street, locality: San Francisco, country: US}",
      right:
        #"place: {street: 1 Market Street, locality: San Francisco, region: CA, postal-code: "94103", country: US}"#
    ))
}
