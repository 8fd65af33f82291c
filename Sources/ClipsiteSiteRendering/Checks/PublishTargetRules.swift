import ClipsiteAppClips
package import ClipsiteDiagnostics
import ClipsiteSiteModel

/// The rules for a target of `publish`, which make every domain and every page answer.
enum PublishTargetRules {
  static func check(_ site: Site, _ content: ContentFolder) -> [Diagnostic] {
    let options = site.configuration.options
    let path = content.displayPath(of: SiteFolder.configurationFileName)
    let asksForFiles = options.providers.contains { $0.provider == .s3CloudFront }
    return options.publishTargets.flatMap { target in
      let range = SourceRange(path, target.range.bytes)
      return domains(site, missingIn: target, at: range)
        + (asksForFiles ? pageKeys(of: target, at: range) : [])
    }
  }

  private static func domains(
    _ site: Site, missingIn target: PublishTarget, at range: SourceRange
  ) -> [Diagnostic] {
    guard case .apart(let destinations) = target.destination else { return [] }
    return site.domains.filter { destinations[$0.name] == nil }.map { domain in
      Diagnostic(
        .unpublishedDomain, at: range,
        "the target `\(target.name)` has no place for the domain `\(domain.name)`",
        fix: "add `\(domain.name)` to its `to`")
    }
  }

  private static func pageKeys(of target: PublishTarget, at range: SourceRange) -> [Diagnostic] {
    guard target.destination.hasBucket, target.pageKeys == .urls else { return [] }
    return [
      Diagnostic(
        .pagesOutOfReach, at: range,
        "the target `\(target.name)` names pages by their URLs; the host s3-cloudfront asks for files",
        fix: "remove `page-keys`, or write `files` or `both`")
    ]
  }
}

extension DiagnosticCode {
  /// A target of `publish` has places for some domains of the site and none for another.
  package static let unpublishedDomain = DiagnosticCode(
    "UnpublishedDomain", .error,
    explanation: """
      When `to` is a mapping from domains to places, it has to name every domain of the site, those of short
      URLs too: each has an apple-app-site-association file, without which its App Clip never appears.
      """)

  /// Pages are published under other keys than the host asks for.
  package static let pagesOutOfReach = DiagnosticCode(
    "PagesOutOfReach", .error,
    explanation: """
      The function that clipsite writes for the host `s3-cloudfront` asks the bucket for `market.html` when a
      visitor asks for `/market`. With `page-keys: urls` the bucket has the key `market` instead, and every
      page is answered with 404. Without `page-keys`, pages have the keys that the host asks for.
      """)
}
