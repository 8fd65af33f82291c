public import ClipsiteText

/// The postal address of a place (schema.org `PostalAddress`).
public struct PostalAddress: Hashable, Sendable, StructuredData {
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
    (self.street, self.locality, self.region, self.postalCode) = (street, locality, region, postalCode)
    self.country = country
  }

  /// Indicates whether all parts are missing.
  public var isEmpty: Bool { self == PostalAddress() }

  /// Writes the address as one JSON-LD object.
  public func write(to writer: inout JSONWriter) {
    writer.object([
      ("@type", "PostalAddress"), ("streetAddress", street), ("addressLocality", locality),
      ("addressRegion", region), ("postalCode", postalCode), ("addressCountry", country?.rawValue),
    ])
  }
}
