import ClipsiteAppClips
import ClipsiteContent

/// Providers that publish the folder as it was committed.
extension ProviderRecipe {
  /// GitHub Pages: `CNAME` and `.nojekyll` in the root of the domain, for publishing from a branch, and beside
  /// it a workflow that publishes the folder as it was committed.
  ///
  /// GitHub sets type, redirects and cache headers itself, and keeps dot files only where the workflow says so.
  static let gitHubPages = ProviderRecipe(
    leavesTypeUnset: true, redirectsFolders: true, canRedirect: { _ in false },
    files: each { domain in
      [
        ProviderFile(".nojekyll", in: domain.domain, []),
        ProviderFile("CNAME", in: domain.domain, Array("\(domain.name)\n".utf8)),
        .filled("github-pages.yml", .gitHubPages, domain),
      ]
    })

  /// GitLab Pages: `_redirects` in the root of the domain, and beside it a `.gitlab-ci.yml` that publishes the
  /// folder as it was committed.
  ///
  /// GitLab sets types by itself and takes an AASA file without extension for plain text. A rule answers it
  /// from the copy with `.json` instead, and because a file answers before a rule does, the job takes the file
  /// away.
  static let gitLabPages = ProviderRecipe(
    // Source: GitLab, “GitLab Pages redirects”, “Limits”. Rules have no targets on other domains.
    limits: ProviderLimits(redirects: 1000, pathParts: 25, configurationSize: 64_000), redirectsFolders: true,
    canRedirect: { !$0.leavesDomain },
    files: each { domain in
      var redirects = RedirectsFile()
      redirects.add(AppSiteAssociation.path, to: AppSiteAssociation.twinPath, "200")
      redirects.add(domain.redirects.filter { !$0.leavesDomain })
      return redirects.file(in: domain.domain) + [
        .filled("gitlab-pages.gitlab-ci.yml", .gitLabPages, domain)
      ]
    })

  /// Surge: `.surgeignore`, because it leaves dot folders out otherwise (sintaxi/surge#143), and `ROUTER` for
  /// the redirects, which only paid plans read. Neither types nor cache headers can be set. Surge does not say
  /// whether it redirects folders, so the flat layout is asked for.
  static let surge = ProviderRecipe(
    leavesTypeUnset: true, redirectsFolders: true, canRedirect: { _ in false },
    files: each { domain in
      let ignore = ProviderFile(".surgeignore", in: domain.domain, Array("!\(WellKnown.folder)\n".utf8))
      guard !domain.redirects.isEmpty else { return [ignore] }
      let lines = domain.rules { "301 \($0.path) \($0.target)\n" }
      return [ignore, ProviderFile("ROUTER", in: domain.domain, Array(lines.utf8))]
    })
}
