/// Cloudflare Pages: `_headers` and `_redirects` in the root of the domain. With `page-files: folders` each
/// page has a rule that answers `/market` from `/market/` without a redirect.
struct CloudflarePagesRecipe: ProviderRecipe {
  /// Source: Cloudflare Pages, “Redirects”, “Headers” and “Limits”.
  let limits = ProviderLimits(redirects: 2000, ruleLength: 1000, files: 20_000, fileSize: 25 << 20)
  let needsRulesForFolders = true

  func files(for domain: HostedDomain) -> [ProviderFile] {
    var redirects = RedirectsFile()
    for redirect in domain.redirects { redirects.add(redirect.path, redirect.target, "301") }
    for page in domain.pages { redirects.add(page, "\(page)/", "200") }
    return [HeadersFile.file(for: domain)] + redirects.file(in: domain.domain)
  }
}
