import ClipsiteSiteModel
import ClipsiteAppClips
import ClipsiteDiagnostics
import ClipsitePlatform
import ClipsiteSiteRendering

extension LiveSite {
  /// What Apple's systems make of a page.
  ///
  /// - Parameter index: The position of the page in `Site.pages` of a snapshot of this site.
  func facts(of index: Int, in status: LiveStatus, _ snapshot: LiveSnapshot) -> PageFacts {
    let site = snapshot.site
    let page = site.pages[index]
    let file = snapshot.file(of: page)
    let domain = site.hosts[page.host].domain
    let resource = resource(domain: domain, path: page.path.description)
    let found = Set(status.diagnostics.filter { $0.range.path == file } + (resource?.diagnostics ?? []))
    return PageFacts(
      page: page, file: file, url: site.url(of: page), domain: domain,
      cardPagePath: site.cardPagePath(of: page)?.description, clip: site.clip(of: page),
      tags: resource?.kind == .found ? TagScanner.tags(in: resource?.body ?? []) : [],
      association: AssociationFacts(
        snapshot.association(of: page.host), url: try? InvocationURL(site.url(of: page)), domain: domain,
        clip: site.configuration.app.clipAppID),
      experience: LaunchedExperience(of: page, in: site, snapshot.experiences), diagnostics: found.sorted())
  }
}
