import ClipsiteAppClips
package import ClipsiteDiagnostics
import ClipsiteOpeningHours
package import ClipsiteSiteContent

/// The checks of time zones: an open location needs one, or nobody can say whether it is open.
package enum TimeZoneChecks {
  /// Locations of a folder in one country, which a key in their folder would help all at once.
  private struct Group: Hashable {
    let section: SectionID
    let country: CountryCode?
  }

  package static func check(_ site: Site, _ content: ContentFolder) -> [Diagnostic] {
    var groups: [Group: (first: Page, count: Int)] = [:]
    var order: [Group] = []
    for page in site.pages where !page.isVariant && site.isKnown(page) {
      guard site.schedule(of: page)?.hours != nil, site.clock(of: page).isDoubtful else { continue }
      let group = Group(section: page.section, country: page.source.fields.place?.address.country)
      if groups[group] == nil { order.append(group) }
      groups[group, default: (page, 0)].count += 1
    }
    return order.compactMap { group in
      groups[group].flatMap { found in
        site.clock(of: found.first).diagnostic(
          ofLocations: found.count, in: group.country, at: range(of: found.first, site, content))
      }
    }
  }

  private static func range(of page: Page, _ site: Site, _ content: ContentFolder) -> SourceRange {
    let own = page.source.fields.schedule?.hours?.range ?? .none
    let range = own == .none ? page.source.fields.titleRange : own
    return SourceRange(content.displayPath(of: site.source(of: page)), range.bytes)
  }
}
