import ClipsiteAppClips
import ClipsiteJSON
import ClipsiteSiteContent
import ClipsiteSiteModel

/// The place of an experience as the API has it (`AppClipAdvancedExperience.Attributes`, `place`).
enum PlaceBody {
  /// The value of the attribute. Keys of which nothing is known are left out.
  static func value(_ place: ExperiencePlace) -> JSONValue {
    let address = JSONValue.object([
      .init("fullAddress", .string(place.address.linesWithCountry.joined(separator: ", "))),
      .init("structuredAddress", structured(place.address)),
    ])
    return object([
      ("names", [.string(place.name)]),
      ("mainAddress", place.address.isEmpty ? nil : address),
      ("displayPoint", place.coordinates.map(point)),
      ("mapAction", place.mapAction.map { .string($0.rawValue) }),
      ("relationship", place.relationship.map { .string($0.rawValue) }),
      ("phoneNumber", place.phone.map { phone($0, place.phoneType) }),
      ("homePage", .string(place.homePage)),
    ])
  }

  private static func structured(_ address: PostalAddress) -> JSONValue {
    object([
      ("streetAddress", address.street.map { [.string($0)] }),
      ("locality", address.locality.map { .string($0) }),
      ("stateProvince", address.region.map { .string($0) }),
      ("postalCode", address.postalCode.map { .string($0) }),
      ("countryCode", address.country.map { .string($0.rawValue) }),
    ])
  }

  /// Authors give the point themselves; nobody calculated it from the address.
  private static func point(_ coordinates: GeoCoordinates) -> JSONValue {
    [
      "coordinates": [
        "latitude": .number(coordinates.latitude), "longitude": .number(coordinates.longitude),
      ],
      "source": "MANUALLY_PLACED",
    ]
  }

  private static func phone(_ number: PhoneNumber, _ type: PhoneType?) -> JSONValue {
    object([("number", .string(number.dialled)), ("type", type.map { .string($0.rawValue) })])
  }

  private static func object(_ members: [(name: String, value: JSONValue?)]) -> JSONValue {
    .object(members.compactMap { member in member.value.map { .init(member.name, $0) } })
  }

  /// Returns the facts about a place that both sides have, by key. They are used to compare a place with the
  /// copy that App Store Connect keeps. The result leaves out what App Store Connect adds, such as its own
  /// identifier.
  static func comparable(_ value: JSONValue?) -> [String: String] {
    var found: [String: String] = [:]
    for path in compared {
      let leaf = path.split(separator: ".").reduce(value) { $0?[String($1)] }
      if let text = leaf.flatMap(text), !text.isEmpty { found[path] = text }
    }
    return found
  }

  private static let compared = [
    "names", "mainAddress.structuredAddress.streetAddress", "mainAddress.structuredAddress.locality",
    "mainAddress.structuredAddress.stateProvince", "mainAddress.structuredAddress.postalCode",
    "mainAddress.structuredAddress.countryCode", "displayPoint.coordinates.latitude",
    "displayPoint.coordinates.longitude", "mapAction", "relationship", "phoneNumber.number",
    "phoneNumber.type",
    "homePage",
  ]

  /// Numbers are compared by value: `37.790` and `37.79` are one point.
  private static func text(_ value: JSONValue) -> String? {
    switch value {
    case .string(let text): text
    case .number(let spelling): Double(spelling).map { String($0) } ?? spelling
    case .array(let elements): elements.compactMap(text).joined(separator: "\n")
    default: nil
    }
  }
}
