import ClipsiteAppClips
import ClipsiteContentParsing
package import ClipsiteDiagnostics

/// Decodes the mapping `publish` of `site.yml`: targets by their names.
enum PublishReader {
  fileprivate static let releases = 1...1000

  static func read(_ reader: inout MappingReader, _ key: Key) -> [PublishTarget] {
    guard let node = reader.mapping(key) else { return [] }
    var targets: [PublishTarget] = []
    for (key, value) in node.entries {
      var target = MappingReader(value, PublishKeys.keys)
      if let read = readTarget(key, &target) { targets.append(read) }
      var diagnostics: [Diagnostic] = []
      target.finish(&diagnostics)
      diagnostics.forEach { reader.report($0) }
    }
    return targets
  }

  private static func readTarget(_ key: YAMLNode, _ reader: inout MappingReader) -> PublishTarget? {
    let keys = PublishKeys.keys
    let delivery = readDelivery(key, &reader)
    let endpoint = reader.text(keys.endpoint).flatMap { text in
      checked(text, for: &reader) { text throws(PublishMistake) in try StoreEndpoint(text) }
    }
    let region = reader.text(keys.region).flatMap { text in
      checked(text, for: &reader) { text throws(PublishMistake) in try Self.region(text) }
    }
    let addressing: PublishTarget.Addressing? = reader.choice(keys.addressing)
    let pageKeys: PublishTarget.PageKeys? = reader.choice(keys.pageKeys)
    let kept = reader.text(keys.keep).flatMap { text in
      checked(text, for: &reader) { text throws(PublishMistake) in try keptReleases(text) }
    }
    guard let delivery else { return nil }
    refuseIdleKeys(delivery, &reader)
    return PublishTarget(
      name: key.text ?? "", range: ByteRange(key.range), delivery: delivery, endpoint: endpoint,
      region: region, addressing: addressing, pageKeys: pageKeys, keptReleases: kept ?? 5)
  }

  /// Reports keys that mean nothing for what a target is: somebody counts on them.
  private static func refuseIdleKeys(_ delivery: PublishTarget.Delivery, _ reader: inout MappingReader) {
    let keys = PublishKeys.keys
    let idle =
      (delivery.hasBucket ? [] : [keys.endpoint, keys.region, keys.addressing, keys.pageKeys])
      + (delivery.hasFolder ? [] : [keys.keep])
    for key in reader.node.entries.map(\.key) {
      guard let text = key.text, let idle = idle.first(where: { $0.name.description == text }) else {
        continue
      }
      let owner = idle === keys.keep ? "a folder" : "a bucket"
      reader.report(
        Diagnostic(
          .invalidPublishTarget, at: key.place, "`\(text)` means something for \(owner) only",
          fix: "remove it"))
    }
  }

  private static func readDelivery(
    _ key: YAMLNode, _ reader: inout MappingReader
  ) -> PublishTarget.Delivery? {
    let keys = PublishKeys.keys
    let command = reader.text(keys.command)
    guard let node = reader.value(keys.to) else {
      if let command { return .command(command.value) }
      let name = "publish.\(key.text ?? "").to"
      if !reader.hasValue(keys.to) { reader.report(.missingKey(name, at: key.place)) }
      return nil
    }
    if let command {
      reader.report(
        Diagnostic(
          .invalidPublishTarget, at: reader.range(command.range), "a target has `to` or `command`, not both",
          fix: "remove one of them"))
    }
    guard node.kind == .mapping else {
      return reader.text(of: node, keys.to).flatMap { destination($0, &reader) }.map { .together($0) }
    }
    return readDestinations(node, &reader)
  }

  private static func readDestinations(
    _ node: YAMLNode, _ reader: inout MappingReader
  ) -> PublishTarget.Delivery? {
    var destinations: [AssociatedDomain: PublishDestination] = [:]
    for (key, value) in node.entries {
      let domain = reader.value(
        of: Ranged(key.text ?? "", at: key.range), .invalidDomain, AssociatedDomain.init(_:))
      guard let text = value.text else {
        reader.report(
          Diagnostic(
            .invalidPublishTarget, at: value.place, "the place of a domain is one text",
            fix: "write `s3://bucket`, or a path"))
        continue
      }
      guard let domain, let destination = destination(Ranged(text, at: value.range), &reader) else {
        continue
      }
      if destinations.values.contains(destination) {
        reader.report(
          Diagnostic(
            .invalidPublishTarget, at: value.place, "two domains have the place `\(text)`",
            fix: "give each a place of its own"))
      }
      destinations[domain.value] = destination
    }
    return destinations.isEmpty ? nil : .apart(destinations)
  }

