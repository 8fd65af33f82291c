import ClipsiteSiteModel

/// Surge: `.surgeignore`, because it leaves dot folders out otherwise (sintaxi/surge#143), and `ROUTER` for
/// the redirects, which only paid plans read. Neither types nor cache headers can be set. Surge does not say
/// whether it redirects folders, so the flat layout is asked for.
struct SurgeRecipe: ProviderRecipe {
  let leavesTypeUnset = true
  let redirectsFolders = true

  func canRedirect(_ redirect: ProviderRedirect) -> Bool { false }

  func files(for domain: HostedDomain) -> [ProviderFile] {
    let ignore = ProviderFile(".surgeignore", in: domain.domain, Array("!\(WellKnown.folder)\n".utf8))
    guard !domain.redirects.isEmpty else { return [ignore] }
    let lines = domain.redirects.map { "301 \($0.path) \($0.target)\n" }.joined()
    return [ignore, ProviderFile("ROUTER", in: domain.domain, Array(lines.utf8))]
  }
}
