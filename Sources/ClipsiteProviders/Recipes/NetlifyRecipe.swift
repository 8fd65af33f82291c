import ClipsiteSiteModel

/// Netlify: `_headers` and `_redirects` in the root of the domain. With `page-files: folders` also
/// `netlify.toml`, for only that turns the redirect from `/market` to `/market/` off.
struct NetlifyRecipe: ProviderRecipe {
  func files(for domain: HostedDomain) -> [ProviderFile] {
    var redirects = RedirectsFile()
    for redirect in domain.redirects {
      // A file at the short URL answers before a rule does, unless the rule has an exclamation mark.
      redirects.add(redirect.path, redirect.target, redirect.hasPage ? "301!" : "301")
    }
    let files = [HeadersFile.file(for: domain)] + redirects.file(in: domain.domain)
    return domain.pageFiles == .flat ? files : files + [configuration(of: domain)]
  }

  private func configuration(of domain: HostedDomain) -> ProviderFile {
    let text = """
      # Netlify, for \(domain.name): make the folder of this file the base directory of the Netlify site.
      # Without it /market answers with a redirect to /market/.
      [build]
        publish = "../../../\(domain.name)"

      [build.processing.html]
        pretty_urls = false

      """
    return ProviderFile("\(domain.name)/netlify.toml", beside: .netlify, Array(text.utf8))
  }
}
