package import ClipsiteDiagnostics
package import ClipsiteSiteModel

/// Pages are published under other keys than the host asks for.
package enum PagesOutOfReach {
  package static func check(_ site: Site, _ content: ContentFolder) -> [Diagnostic] {
    let options = site.configuration.options
    guard options.providers.contains(where: { $0.provider == .s3CloudFront }) else { return [] }
    let path = content.displayPath(of: SiteFolder.configurationFileName)
    return options.publishTargets.filter { $0.destination.hasBucket && $0.pageKeys == .urls }.map { target in
      Diagnostic(
        .pagesOutOfReach, at: SourceRange(path, target.range.bytes),
        "the target `\(target.name)` names pages by their URLs; the host s3-cloudfront asks for files",
        fix: "remove `page-keys`, or write `files` or `both`")
    }
  }
}

extension DiagnosticCode {
  /// Pages are published under other keys than the host asks for.
  package static let pagesOutOfReach = DiagnosticCode(
    "PagesOutOfReach", .error,
    explanation: """
      The function that clipsite writes for the host `s3-cloudfront` asks the bucket for `market.html` when a visitor asks
      for `/market`. With `page-keys: urls` the bucket has the key `market` instead, and every page is answered with 404.
      Without `page-keys`, pages have the keys that the host asks for.
      """)
}
