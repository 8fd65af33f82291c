import ClipsiteAppClips
package import ClipsiteDiagnostics
package import ClipsiteSiteModel

/// A target of `publish` has places for some domains of the site and none for another.
package enum UnpublishedDomain {
  package static func check(_ site: Site, _ content: ContentFolder) -> [Diagnostic] {
    let path = content.displayPath(of: SiteFolder.configurationFileName)
    return site.configuration.options.publishTargets.flatMap { target -> [Diagnostic] in
      guard case .apart(let places) = target.destination else { return [] }
      return site.domains.filter { places[$0.name] == nil }.map { domain in
        Diagnostic(
          .unpublishedDomain, at: SourceRange(path, target.range.bytes),
          "the target `\(target.name)` has no place for the domain `\(domain.name)`",
          fix: "add `\(domain.name)` to its `to`")
      }
    }
  }
}

extension DiagnosticCode {
  /// A target of `publish` has places for some domains of the site and none for another.
  package static let unpublishedDomain = DiagnosticCode(
    "UnpublishedDomain", .error,
    explanation: """
      When `to` is a mapping from domains to places, it has to name every domain of the site, those of short URLs too:
      each has an apple-app-site-association file, without which its App Clip never appears.
      """)
}
