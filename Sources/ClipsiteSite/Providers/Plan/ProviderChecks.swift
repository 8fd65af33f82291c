import ClipsiteAppClips
import ClipsiteContent
package import ClipsiteText

/// The rules for what the chosen providers reject, and what they cannot do.
extension ProviderPlan {
  // MARK: Limits

  /// Compares a file of a provider with its limits.
  mutating func checkSize(of file: ProviderFile, _ chosen: ChosenProvider) {
    let (name, limits) = (chosen.provider.rawValue, chosen.provider.recipe.limits)
    if let limit = limits.redirects, file.redirectCount > limit {
      diagnostics.report(
        .tooManyRedirectsForProvider, at: range(of: chosen),
        "\(file.path) has \(file.redirectCount) rules, but \(name) accepts \(limit)",
        fix: "set `page-files: flat`, put pages on a separate domain, or choose another provider",
        severity: .error)
    }
    if let limit = limits.configurationSize, file.bytes.count > limit {
      diagnostics.report(
        .providerConfigurationTooLarge, at: range(of: chosen),
        "\(file.path) has \(file.bytes.count) bytes, but \(name) accepts \(limit)",
        fix: "choose another host", severity: .error)
    }
  }

  /// - Parameter fileCounts: How many files each domain has.
  mutating func checkCounts(_ fileCounts: [Int], _ chosen: ChosenProvider) {
    guard let limit = chosen.provider.recipe.limits.files else { return }
    for (domain, count) in zip(site.domains, fileCounts) where count > limit {
      diagnostics.report(
        .tooManyFilesForProvider, at: range(of: chosen),
        "\(domain.name) has \(count) files, but \(chosen.provider.rawValue) accepts \(limit)",
        fix: "put part of the site on a separate domain, or choose another provider")
    }
  }

  private func diagnostic(of shortage: ProviderRules.Shortage, _ chosen: ChosenProvider) -> Diagnostic {
    let isOne = shortage.redirected == 1
    let counts =
      "\(shortage.redirected) short URL\(isOne ? "" : "s") of \(site[shortage.domain].name) "
      + "\(isOne ? "is" : "are") redirected, "
      + "\(shortage.left) stay\(shortage.left == 1 ? "s a page" : " pages")"
    let (code, taken): (DiagnosticCode, String) =
      switch shortage.limit {
      case .rules(let limit): (.tooManyRedirectsForProvider, "\(limit) rules")
      case .bytes(let limit): (.providerConfigurationTooLarge, "a configuration of \(limit) bytes")
      }
    return Diagnostic(
      code, at: range(of: chosen), "\(chosen.provider.rawValue) accepts \(taken): \(counts)",
      fix: "put short URLs on a separate domain, or choose another provider, if all need status 301")
  }

  private func diagnostic(ofTooLong redirect: ProviderRedirect, _ chosen: ChosenProvider) -> Diagnostic {
    let alias = site[redirect.alias]
    let path = content.displayPath(of: site.source(of: site[alias.page]))
    let (name, limits) = (chosen.provider.rawValue, chosen.provider.recipe.limits)
    let message =
      if let limit = limits.pathParts, redirect.partCount > limit {
        "the short URL has \(redirect.partCount) parts, but \(name) redirects paths of at most \(limit)"
      } else {
        "the rule of the short URL has \(redirect.ruleLength) characters, but "
          + "\(name) accepts \(limits.ruleLength ?? 0)"
      }
    return Diagnostic(
      .providerRedirectTooLong, at: SourceRange(path, alias.range.bytes), message + ", so it stays a page",
      fix: "make the short URL shorter, or choose another host, if it needs status 301")
  }

  // MARK: Abilities

  /// Reports what a provider cannot do for the site.
  mutating func checkAbilities(of chosen: ChosenProvider, _ rules: ProviderRules) {
    let (name, recipe, range) = (chosen.provider.rawValue, chosen.provider.recipe, range(of: chosen))
    if recipe.leavesTypeUnset {
      diagnostics.report(
        .providerLeavesTypeUnset, at: range,
        "\(name) sends the AASA file without the type application/json",
        fix: "keep the file as it is, or choose a host that can set the type")
    }
    if recipe.redirectsFolders, site.configuration.options.pageFiles == .folders {
      diagnostics.report(
        .providerRedirectsPages, at: range, "\(name) may redirect page URLs with `page-files: folders`",
        fix: "set `page-files: flat`")
    }
    checkRedirects(recipe, chosen)
    diagnostics += rules.shortages.map { diagnostic(of: $0, chosen) }
    diagnostics += rules.tooLong.map { diagnostic(ofTooLong: $0, chosen) }
  }

  private mutating func checkRedirects(_ recipe: ProviderRecipe, _ chosen: ChosenProvider) {
    let pages = redirects.filter { !recipe.canRedirect($0) }
    guard let first = pages.first.map({ site[$0.alias] }) else { return }
    let others = pages.count == 1 ? "" : " and \(pages.count - 1) more"
    diagnostics.report(
      .providerWithoutRedirects, at: range(of: chosen),
      "\(chosen.provider.rawValue) cannot redirect \(site.url(of: first.path, on: first.domain))\(others). "
        + "A page leads on instead",
      fix: "keep the page, or choose another host for status 301")
  }
}

