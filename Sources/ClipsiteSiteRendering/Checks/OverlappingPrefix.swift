package import ClipsiteDiagnostics
package import ClipsiteSiteModel

/// The URL of one App Clip experience is the start of another's, in the middle of a word.
package enum OverlappingPrefix {
  /// The number of longer URLs that a diagnostic names.
  private static let namedCount = 3

  package static func check(_ site: Site, _ content: ContentFolder) -> [Diagnostic] {
    var experiences = site.pages.ids.filter { site.hasExperience(site[$0]) }
    experiences.sort {
      (site[$0].domain, site[$0].path) < (site[$1].domain, site[$1].path)
    }
    var swallowed: [PageID: [PageID]] = [:]
    var open: [PageID] = []
    for index in experiences {
      let page = site[index]
      while let last = open.last, !isPrefix(site[last], of: page) { open.removeLast() }
      if let last = open.last, !site[last].path.contains(page.path) {
        swallowed[last, default: []].append(index)
      }
      open.append(index)
    }
    return swallowed.map { diagnostic(of: $0.key, startingURLsOf: $0.value, site, content) }
  }

  private static func isPrefix(_ shorter: Page, of longer: Page) -> Bool {
    shorter.domain == longer.domain && longer.path.description.hasPrefix(shorter.path.description)
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
      "the URL \(site[index].path) is the start of \(names.joined(separator: ", "))\(rest); "
        + "App Clip experiences are matched by prefix",
      fix: "change the `slug` of one so that none is the start of another",
      notes: longer.prefix(namedCount).map { .init("this URL goes on", at: place($0)) })
  }
}

extension DiagnosticCode {
  /// The URL of one App Clip experience is the start of another's, in the middle of a word.
  package static let overlappingPrefix = DiagnosticCode(
    "OverlappingPrefix", .warning,
    explanation: """
      An invocation URL launches the experience whose URL is its most specific prefix. Apple does not say
      whether a prefix ends at a slash: an experience for `/store1` may also match `/store10` and everything
      below it, as long as that URL has no experience of its own (Apple, “Configuring the launch experience of
      your App Clip”, “Take advantage of URL prefix matching”).

      Slugs of which none is the start of another leave nothing to chance, as in `/store-1-oak` and
      `/store-10-elm`. If both are registered, the longer one wins, and the warning can be left alone.
      """)
}
