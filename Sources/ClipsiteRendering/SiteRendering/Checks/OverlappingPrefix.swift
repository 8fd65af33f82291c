import ClipsiteAppClips
package import ClipsiteContent
package import ClipsiteSite
package import ClipsiteText

/// The URL of an App Clip experience is the start of the URL of a page without one, in the middle of a word.
package enum OverlappingPrefix {
  /// The number of longer URLs that a diagnostic names.
  private static let namedCount = 3

  package static func check(_ site: Site, _ content: ContentFolder) -> [Diagnostic] {
    // The URL of a variant goes on from that of its original.
    let pages = site.pages.ids.filter {
      !site[$0].isVariant && site.isKnown(site[$0]) && site.display(of: site[$0]) != .none
    }
    let isRegistered = pages.map { site.hasExperience(site[$0]) }
    // Nothing can overlap if every page has an experience.
    guard isRegistered.contains(false) else { return [] }
    let urls = pages.map { site.invocationURL(of: site[$0]) }
    let found = ExperienceOverlap.find(in: urls) { isRegistered[$0] }
    let overlaps = Dictionary(grouping: found, by: \.shorter)
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
      "the App Clip experience of \(site[index].path) may also launch from "
        + "\(names.joined(separator: ", "))\(rest), which \(longer.count == 1 ? "has" : "have") no experience",
      fix:
        "set `clip.title` or `clip.subtitle` on the longer one for a separate experience, or change its `slug`",
      notes: longer.prefix(namedCount).map { .init("this URL goes on", at: place($0)) })
  }
}

extension DiagnosticCode {
  /// The URL of an App Clip experience is the start of the URL of a page without one, in the middle of a
  /// word.
  package static let overlappingPrefix = DiagnosticCode(
    "OverlappingPrefix", .note,
    summary: "An experience may also match the URL of a page without an experience.",
    explanation: """
      An invocation URL launches the experience with the most specific prefix. Apple does not say whether a
      prefix ends at a slash (“Configuring the launch experience of your App Clip”, “Take advantage of URL
      prefix matching”). The experience of `/bar` may match `/barista`. If that page has no experience, people
      may see the card of the wrong page.

      If both have an experience, as `/location1` and `/location10` in Apple's example, each launches its own.
      """,
    fix: "Give the page an experience, or choose slugs of which none is the start of another.",
    example: .files(
      wrong: "Content/bar/index.md\nContent/barista.md",
      right: "Content/bar/index.md\nContent/jobs.md"))
}
