public import ClipsiteJSON

/// The postal address of a place (schema.org `PostalAddress`).
public struct PostalAddress: Hashable, Sendable {
  /// Street and number.
  public var street: String?
  /// City, town or village.
  public var locality: String?
  /// State, province or county.
  public var region: String?
  /// The postal code.
  public var postalCode: String?
  /// The country.
  public var country: CountryCode?

  /// An address.
  public init(
    street: String? = nil, locality: String? = nil, region: String? = nil, postalCode: String? = nil,
    country: CountryCode? = nil
  ) {
    self.street = street
    self.locality = locality
    self.region = region
    self.postalCode = postalCode
    self.country = country
  }

  /// Indicates whether all parts are missing.
  public var isEmpty: Bool { self == PostalAddress() }

  /// Writes the address as one JSON-LD object.
  public func write(to writer: inout JSONWriter) {
    writer.beginObject()
    writer.member("@type", "PostalAddress")
    if let street { writer.member("streetAddress", street) }
    if let locality { writer.member("addressLocality", locality) }
    if let region { writer.member("addressRegion", region) }
    if let postalCode { writer.member("postalCode", postalCode) }
    if let country { writer.member("addressCountry", country.rawValue) }
    writer.endObject()
  }
}

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

  /// Indicates whether the country writes the postal code before the town.
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
