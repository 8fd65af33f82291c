import ClipsiteAppClips
import ClipsiteContentParsing
import ClipsiteDiagnostics

/// Decodes the mapping `publish` of `site.yml`: targets by their names.
enum PublishReader {
  private static let releases = 1...1000

  static func read(_ reader: inout MappingReader) -> [PublishTarget] {
    guard let node = reader.mapping("publish") else { return [] }
    var targets: [PublishTarget] = []
    for (key, value) in node.entries {
      var target = MappingReader(value)
      if let read = readTarget(key, &target) { targets.append(read) }
      var diagnostics: [Diagnostic] = []
      target.finish(&diagnostics)
      diagnostics.forEach { reader.report($0) }
    }
    return targets
  }

  private static func readTarget(_ key: YAMLNode, _ reader: inout MappingReader) -> PublishTarget? {
    let destination = readDestination(key, &reader)
    let endpoint = reader.text("endpoint").flatMap { text in
      checked(text, &reader) { text throws(PublishMistake) in try StoreEndpoint(text) }
    }
    let region = reader.text("region").flatMap { text in
      checked(text, &reader) { text throws(PublishMistake) in try Self.region(text) }
    }
    let pageKeys: PublishTarget.PageKeys? = reader.choice("page-keys")
    let kept = reader.text("keep").flatMap { text in
      checked(text, &reader) { text throws(PublishMistake) in try keptReleases(text) }
    }
    guard let destination else { return nil }
    refuseIdleKeys(destination, &reader)
    return PublishTarget(
      name: key.text ?? "", range: ByteRange(key.range), destination: destination, endpoint: endpoint,
      region: region, pageKeys: pageKeys, keptReleases: kept ?? 5)
  }

  /// Reports keys that mean nothing for what a target is: somebody counts on them.
  private static func refuseIdleKeys(_ destination: PublishTarget.Destination, _ reader: inout MappingReader)
  {
    let idle =
      (destination.hasBucket ? [] : ["endpoint", "region", "page-keys"])
      + (destination.hasFolder ? [] : ["keep"])
    for key in reader.node.entries.map(\.key) {
      guard let text = key.text, idle.contains(text) else { continue }
      let owner = text == "keep" ? "a folder" : "a bucket"
      let mistake = PublishMistake("`\(text)` means something for \(owner) only", fix: "remove it")
      reader.report(InvalidPublishTarget.diagnostic(mistake, at: key.place))
    }
  }

  private static func readDestination(
    _ key: YAMLNode, _ reader: inout MappingReader
  ) -> PublishTarget.Destination? {
    let command = reader.text("command")
    guard let node = reader.value("to") else {
      if let command { return .command(command.value) }
      let name = "publish.\(key.text ?? "").to"
      if !reader.hasValue("to") { reader.report(MissingKey.diagnostic(name, at: key.place)) }
      return nil
    }
    if let command {
      let mistake = PublishMistake("a target has `to` or `command`, not both", fix: "remove one of them")
      reader.report(InvalidPublishTarget.diagnostic(mistake, at: reader.place(command.range)))
    }
    guard node.kind == .mapping else {
      return reader.text("to").flatMap { place($0, &reader) }.map { .together($0) }
    }
    return readPlaces(node, &reader)
  }

  private static func readPlaces(
    _ node: YAMLNode, _ reader: inout MappingReader
  ) -> PublishTarget.Destination? {
    var places: [AssociatedDomain: PublishPlace] = [:]
    for (key, value) in node.entries {
      let domain = reader.value(of: Located(key.text ?? "", at: key.range), .invalidDomain) {
        text throws(InvalidValue<AssociatedDomain.Rule>) in try AssociatedDomain(text)
      }
      guard let text = value.text else {
        let mistake = PublishMistake(
          "the place of a domain is one text", fix: "write `s3://bucket`, or a path")
        reader.report(InvalidPublishTarget.diagnostic(mistake, at: value.place))
        continue
      }
      guard let domain, let place = place(Located(text, at: value.range), &reader) else { continue }
      if places.values.contains(place) {
        let mistake = PublishMistake(
          "two domains have the place `\(text)`", fix: "give each a place of its own")
        reader.report(InvalidPublishTarget.diagnostic(mistake, at: value.place))
      }
      places[domain.value] = place
    }
    return places.isEmpty ? nil : .apart(places)
  }

  private static func place(_ text: Located<String>, _ reader: inout MappingReader) -> PublishPlace? {
    checked(text, &reader) { text throws(PublishMistake) in try PublishPlace(text) }
  }

  private static func checked<Value>(
    _ text: Located<String>, _ reader: inout MappingReader, _ make: (String) throws(PublishMistake) -> Value
  ) -> Value? {
    do throws(PublishMistake) {
      return try make(text.value)
    } catch {
      reader.report(InvalidPublishTarget.diagnostic(error, at: reader.place(text.range)))
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
