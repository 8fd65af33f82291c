import ClipsiteAppClips
import ClipsiteContent
import ClipsiteSite
import ClipsiteText

/// The place of an experience as the API has it (`AppClipAdvancedExperience.Attributes`, `place`).
enum PlaceBody {
  /// The value of the attribute. Keys of which nothing is known are left out.
  static func value(_ place: ExperiencePlace) -> JSONValue {
    let address: JSONValue = [
      "fullAddress": .string(place.address.linesWithCountry.joined(separator: ", ")),
      "structuredAddress": structured(place.address),
    ]
    return .present([
      "names": [.string(place.name)],
      "mainAddress": place.address.isEmpty ? nil : address,
      "displayPoint": place.coordinates.map(point),
      "mapAction": place.mapAction.map { .string($0.rawValue) },
      "relationship": place.relationship.map { .string($0.rawValue) },
      "phoneNumber": place.phone.map { phone($0, place.phoneType) },
      "homePage": .string(place.homePage), "placeId": place.mapsID.map { .string($0) },
    ])
  }

  /// The value of the attribute for a place that is registered. Members that differ follow the site. All
  /// others stay as they are, because a request replaces the whole place, and so does what no key says.
  static func value(_ place: ExperiencePlace, over registered: JSONValue?) -> JSONValue {
    let own = value(place)
    guard let old = registered?.members, !old.isEmpty else { return own }
    let (wanted, found) = (facts(of: own), facts(of: registered))
    var changed = Set(PlaceComparison.differences(wanted, found).map(\.member))
    let hasMoved = PlaceComparison.isMove(wanted, found)
    if hasMoved {
      changed.insert(Fact.mapsID.member)
      if own[Fact.street.member] != nil { changed.insert(Fact.street.member) }
    }
    let kept = old.filter { !changed.contains($0.name) && $0.value != .null }
    let new = (own.members ?? []).filter {
      changed.contains($0.name) || (registered?[$0.name] ?? .null) == .null
    }
    return .object(
      new.map { member in
        let former = hasMoved && member.name == Fact.street.member ? nil : registered?[member.name]
        return JSONValue.Member(member.name, merged(member.value, former, at: member.name))
      } + kept)
  }

  /// A value of the site with what only the registered one has, unless it is a fact that the site lost.
  private static func merged(_ own: JSONValue, _ old: JSONValue?, at path: String) -> JSONValue {
    if path == Fact.names.rawValue {
      let others = (old?.elements ?? []).dropFirst().filter { own.elements?.contains($0) != true }
      return .array((own.elements ?? []) + others)
    }
    guard let new = own.members, let former = old?.members else { return own }
    let kept = former.filter {
      own[$0.name] == nil && $0.value != .null && Fact(rawValue: "\(path).\($0.name)") == nil
    }
    return .object(
      new.map { JSONValue.Member($0.name, merged($0.value, old?[$0.name], at: "\(path).\($0.name)")) } + kept)
  }

  private static func structured(_ address: PostalAddress) -> JSONValue {
    .present([
      "streetAddress": address.street.map { [.string($0)] },
      "locality": address.locality.map { .string($0) },
      "stateProvince": address.region.map { .string($0) },
      "postalCode": address.postalCode.map { .string($0) },
      "countryCode": address.country.map { .string($0.rawValue) },
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
    .present(["number": .string(number.dialled), "type": type.map { .string($0.rawValue) }])
  }

  /// The facts about a place.
  typealias Facts = [Fact: String]

  /// A fact about a place that both sides have, with its path in the attribute.
  enum Fact: String, CaseIterable {
    case names
    case street = "mainAddress.structuredAddress.streetAddress"
    case locality = "mainAddress.structuredAddress.locality"
    case region = "mainAddress.structuredAddress.stateProvince"
    case postalCode = "mainAddress.structuredAddress.postalCode"
    case country = "mainAddress.structuredAddress.countryCode"
    case latitude = "displayPoint.coordinates.latitude"
    case longitude = "displayPoint.coordinates.longitude"
    case mapAction, relationship
    case phone = "phoneNumber.number"
    case phoneType = "phoneNumber.type"
    case homePage
    case mapsID = "placeId"

    /// The member of the attribute that has the fact.
    var member: String { String(rawValue.prefix { $0 != "." }) }
  }

  /// Returns the facts that an attribute has. It is empty for a place that Apple Maps dropped.
  static func facts(of value: JSONValue?) -> Facts {
    var found: Facts = [:]
    for fact in Fact.allCases {
      let leaf = fact.rawValue.split(separator: ".").reduce(value) { $0?[String($1)] }
      if let text = leaf.flatMap(text), !text.isEmpty { found[fact] = text }
    }
    return found
  }

  /// The elements of a list are lines.
  private static func text(_ value: JSONValue) -> String? {
    switch value {
    case .string(let text), .number(let text): text
    case .array(let elements): elements.compactMap(text).joined(separator: "\n")
    default: nil
    }
  }
}
