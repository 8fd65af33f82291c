import ClipsiteAppClips
import ClipsiteContent
import ClipsiteSite
package import ClipsiteText

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
    guard case .apart(let destinations) = target.delivery else { return [] }
    return site.domains.filter { destinations[$0.name] == nil }.map { domain in
      Diagnostic(
        .unpublishedDomain, at: range,
        "the target `\(target.name)` has no place for the domain `\(domain.name)`",
        fix: "add `\(domain.name)` to its `to`")
    }
  }

  private static func pageKeys(of target: PublishTarget, at range: SourceRange) -> [Diagnostic] {
    guard target.delivery.hasBucket, target.pageKeys == .urls else { return [] }
    return [
      Diagnostic(
        .pagesOutOfReach, at: range,
        "the target `\(target.name)` names pages by their URLs, but the provider s3-cloudfront requests files",
        fix: "remove `page-keys`, or write `files` or `both`")
    ]
  }
}

extension DiagnosticCode {
  /// A target of `publish` has places for some domains of the site and none for another.
  package static let unpublishedDomain = DiagnosticCode(
    "UnpublishedDomain", .error,
    summary: "A target of `publish` does not contain a domain of the site.",
    explanation: """
      If `to` is a mapping from domains to destinations, it must contain every domain, including those of
      short URLs. Each domain has an AASA file, without which its App Clip never appears.
      """,
    fix: "Add the domain to the mapping.",
    example: .init(
      .configuration,
      wrong: """
        domains: [example.com, shop.example.com]
        publish:
          live:
            to:
              example.com: s3://donuts-website
        """,
      right: """
        domains: [example.com, shop.example.com]
        publish:
          live:
            to:
              example.com: s3://donuts-website
              shop.example.com: s3://donuts-shop
        """))

  /// Pages are published under other keys than the host asks for.
  package static let pagesOutOfReach = DiagnosticCode(
    "PagesOutOfReach", .error,
    summary: "The keys of the bucket do not match the function of CloudFront.",
    explanation: """
      For `s3-cloudfront`, clipsite writes a function that requests `market.html` for `/market`. With
      `page-keys: urls`, the bucket has the key `market`, so every page is a 404. Without `page-keys`, pages
      have the right keys.
      """,
    fix: "Remove `page-keys`.",
    example: .init(
      .configuration,
      wrong: """
        hosts: [s3-cloudfront]
        publish: {live: {to: "s3://donuts", page-keys: urls}}
        """,
      right: """
        hosts: [s3-cloudfront]
        publish: {live: {to: "s3://donuts"}}
        """))
}
