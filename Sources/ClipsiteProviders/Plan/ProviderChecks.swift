import ClipsiteAppClips
package import ClipsiteDiagnostics
import ClipsiteSiteModel

/// The rules for what the chosen providers reject, and what they cannot do.
extension ProviderPlan {
  // MARK: Limits

  /// Compares a file of a provider with its limits.
  mutating func checkSize(of file: ProviderFile, _ chosen: ChosenProvider) {
    let (name, limits) = (chosen.provider.rawValue, chosen.provider.recipe.limits)
    if let limit = limits.redirects, file.redirectCount > limit {
      diagnostics.append(
        Diagnostic(
          .tooManyRedirectsForHost, at: range(of: chosen),
          "\(file.path) has \(file.redirectCount) rules; \(name) takes \(limit)",
          fix: "set `page-files: flat`, put pages on a domain of their own, or choose another host",
          severity: .error))
    }
    if let limit = limits.configurationSize, file.bytes.count > limit {
      diagnostics.append(
        Diagnostic(
          .hostConfigurationTooLarge, at: range(of: chosen),
          "\(file.path) has \(file.bytes.count) bytes; \(name) takes \(limit)",
          fix: "choose another host", severity: .error))
    }
  }

  /// - Parameter fileCounts: How many files each domain has.
  mutating func checkCounts(_ fileCounts: [Int], _ chosen: ChosenProvider) {
    guard let limit = chosen.provider.recipe.limits.files else { return }
    for (domain, count) in zip(site.domains, fileCounts) where count > limit {
      diagnostics.append(
        Diagnostic(
          .tooManyFilesForHost, at: range(of: chosen),
          "\(domain.name) has \(count) files; \(chosen.provider.rawValue) takes \(limit)",
          fix: "put part of the site on a domain of its own, or choose another host"))
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
      case .rules(let limit): (.tooManyRedirectsForHost, "\(limit) rules")
      case .bytes(let limit): (.hostConfigurationTooLarge, "a configuration of \(limit) bytes")
      }
    return Diagnostic(
      code, at: range(of: chosen), "\(chosen.provider.rawValue) takes \(taken): \(counts)",
      fix: "put short URLs on a domain of their own, or choose another host, if all need status 301")
  }

  private func diagnostic(ofTooLong redirect: ProviderRedirect, _ chosen: ChosenProvider) -> Diagnostic {
    let alias = site[redirect.alias]
    let path = content.displayPath(of: site.source(of: site[alias.page]))
    let (name, limits) = (chosen.provider.rawValue, chosen.provider.recipe.limits)
    let message =
      if let limit = limits.pathParts, redirect.partCount > limit {
        "the short URL has \(redirect.partCount) parts; \(name) redirects paths of at most \(limit)"
      } else {
        "the rule of the short URL has \(redirect.ruleLength) characters; "
          + "\(name) takes \(limits.ruleLength ?? 0)"
      }
    return Diagnostic(
      .hostRedirectTooLong, at: SourceRange(path, alias.range.bytes), message + ", so it stays a page",
      fix: "make the short URL shorter, or choose another host, if it needs status 301")
  }

  // MARK: Abilities

  /// Reports what a provider cannot do for the site.
  mutating func checkAbilities(of chosen: ChosenProvider, _ rules: ProviderRules) {
    let (name, recipe, range) = (chosen.provider.rawValue, chosen.provider.recipe, range(of: chosen))
    if recipe.leavesTypeUnset {
      diagnostics.append(
        Diagnostic(
          .hostLeavesTypeUnset, at: range,
          "\(name) sends the AASA file without the type application/json",
          fix: "Apple takes the file as it is; for the right type, choose a host that can set it"))
    }
    if recipe.redirectsFolders, site.configuration.options.pageFiles == .folders {
      diagnostics.append(
        Diagnostic(
          .hostRedirectsPages, at: range, "\(name) may redirect page URLs with `page-files: folders`",
          fix: "set `page-files: flat`"))
    }
    checkRedirects(recipe, chosen)
    diagnostics += rules.shortages.map { diagnostic(of: $0, chosen) }
    diagnostics += rules.tooLong.map { diagnostic(ofTooLong: $0, chosen) }
  }

