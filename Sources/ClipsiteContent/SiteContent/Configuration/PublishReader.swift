import ClipsiteAppClips
package import ClipsiteText

/// A target of `publish` while it is read.
package struct PublishReading: Sendable {
  fileprivate var to: YAMLNode?
  fileprivate var command: Ranged<String>?
  fileprivate var endpoint: StoreEndpoint?
  fileprivate var region: String?
  fileprivate var addressing: PublishTarget.Addressing?
  fileprivate var pageKeys: PublishTarget.PageKeys?
  fileprivate var kept: Int?
  fileprivate var after: Ranged<String>?

  /// The target with a name.
  fileprivate func finish(
    _ name: YAMLNode, _ node: YAMLNode, found: MappingReader.FoundKeys, _ reader: inout MappingReader
  ) -> PublishTarget? {
    guard let delivery = delivery(name, found: found, &reader) else { return nil }
    if !delivery.hasBucket { Self.refuse(PublishKeys.ofBuckets, in: node, "a bucket", &reader) }
    if !delivery.hasFolder { Self.refuse(PublishKeys.ofFolders, in: node, "a folder", &reader) }
    return PublishTarget(
      name: name.text ?? "", range: ByteRange(name.range), delivery: delivery, endpoint: endpoint,
      region: region, addressing: addressing, pageKeys: pageKeys, keptReleases: kept ?? 5,
      after: after?.value)
  }

  /// Reports keys that mean nothing for what a target is: somebody counts on them.
  private static func refuse(
    _ keys: Keys<PublishReading>, in node: YAMLNode, _ owner: String, _ reader: inout MappingReader
  ) {
    let names = keys.all.map(\.name.description)
    for key in node.entries.map(\.key) {
      guard let name = key.text, names.contains(name) else { continue }
      reader.report(
        .invalidPublishTarget, at: key.place, "`\(name)` means something for \(owner) only",
        fix: "remove it")
    }
  }

  private func delivery(
    _ name: YAMLNode, found: MappingReader.FoundKeys, _ reader: inout MappingReader
  ) -> PublishTarget.Delivery? {
    guard let to else {
      if let command { return .command(command.value) }
      if !found.contains("to") {
        reader.report(.missingKey("publish.\(name.text ?? "").to", at: name.place))
      }
      return nil
    }
    if let command {
      reader.report(
        .invalidPublishTarget, at: reader.range(command.range), "a target has `to` or `command`, not both",
        fix: "remove one of them")
    }
    guard to.kind == .mapping else {
      return reader.text(to, "to").flatMap { reader.value(of: $0, Forms.destination) }
        .map { .together($0) }
    }
    return Self.readDestinations(to, &reader)
  }

  private static func readDestinations(
    _ node: YAMLNode, _ reader: inout MappingReader
  ) -> PublishTarget.Delivery? {
    var destinations: [AssociatedDomain: PublishDestination] = [:]
    for (key, value) in node.entries {
      let domain = reader.value(
        of: Ranged(key.text ?? "", at: key.range),
        KeyForm("domain", .invalidDomain, make: AssociatedDomain.init(_:)))
      guard let text = value.text else {
        reader.report(
          .invalidPublishTarget, at: value.place, "the place of a domain is one text",
          fix: "write `s3://bucket`, or a path")
        continue
      }
      guard let domain, let destination = reader.value(of: Ranged(text, at: value.range), Forms.destination)
      else {
        continue
      }
      if destinations.values.contains(destination) {
        reader.report(
          .invalidPublishTarget, at: value.place, "two domains have the place `\(text)`",
          fix: "give each a separate destination")
      }
      destinations[domain] = destination
    }
    return destinations.isEmpty ? nil : .apart(destinations)
  }
}

extension KeyField {
  /// The targets that the site can be published to.
  static func publishTargets(_ path: WritableKeyPath<Owner, [PublishTarget]>) -> KeyField {
    KeyField(.entries(.mapping(PublishKeys.keys), named: "NAME"), path) { node, key, reader in
      guard let node = reader.mapping(node, key) else { return [] }
      return node.entries.compactMap { name, value in
        var target = PublishReading()
        let found = reader.readApart(value, PublishKeys.keys, into: &target)
        return target.finish(name, value, found: found, &reader)
      }
    }
  }
}

