import ClipsiteAppClips
package import ClipsiteContent
package import ClipsiteText

/// The checks of hours that need the whole site: locations have a week and a time zone, or nobody can say
/// whether they are open.
package enum ScheduleChecks {
  /// Locations of a folder in one country, or in regions with one clock, which a key in their folder would
  /// help all at once.
  private struct Group: Hashable {
    let section: SectionID
    let country: CountryCode?
    let region: LocationClock?
  }

  package static func check(_ site: Site, _ content: ContentFolder) -> [Diagnostic] {
    timeZones(of: site, content) + specialHours(of: site, content)
  }

  /// A folder hands its dates down, also to locations without hours, so only locations are checked.
  private static func specialHours(of site: Site, _ content: ContentFolder) -> [Diagnostic] {
    site.pages.compactMap { page in
      guard let own = page.source.fields.schedule, !own.specialHours.isEmpty, !page.isVariant,
        page.kind == .location, site.isKnown(page)
      else { return nil }
      let range = SourceRange(
        content.displayPath(of: site.source(of: page)), page.source.fields.titleRange.bytes)
      return own.diagnostic(ofSpecialHoursIn: site.schedule(of: page), at: range)
    }
  }

  private static func timeZones(of site: Site, _ content: ContentFolder) -> [Diagnostic] {
    var groups: [Group: (order: Int, first: Page, count: Int)] = [:]
    for page in site.pages where !page.isVariant && site.isKnown(page) {
      // Without a zone in the file, all of a group have the same clock.
      guard page.source.fields.schedule?.timeZone == nil, site.schedule(of: page)?.hours != nil else {
        continue
      }
      let group = Group(
        section: page.section, country: page.source.fields.place?.country, region: site.regionClock(of: page))
      let order = groups.count
      groups[group, default: (order, page, 0)].count += 1
    }
    return groups.sorted { $0.value.order < $1.value.order }.compactMap { group, found in
      let clock = site.clock(of: found.first)
      guard clock.isDoubtful else { return nil }
      let region = group.region.flatMap { _ in found.first.source.fields.place?.address.region }
      return clock.diagnostic(
        ofLocations: found.count, in: region ?? group.country?.name, at: range(of: found.first, site, content)
      )
    }
  }

  private static func range(of page: Page, _ site: Site, _ content: ContentFolder) -> SourceRange {
    let own = page.source.fields.schedule?.hours?.range ?? .none
    let range = own == .none ? page.source.fields.titleRange : own
    return SourceRange(content.displayPath(of: site.source(of: page)), range.bytes)
  }
}