  private mutating func checkRedirects(_ recipe: any ProviderRecipe, _ chosen: ChosenProvider) {
    let pages = redirects.filter { !recipe.canRedirect($0) }
    guard let first = pages.first.map({ site[$0.alias] }) else { return }
    let others = pages.count == 1 ? "" : " and \(pages.count - 1) more"
    diagnostics.append(
      Diagnostic(
        .hostWithoutRedirects, at: range(of: chosen),
        "\(chosen.provider.rawValue) cannot redirect \(site.url(of: first.path, on: first.domain))\(others); "
          + "a page leads on instead",
        fix: "people and App Clips need no more than the page; for status 301, choose another host"))
  }
}

extension DiagnosticCode {
  /// A domain has more redirects than a host takes.
  package static let tooManyRedirectsForHost = DiagnosticCode(
    "TooManyRedirectsForHost", .warning,
    explanation: """
      Hosts take a limited number of rules for a domain and leave out the rest, or refuse the deployment:
      GitLab Pages 1,000, Cloudflare 2,000, Vercel 2,048. Each short URL is a rule. clipsite writes as many as
      the host takes, in the order of the pages, and a page that leads on at each of the other short URLs.
      People and App Clips need no more than the page. Servers of your own (nginx, Apache, Caddy, lighttpd),
      Netlify, Firebase, and Render have no such limit.

      On Cloudflare Pages with `page-files: folders` each page is a rule, too. If these alone are too many,
      the site is refused.
      """)

  /// The configuration of a host would be larger than the host takes.
  package static let hostConfigurationTooLarge = DiagnosticCode(
    "HostConfigurationTooLarge", .warning,
    explanation: """
      Azure Static Web Apps takes a configuration of 20 KB, CloudFront a function of 10 KB, GitLab Pages
      redirects of 64 KB. Each short URL makes it larger. clipsite writes as many redirects as fit, in the
      order of the pages, and a page that leads on at each of the other short URLs. People and App Clips need
      no more than the page. Where all need status 301, put short URLs on a domain of their own, for every
      domain has its own configuration, or choose another host.
      """)

  /// A domain has more files than a host takes.
  package static let tooManyFilesForHost = DiagnosticCode(
    "TooManyFilesForHost", .warning,
    explanation: """
      Cloudflare Pages takes 20,000 files (100,000 in paid plans), Cloudflare Workers 100,000 (20,000 in the
      free plan). More are refused. A business on a domain of its own is a deployment of its own.
      """)

  /// A short URL is longer than a host takes in a redirect.
  package static let hostRedirectTooLong = DiagnosticCode(
    "HostRedirectTooLong", .warning,
    explanation: """
      GitLab Pages takes redirects from paths of at most 25 parts, Cloudflare rules of at most 1,000
      characters. Rules beyond that are left out without a word, so clipsite writes a page that leads on at
      the short URL instead.
      """)

  /// A host cannot answer short URLs with a redirect.
  package static let hostWithoutRedirects = DiagnosticCode(
    "HostWithoutRedirects", .note,
    explanation: """
      GitHub Pages has no redirects, Surge has them in paid plans only, and those of GitLab Pages do not lead
      to other domains. There a short URL stays a page that carries the App Clip tag and leads on by `<meta
      http-equiv="refresh">`. That works for people and for the App Clip; programs that read a page's tags do
      not follow it. Where a short URL has to answer with status 301, put its domain on another host.
      """)

  /// A host does not let the site set the type of the AASA file.
  package static let hostLeavesTypeUnset = DiagnosticCode(
    "HostLeavesTypeUnset", .note,
    explanation: """
      Apple asks for the AASA file as `application/json` (“Supporting associated domains”). GitHub Pages and
      Surge choose types by the extension, which the file does not have, and send `application/octet-stream`
      or something like it. Apple's systems have taken such files, github.com's own among them, so this is a
      note. Where it must be right, take a host that lets you set the type, or put one such as Cloudflare in
      front of it.
      """)

  /// A host would answer page URLs with a redirect.
  package static let hostRedirectsPages = DiagnosticCode(
    "HostRedirectsPages", .warning,
    explanation: """
      With `page-files: folders` the page `/market` is the file `market/index.html`. Some hosts answer
      `/market` with a redirect to `/market/` then, and nothing turns that off. A URL that launches an App
      Clip should be answered with status 200. With `page-files: flat` the file is `market.html`, which these
      hosts answer without a redirect.
      """)
}
