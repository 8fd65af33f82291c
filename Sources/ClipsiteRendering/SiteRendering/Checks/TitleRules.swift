import ClipsiteAppClips
import ClipsiteContent
import ClipsiteMustache
import ClipsiteSite
import ClipsiteSystem
package import ClipsiteText

/// The rules for the titles of locations.
enum TitleRules {
  /// The mistakes in the pattern, and titles that several locations have.
  static func check(
    _ site: Site, _ content: ContentFolder, images: ImageTable, by workers: Workers
  ) -> [Diagnostic] {
    let pattern = TitlePattern(site, content)
    let found = pattern?.diagnostics ?? []
    guard !found.contains(where: { $0.severity == .error }) else { return found }
    let locations = site.pages.filter { $0.kind == .location && !site.isHiddenFromSearch($0) }
    let titles = pattern.map { Self.titles(of: locations, by: $0, site, images, workers) }
    return found + equalTitles(locations, titles, in: site, content)
  }

  /// One diagnostic for all locations with the same title. Search engines show titles, so people could not
  /// tell the locations apart.
  ///
  /// - Parameter titles: The titles that the pattern of the site makes, or `nil` without one.
  private static func equalTitles(
    _ locations: [Page], _ titles: [String?]?, in site: Site, _ content: ContentFolder
  ) -> [Diagnostic] {
    func title(_ index: Int) -> String { titles?[index] ?? locations[index].source.fields.title }
    // A list for each title would take longer than all that follows.
    var seen = Set<String>(minimumCapacity: locations.count)
    let repeated = Set(locations.indices.lazy.map(title).filter { !seen.insert($0).inserted })
    let groups = Dictionary(grouping: locations.indices.filter { repeated.contains(title($0)) }, by: title)
    return groups.values.map { $0.map { locations[$0] } }.filter { group in
      // A page in two languages can well have one title, and no pattern tells locations without addresses
      // apart.
      Set(group.map(site.routeID)).count > 1 && Set(group.map { Self.address(of: $0) }).count > 1
    }.map { equal($0, in: site, content) }
  }

  /// The titles that a pattern makes, or nil where it asks for too much, which the page reports.
  private static func titles(
    of locations: [Page], by pattern: TitlePattern, _ site: Site, _ images: ImageTable, _ workers: Workers
  ) -> [String?] {
    let source = PageContextSource(site, images)
    let shared = SiteContext.values(in: site)
    return workers.map(locations.count, by: 512) {
      ClipsiteMustache.Renderer()
    } _: { renderer, slice in
      slice.map { index in
        let page = locations[index]
        let context = PageContext(
          .page(part: 1), of: page, domain: page.domain, head: HTML(markup: ""), source)
        let title = try? pattern.title(of: context, shared[page.domain.offset], by: &renderer)
        return title.map { String(decoding: $0, as: UTF8.self) }
      }
    }.flatMap { $0 }
  }

  private static func address(of page: Page) -> [String?] {
    let address = page.source.fields.place?.address
    return [address?.street, address?.locality, address?.region]
  }

  private static func equal(_ group: [Page], in site: Site, _ content: ContentFolder) -> Diagnostic {
    let pages = group.filter { !$0.isVariant }
    let page = pages.count > 1 ? pages[1] : group[1]
    return Diagnostic(
      .equalTitles,
      at: SourceRange(
        content.displayPath(of: site.source(of: page)), page.source.fields.titleRange.bytes),
      "\(Set(group.map(site.routeID)).count) locations have the title `\(page.source.fields.title)`",
      fix: "add the town or the street with `titles` in site.yml")
  }
}

extension DiagnosticCode {
  /// Several locations have the same title.
  package static let equalTitles = DiagnosticCode(
    "EqualTitles", .note,
    summary: "Several locations have the same title.",
    explanation: """
      Search engines show the title of a page, and browsers show it in tabs. If several locations have the same
      one, people cannot tell them apart. The key `titles` in site.yml is a pattern for the titles of all
      locations: `titles: "{{page.title}}, {{place.locality}} – {{business.title}}"`.
      """,
    fix: "Add the town or the business to `titles` in site.yml, or change the titles of the pages.",
    example: .init(
      .files, wrong: "",
      right: "==> Content/site.yml <==\ntitles: \"{{page.title}}, {{place.locality}}\"\n",
      in: { configuration in
        """
        \(configuration)==> Content/market.md <==
        ---
        {title: Donuts, place: {locality: San Francisco}}
        ---
        ==> Content/elm.md <==
        ---
        {title: Donuts, place: {locality: Oakland}}
        ---
        """
      }))
}
