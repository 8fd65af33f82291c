import ClipsiteAppClips
import ClipsiteContent
import ClipsiteSystem
import ClipsiteText

/// Amazon S3 behind CloudFront: a CloudFront Function for “viewer request” that finds the file of a page,
/// redirects short URLs, and answers the AASA file from its copy with `.json`, which every upload gives the
/// right type. Another one adds headers. The quotes around a place make the files scripts that can be
/// checked.
extension ProviderRecipe {
  static let s3CloudFront = ProviderRecipe(
    // Source: Amazon CloudFront, “Quotas”, “Quotas on CloudFront Functions”.
    limits: ProviderLimits(configurationSize: 10_000), tellsQueriesApart: true,
    files: each { domain in
      let ending = domain.pageFiles == .flat ? ".html" : "/index.html"
      let script = ProvidersWebFiles.cloudfrontScript.replacing(
        "\"{{redirects}}\"",
        with: object(domain.redirects.map { .init($0.path.text, JSONFile.string($0.target)) })
      ).replacing(
        "\"{{queries}}\"",
        with: object(domain.queries.map { .init("?\(key(of: $0.query))", JSONFile.string($0.target)) }))
      let function = file("js", script.filled(["ending": ending]), domain)
      guard !domain.securityHeaders.isEmpty else { return [function] }
      // CloudFront names headers in lower case.
      let headers = domain.headers {
        "  headers['\($0.name.lowercased())'] = { value: \"\($0.value)\" };\n"
      }
      let other = ProvidersWebFiles.cloudfrontHeadersScript.replacing("  \"{{headers}}\";\n", with: headers)
      return [function, file("headers.js", other, domain)]
    })

  private static func file(_ ending: String, _ script: String, _ domain: HostedDomain) -> ProviderFile {
    let text = script.filled(domain.values)
    return ProviderFile("\(domain.name).\(ending)", beside: .s3CloudFront, Array(text.utf8))
  }

  /// A query as the script spells it: CloudFront does not tell `?menu=` from `?menu`.
  private static func key(of query: String) -> String {
    query.split(separator: "&", omittingEmptySubsequences: false).map { part in
      part.hasSuffix("=") && part.firstIndex(of: "=") == part.lastIndex(of: "=") ? part.dropLast() : part
    }.joined(separator: "&")
  }

  /// An object in JSON is one in JavaScript too (ECMAScript 2019, “JSON superset”).
  private static func object(_ members: [JSONValue.Member]) -> String {
    String(decoding: JSONValue.object(members).bytes(), as: UTF8.self)
  }
}
