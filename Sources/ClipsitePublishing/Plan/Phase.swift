package import ClipsiteRendering

/// The steps of a run. Each begins when all files of the one before are there.
package enum Phase: String, CaseIterable, Sendable {
  /// Pictures and other copied files.
  case assets
  /// Pages, and the files that searches load.
  case pages
  /// Lists of pages, sitemaps, indexes of searches, and what else a domain has once.
  case site
  /// AASA files, which send devices to pages that are there by now.
  case associations
  /// Files that the site does not have any more.
  case deletions

  /// The kinds of files that are sent in the step.
  package var kinds: [BuiltSite.FileRole] {
    switch self {
    case .assets: [.asset]
    case .pages: [.page, .searchFile]
    case .site: [.index, .siteWide]
    case .associations: [.association]
    case .deletions: []
    }
  }

  /// All kinds in the order of the steps.
  static var allKinds: [BuiltSite.FileRole] { allCases.flatMap(\.kinds) }

  /// The changes that belong to the step.
  package func changes(of plan: PublishPlan) -> [PlannedChange] {
    plan.changes.filter { change in
      change.action == .delete ? self == .deletions : kinds.contains(change.file.kind)
    }
  }
}
