import ClipsiteAppClips
@testable import ClipsiteContent

@testable import ClipsiteSite

/// A site of two domains as the recipes of hosts see it: `/m` leads to `/market`, and so does a domain of
/// short URLs.
enum HostedFixture {
  static func site(_ pageFiles: PageFiles) throws -> [HostedDomain] {
    [
      try domain(
        "example.com", pageFiles, pages: ["/market"],
        [redirect(0, "/m", "/market"), redirect(1, "/s/m", "https://other.example.net/")]),
      try domain("go.example.com", pageFiles, [redirect(2, "/", "https://example.com/market")]),
    ]
  }

  static func domain(
    _ name: String, _ pageFiles: PageFiles, pages: [String] = [], _ redirects: [ProviderRedirect]
  ) throws -> HostedDomain {
    HostedDomain(
      domain: try AssociatedDomain(name), redirects: redirects, pages: pages.map(SafeText.init),
      pageFiles: pageFiles)
  }

  static func redirect(_ alias: Int, _ path: String, _ target: String) -> ProviderRedirect {
    let isPath = target.hasPrefix("/")
    return ProviderRedirect(
      alias: AliasID(alias), path: SafeText(path), target: SafeText(target),
      url: SafeText(isPath ? "https://example.com\(target)" : target), leavesDomain: !isPath)
  }
}
