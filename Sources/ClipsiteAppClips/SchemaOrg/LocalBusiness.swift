public import ClipsiteText

/// A business at a place as structured data (schema.org `LocalBusiness`; Google Search Central, “Local
/// business structured data”).
public struct LocalBusiness: Hashable, Sendable {
  /// The most specific type that fits.
  public let type: SchemaType
  /// An identifier of this location that never changes, usually its URL with a fragment.
  public let id: String?
  /// The name.
  public let name: String
  /// The page of this location.
  public let url: WebURL?
  /// A picture.
  public let image: WebURL?
  /// Further pictures.
  public let photos: [WebURL]
  /// The telephone number.
  public let telephone: PhoneNumber?
  /// The address; Google requires one.
  public let address: PostalAddress?
  /// The point on the map.
  public let geo: GeoCoordinates?
  /// The business that it is a location of.
  public let parent: Organization?
  /// The place in a map on the web.
  public let map: String?
  /// The prices in a few characters, such as `$$`.
  public let priceRange: String?
  /// The list of dishes and drinks.
  public let menu: WebURL?
  /// The services and amenities, in words.
  public let amenities: [String]
  /// The profiles of this location elsewhere.
  public let sameAs: [WebURL]

  /// A business.
  public init(
    type: SchemaType = .localBusiness, id: String? = nil, name: String, url: WebURL? = nil,
    image: WebURL? = nil, photos: [WebURL] = [], telephone: PhoneNumber? = nil,
    address: PostalAddress? = nil, geo: GeoCoordinates? = nil, parent: Organization? = nil,
    map: String? = nil, priceRange: String? = nil, menu: WebURL? = nil, amenities: [String] = [],
    sameAs: [WebURL] = []
  ) {
    (self.type, self.id, self.name, self.url, self.image) = (type, id, name, url, image)
    (self.photos, self.telephone, self.address, self.geo) = (photos, telephone, address, geo)
    (self.parent, self.map, self.priceRange, self.menu) = (parent, map, priceRange, menu)
    (self.amenities, self.sameAs) = (amenities, sameAs)
  }

  /// The content of a `<script type="application/ld+json">` element: compact JSON in which no markup can
  /// occur.
  public var bytes: [UInt8] {
    var bytes: [UInt8] = []
    append(to: &bytes)
    return bytes
  }

  /// Appends that content to a buffer.
  ///
  /// `hours` is an array of `OpeningHoursSpecification` as compact JSON. Many locations of a chain have the
  /// same hours, so callers keep it.
  public func append(to buffer: inout [UInt8], hours: [UInt8]? = nil) {
    JSONWriter.append(to: &buffer, .htmlSafe) { write(to: &$0, hours: hours) }
  }

  /// Writes the business as one JSON-LD object.
  ///
  /// `hours` is an array of `OpeningHoursSpecification` as JSON in the writer's layout.
  public func write(to writer: inout JSONWriter, hours: [UInt8]? = nil) {
    writer.beginObject()
    writer.member("@context", "https://schema.org")
    writer.member("@type", type.rawValue)
    writer.member("@id", id)
    writer.member("name", name)
    writer.member("url", url?.rawValue)
    let images = photos.isEmpty ? [] : (image.map { [$0] } ?? []) + photos.filter { $0 != image }
    if images.count > 1 {
      writer.member("image", of: images) { $1.string($0.rawValue) }
    } else {
      writer.member("image", (images.first ?? image)?.rawValue)
    }
    writer.member("telephone", telephone.map { $0.international ?? $0.rawValue })
    if let address, !address.isEmpty {
      writer.name("address")
      address.write(to: &writer)
    }
    if let geo {
      writer.name("geo")
      geo.write(to: &writer)
    }
    if let hours {
      writer.name("openingHoursSpecification")
      writer.value(json: hours)
    }
    writer.member("hasMap", map)
    writer.member("priceRange", priceRange)
    writer.member("menu", menu?.rawValue)
    writer.member("amenityFeature", of: amenities) { text, writer in
      writer.beginObject()
      writer.member("@type", "LocationFeatureSpecification")
      writer.member("name", text)
      writer.name("value")
      writer.bool(true)
      writer.endObject()
    }
    writer.member("sameAs", of: sameAs) { $1.string($0.rawValue) }
    if let parent {
      writer.name("parentOrganization")
      writer.object(parent.members)
    }
    writer.endObject()
  }
}

/// The name of a schema.org type, such as `Bakery`; the form is checked, not whether the type exists.
public struct SchemaType: CheckedText {
  /// The name.
  public let rawValue: String

  /// The general type of a business at a place.
  public static let localBusiness = SchemaType(known: "LocalBusiness")

  private init(known name: String) { rawValue = name }

  /// Checks a name.
  public init(_ text: String) throws(InvalidValue) {
    if text.isEmpty { throw InvalidValue(text, Rule.empty) }
    guard text.utf8.first?.isUpperCaseLetter == true, text.utf8.allSatisfy(\.isLetterOrDigit) else {
      throw InvalidValue(text, Rule.notAName)
    }
    rawValue = text
  }

  /// The rules for the name of a type.
  public typealias Rule = ValueRule<SchemaType>
}

extension ValueRule<SchemaType> {
  private static var form: String { "use a subtype of LocalBusiness such as `Bakery`" }

  /// It may not be empty.
  public static var empty: Self { .init("the schema.org type is empty", fix: form) }
  /// It is an upper-case letter and more letters and digits.
  public static var notAName: Self { .init("{value} is not the name of a schema.org type", fix: form) }
}
