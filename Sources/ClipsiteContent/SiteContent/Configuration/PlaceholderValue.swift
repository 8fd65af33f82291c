package import ClipsiteAppClips
package import ClipsiteText

/// A value that a new site has from its example. It is valid, but belongs to nobody, so a published website
/// with it launches no App Clip.
package struct PlaceholderValue: Hashable, Sendable {
  /// The key, as in `app.team-id`.
  package let key: String
  /// The value.
  package let text: String
  /// The range in its file.
  package let range: SourceRange
  /// The domain, or `nil` for an identifier of the app.
  package let domain: AssociatedDomain?

  /// A value of a key.
  package init(_ key: String, _ text: String, at range: SourceRange, domain: AssociatedDomain? = nil) {
    self.key = key
    self.text = text
    self.range = range
    self.domain = domain
  }

  /// Returns the placeholders of `site.yml`.
  static func all(in configuration: SiteConfiguration, _ root: YAMLNode) -> [PlaceholderValue] {
    let domains = (root.value(forKey: "domains")?.items ?? []).compactMap { node -> PlaceholderValue? in
      guard let domain = node.text.flatMap({ try? AssociatedDomain($0) }), domain.isPlaceholder else {
        return nil
      }
      return PlaceholderValue("domains", domain.rawValue, at: node.place, domain: domain)
    }
    let (app, android) = (configuration.app, configuration.options.android?.apps.first?.packageName)
    let identifiers: [(mapping: StaticString, key: StaticString, isPlaceholder: Bool?)] = [
      ("app", "team-id", app.prefix.isPlaceholder), ("app", "bundle-id", app.bundleID.isPlaceholder),
      ("app", "clip-bundle-id", app.clipBundleID.isPlaceholder),
      ("app", "app-store-id", app.storeID?.isPlaceholder), ("android", "package", android?.isPlaceholder),
    ]
    return domains
      + identifiers.compactMap { mapping, key, isPlaceholder in
        guard isPlaceholder == true, let node = root.value(forKey: mapping)?.value(forKey: key) else {
          return nil
        }
        return PlaceholderValue("\(mapping).\(key)", node.text ?? "", at: node.place)
      } + (root.value(forKey: "extra").map(urls) ?? [])
  }

  /// The URLs in free values, such as the links of the footer, that lead to a domain of an example.
  private static func urls(in node: YAMLNode) -> [PlaceholderValue] {
    switch node.kind {
    case .mapping: return node.entries.flatMap { urls(in: $0.value) }
    case .sequence: return node.items.flatMap(urls)
    case .scalar:
      let parts = (node.text ?? "").split(separator: "/", maxSplits: 2)
      guard parts.count > 1, parts[0] == "https:", let domain = try? AssociatedDomain(String(parts[1])),
        domain.isPlaceholder
      else { return [] }
      return [PlaceholderValue("extra", node.text ?? "", at: node.place)]
    }
  }

  /// Returns the keys with their values: “`domains` (`example.com` and 2 more), `app.team-id` (…)”.
  package static func text(of values: [PlaceholderValue]) -> String {
    var keys: [String] = []
    for value in values where !keys.contains(value.key) { keys.append(value.key) }
    return keys.map { key in
      let texts = values.filter { $0.key == key }.map(\.text)
      let rest = texts.count > 1 ? " and \(texts.count - 1) more" : ""
      return "`\(key)` (`\(texts[0])`\(rest))"
    }.joined(separator: ", ")
  }
}
