package import ClipsiteJSON
internal import ClipsitePlatform

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
  /// - Throws: `ConnectError.service` when one is no list of experiences.
  package init(_ documents: [JSONValue]) throws(ConnectError) {
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
  /// - Throws: `ConnectError.system` when it cannot be read, `.service` when it holds something else.
  package init(file path: String) throws(ConnectError) {
    let bytes: [UInt8]
    do throws(SystemError) { bytes = try FileStore.read(path, limit: 1 << 30) } catch { throw .system(error) }
    let value: JSONValue
    do throws(JSONSyntaxError) {
      value = try JSONParser.parse(bytes).value
    } catch {
      throw .service("the file '\(path)' is no JSON; at byte \(error.offset), \(error.message); \(error.fix)")
    }
    try self.init(value.elements ?? [value])
  }

  /// Asks for all pages.
  ///
  /// - Parameter clip: The identifier of the App Clip.
  package init(of clip: String, _ client: ConnectClient) throws(ConnectError) {
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

  /// All of it as one document, for a later comparison without the network.
  package var document: JSONValue { ["data": .array(data), "included": .array(included)] }
}
