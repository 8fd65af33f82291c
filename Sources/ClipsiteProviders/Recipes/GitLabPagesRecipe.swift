import ClipsiteSiteModel

/// GitLab Pages: `_redirects` in the root of the domain, and beside it a `.gitlab-ci.yml` that publishes the
/// folder as it was committed.
///
/// GitLab sets types by itself and takes an AASA file without extension for plain text. A rule answers it
/// from the copy with `.json` instead, and because a file answers before a rule does, the job takes the file
/// away.
struct GitLabPagesRecipe: ProviderRecipe {
  /// Source: GitLab, “GitLab Pages redirects”, “Limits”.
  let limits = ProviderLimits(redirects: 1000, pathParts: 25, configurationSize: 64_000)
  let redirectsFolders = true

  /// Rules have no targets on other domains.
  func canRedirect(_ redirect: ProviderRedirect) -> Bool { !redirect.leavesDomain }

  func files(for domain: HostedDomain) -> [ProviderFile] {
    var redirects = RedirectsFile()
    redirects.add(HostedAssociation.path, HostedAssociation.twin, "200")
    for redirect in domain.redirects where canRedirect(redirect) {
      redirects.add(redirect.path, redirect.target, "301")
    }
    return redirects.file(in: domain.domain) + [
      ProviderFile("\(domain.name).gitlab-ci.yml", beside: .gitLabPages, Array(job(for: domain).utf8))
    ]
  }

  private func job(for domain: HostedDomain) -> String {
    """
    # GitLab Pages, for \(domain.name): copy this file to .gitlab-ci.yml. It publishes the folder as it was committed;
    # change the path where the site is written to another one. A project has one Pages site.
    pages:
      image: busybox:stable
      script:
        - mkdir -p public
        # With the dot at the end, so that .well-known is copied too.
        - cp -R \(domain.folder)/. public/
        # The rule in _redirects answers from the copy with .json, which has the right type.
        - rm public\(HostedAssociation.path)
      artifacts:
        paths: [public]
      rules:
        - if: $CI_COMMIT_BRANCH == $CI_DEFAULT_BRANCH

    """
  }
}
