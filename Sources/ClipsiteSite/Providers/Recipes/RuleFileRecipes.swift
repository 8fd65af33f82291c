import ClipsiteAppClips
import ClipsiteContent
import ClipsiteText

/// Providers that read `_headers` and `_redirects`.
extension ProviderRecipe {
  /// Netlify: `_headers` and `_redirects` in the root of the domain. With `page-files: folders` also
  /// `netlify.toml`, for only that turns the redirect from `/market` to `/market/` off.
  static let netlify = ProviderRecipe(
    files: each { domain in
      var redirects = RedirectsFile()
      // A file at the short URL answers before a rule does, unless the rule has an exclamation mark.
      redirects.add(domain.redirects) { $0.hasPage ? "301!" : "301" }
      let files = [HeadersFile.file(for: domain)] + redirects.file(in: domain.domain)
      if domain.pageFiles == .flat { return files }
      let configuration = Array(domain.filled("netlify.toml").utf8)
      return files + [ProviderFile("\(domain.name)/netlify.toml", beside: .netlify, configuration)]
    })

  /// Cloudflare Pages: `_headers` and `_redirects` in the root of the domain. With `page-files: folders` each
  /// page has a rule that answers `/market` from `/market/` without a redirect.
  static let cloudflarePages = ProviderRecipe(
    // Source: Cloudflare Pages, “Redirects”, “Headers” and “Limits”.
    limits: ProviderLimits(redirects: 2000, ruleLength: 1000, files: 20_000, fileSize: 25 << 20),
    needsRulesForFolders: true,
    files: each { domain in
      var redirects = RedirectsFile()
      redirects.add(domain.redirects)
      for page in domain.pages { redirects.add(page, to: "\(page)/", "200") }
      return [HeadersFile.file(for: domain)] + redirects.file(in: domain.domain)
    })

  /// Cloudflare Workers with static assets: `_headers` and `_redirects` in the root of the domain, and beside
  /// it the configuration that `wrangler deploy --config` takes.
  static let cloudflareWorkers = ProviderRecipe(
    // Source: Cloudflare Workers, “Limits” and “Static assets”; rules as on Cloudflare Pages.
    limits: ProviderLimits(redirects: 2000, ruleLength: 1000, files: 100_000, fileSize: 25 << 20),
    files: each { domain in
      var redirects = RedirectsFile()
      redirects.add(domain.redirects)
      // A worker's name has no periods.
      let value: JSONValue = [
        "name": .string(domain.label), "compatibility_date": "2026-01-01",
        "assets": [
          "directory": .string("../../../\(domain.name)"),
          "html_handling": domain.pageFiles == .flat ? "auto-trailing-slash" : "drop-trailing-slash",
          "not_found_handling": "404-page",
        ],
      ]
      return [HeadersFile.file(for: domain)] + redirects.file(in: domain.domain) + [
        ProviderFile("\(domain.name)/wrangler.jsonc", beside: .cloudflareWorkers, JSONFile.bytes(value))
      ]
    })
}

/// The file `_headers` of Netlify and Cloudflare: a path, and below it the headers of its answers.
///
/// There is no cache rule for pages: these hosts send `max-age=0, must-revalidate` by themselves, and they
/// join a header that two rules set to one value.
enum HeadersFile {
  static let name = "_headers"

  static func file(for domain: HostedDomain) -> ProviderFile {
    let lines = domain.headers { "  \($0.name): \($0.value)\n" }
    let everywhere = lines.isEmpty ? "" : "/*\n" + lines
    return ProviderFile(name, in: domain.domain, Array((everywhere + domain.filled(name)).utf8))
  }
}

/// The file `_redirects` of Netlify, Cloudflare and GitLab: one rule a line, `FROM TO STATUS`.
struct RedirectsFile {
  static let name = "_redirects"

  private var bytes: [UInt8] = []
  private var count = 0

  /// Adds a rule.
  mutating func add(
    _ from: some CustomStringConvertible, to target: some CustomStringConvertible, _ status: String
  ) {
    bytes += "\(from) \(target) \(status)\n".utf8
    count += 1
  }

  /// Adds the rules of short URLs.
  mutating func add(
    _ redirects: [ProviderRedirect], status: (ProviderRedirect) -> String = { _ in "301" }
  ) {
    for redirect in redirects { add(redirect.path, to: redirect.target, status(redirect)) }
  }

  /// The file of a domain; none without rules.
  func file(in domain: AssociatedDomain) -> [ProviderFile] {
    guard count > 0 else { return [] }
    var file = ProviderFile(Self.name, in: domain, bytes)
    file.redirectCount = count
    return [file]
  }
}
