import ClipsiteAppClips
import ClipsiteText

/// The forms of values of front matter and `site.yml`.
enum Forms {
  /// The last part of a URL.
  static let slug = KeyForm(
    "slug", .invalidSlug, pattern: "^[a-z0-9]([a-z0-9-]{0,198}[a-z0-9])?$", make: Slug.init(_:))
  /// A domain of the site.
  static let domain = KeyForm(
    "domain", .invalidDomain,
    pattern: #"^([A-Za-z0-9]([A-Za-z0-9-]*[A-Za-z0-9])?\.)+[A-Za-z0-9-]*[A-Za-z][A-Za-z0-9-]*$"#,
    make: AssociatedDomain.init(ofSite:))
  /// A language.
  static let language = KeyForm(
    "BCP 47 tag", .invalidLanguage, pattern: "^[A-Za-z]{2,3}(-[A-Za-z0-9]{1,8})*$", make: LanguageTag.init(_:)
  )
  /// A URL on the web.
  static let url = KeyForm("URL", .invalidURL, pattern: "^[Hh][Tt][Tt][Pp][Ss]?://", make: WebURL.init(_:))
  /// A schema.org type.
  static let schemaType = KeyForm(
    "schema.org type", .invalidPlace, pattern: "^[A-Z][A-Za-z0-9]*$", make: SchemaType.init(_:))
  /// A country, by its code or its English name.
  static let country = KeyForm("ISO 3166-1 code", .invalidPlace, make: CountryCode.init(_:))
  /// A telephone number. An extension with letters can be at its end.
  static let phone = KeyForm(
    "telephone number", .invalidPlace,
    pattern: #"^[-+()./ 0-9\u00A0\u0660-\u0669\u2010\u2011\u2013\uFF08\uFF0B\uFF10-\uFF19]"#,
    make: PhoneNumber.init(_:))
  /// A degree of latitude.
  static let latitude = degrees(-90...90) {
    text throws(InvalidValue) in try GeoCoordinates(latitude: text, longitude: "0")
  }
  /// A degree of longitude.
  static let longitude = degrees(-180...180) {
    text throws(InvalidValue) in try GeoCoordinates(latitude: "0", longitude: text)
  }
  private static func degrees(
    _ range: ClosedRange<Double>,
    make: @escaping @Sendable (String) throws(InvalidValue) -> GeoCoordinates
  ) -> KeyForm<GeoCoordinates> {
    KeyForm("decimal degrees", .invalidPlace, pattern: #"^[-+]?[0-9]+(\.[0-9]+)?$"#, range: range, make: make)
  }

  /// A text with a largest number of characters.
  ///
  /// - Parameters:
  ///   - excess: The number of characters beyond the limit.
  ///   - mistake: The mistake of a text with this many characters too many.
  static func line(
    _ code: DiagnosticCode, atMost limit: Int, excess: @escaping @Sendable (String) -> Int,
    mistake: @escaping @Sendable (String, Int) -> InvalidValue
  ) -> KeyForm<String> {
    KeyForm("line", code, maximumLength: limit) { text throws(InvalidValue) in
      let excess = excess(text)
      if excess > 0 { throw mistake(text, excess) }
      return text
    }
  }
}

/// The forms that imports treat in a way of their own, and forms without a type.
extension TextForm {
  /// A picture of the site, or a picture on the web.
  package static let image = TextForm("file or `https` URL")
  /// A country.
  package static let country = Forms.country.text
  /// A telephone number.
  package static let phone = Forms.phone.text
  /// A path of the page's domain, or a URL.
  package static let alias = TextForm("path or `https` URL") { text in
    let isPath = text.hasPrefix("/") && !text.hasPrefix("//") && !text.contains(" ")
    if isPath || (try? WebURL(text))?.isSecure == true { return nil }
    return "an alias is a path such as `/m`, or an https URL"
  }
}