extension DiagnosticCode {
  /// A domain has more redirects than a host takes.
  package static let tooManyRedirectsForProvider = DiagnosticCode(
    "TooManyRedirectsForProvider", .warning,
    summary: "The provider cannot redirect all short URLs of the domain.",
    explanation: """
      Each short URL is a rule. GitLab Pages accepts 1,000 rules for a domain, Cloudflare 2,000, and Vercel
      2,048. clipsite writes as many as the provider accepts, in the order of the pages. At each other short
      URL, it writes a page that leads on, which is enough for people and App Clips.

      On Cloudflare Pages with `page-files: folders`, each page is also a rule. If these alone are too many,
      clipsite rejects the site.
      """,
    fix: "Keep the pages, or use Netlify, Firebase, Render, or your own server, which have no such limit.",
    withoutExample: .amount)

  /// The configuration of a host would be larger than the host takes.
  package static let providerConfigurationTooLarge = DiagnosticCode(
    "ProviderConfigurationTooLarge", .warning,
    summary: "The configuration is larger than the provider accepts.",
    explanation: """
      Azure Static Web Apps accepts a configuration of 20 KB, CloudFront a function of 10 KB, and GitLab Pages
      redirects of 64 KB. Each short URL makes it larger. clipsite writes as many redirects as fit, in the
      order of the pages. At each other short URL, it writes a page that leads on, which is enough for people
      and App Clips.
      """,
    fix: """
      If all short URLs need status 301, put them on a separate domain with a separate configuration, or
      change the provider.
      """,
    withoutExample: .amount)

  /// A domain has more files than a host takes.
  package static let tooManyFilesForProvider = DiagnosticCode(
    "TooManyFilesForProvider", .warning,
    summary: "The domain has more files than the provider accepts.",
    explanation: """
      Cloudflare Pages accepts 20,000 files (100,000 in paid plans), and Cloudflare Workers accepts 100,000
      (20,000 in the free plan).
      """,
    fix: "Put businesses on separate domains, because each domain is a separate deployment.",
    withoutExample: .amount)

  /// A short URL is longer than a host takes in a redirect.
  package static let providerRedirectTooLong = DiagnosticCode(
    "ProviderRedirectTooLong", .warning,
    summary: "The redirect of a short URL is longer than the provider accepts.",
    explanation: """
      GitLab Pages accepts paths of at most 25 parts, and Cloudflare rules of at most 1,000 characters. Both
      silently ignore longer rules, so clipsite writes a page that leads on at the short URL.
      """,
    fix: "Shorten the short URL, or keep the page.",
    example: .init(
      .files, wrong: "/a/b/c/d/e/f/g/h/i/j/k/l/m/n/o/p/q/r/s/t/u/v/w/x/y/z", right: "/m", in: gitLabSite))

  /// A host cannot answer short URLs with a redirect.
  package static let providerWithoutRedirects = DiagnosticCode(
    "ProviderWithoutRedirects", .note,
    summary: "The provider cannot redirect short URLs.",
    explanation: """
      GitHub Pages has no redirects, Surge has them only in paid plans, and GitLab Pages only on the same
      domain. A short URL stays a page with the App Clip tag and `<meta http-equiv="refresh">`. This works for
      people and for the App Clip. Programs that read the tags of a page do not follow it.
      """,
    fix: "If a short URL needs status 301, put its domain on another provider.",
    example: .init(
      .files, wrong: #""https://don.example/m""#, right: "/m", in: gitLabSite))

  /// The files of a site on GitLab Pages with one short URL.
  private static func gitLabSite(shortURL: String) -> String {
    """
    ==> Content/site.yml <==
    layout: single-domain
    domains: [example.com, don.example]
    hosts: [gitlab-pages]
    ==> Content/market.md <==
    ---
    title: Market Street
    aliases: [\(shortURL)]
    ---
    """
  }

  /// A host does not let the site set the type of the AASA file.
  package static let providerLeavesTypeUnset = DiagnosticCode(
    "ProviderLeavesTypeUnset", .note,
    summary: "The provider cannot set the type of the AASA file.",
    explanation: """
      Apple asks for `application/json` (“Supporting associated domains”). GitHub Pages and Surge choose the
      type by the extension, which the file does not have. They send `application/octet-stream` or a similar
      type. Apple's systems have accepted such files, including github.com's own.
      """,
    fix: "If the type must be right, change the provider, or put one such as Cloudflare in front of it.",
    example: .init(.configuration, wrong: "hosts: [github-pages]", right: "hosts: [netlify]"))

  /// A host would answer page URLs with a redirect.
  package static let providerRedirectsPages = DiagnosticCode(
    "ProviderRedirectsPages", .warning,
    summary: "The provider redirects the URLs of pages.",
    explanation: """
      With `page-files: folders`, the page `/market` is the file `market/index.html`. Some providers always
      redirect `/market` to `/market/`. A URL that launches an App Clip should have status 200.
      """,
    fix: """
      Set `page-files: flat`. The file is then `market.html`, which these providers send without a redirect.
      """,
    example: .init(
      .configuration, wrong: "folders", right: "flat", in: { "page-files: \($0)\nhosts: [gitlab-pages]" }))
}
