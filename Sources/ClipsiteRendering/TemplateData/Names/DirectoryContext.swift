import ClipsiteAppClips
import ClipsiteContent
package import ClipsiteSite

/// The texts of pages without a file that search engines, previews, and tabs show: those of the directory and
/// the search.
extension PageContextSource {
  /// The number of entries that a description names. Search engines show about 150 characters.
  private static let mostNames = 8

  /// Returns the title of a page for a tab. That of a town is followed by its region and country, because
  /// many countries have a Portland.
  package func headTitle(of page: Page) -> String {
    guard page.isGenerated, let root = site.directory?.root, page.section != site[root].section else {
      return page.source.fields.title
    }
    let parents = site.trail(to: page).map(\.page).filter {
      $0.isGenerated && $0.section != site[root].section
    }
    return ([page] + parents.reversed()).map(\.source.fields.title).joined(separator: ", ")
  }

  /// Returns the description of a page of the directory: its number of locations, and the first entries of
  /// its list.
  func directorySummary(of page: Page) -> String? {
    guard let directory = site.directory, let count = directory.counts[page.section] else { return nil }
    let isRoot = directory.root.map { site[$0].section } == page.section
    let start = isRoot ? site.configuration.name : "\(site.configuration.name), \(headTitle(of: page))"
    return summary(of: page, start, count)
  }

  /// Returns the description of the page of a business or a group of them, or `nil` for pages without a list.
  func listSummary(of page: Page) -> String? {
    guard page.kind == .directory, !site.listEntries(of: page).isEmpty else { return nil }
    return summary(of: page, site.linkTitle(of: page), site.locationCount(below: page))
  }

  private func summary(of page: Page, _ start: String, _ count: Int) -> String {
    let language = site.language(of: page)
    let words = words.words(in: language)
    let level = page.isGenerated ? site.directory?.level(of: page.section) : nil
    let names = site.listEntries(of: page).prefix(Self.mostNames).map { entry in
      let entry = site[site.page(like: entry, in: language)]
      let name = entry.source.fields.place.flatMap { level?.name(of: $0.address, in: words) }
      return name ?? entry.source.fields.title
    }
    return "\(start): \(words.text(ofLocations: count)) · \(names.joined(separator: ", "))"
  }

  /// Returns the description of a search page.
  package func summary(of finder: FinderScope) -> String {
    let words = words.words(in: finder.language)
    return [site.configuration.name, words.label("find"), words.label("search-hint")].joined(separator: " · ")
  }
}
