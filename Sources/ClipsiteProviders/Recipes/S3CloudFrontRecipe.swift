import ClipsiteAppClips
import ClipsiteJSON
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
    """
    // CloudFront Function for \(domain.name): runtime cloudfront-js-2.0, event "viewer request". In the distribution, let
    // the errors 403 and 404 answer with /404.html and status 404.
    const redirects = \(redirects(of: domain));

    function handler(event) {
      const request = event.request;
      const uri = request.uri;
      if (uri === '\(AppSiteAssociation.path)') {
        request.uri = '\(AppSiteAssociation.twinPath)';
        return request;
      }
      const path = uri.length > 1 && uri.endsWith('/') ? uri.slice(0, -1) : uri;
      if (Object.prototype.hasOwnProperty.call(redirects, path)) {
        const headers = { location: { value: redirects[path] + query(request.querystring) } };
        return { statusCode: 301, statusDescription: 'Moved Permanently', headers: headers };
      }
      if (path === '/') {
        request.uri = '/index.html';
      } else if (!path.startsWith('/\(WellKnown.folder)/') && !path.slice(path.lastIndexOf('/')).includes('.')) {
        request.uri = path + '\(domain.pageFiles == .flat ? ".html" : "/index.html")';
      }
      return request;
    }

    function query(parameters) {
      const parts = [];
      for (const name of Object.keys(parameters)) {
        const values = parameters[name].multiValue || [parameters[name]];
        for (const item of values) parts.push(name + '=' + item.value);
      }
      return parts.length > 0 ? '?' + parts.join('&') : '';
    }

    """
  }

  /// An object in JSON is one in JavaScript too (ECMAScript 2019, “JSON superset”).
  private func redirects(of domain: HostedDomain) -> String {
    let members = domain.redirects.map { JSONValue.Member($0.path.text, JSONFile.string($0.target)) }
    return String(decoding: JSONValue.object(members).bytes(), as: UTF8.self)
  }
}