  private static func destination(_ text: Ranged<String>, _ reader: inout MappingReader)
    -> PublishDestination?
  {
    checked(text, for: &reader) { text throws(PublishMistake) in try PublishDestination(text) }
  }

  private static func checked<Value>(
    _ text: Ranged<String>, for reader: inout MappingReader, _ make: (String) throws(PublishMistake) -> Value
  ) -> Value? {
    do throws(PublishMistake) {
      return try make(text.value)
    } catch {
      reader.report(error.diagnostic(at: reader.range(text.range)))
      return nil
    }
  }

  private static func region(_ text: String) throws(PublishMistake) -> String {
    let isName = text.utf8.allSatisfy { byte in
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"): true
      default: byte == UInt8(ascii: "-")
      }
    }
    guard isName, !text.isEmpty else {
      throw PublishMistake("`\(text)` is no region", fix: "write it as `eu-central-1`, or `auto`")
    }
    return text
  }

  private static func keptReleases(_ text: String) throws(PublishMistake) -> Int {
    guard let number = Int(text), releases.contains(number) else {
      throw PublishMistake(
        "`keep` is a number of releases from \(releases.lowerBound) to \(releases.upperBound), not `\(text)`",
        fix: "write a number, as in `keep: 5`")
    }
    return number
  }
}

/// The keys of a target of `publish`.
package final class PublishKeys: KeyGroup {
  package static let keys = PublishKeys()

  let to = Key(
    "to", .either(.text, .entries(.text, named: "DOMAIN")),
    about:
      "a bucket or a folder, in which each domain has a folder of its name, as in `Output`, or a mapping "
      + "that gives each domain, including the domains of short URLs, a separate bucket or folder",
    default: "required without `command`", example: "s3://donuts-pages",
    codes: [.missingKey, .invalidPublishTarget])
  let command = Key(
    "command", .text, about: "instead of `to`: your own command line that carries the files",
    example: "./carry.sh", codes: [.invalidPublishTarget])
  let endpoint = Key(
    "endpoint", .text,
    about: "the URL of the object store: scheme, host, and port. Plain `http` is for this computer only",
    default: "`AWS_ENDPOINT_URL_S3`, `AWS_ENDPOINT_URL`, the endpoint of the profile, or Amazon S3",
    example: "https://s3.example.com", codes: [.invalidPublishTarget])
  let region = Key(
    "region", .text(TextForm("region", pattern: "^[a-z0-9-]+$")), about: "the region of the bucket",
    default: "`AWS_REGION`, the region of the profile, or `us-east-1`", example: "eu-central-1",
    codes: [.invalidPublishTarget])
  let addressing = Key(
    "addressing", .word(PublishTarget.Addressing.self),
    about: "the part of a URL that names the bucket: `path` (`https://store.example/bucket/key`) or `host` "
      + "(`https://bucket.store.example/key`)",
    default: "`host` for Amazon S3 and for endpoints below `myqcloud.com` and `aliyuncs.com`, and `path` for "
      + "other stores, and for names with a dot",
    example: "host", codes: [.invalidPublishTarget])
  let pageKeys = Key(
    "page-keys", .word(PublishTarget.PageKeys.self),
    about: "the names of pages in a bucket: `urls` (`market`), `files` (`market.html`), or `both`",
    default: "`files` with the provider `s3-cloudfront`, whose function asks for these, or else `urls`",
    example: "both", codes: [.invalidPublishTarget])
  let keep = Key(
    "keep", .text(TextForm("number", pattern: "^[0-9]+$")),
    about: "the number of releases that a folder keeps, from \(PublishReader.releases.lowerBound) to "
      + "\(PublishReader.releases.upperBound)",
    default: "`5`", example: "10", codes: [.invalidPublishTarget])
}

/// A mistake in a value of `publish` in `site.yml`.
package struct PublishMistake: Error {
  /// One sentence without a period.
  package let message: String
  /// The remedy.
  package let fix: String

  init(_ message: String, fix: String) {
    self.message = message
    self.fix = fix
  }

  func diagnostic(at range: SourceRange) -> Diagnostic {
    Diagnostic(.invalidPublishTarget, at: range, message, fix: fix)
  }
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
