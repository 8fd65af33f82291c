package import ClipsiteContent
package import ClipsiteSite
package import ClipsiteSystem
package import ClipsiteText

/// The files that a site consists of, and what is wrong with them taken together: all that takes a look at
/// every file.
package struct PlannedFiles: Sendable {
  /// The files, with a page at every short URL.
  package let tree: OutputTree
  /// The paths that the domains answer.
  package let served: ServedPaths
  /// The short URLs that hosts redirect.
  let redirectedAliases: Set<AliasID>
  /// The AASA file of each domain, in the order of the site's domains.
  package let associations: [[UInt8]]
  /// The search pages.
  package let finders: [FinderIndex]
  /// The mistakes of the files.
  package let diagnostics: [Diagnostic]

  /// Plans the files of a site. What does not depend on each other is done at the same time.
  ///
  /// - Parameter theme: The theme that the hosts' security headers are made for, or `nil` if there is none.
  /// - Parameter images: The pictures; without them, all are planned as they are.
  /// - Throws: `SystemError` when an AASA file that the site has cannot be read.
  package init(
    _ site: Site, _ content: ContentFolder, theme: Theme? = nil, images: ImageTable? = nil,
    _ workers: Workers
  ) throws(SystemError) {
    finders = theme?.finder == nil ? [] : FinderIndex.all(of: site, workers)
    let plan = try SitePlan(site, content: content, theme: theme, images: images, finders: finders)
    // At the same time: the URLs of the files, and what concerns the whole site.
    let results = workers.map(2, by: 1) { part -> (spellings: URLSpellings?, diagnostics: [Diagnostic]) in
      if part.lowerBound == 1 {
        return (nil, SiteChecks.check(site, content) + CollidingFiles.queryAliases(site, content))
      }
      let spellings = URLSpellings(plan.files, in: plan.folders.folders, of: site)
      return (spellings, CollidingFiles.check(plan, spelled: spellings))
    }
    redirectedAliases = plan.redirectedAliases
    associations = plan.associations
    let hasCollisions = !results[0].diagnostics.isEmpty
    let tree = plan.tree(hasCollisions: hasCollisions)
    self.tree = tree
    let spellings = hasCollisions ? nil : results[0].spellings
    served = ServedPaths(
      tree, spelled: spellings ?? URLSpellings(tree.entries, in: tree.folders, of: site), of: site)
    diagnostics =
      plan.diagnostics + results.flatMap(\.diagnostics)
      + UncoveredByUniversalLinks.check(site, content, associations: plan.associations, workers)
  }

  /// The files that are written: without the pages at short URLs that hosts redirect. Some hosts would answer
  /// with such a page before they look for a redirect.
  package var written: OutputTree {
    guard !redirectedAliases.isEmpty else { return tree }
    return tree.removing {
      if case .redirect(let alias) = $0.recipe { redirectedAliases.contains(alias) } else { false }
    }
  }
}
