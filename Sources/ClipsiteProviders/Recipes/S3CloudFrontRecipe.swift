import ClipsiteAppClips
import ClipsiteJSON
import ClipsitePlatform
import ClipsiteSiteContent
import ClipsiteSiteModel

/// Amazon S3 behind CloudFront: a CloudFront Function for “viewer request” that finds the file of a page,
/// redirects short URLs, and answers the AASA file from its copy with `.json`, which every upload gives the
/// right type.
struct S3CloudFrontRecipe: ProviderRecipe {
  /// Source: Amazon CloudFront, “Quotas”, “Quotas on CloudFront Functions”.
  let limits = ProviderLimits(configurationSize: 10_000)

  func files(for domain: HostedDomain) -> [ProviderFile] {
    let function = ProviderFile("\(domain.name).js", beside: .s3CloudFront, Array(function(for: domain).utf8))
    guard !domain.securityHeaders.isEmpty else { return [function] }
    let headers = Array(headersFunction(for: domain).utf8)
    return [function, ProviderFile("\(domain.name).headers.js", beside: .s3CloudFront, headers)]
  }

  /// CloudFront names headers in lower case, and calls no such function for errors.
  private func headersFunction(for domain: HostedDomain) -> String {
    let headers = domain.securityHeaders.map { header in
      "  headers['\(header.name.lowercased())'] = { value: \"\(header.value)\" };\n"
    }
    return """
      // CloudFront Function for \(domain.name): runtime cloudfront-js-2.0, event "viewer response".
      function handler(event) {
        const response = event.response;
        const headers = response.headers;
      \(headers.joined())  return response;
      }

      """
  }

  private func function(for domain: HostedDomain) -> String {
    // The quotes make the file a script that can be checked.
    WebFiles.cloudfrontScript.replacing("\"{{redirects}}\"", with: redirects(of: domain)).filled([
      "domain": domain.name.text, "association": AppSiteAssociation.path, "twin": AppSiteAssociation.twinPath,
      "well-known": WellKnown.folder.text, "ending": domain.pageFiles == .flat ? ".html" : "/index.html",
    ])
  }

  /// An object in JSON is one in JavaScript too (ECMAScript 2019, “JSON superset”).
  private func redirects(of domain: HostedDomain) -> String {
    let members = domain.redirects.map { JSONValue.Member($0.path.text, JSONFile.string($0.target)) }
    return String(decoding: JSONValue.object(members).bytes(), as: UTF8.self)
  }
}
