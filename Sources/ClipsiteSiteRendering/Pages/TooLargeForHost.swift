import ClipsiteProviders
package import ClipsiteDiagnostics
package import ClipsiteSiteModel

/// A file is larger than a host takes.
package enum TooLargeForHost {
  /// Checks a copied file by its size, which is known once it has been looked at.
  package static func check(
    _ size: Int, _ asset: AssetID, _ source: RenderingSource, _ chosen: ChosenProvider
  )
    -> Diagnostic?
  {
    guard let limit = chosen.provider.recipe.limits.fileSize, size > limit else { return nil }
    let content = source.content
    return diagnostic(
      chosen.provider, size: size, limit: limit,
      at: SourceRange(content.displayPath(of: source.site[asset].source)),
      chosen: SourceRange(content.displayPath(of: SiteFolder.configurationFileName), chosen.range.bytes))
  }

  package static func diagnostic(
    _ host: Provider, size: Int, limit: Int, at place: SourceRange, chosen: SourceRange
  )
    -> Diagnostic
  {
    Diagnostic(
      .tooLargeForHost, at: place, "the file has \(size) bytes; \(host.rawValue) takes \(limit)",
      fix: "make it smaller, or put it elsewhere and link to it",
      notes: [.init("the host is named here", at: chosen)])
  }
}

extension DiagnosticCode {
  /// A file is larger than a host takes.
  package static let tooLargeForHost = DiagnosticCode(
    "TooLargeForHost", .error,
    explanation: """
      Cloudflare Pages and Cloudflare Workers take files of at most 25 MiB and refuse the whole deployment because of a larger one.
      Make the file smaller, or put it elsewhere and link to it.
      """)
}
