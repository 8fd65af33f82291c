import ClipsiteAppClips
import ClipsiteSite
package import ClipsiteSystem
import ClipsiteText

/// A registered experience that becomes a page.
package struct ImportedExperience: Sendable {
  /// A dotted key of front matter with its value.
  package typealias Field = (key: String, text: String)

  /// The registered URL.
  package let link: String
  /// The file of the page below `Content`.
  package internal(set) var path: RelativePath
  /// The front matter.
  package internal(set) var fields: [Field]
  /// The short URLs, which are registered with the same card.
  package internal(set) var aliases: [String] = []
  /// The pages in other languages.
  package internal(set) var variants: [(path: RelativePath, fields: [Field])] = []
  /// Values of the experience that a page cannot have, each with the reason.
  package internal(set) var notes: [String]
  /// The reason why there is no such page, or `nil` if there is one.
  package internal(set) var refusal: String?
  let image: RegisteredExperience.Image?
  /// The card, or `nil` for a home page without an experience.
  let card: RegisteredCard?
}

extension ImportedExperience {
  /// The home page of a domain without an experience, which the pages of the domain need.
  init(homePageOf domain: AssociatedDomain, in folder: RelativePath) {
    self.init(
      link: "https://\(domain)", path: folder,
      fields: [("title", domain.rawValue), ("domain", domain.rawValue), ("clip.display", "none")],
      notes: ["no experience, so its home page does not show the App Clip"], image: nil, card: nil)
  }
}

/// The card of a registered experience without its place. A short URL can have the card of a page.
struct RegisteredCard: Hashable {
  private let words: [String: [String?]]
  private let attributes: [JSONValue?]
  private let image: String?

  init(_ experience: RegisteredExperience) {
    words = experience.words
    attributes = ["action", "businessCategory", "defaultLanguage", "isPoweredBy"].map {
      experience.attributes[$0]
    }
    image = experience.image?.identity
  }
}

extension RegisteredExperience {
  /// Returns the front matter of the words in a language. A missing subtitle is stated, because a page would
  /// have that of its folder or of its original.
  func wordFields(in language: String) -> [ImportedExperience.Field] {
    let words = words[language] ?? []
    let subtitle: ImportedExperience.Field = ("clip.subtitle", (words.count > 1 ? words[1] : nil) ?? "")
    return ((words.first ?? nil).map { [("title", $0)] } ?? []) + [subtitle]
  }

  /// The front matter of the card and the place, without words.
  ///
  /// `clip.action` is always there: a page that sets it has an experience, whatever else it is.
  var fields: [ImportedExperience.Field] {
    let action = attributes["action"]?.text
    var fields: [ImportedExperience.Field] = [
      (
        "clip.action",
        (action.flatMap { ClipAction(rawValue: $0) } ?? .open).frontMatter
      )
    ]
    if let category = attributes["businessCategory"]?.text { fields.append(("clip.category", category)) }
    if attributes["isPoweredBy"]?.bool == true { fields.append(("clip.powered-by", "true")) }
    let facts = PlaceBody.facts(of: attributes["place"])
    for fact in PlaceBody.Fact.allCases {
      guard let key = fact.key, let text = facts[fact] else { continue }
      // The first name is that of the site; the others are Apple's. A street has one line.
      let lines = text.split(separator: "\n").map(String.init)
      fields.append((key, fact == .names ? lines.first ?? text : lines.joined(separator: ", ")))
    }
    let hasPoint =
      (try? GeoCoordinates(latitude: facts[.latitude] ?? "", longitude: facts[.longitude] ?? "")) != nil
    return hasPoint ? fields : fields.filter { $0.key != "place.latitude" && $0.key != "place.longitude" }
  }

  /// The parts of the place that a page cannot have, each with the reason. What Apple adds is not among them.
  var placeNotes: [String] {
    let facts = PlaceBody.facts(of: attributes["place"])
    var notes: [String] = []
    if let home = facts[.homePage], Self.comparable(home) != Self.comparable(link) {
      notes.append("the home page '\(home)' of its place. clipsite sends the URL of the page")
    }
    guard case .object(let members)? = attributes["place"] else { return notes }
    let known = PlaceBody.Fact.allCases.map(\.member)
    for member in members where member.value != .null && !known.contains(member.name) {
      notes.append("`\(member.name)` of its place, which no page has, and which `push` keeps")
    }
    return notes
  }
}

extension PlaceBody.Fact {
  /// The key of front matter that has the fact, or `nil` if the page decides it.
  fileprivate var key: String? {
    switch self {
    case .names: "place.name"
    case .street: "place.street"
    case .locality: "place.locality"
    case .region: "place.region"
    case .postalCode: "place.postal-code"
    case .country: "place.country"
    case .latitude: "place.latitude"
    case .longitude: "place.longitude"
    case .mapAction: "clip.map-action"
    case .relationship: "clip.relationship"
    case .phone: "place.phone"
    case .phoneType: "clip.phone-type"
    case .mapsID: "place.maps-id"
    case .homePage: nil
    }
  }
}
