import ClipsiteSiteModel
import ClipsiteAppClips
import ClipsiteDiagnostics
import ClipsitePlatform
import ClipsiteSiteRendering

extension LiveSite {
  /// What Apple's systems make of a page.
  ///
  /// - Parameter id: A page of a snapshot of this site.
  func facts(of id: PageID, in status: LiveStatus, _ snapshot: LiveSnapshot) -> PageFacts {
    let site = snapshot.site
    let page = site[id]
    let file = snapshot.file(of: page)
    let domain = site[page.domain].name
    let resource = resource(domain: domain, path: page.path.description)
    let found = Set(status.diagnostics.filter { $0.range.path == file } + (resource?.diagnostics ?? []))
    return PageFacts(
      page: page, file: file, url: site.url(of: page), domain: domain,
      cardPagePath: site.cardPagePath(of: page)?.description, clip: site.clip(of: page),
      tags: resource?.kind == .found ? TagScanner.tags(in: resource?.body ?? []) : [],
      association: AssociationFacts(
        snapshot.association(of: page.domain), url: try? InvocationURL(site.url(of: page)), domain: domain,
        clip: site.configuration.app.clipAppID),
      experience: LaunchedExperience(of: page, in: site, snapshot.experiences), diagnostics: found.sorted())
  }
}
