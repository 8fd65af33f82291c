extension PostalAddress {
  /// The address as it is written on a letter: street, town with region and postal code, country. What is not
  /// known is left out.
  public var lines: [String] { lines(naming: \.name) }

  /// The address with the name of the country in any language.
  public func lines(naming name: (CountryCode) -> String) -> [String] {
    let town =
      hasCodeFirst
      ? Self.join(Self.join(postalCode, locality, by: " "), region, by: ", ")
      : Self.join(locality, Self.join(region, postalCode, by: " "), by: ", ")
    return [street, town, country.map(name)].compactMap { $0 }
  }

  /// Whether the postal code stands before the town in the country.
  private var hasCodeFirst: Bool { country.map { Self.codeFirstCountries.contains($0.rawValue) } ?? false }

  private static func join(_ first: String?, _ second: String?, by separator: String) -> String? {
    guard let first, let second else { return first ?? second }
    return first + separator + second
  }

  /// The countries in which the postal code stands before the town (address formats of libaddressinput).
  private static let codeFirstCountries: Set<String> = [
    "AD", "AR", "AT", "BA", "BE", "BG", "CH", "CL", "CY", "CZ", "DE", "DK", "DZ", "EE", "ES", "FI", "FO",
    "FR",
    "GL", "GP", "GR", "HR", "IS", "IT", "LI", "LT", "LU", "MA", "MC", "ME", "MK", "MQ", "MX", "MY", "NL",
    "NO",
    "PL", "PT", "RE", "RO", "RS", "SE", "SI", "SK", "SM", "TN", "TR", "VA",
  ]
}
