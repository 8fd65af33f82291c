internal import ClipsiteAppClips
package import ClipsiteJSON

/// An advanced experience as App Store Connect has it (App Store Connect API, `AppClipAdvancedExperience`).
package struct RegisteredExperience: Hashable, Sendable {
  /// Whether it works.
  package enum Status: Hashable, Sendable {
    /// App Store Connect has it (`RECEIVED`).
    case received
    /// It was taken out of service, for good (`DEACTIVATED`).
    case deactivated
    /// The app is on its way to another team (`APP_TRANSFER_IN_PROGRESS`).
    case inTransfer
    /// A word that is not documented, or none.
    case other(String)

    package init(_ word: String) {
      self =
        switch word {
        case "RECEIVED": .received
        case "DEACTIVATED": .deactivated
        case "APP_TRANSFER_IN_PROGRESS": .inTransfer
        default: .other(word)
        }
    }

    /// The word of the API.
    package var word: String {
      switch self {
      case .received: "RECEIVED"
      case .deactivated: "DEACTIVATED"
      case .inTransfer: "APP_TRANSFER_IN_PROGRESS"
      case .other(let word): word
      }
    }
  }

  /// Whether Apple Maps knows the place.
  package enum PlaceStatus: Hashable, Sendable {
    /// It is being looked for (`PENDING`).
    case pending
    /// It was found (`MATCHED`).
    case matched
    /// It was not found, and is dropped (`NO_MATCH`).
    case noMatch
    /// A word that is not documented.
    case other(String)

    package init(_ word: String) {
      self =
        switch word {
        case "PENDING": .pending
        case "MATCHED": .matched
        case "NO_MATCH": .noMatch
        default: .other(word)
        }
    }

    /// The word of the API.
    package var word: String {
      switch self {
      case .pending: "PENDING"
      case .matched: "MATCHED"
      case .noMatch: "NO_MATCH"
      case .other(let word): word
      }
    }
  }

  /// A picture.
  package struct Image: Hashable {
    let fileName: String?
    let fileSize: Int?
    /// The MD5 digest of the file, in hexadecimal digits.
    let checksum: String?
    /// `COMPLETE` when it can be seen.
    let state: String?
  }

  /// The identifier.
  package let id: String
  /// The registered URL, as it is written.
  package let link: String
  /// Whether it works.
  package let status: Status
  /// Whether Apple Maps knows the place; nil without a place.
  package let placeStatus: PlaceStatus?

  package let attributes: JSONValue
  /// The words of each language: the title, then the subtitle.
  package let words: [String: [String?]]
  package let image: Image?

  /// Reads one resource and what belongs to it; nil when it is no experience.
  package init?(_ resource: JSONValue, included: [String: JSONValue]) {
    guard let id = resource["id"]?.text, Resource.isIdentifier(id), let attributes = resource["attributes"],
      let link = attributes["link"]?.text
    else { return nil }
    (self.id, self.link, self.attributes) = (id, link, attributes)
    status = Status(attributes["status"]?.text ?? "")
    placeStatus = attributes["placeStatus"]?.text.map(PlaceStatus.init)
    let relationships = resource["relationships"]
    let localizations = relationships?["localizations"]?["data"]?.elements ?? []
    var words: [String: [String?]] = [:]
    for case let found? in localizations.map({ included[Self.key($0)]?["attributes"] }) {
      let subtitle = found["subtitle"]?.text.flatMap { $0.isEmpty ? nil : $0 }
      words[found["language"]?.text ?? ""] = [found["title"]?.text, subtitle]
    }
    self.words = words
    image = (relationships?["headerImage"]?["data"]).flatMap { included[Self.key($0)]?["attributes"] }.map {
      Image(
        fileName: $0["fileName"]?.text, fileSize: $0["fileSize"]?.integer,
        checksum: $0["sourceFileChecksum"]?.text, state: $0["assetDeliveryState"]?["state"]?.text)
    }
  }

  /// What a resource is found by among those of a document.
  package static func key(_ resource: JSONValue) -> String {
    "\(resource["type"]?.text ?? "") \(resource["id"]?.text ?? "")"
  }

  /// What a URL is compared by: one slash at the end makes no difference, nor does the case of the host.
  package static func comparable(_ link: String) -> String {
    let url = (try? InvocationURL(link)).map(\.description) ?? link
    return url.hasSuffix("/") ? String(url.dropLast()) : url
  }
}
