import ClipsiteAppClips
package import ClipsiteContent
import ClipsiteSystem
package import ClipsiteText

/// The files that the chosen hosts need, and what stands against them. Linear in short URLs and files.
package struct ProviderPlan {
  /// A file and the host that asked for it.
  package struct File {
    package let file: ProviderFile
    package let chosen: ChosenProvider
  }

  /// The files, those that several hosts share once.
  package private(set) var files: [File] = []
  /// The mistakes and notes.
  package internal(set) var diagnostics: [Diagnostic] = []
  /// The short URLs that all hosts redirect, so that no page must lead on.
  package private(set) var redirected: Set<AliasID> = []
  let site: Site
  let content: ContentFolder
  private let securityHeaders: [[SecurityHeader]]
  private(set) var redirects: [ProviderRedirect]

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
    let providers = site.configuration.options.providers
    guard !providers.isEmpty else {
      (redirects, self.securityHeaders) = ([], [])
      return
    }
    self.securityHeaders = securityHeaders
    redirects = site.aliases.ids.map { Self.redirect($0, site) }
    let hosted = domains(pages)
    let rules = providers.map { ProviderRules($0.provider.recipe, for: hosted) }
    redirected = rules.dropFirst().reduce(rules[0].redirected) { $0.intersection($1.redirected) }
    for (chosen, rules) in zip(providers, rules) {
      take(chosen.provider.recipe.files(marked(rules.domains)), for: chosen)
      checkAbilities(of: chosen, rules)
      checkCounts(fileCounts, chosen)
    }
    checkTakenNames()
  }

  /// Returns the range that names a provider.
  func range(of chosen: ChosenProvider) -> SourceRange {
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

  private static func redirect(_ alias: QueryAlias, _ site: Site) -> QueryRedirect? {
    let page = site[alias.page]
    return QueryRedirect(
      String(alias.url.query ?? ""), target: SafeText(site.reference(to: page, from: alias.domain)),
      url: SafeText(site.url(of: page)))
  }

  /// The domains, with a mark at each short URL that also has a page.
  private func marked(_ domains: [HostedDomain]) -> [HostedDomain] {
    domains.map { domain in
      var domain = domain
      for index in domain.redirects.indices {
        domain.redirects[index].hasPage = !redirected.contains(domain.redirects[index].alias)
      }
      return domain
    }
  }

  private func domains(_ pages: [[URLPath]]) -> [HostedDomain] {
    var redirectsByDomain: [[ProviderRedirect]] = Array(repeating: [], count: site.domains.count)
    for redirect in redirects { redirectsByDomain[site[redirect.alias].domain.offset].append(redirect) }
    let queries = Dictionary(grouping: site.queryAliases, by: \.domain)
    return zip(site.domains.indices, site.domains).map { index, domain in
      HostedDomain(
        domain: domain.name, redirects: redirectsByDomain[index],
        queries: (queries[DomainID(index)] ?? []).compactMap { Self.redirect($0, site) },
        pages: pages[index].map { SafeText($0.description) },
        pageFiles: site.configuration.options.pageFiles,
        securityHeaders: securityHeaders[index])
    }
  }

  // MARK: Files

  private mutating func take(_ new: [ProviderFile], for chosen: ChosenProvider) {
    let known = Dictionary(files.map { ($0.file.path, $0) }) { first, _ in first }
    for file in new {
      checkSize(of: file, chosen)
      guard let other = known[file.path] else {
        files.append(File(file: file, chosen: chosen))
        continue
      }
      if other.file.bytes != file.bytes {
        diagnostics.append(conflict(over: file.path, chosen, first: other.chosen))
      }
    }
  }

  private func conflict(
    over path: OutputPath, _ second: ChosenProvider, first: ChosenProvider
  ) -> Diagnostic {
    let (name, firstName) = (second.provider.rawValue, first.provider.rawValue)
    return Diagnostic(
      .providerFileConflict, at: range(of: second),
      "\(name) and \(firstName) both need \(path), with different content",
      fix: "name one of them, and build for the other with `--provider \(name) --output` and another folder",
      notes: [.init("the other host is named here", at: range(of: first))])
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
      let chosen = files[index].chosen
      diagnostics.report(
        .providerFileTaken, at: SourceRange(content.displayPath(of: asset.source)),
        "the host \(chosen.provider.rawValue) needs a file of this name",
        fix: "delete this file, or remove \(chosen.provider.rawValue) from `hosts` and keep it",
        notes: [.init("the host is named here", at: range(of: chosen))])
    }
    if !taken.isEmpty { files = files.indices.filter { !taken.contains($0) }.map { files[$0] } }
  }
}

extension DiagnosticCode {
  /// Two hosts need one file, with different content.
  package static let providerFileConflict = DiagnosticCode(
    "ProviderFileConflict", .error,
    summary: "Two providers need different files of the same name.",
    explanation:
      "An example is `_redirects` of Netlify and GitLab Pages. One folder can be ready for only one of them.",
    fix: "Build the site once for each provider, with `--provider` and `--output`.",
    example: .init(
      .files,
      wrong: """
        ==> Content/site.yml <==
        hosts: [netlify, gitlab-pages]
        ==> Content/market.md <==
        ---
        title: Market Street
        aliases: [/m]
        ---
        """,
      right: """
        ==> Content/site.yml <==
        hosts: [netlify]
        ==> Content/market.md <==
        ---
        title: Market Street
        aliases: [/m]
        ---
        """))

  /// The content has a file where the configuration of a host goes.
  package static let providerFileTaken = DiagnosticCode(
    "ProviderFileTaken", .error,
    summary: "A file of the site has the name of a file that the provider needs.",
    explanation: """
      clipsite copies a file such as `Content/_headers` or `Content/vercel.json` to the root of the domain. It
      does not merge the file with the provider's.
      """,
    fix: "Remove the provider from `hosts`, or delete the file.",
    example: .init(
      .files,
      wrong: """
        ==> Content/site.yml <==
        hosts: [netlify]
        assets: [_headers]
        ==> Content/_headers <==
        /*
          X-Frame-Options: DENY
        """,
      right: """
        ==> Content/site.yml <==
        hosts: [netlify]
        """))
}
