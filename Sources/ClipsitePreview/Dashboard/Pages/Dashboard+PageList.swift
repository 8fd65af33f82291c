import ClipsiteSiteRendering
package import ClipsiteAppClips
import ClipsiteMustache
import ClipsitePlatform
package import ClipsiteSiteModel

extension Dashboard {
  /// How many pages are listed at a time.
  package static let listLength = 100

  /// The data of the list of all pages: `?q=` are words to look for, `?domain=` is a domain to stay on.
  func pageList(_ query: QueryItems) -> Value {
    guard let snapshot = live.status.snapshot else { return [:] }
    let site = snapshot.site
    let domain = query["domain"].flatMap { try? AssociatedDomain($0) }
    let found = PageSearch(query["q"] ?? "").pages(of: site, on: domain.flatMap(snapshot.domain))
    let parts = ListParts(found.count, length: Self.listLength, number: query.part)
    return [
      "query": .text(query["q"] ?? ""), "total": .text(Self.count(found.count, "page")),
      "domains": .list(
        site.domains.filter { $0.role != .shortURLs }.map { one in
          ["name": .text(one.name.rawValue), "is-chosen": .bool(one.name == domain)]
        }),
      "rows": .list(found[parts.range].map { row(site[$0], site) }),
      "parts": parts.value([("q", query["q"]), ("domain", query["domain"])]),
    ]
  }

  private func row(_ page: Page, _ site: Site) -> Value {
    let display = site.display(of: page)
    return [
      "title": .text(page.source.fields.title), "url": .text(site.url(of: page)),
      "file": .text(site.source(of: page).text),
      "link": .text(Self.link(to: page, in: site)),
      "town": page.source.fields.place?.address.locality.map { .text($0) } ?? nil,
      "display": .text(Self.word(for: display)), "has-clip": .bool(display != ClipDisplay.none),
    ]
  }

  /// The address of a page's own page in the dashboard.
  package static func link(to page: Page, in site: Site) -> String {
    let domain = site[page.domain].name.rawValue
    let path = PercentEncoding.queryComponent(page.path.description)
    return "\(root)page?domain=\(domain)&path=\(path)"
  }

  package static func word(for display: ClipDisplay) -> String {
    switch display {
    case .card: "Card"
    case .banner: "Banner"
    case .none: "No App Clip"
    }
  }

  /// “1 page”, “12 pages”.
  package static func count(_ number: Int, _ noun: String) -> String {
    "\(number) \(noun)\(number == 1 ? "" : "s")"
  }
}
