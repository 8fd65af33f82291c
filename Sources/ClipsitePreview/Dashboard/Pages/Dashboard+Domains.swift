import ClipsiteAppClips
import ClipsiteContent
import ClipsiteMustache
import ClipsiteRendering
import ClipsiteSite

extension Dashboard {
  /// The number of domains whose AASA files are shown. With more, the files are only linked.
  private static let shownFiles = 50

  /// The data of the list of domains.
  func domainList() -> Value {
    guard let snapshot = live.status.snapshot else { return [:] }
    let site = snapshot.site
    var counts = Array(repeating: 0, count: site.domains.count)
    for page in site.pages { counts[page.domain.offset] += 1 }
    return [
      "domains": .list(
        zip(site.domains.ids, site.domains).map { id, domain in
          [
            "name": .text(domain.name.rawValue), "role": .text(Self.word(for: domain.role)),
            "pages": .text(Self.count(counts[id.offset], "page")), "home": .text(address(domain.name, "/")),
            "file": .text(address(domain.name, AppSiteAssociation.path)),
            "is-name": .bool(addresses.isName(domain.name)),
            "entitlements": .list(
              Self.entitlements(
                of: site.configuration.app, for: domain.name, in: snapshot.association(of: id)
              )
              .map { .text($0) }),
            "association": id.offset < Self.shownFiles
              ? .text(String(decoding: snapshot.association(of: id), as: UTF8.self)) : nil,
          ]
        })
    ]
  }

  /// The entries of the Associated Domains Entitlement that app and App Clip need for a domain.
  private static func entitlements(
    of app: AppIdentity, for domain: AssociatedDomain, in file: [UInt8]
  ) -> [String] {
    let services = [app.clipAppID, app.appID].flatMap { AssociatedService.services(for: $0, in: file) }
    return AssociatedService.allCases.filter(services.contains).map {
      AssociatedDomainEntry($0, domain).description
    }
  }

  private static func word(for role: SiteDomain.Role) -> String {
    switch role {
    case .primary: "Primary domain"
    case .declared: "Domain of a business"
    case .shortURLs: "Short URLs"
    }
  }
}
