package import ClipsiteAppClips
package import ClipsiteSystem
package import ClipsiteText

/// The advanced experiences of an App Clip as App Store Connect has them, from itself or from a file.
package struct RegisteredExperiences: Sendable {
  /// As many pages as are asked for; more have not been seen.
  private static let mostPages = 2000

  /// The experiences, in the order of the API.
  package let experiences: [RegisteredExperience]
  private let data: [JSONValue]
  private let included: [JSONValue]

  /// Reads documents of the API: one, or an array of pages.
  ///
  /// - Throws: `SystemError.service` when one is no list of experiences.
  package init(_ documents: [JSONValue]) throws(SystemError) {
    var (data, included): ([JSONValue], [JSONValue]) = ([], [])
    for document in documents {
      guard let resources = document["data"]?.elements,
        resources.allSatisfy({ $0["type"]?.text == Resource.experience.rawValue })
      else { throw .service("there is no list of `\(Resource.experience.rawValue)` in the answer or file") }
      data += resources
      included += document["included"]?.elements ?? []
    }
    (self.data, self.included) = (data, included)
    let index = Dictionary(included.map { (RegisteredExperience.key($0), $0) }) { first, _ in first }
    experiences = data.compactMap { RegisteredExperience($0, included: index) }
    guard experiences.count == data.count else {
      throw .service("an experience in the answer or file has no `id` or `link`")
    }
  }

  /// Reads a file: what `--save` wrote, one answer of the API, or an array of answers.
  ///
  /// - Throws: `SystemError.system` when it cannot be read, `.service` when it holds something else.
  package init(file path: String) throws(SystemError) {
    let bytes = try FileStore.read(path, limit: 1 << 30)
    let value: JSONValue
    do throws(JSONSyntaxError) {
      value = try JSONParser.parse(bytes).value
    } catch {
      throw .service(
        "the file '\(path)' is not JSON. At byte \(error.offset), \(error.message)".followed(by: error.fix))
    }
    try self.init(value.elements ?? [value])
  }

  /// Asks for all pages.
  ///
  /// - Parameter clip: The identifier of the App Clip.
  package init(of clip: String, _ client: ConnectClient) throws(SystemError) {
    let query = "include=headerImage,localizations&limit=200&limit%5Blocalizations%5D=50"
    var target: String? = "\(Resource.clip.path(of: clip))/\(Resource.experience.rawValue)?\(query)"
    var pages: [JSONValue] = []
    var seen: Set<String> = []
    while let next = target {
      guard pages.count < Self.mostPages, seen.insert(next).inserted else {
        throw .service("the pages of App Store Connect have no end")
      }
      let page = try client.send("GET", next)
      pages.append(page)
      target = page["links"]?["next"]?.text
    }
    try self.init(pages)
  }

  /// Returns the experiences as `Site.publishedURLs` orders URLs: by domain and path, those with a query last.
  ///
  /// - Parameter domains: The domains of the site.
  package func ordered(by domains: [AssociatedDomain]) -> [RegisteredExperience] {
    let ranks = Dictionary(zip(domains, domains.indices)) { first, _ in first }
    return experiences.map { experience in
      let url = try? InvocationURL(experience.link)
      let rank = (url?.host).flatMap { ranks[$0] } ?? domains.count
      return (
        experience, ((url?.query == nil ? 0 : 1, rank, RegisteredExperience.comparable(experience.link)))
      )
    }.sorted { $0.1 < $1.1 }.map(\.0)
  }

  /// All of it as one document, for a later comparison without the network.
  package var document: JSONValue { ["data": .array(data), "included": .array(included)] }
}

