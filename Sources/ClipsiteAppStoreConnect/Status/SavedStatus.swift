import ClipsiteJSON
package import ClipsitePlatform

/// The last status of experiences and domains, in a file beside `Content`, for pages that make no request.
package struct SavedStatus {
  /// The name of the file.
  package static let fileName = ".clipsite-status.json"
  private static let version = 1
  private static let sizeLimit = 1 << 28

  /// The time of the answers.
  package let time: UTCTime
  package let experiences: [RegisteredExperience]
  /// The states of the domains of the newest build. Empty without a build.
  package let domains: [DomainStatus]

  /// Creates a status.
  package init(time: UTCTime, experiences: [RegisteredExperience], domains: [DomainStatus]) {
    (self.time, self.experiences, self.domains) = (time, experiences, domains)
  }

  /// Reads the file of a site, or returns `nil` without a file of this version.
  package init?(siteFolder: String) {
    let bytes = try? FileStore.read(
      "\(siteFolder)/\(Self.fileName)", within: siteFolder, limit: Self.sizeLimit)
    guard let value = bytes.flatMap({ try? JSONParser.parse($0).value }),
      value["version"]?.integer == Self.version, let seconds = value["time"]?.integer,
      let registered = try? RegisteredExperiences([value])
    else { return nil }
    time = UTCTime(seconds)
    experiences = registered.experiences
    domains = DomainStatus.Source.allCases.flatMap { source in
      (value["domains"]?[source.rawValue]?.elements ?? []).compactMap { DomainStatus($0, source) }
    }
  }

  /// The document, in the form of the API's answers.
  var document: JSONValue {
    let data = experiences.map { experience -> JSONValue in
      [
        "type": .string(Resource.experience.rawValue), "id": .string(experience.id),
        "attributes": [
          "link": .string(experience.link), "status": .string(experience.status.rawValue),
          "placeStatus": experience.placeStatus.map { .string($0.rawValue) } ?? .null,
        ],
      ]
    }
    let domains = DomainStatus.Source.allCases.map { source in
      JSONValue.Member(
        source.rawValue, .array(self.domains.filter { $0.source == source }.map(\.answer)))
    }
    return [
      "version": .number(String(Self.version)), "time": .number(String(time.seconds)), "data": .array(data),
      "domains": .object(domains),
    ]
  }

  /// Writes the file of a site.
  package func save(siteFolder: String) throws(SystemError) {
    try FileStore.save(document.bytes() + [UInt8(ascii: "\n")], as: Self.fileName, in: siteFolder)
  }
}

extension DomainStatus {
  /// The entry that `init(_:_:)` reads.
  fileprivate var answer: JSONValue {
    [
      "domain": .string(domain), "isValid": .bool(isValid),
      "lastUpdatedDate": updated.map { .string($0) } ?? .null,
      "errorCode": errorCode.map { .string($0) } ?? .null,
    ]
  }
}