extension Forms {
  fileprivate static let destination = KeyForm(
    "text", .invalidPublishTarget, make: PublishDestination.init(_:))
  fileprivate static let endpoint = KeyForm("text", .invalidPublishTarget, make: StoreEndpoint.init(_:))
  fileprivate static let region = KeyForm("region", .invalidPublishTarget, pattern: "^[a-z0-9-]+$") {
    text throws(InvalidValue) in
    let isName = text.utf8.allSatisfy { $0.isLowerCaseLetter || $0.isDigit || $0 == UInt8(ascii: "-") }
    if isName, !text.isEmpty { return text }
    throw InvalidValue("`\(text)` is not a region", fix: "write it as `eu-central-1`, or `auto`")
  }
  fileprivate static let keptReleases = KeyForm("number", .invalidPublishTarget, pattern: #"^\+?[0-9]+$"#) {
    text throws(InvalidValue) in
    if let number = Int(text), releases.contains(number) { return number }
    throw InvalidValue(
      "`keep` is a number of releases from \(releases.lowerBound) to \(releases.upperBound), not `\(text)`",
      fix: "write a number, as in `keep: 5`")
  }
  fileprivate static let releases = 1...1000
}

/// The keys of a target of `publish`.
package enum PublishKeys {
  package static let keys = Keys<PublishReading>(way + forBuckets + forFolders)
  /// The keys that only a bucket needs.
  fileprivate static let ofBuckets = Keys<PublishReading>(forBuckets)
  /// The keys that only a folder needs.
  fileprivate static let ofFolders = Keys<PublishReading>(forFolders)

  private static let way: [KeyDeclaration<PublishReading>] = [
    .key(
      "to", KeyField(.either(.text, .entries(.text, named: "DOMAIN")), \.to) { node, _, _ in node }, .alone,
      about:
        "a bucket or a folder, in which each domain has a folder of its name, as in `Output`, or a mapping "
        + "that gives each domain, including the domains of short URLs, a separate bucket or folder",
      default: "required without `command`", example: "s3://donuts-pages",
      synonyms: ["path", "folder", "bucket", "destination"], codes: [.missingKey, .invalidPublishTarget]),
    .key(
      "command", .text(\.command), .alone,
      about: "instead of `to`: your own command line that carries the files", example: "./carry.sh",
      codes: [.invalidPublishTarget]),
    .key(
      "after", .text(\.after), .alone,
      about: "a command line that runs in the site's folder after a run that changed something. Its standard "
        + "input has the paths that changed, one a line, as in `example.com/market`",
      example: "./invalidate.sh"),
  ]

  private static let forBuckets: [KeyDeclaration<PublishReading>] = [
    .key(
      "endpoint", .value(\.endpoint, Forms.endpoint), .alone,
      about: "the URL of the object store: scheme, host, and port. Plain `http` is for this computer only",
      default: "`AWS_ENDPOINT_URL_S3`, `AWS_ENDPOINT_URL`, the endpoint of the profile, or Amazon S3",
      example: "https://s3.example.com", codes: [.invalidPublishTarget]),
    .key(
      "region", .value(\.region, Forms.region), .alone, about: "the region of the bucket",
      default: "`AWS_REGION`, the region of the profile, or `us-east-1`", example: "eu-central-1",
      codes: [.invalidPublishTarget]),
    .key(
      "addressing", .word(\.addressing), .alone,
      about: "the part of a URL that names the bucket: `path` (`https://store.example/bucket/key`) or `host` "
        + "(`https://bucket.store.example/key`)",
      default:
        "`host` for Amazon S3 and for endpoints below `myqcloud.com` and `aliyuncs.com`, and `path` for "
        + "other stores, and for names with a dot",
      example: "host", codes: [.invalidPublishTarget]),
    .key(
      "page-keys", .word(\.pageKeys), .alone,
      about: "the names of pages in a bucket: `urls` (`market`), `files` (`market.html`), or `both`",
      default: "`files` with the provider `s3-cloudfront`, whose function asks for these, or else `urls`",
      example: "both", codes: [.invalidPublishTarget]),
  ]

  private static let forFolders: [KeyDeclaration<PublishReading>] = [
    .key(
      "keep", .value(\.kept, Forms.keptReleases), .alone,
      about: "the number of releases that a folder keeps, from \(Forms.releases.lowerBound) to "
        + "\(Forms.releases.upperBound)",
      default: "`5`", example: "10", codes: [.invalidPublishTarget])
  ]
}

extension DiagnosticCode {
  /// A value of `publish` means no place that a site can be published to.
  package static let invalidPublishTarget = DiagnosticCode(
    "InvalidPublishTarget", .error,
    summary: "A target of `publish` is not valid.",
    explanation: """
      A target has `command`, a command line of yours, or `to`. `to` is a bucket (`s3://bucket/prefix`), a
      folder (`directory:/path` or a path), or a mapping from each domain to one of these. A store other than
      Amazon S3 needs an `endpoint` with `https://`, or `http://` on this computer. Credentials are those that
      the AWS tools find, and are never part of `site.yml`.
      """,
    fix: "Correct the value that the message names.",
    example: .init(
      .configuration, wrong: "publish:\n  live:\n    to: ftp://example.com",
      right: "publish:\n  live:\n    to: s3://donuts-website"))
}
