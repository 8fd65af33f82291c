import ClipsiteAppClips
import ClipsiteText

/// The bodies of requests that make and change experiences (App Store Connect API,
/// `AppClipAdvancedExperienceCreateRequest` and `…UpdateRequest`).
struct ExperienceBody {
  let experience: AdvancedExperience

  private var card: ExperienceCard { experience.card }

  /// The body that makes the experience.
  ///
  /// - Parameters:
  ///   - clip: The identifier of the App Clip.
  ///   - image: The identifier of the uploaded picture.
  func creation(clip: String, image: String) -> JSONValue {
    let attributes =
      [JSONValue.Member("link", .string(experience.url.description))]
      + ExperienceChange.attributes.compactMap { attribute($0) }
    return [
      "data": [
        "type": .string(Resource.experience.rawValue), "attributes": .object(attributes),
        "relationships": [
          "appClip": Resource.clip.relationship(to: clip),
          "headerImage": Resource.image.relationship(to: image),
          "localizations": localizations,
        ],
      ],
      "included": included,
    ]
  }

  /// The body that changes parts of a registered experience.
  ///
  /// - Parameter image: The identifier of the uploaded picture, when it changes.
  func update(of old: RegisteredExperience, _ changes: Set<ExperienceChange>, image: String?) -> JSONValue {
    let attributes = ExperienceChange.attributes.filter(changes.contains).map { change in
      // What the site no longer says is taken away by saying nothing.
      attribute(change, over: old.attributes) ?? JSONValue.Member(change.attributeName, .null)
    }
    let hasWords = changes.contains(.words)
    let relationships = JSONValue.present([
      "headerImage": image.map(Resource.image.relationship(to:)),
      "localizations": hasWords ? localizations : nil,
    ])
    let data = Self.patch(
      of: old.id, attributes: attributes.isEmpty ? nil : .object(attributes),
      relationships: relationships == .object([]) ? nil : relationships)
    return .present(["data": data, "included": hasWords ? included : nil])
  }

  /// The body that gives a registered experience another image.
  static func replacement(of id: String, image: String) -> JSONValue {
    ["data": patch(of: id, relationships: ["headerImage": Resource.image.relationship(to: image)])]
  }

  /// The body that takes a registered experience out of service; nothing can delete one.
  static func deactivation(of id: String) -> JSONValue {
    ["data": patch(of: id, attributes: ["removed": true])]
  }

  private static func patch(
    of id: String, attributes: JSONValue? = nil, relationships: JSONValue? = nil
  ) -> JSONValue {
    .present([
      "type": .string(Resource.experience.rawValue), "id": .string(id), "attributes": attributes,
      "relationships": relationships,
    ])
  }

  /// An attribute that the experience has.
  ///
  /// - Parameter registered: The attributes of the experience that it replaces.
  func attribute(_ change: ExperienceChange, over registered: JSONValue? = nil) -> JSONValue.Member? {
    let value: JSONValue? =
      switch change {
      case .action: .string(card.action.rawValue)
      case .category: card.category.map { .string($0.rawValue) }
      case .defaultLanguage: .string(card.defaultLanguage.rawValue)
      case .poweredBy: .bool(card.isPoweredBy)
      case .place: card.place.map { PlaceBody.value($0, over: registered?["place"]) }
      case .words, .headerImage: nil
      }
    return value.map { JSONValue.Member(change.attributeName, $0) }
  }

  private var localizations: JSONValue {
    ["data": .array(card.localizations.map { Resource.localization.reference(Self.identifier(of: $0)) })]
  }

  private var included: JSONValue {
    .array(
      card.localizations.map { localization in
        [
          "type": .string(Resource.localization.rawValue), "id": .string(Self.identifier(of: localization)),
          "attributes": .present([
            "language": .string(localization.language.rawValue), "title": .string(localization.title),
            "subtitle": localization.subtitle.map { .string($0) },
          ]),
        ]
      })
  }

  /// The identifier of something that a request makes along with something else: `${…}`.
  private static func identifier(of localization: ExperienceLocalization) -> String {
    "${\(localization.language.rawValue)}"
  }
}

extension ExperienceCard {
  /// The words of each language, as `RegisteredExperience.words` has them.
  var words: [String: [String?]] {
    Dictionary(localizations.map { ($0.language.rawValue, [$0.title, $0.subtitle]) }) { $1 }
  }
}

/// A part of an experience that can be changed once it is registered. Its URL cannot.
package enum ExperienceChange: String, Hashable, Sendable, CaseIterable {
  /// The verb on the button.
  case action
  /// The kind of business.
  case category
  /// The language of people whose own is not there.
  case defaultLanguage = "default language"
  /// Indicates whether the App Clip is a platform's.
  case poweredBy = "powered by"
  /// The physical place.
  case place
  /// Titles and subtitles.
  case words
  /// The picture.
  case headerImage = "header image"

  /// Those that are attributes of the experience itself, in the order in which bodies have them.
  package static let attributes: [ExperienceChange] = [
    .action, .poweredBy, .category, .defaultLanguage, .place,
  ]

  /// The name of the attribute in the API.
  var attributeName: String {
    switch self {
    case .action: "action"
    case .category: "businessCategory"
    case .defaultLanguage: "defaultLanguage"
    case .poweredBy: "isPoweredBy"
    case .place: "place"
    case .words, .headerImage: preconditionFailure("a relationship, not an attribute")
    }
  }
}

/// The types of resources of the API, and how one refers to another (JSON:API 1.0, “Resource Objects”).
enum Resource: String {
  case experience = "appClipAdvancedExperiences"
  case image = "appClipAdvancedExperienceImages"
  case localization = "appClipAdvancedExperienceLocalizations"
  case clip = "appClips"

  /// The path of all of them.
  var path: String { "/v1/\(rawValue)" }

  /// The path of one of them.
  func path(of id: String) -> String { "\(path)/\(id)" }

  /// Returns the value of a relationship: the type and identifier of one resource.
  func reference(_ id: String) -> JSONValue { ["type": .string(rawValue), "id": .string(id)] }

  /// A relationship to one resource.
  func relationship(to id: String) -> JSONValue { ["data": reference(id)] }

  /// An identifier made of what the API hands out may stand in a path only when it is one.
  static func isIdentifier(_ id: String) -> Bool {
    !id.isEmpty && id.utf8.count <= 128
      && id.utf8.allSatisfy { $0.isLetterOrDigit || $0 == UInt8(ascii: "-") || $0 == UInt8(ascii: "_") }
  }
}
