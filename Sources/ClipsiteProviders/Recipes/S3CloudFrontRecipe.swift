import ClipsiteAppClips
import ClipsiteJSON
import ClipsitePlatform
import ClipsiteSiteContent
import ClipsiteSiteModel

/// Amazon S3 behind CloudFront: a CloudFront Function for “viewer request” that finds the file of a page,
/// redirects short URLs, and answers the AASA file from its copy with `.json`, which every upload gives the
/// right type. Another one adds headers. The quotes around a place make the files scripts that can be
/// checked.
struct S3CloudFrontRecipe: ProviderRecipe {
  /// Source: Amazon CloudFront, “Quotas”, “Quotas on CloudFront Functions”.
  let limits = ProviderLimits(configurationSize: 10_000)

  func files(for domain: HostedDomain) -> [ProviderFile] {
    let ending = domain.pageFiles == .flat ? ".html" : "/index.html"
    let script = WebFiles.cloudfrontScript.replacing("\"{{redirects}}\"", with: redirects(of: domain))
    let function = file("js", script.filled(["ending": ending]), domain)
    guard !domain.securityHeaders.isEmpty else { return [function] }
    let headers = WebFiles.cloudfrontHeadersScript.replacing(
      "  \"{{headers}}\";\n", with: headers(of: domain))
    return [function, file("headers.js", headers, domain)]
  }

  private func file(_ ending: String, _ script: String, _ domain: HostedDomain) -> ProviderFile {
    let text = script.filled(domain.values)
    return ProviderFile("\(domain.name).\(ending)", beside: .s3CloudFront, Array(text.utf8))
  }

  /// CloudFront names headers in lower case.
  private func headers(of domain: HostedDomain) -> String {
    domain.securityHeaders.map { header in
      "  headers['\(header.name.lowercased())'] = { value: \"\(header.value)\" };\n"
    }.joined()
  }

  /// An object in JSON is one in JavaScript too (ECMAScript 2019, “JSON superset”).
  private func redirects(of domain: HostedDomain) -> String {
    let members = domain.redirects.map { JSONValue.Member($0.path.text, JSONFile.string($0.target)) }
    return String(decoding: JSONValue.object(members).bytes(), as: UTF8.self)
  }
}
