import ClipsiteAppClips
package import ClipsiteContentParsing

/// The forms of texts that types of `ClipsiteAppClips` check.
extension TextForm {
  /// A form that a type checks.
  init<Value: Sendable, Rule>(
    _ name: String, pattern: String? = nil, range: ClosedRange<Double>? = nil,
    by make: @escaping @Sendable (String) throws(InvalidValue<Rule>) -> Value
  ) {
    self.init(name, pattern: pattern, range: range) { text in
      do throws(InvalidValue<Rule>) {
        _ = try make(text)
        return nil
      } catch {
        return error.message
      }
    }
  }

  /// A picture of the site, or a picture on the web.
  package static let image = TextForm("file or `https` URL")
  /// The last part of a URL.
  static let slug = TextForm("slug", pattern: "^[a-z0-9]([a-z0-9-]{0,198}[a-z0-9])?$", by: Slug.init(_:))
  /// A domain of the site.
  static let domain = TextForm(
    "domain", pattern: #"^([A-Za-z0-9]([A-Za-z0-9-]*[A-Za-z0-9])?\.)+[A-Za-z0-9-]*[A-Za-z][A-Za-z0-9-]*$"#,
    by: AssociatedDomain.init(ofSite:))
  /// A language.
  static let language = TextForm(
    "BCP 47 tag", pattern: "^[A-Za-z]{2,3}(-[A-Za-z0-9]{1,8})*$", by: LanguageTag.init(_:))
  /// A URL on the web.
  static let url = TextForm("URL", pattern: "^[Hh][Tt][Tt][Pp][Ss]?://", by: WebURL.init(_:))
  /// A path of the page's domain, or a URL.
  package static let alias = TextForm("path or `https` URL") { text in
    let isPath = text.hasPrefix("/") && !text.hasPrefix("//") && !text.contains(" ")
    if isPath || (try? WebURL(text))?.isSecure == true { return nil }
    return "an alias is a path such as `/m`, or an https URL"
  }
  /// A schema.org type.
  static let schemaType = TextForm("schema.org type", pattern: "^[A-Z][A-Za-z0-9]*$", by: SchemaType.init(_:))
  /// A country.
  package static let country = TextForm(
    "ISO 3166-1 code", pattern: "^[A-Za-z]{2}$", by: CountryCode.init(_:))
  /// A telephone number. An extension with letters can be at its end.
  package static let phone = TextForm(
    "telephone number", pattern: #"^[+(0-9\u0660-\u0669\uFF08\uFF0B\uFF10-\uFF19]"#, by: PhoneNumber.init(_:))
  /// Prices (Google Search Central, “Local business structured data”: fewer than 100 characters).
  static let priceRange = TextForm("line", maximumLength: longestPriceRange) { text in
    text.count > longestPriceRange
      ? "it has \(text.count) characters, but search engines read at most \(longestPriceRange)" : nil
  }
  static let longestPriceRange = 99
  /// A degree of latitude.
  static let latitude = TextForm("decimal degrees", pattern: degrees, range: -90...90) {
    text throws(InvalidValue<GeoCoordinates.Rule>) in try GeoCoordinates(latitude: text, longitude: "0")
  }
  /// A degree of longitude.
  static let longitude = TextForm("decimal degrees", pattern: degrees, range: -180...180) {
    text throws(InvalidValue<GeoCoordinates.Rule>) in try GeoCoordinates(latitude: "0", longitude: text)
  }

  private static let degrees = #"^-?[0-9]+(\.[0-9]+)?$"#
}
