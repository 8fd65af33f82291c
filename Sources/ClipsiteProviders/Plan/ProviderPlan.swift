import ClipsiteAppClips
package import ClipsiteDiagnostics
import ClipsitePlatform
package import ClipsiteSiteModel

/// The files that the chosen hosts need, and what stands against them. Linear in short URLs and files.
package struct ProviderPlan {
  /// A file and the host that asked for it.
  package struct File {
    package let file: ProviderFile
    package let chosen: ChosenProvider
  }

  /// The files, those that several hosts share once.
  package private(set) var files: [File] = []
  /// What is wrong, or to know.
  package private(set) var diagnostics: [Diagnostic] = []
  /// The short URLs that all hosts redirect, so that no page has to lead on.
  package private(set) var redirected: Set<AliasID> = []
  private let site: Site
  private let content: ContentFolder
  private let securityHeaders: [[SecurityHeader]]
  private var redirects: [ProviderRedirect]

  /// Plans the files of the hosts in the site's configuration; nothing without hosts.
  ///
  /// - Parameters:
  ///   - pages: The paths of each domain's pages without the home page, where a host needs a rule for each.
  ///   - fileCounts: How many files each domain has without these.
  ///   - securityHeaders: What the answers of each domain say to make them safer.
  package init(
    _ site: Site, _ content: ContentFolder, pages: [[URLPath]], fileCounts: [Int],
    securityHeaders: [[SecurityHeader]]
  ) {
    self.site = site
    self.content = content
    let hosts = site.configuration.options.hosts
    guard !hosts.isEmpty else {
      (redirects, self.securityHeaders) = ([], [])
      return
    }
    self.securityHeaders = securityHeaders
    redirects = site.aliases.ids.map { Self.redirect($0, site) }
    let hosted = HostedSite(domains: domains(pages))
    let rules = hosts.map { ProviderRules($0.host.recipe, for: hosted) }
    redirected = rules.dropFirst().reduce(rules[0].redirected) { $0.intersection($1.redirected) }
    for (chosen, rules) in zip(hosts, rules) {
      take(chosen.host.recipe.files(for: marked(rules.domains)), for: chosen)
      note(chosen, rules)
      check(fileCounts, chosen)
    }
    checkTakenNames()
  }

  /// Where a host is named.
  package func place(of chosen: ChosenProvider) -> SourceRange {
    SourceRange(content.displayPath(of: SiteFolder.configurationFileName), chosen.range.bytes)
  }

  private static func redirect(_ id: AliasID, _ site: Site) -> ProviderRedirect {
    let alias = site[id]
    let page = site[alias.page]
    return ProviderRedirect(
      alias: id, path: SafeText(alias.path.description),
      target: SafeText(site.reference(to: page, from: alias.domain)), url: SafeText(site.url(of: page)),
      leavesDomain: page.domain != alias.domain)
  }

  /// The domains, with a mark at each short URL that also has a page.
  private func marked(_ domains: [HostedDomain]) -> HostedSite {
    HostedSite(
      domains: domains.map { domain in
        var domain = domain
        for index in domain.redirects.indices {
          domain.redirects[index].hasPage = !redirected.contains(domain.redirects[index].alias)
        }
        return domain
      })
  }

  private func domains(_ pages: [[URLPath]]) -> [HostedDomain] {
    var redirectsByDomain: [[ProviderRedirect]] = Array(repeating: [], count: site.domains.count)
    for redirect in redirects { redirectsByDomain[site[redirect.alias].domain.offset].append(redirect) }
    return zip(site.domains.indices, site.domains).map { index, domain in
      HostedDomain(
        domain: domain.name, redirects: redirectsByDomain[index],
        pages: pages[index].map { SafeText($0.description) },
        pageFiles: site.configuration.options.pageFiles,
        securityHeaders: securityHeaders[index])
    }
  }

  // MARK: Files

  private mutating func take(_ new: [ProviderFile], for chosen: ChosenProvider) {
    let known = Dictionary(files.map { ($0.file.path, $0) }) { first, _ in first }
    for file in new {
      check(file, chosen)
      guard let other = known[file.path] else {
        files.append(File(file: file, chosen: chosen))
        continue
      }
      if other.file.bytes != file.bytes {
        diagnostics.append(
          HostFileConflict.diagnostic(
            file.path, chosen.host, other.chosen.host, at: place(of: chosen), first: place(of: other.chosen)))
      }
    }
  }

  /// Finds files of the content that go where a host needs its own; the author's file is the one that stays.
  private mutating func checkTakenNames() {
    // Some file systems take two names that differ in letter case for one.
    let paths = files.enumerated().map { ($1.file.path.description.lowercased(), $0) }
    let planned = Dictionary(paths) { first, _ in first }
    var taken: Set<Int> = []
    // Hosts need files in the root only.
    for asset in site.assets where asset.isServed && asset.path.folder.isEmpty {
      guard let index = planned["\(site[asset.domain].name)/\(asset.path)".lowercased()] else {
        continue
      }
      taken.insert(index)
      diagnostics.append(
        HostFileTaken.diagnostic(
          files[index].chosen.host, at: SourceRange(content.displayPath(of: asset.source)),
          chosen: place(of: files[index].chosen)))
    }
    if !taken.isEmpty { files = files.indices.filter { !taken.contains($0) }.map { files[$0] } }
  }

  // MARK: Limits

  private mutating func check(_ file: ProviderFile, _ chosen: ChosenProvider) {
    let (host, limits) = (chosen.host, chosen.host.recipe.limits)
    if let limit = limits.redirects, file.redirectCount > limit {
      diagnostics.append(
        TooManyRedirectsForHost.diagnostic(
          host, file.path, count: file.redirectCount, limit: limit, at: place(of: chosen)))
    }
    if let limit = limits.configurationSize, file.bytes.count > limit {
      diagnostics.append(
        HostConfigurationTooLarge.diagnostic(
          host, file.path, size: file.bytes.count, limit: limit, at: place(of: chosen)))
    }
  }

  private mutating func check(_ fileCounts: [Int], _ chosen: ChosenProvider) {
    guard let limit = chosen.host.recipe.limits.files else { return }
    for (domain, count) in zip(site.domains, fileCounts) where count > limit {
      diagnostics.append(
        TooManyFilesForHost.diagnostic(
          chosen.host, domain.name.rawValue, count: count, limit: limit, at: place(of: chosen)))
    }
  }

  // MARK: What a host cannot do

  private mutating func note(_ chosen: ChosenProvider, _ rules: ProviderRules) {
    let (host, recipe, place) = (chosen.host, chosen.host.recipe, place(of: chosen))
    if recipe.leavesTypeUnset { diagnostics.append(HostLeavesTypeUnset.diagnostic(host, at: place)) }
    if recipe.redirectsFolders, site.configuration.options.pageFiles == .folders {
      diagnostics.append(HostRedirectsPages.diagnostic(host, at: place))
    }
    let pages = redirects.filter { !recipe.canRedirect($0) }
    if let first = pages.first {
      let alias = site[first.alias]
      diagnostics.append(
        HostWithoutRedirects.diagnostic(
          host, site.url(of: alias.path, on: alias.domain), count: pages.count, at: place))
    }
    diagnostics += rules.shortages.map { diagnostic(of: $0, host, at: place) }
    diagnostics += rules.tooLong.map { diagnostic(ofTooLong: $0, recipe.limits, host) }
  }

  private func diagnostic(of shortage: ProviderRules.Shortage, _ host: Provider, at place: SourceRange)
    -> Diagnostic
  {
    let domain = site[shortage.domain].name
    return switch shortage.limit {
    case .rules(let limit):
      TooManyRedirectsForHost.diagnostic(host, domain, shortage, limit: limit, at: place)
    case .bytes(let limit):
      HostConfigurationTooLarge.diagnostic(host, domain, shortage, limit: limit, at: place)
    }
  }

  private func diagnostic(
    ofTooLong redirect: ProviderRedirect, _ limits: ProviderLimits, _ host: Provider
  ) -> Diagnostic {
    let alias = site[redirect.alias]
    let path = content.displayPath(of: site.source(of: site[alias.page]))
    return HostRedirectTooLong.diagnostic(host, redirect, limits, at: SourceRange(path, alias.range.bytes))
  }
}
