import ClipsiteSiteModel

/// GitHub Pages: `CNAME` and `.nojekyll` in the root of the domain, for publishing from a branch, and beside
/// it a workflow that publishes the folder as it was committed.
///
/// GitHub sets type, redirects and cache headers itself, and keeps dot files only where the workflow says so.
struct GitHubPagesRecipe: ProviderRecipe {
  let leavesTypeUnset = true
  let redirectsFolders = true

  func canRedirect(_ redirect: ProviderRedirect) -> Bool { false }

  func files(for domain: HostedDomain) -> [ProviderFile] {
    [
      ProviderFile(".nojekyll", in: domain.domain, []),
      ProviderFile("CNAME", in: domain.domain, Array("\(domain.name)\n".utf8)),
      ProviderFile("\(domain.name).yml", beside: .gitHubPages, Array(workflow(for: domain).utf8)),
    ]
  }

  private func workflow(for domain: HostedDomain) -> String {
    """
    # GitHub Pages, for \(domain.name): copy this file to .github/workflows/ and choose "GitHub Actions" and the
    # domain in the settings of the repository, below "Pages". It publishes the folder as it was committed; change
    # `path` where the site is written to another one. A repository has one domain.
    name: Publish \(domain.name)
    on:
      push:
        branches: [main]
      workflow_dispatch:
    permissions:
      contents: read
      pages: write
      id-token: write
    concurrency:
      group: pages
      cancel-in-progress: false
    jobs:
      publish:
        runs-on: ubuntu-latest
        environment:
          name: github-pages
          url: ${{ steps.deployment.outputs.page_url }}
        steps:
          - uses: actions/checkout@v4
          - uses: actions/configure-pages@v5
          - uses: actions/upload-pages-artifact@v5
            with:
              path: \(domain.folder)
              # Without this line .well-known is left out.
              include-hidden-files: true
          - id: deployment
            uses: actions/deploy-pages@v4

    """
  }
}