/// An advanced experience as App Store Connect has it (App Store Connect API, `AppClipAdvancedExperience`).
package struct RegisteredExperience: Hashable, Sendable {
  /// A word of the API that indicates whether the experience works.
  package struct Status: RawRepresentable, Hashable, Sendable {
    package let rawValue: String

    package init(rawValue: String) { self.rawValue = rawValue }

    /// App Store Connect has it.
    package static let received = Status(rawValue: "RECEIVED")
    /// It was taken out of service, for good.
    package static let deactivated = Status(rawValue: "DEACTIVATED")
    /// The app is on its way to another team.
    package static let inTransfer = Status(rawValue: "APP_TRANSFER_IN_PROGRESS")
  }

  /// A word of the API that indicates whether Apple Maps knows the place.
  package struct PlaceStatus: RawRepresentable, Hashable, Sendable {
    package let rawValue: String

    package init(rawValue: String) { self.rawValue = rawValue }

    /// It is being looked for.
    package static let pending = PlaceStatus(rawValue: "PENDING")
    /// It was found.
    package static let matched = PlaceStatus(rawValue: "MATCHED")
    /// It was not found, and is dropped.
    package static let noMatch = PlaceStatus(rawValue: "NO_MATCH")
  }

  /// A picture.
  package struct Image: Hashable {
    /// The identifier, or `nil` if it cannot be one.
    let id: String?
    let fileName: String?
    let fileSize: Int?
    /// The MD5 digest of the file, in hexadecimal digits.
    let checksum: String?
    /// `COMPLETE` when it can be seen.
    let state: String?
    /// The URL of a copy in the size of the file, or `nil` if App Store Connect names none.
    let url: String?

    /// Reads an image with its identifier.
    init(_ attributes: JSONValue, id: String?) {
      self.id = id.flatMap { Resource.isIdentifier($0) ? $0 : nil }
      fileName = attributes["fileName"]?.text
      fileSize = attributes["fileSize"]?.integer
      checksum = attributes["sourceFileChecksum"]?.text
      state = attributes["assetDeliveryState"]?["state"]?.text
      let asset = attributes["imageAsset"]
      // “…/{w}x{h}bb.{f}” (App Store Connect API, `ImageAsset`, `templateUrl`).
      url = asset?["templateUrl"]?.text.flatMap { [copyType = Self.copyType(of: fileName)] template in
        guard let width = asset?["width"]?.integer, let height = asset?["height"]?.integer else { return nil }
        return template.replacing("{w}", with: String(width)).replacing("{h}", with: String(height))
          .replacing("{f}", with: copyType)
      }
    }

    /// The ending of the file of a copy.
    var copyType: String { Self.copyType(of: fileName) }

    private static func copyType(of name: String?) -> String {
      name?.lowercased().hasSuffix(".png") == true ? "png" : "jpg"
    }
  }

  /// The identifier.
  package let id: String
  /// The registered URL, as it is written.
  package let link: String
  /// The state of the experience.
  package let status: Status
  /// The state of the place in Apple Maps, or `nil` without a place.
  package let placeStatus: PlaceStatus?

  package let attributes: JSONValue
  /// The words of each language: the title, then the subtitle.
  package let words: [String: [String?]]
  package let image: Image?
  /// Indicates whether App Store Connect says that there is no image.
  let lacksImage: Bool

  /// Reads one resource and what belongs to it, or `nil` if it is no experience.
  package init?(_ resource: JSONValue, included: [String: JSONValue]) {
    guard let id = resource["id"]?.text, Resource.isIdentifier(id), let attributes = resource["attributes"],
      let link = attributes["link"]?.text
    else { return nil }
    (self.id, self.link, self.attributes) = (id, link, attributes)
    status = Status(rawValue: attributes["status"]?.text ?? "")
    placeStatus = attributes["placeStatus"]?.text.map(PlaceStatus.init(rawValue:))
    let relationships = resource["relationships"]
    let localizations = relationships?["localizations"]?["data"]?.elements ?? []
    var words: [String: [String?]] = [:]
    for case let found? in localizations.map({ included[Self.key($0)]?["attributes"] }) {
      let subtitle = found["subtitle"]?.text.flatMap { $0.isEmpty ? nil : $0 }
      words[found["language"]?.text ?? ""] = [found["title"]?.text, subtitle]
    }
    self.words = words
    let picture = relationships?["headerImage"]?["data"]
    lacksImage = picture == .null
    image = picture.flatMap { included[Self.key($0)]?["attributes"] }.map {
      Image($0, id: picture?["id"]?.text)
    }
  }

  /// Returns the key that finds a resource among those of a document.
  package static func key(_ resource: JSONValue) -> String {
    "\(resource["type"]?.text ?? "") \(resource["id"]?.text ?? "")"
  }

  /// Returns the form of a URL that is compared. A slash at the end makes no difference, nor does one between
  /// the host and a query (RFC 3986, section 6.2.3), nor the case of the host.
  package static func comparable(_ link: String) -> String {
    let parsed = try? InvocationURL(link)
    var url = parsed?.description ?? link
    if let parsed, parsed.path == "/", parsed.query != nil || parsed.fragment != nil {
      url = url.replacing("https://\(parsed.host)/", with: "https://\(parsed.host)", maxReplacements: 1)
    }
    return url.hasSuffix("/") ? String(url.dropLast()) : url
  }
}
