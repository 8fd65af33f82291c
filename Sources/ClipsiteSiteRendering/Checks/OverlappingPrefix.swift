import ClipsiteAppClips
package import ClipsiteDiagnostics
package import ClipsiteSiteContent
package import ClipsiteSiteModel

/// The URL of one App Clip experience is the start of another's, in the middle of a word.
package enum OverlappingPrefix {
  /// The number of longer URLs that a diagnostic names.
  private static let namedCount = 3

  package static func check(_ site: Site, _ content: ContentFolder) -> [Diagnostic] {
    let pages = site.pages.ids.filter { site.hasExperience(site[$0]) }
    let urls = pages.map {
      InvocationURL(host: site[site[$0].domain].name, slugs: site[$0].path.description)
    }
    let overlaps = Dictionary(grouping: ExperienceOverlap.find(in: urls), by: \.shorter)
    return overlaps.map { shorter, found in
      let longer = found.map { pages[$0.longer] }.sorted { site[$0].path < site[$1].path }
      return diagnostic(of: pages[shorter], startingURLsOf: longer, site, content)
    }
  }

  private static func diagnostic(
    of index: PageID, startingURLsOf longer: [PageID], _ site: Site, _ content: ContentFolder
  ) -> Diagnostic {
    func place(_ index: PageID) -> SourceRange {
      SourceRange(content.displayPath(of: site.source(of: site[index])))
    }
    let names = longer.prefix(namedCount).map { site[$0].path.description }
    let rest = longer.count > namedCount ? " and \(longer.count - namedCount) more" : ""
    return Diagnostic(
      .overlappingPrefix, at: place(index),
      "the URL \(site[index].path) is the start of \(names.joined(separator: ", "))\(rest). "
        + "App Clip experiences are matched by prefix",
      fix: "change the `slug` of one so that none is the start of another",
      notes: longer.prefix(namedCount).map { .init("this URL goes on", at: place($0)) })
  }
}

extension DiagnosticCode {
  /// The URL of one App Clip experience is the start of another's, in the middle of a word.
  package static let overlappingPrefix = DiagnosticCode(
    "OverlappingPrefix", .warning,
    summary: "An experience may also match the URLs of another page.",
    explanation: """
      An invocation URL launches the experience with the most specific prefix. Apple does not say whether a
      prefix ends at a slash (“Configuring the launch experience of your App Clip”, “Take advantage of URL
      prefix matching”). `/store1` may match `/store10` and everything below it, unless that URL has a
      separate experience.

      If both are registered, the longer one wins, and you can ignore the warning.
      """,
    fix: "Choose slugs of which none is the start of another, as in `/store-1-oak` and `/store-10-elm`.",
    example: .files(
      wrong: "Content/store1/index.md\nContent/store10/index.md",
      right: "Content/store-1-oak/index.md\nContent/store-10-elm/index.md"))
}
