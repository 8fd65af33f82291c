internal import ClipsiteDiagnostics
package import ClipsiteSiteModel

extension PublishTarget {
  private static let defaultName = "production"

  /// The target that is meant: the one with a name; without a name the only one, or `production`.
  ///
  /// - Throws: `PublishError.usage` when there is none.
  package static func choose(
    _ name: String?, among targets: [PublishTarget]
  ) throws(PublishError) -> PublishTarget {
    guard !targets.isEmpty else {
      throw .usage("site.yml has no target; add 'publish: {production: {to: /srv/site}}'")
    }
    if name == nil, targets.count == 1 { return targets[0] }
    if let target = targets.first(where: { $0.name == name ?? defaultName }) { return target }
    let names = targets.map(\.name)
    guard let name else {
      throw .usage("site.yml has several targets; name one of them: \(names.joined(separator: ", "))")
    }
    let nearest = Suggestion.nearest(to: name, in: names).map { "; did you mean '\($0)'?" }
    throw .usage(
      "site.yml has no target '\(name)'" + (nearest ?? "; it has \(names.joined(separator: ", "))"))
  }
}
