internal import ClipsiteAppClips
package import ClipsitePlatform

/// Why a run must not begin. Guards look at the whole plan before the first byte is sent.
package enum PublishGuard: Hashable, Sendable {
  /// The site has no files.
  case nothingToPublish
  /// More files would be deleted than anybody usually means.
  case tooManyDeletions(count: Int, limit: Int)
  /// A domain would lose its AASA file.
  case associationVanishes(domain: String)
  /// A domain's AASA file would lose identifiers that devices rely on.
  case associationLoses(domain: String, identifiers: [String])
  /// An AASA file is larger than devices take.
  case associationTooLarge(domain: String, size: Int)

  /// The largest AASA file that devices take, in bytes (Apple, “Supporting associated domains”: 128 KB
  /// uncompressed).
  static let largestAssociation = 128 << 10
  /// How many files may always be deleted.
  private static let freeDeletions = 25

  /// What a person has allowed.
  package struct Allowances: Sendable {
    /// How many files may be deleted; nil for 25 or a tenth of what is published, whichever is more.
    package var deletions: Int?
    /// The domains whose AASA file may vanish, lose identifiers or be too large.
    package var associationRemovals: Set<String> = []

    /// Nothing out of the ordinary.
    package init() {}
  }

  /// What stands against a plan.
  ///
  /// - Parameters:
  ///   - live: The AASA files that are at the place now, by key.
  ///   - new: The AASA files that are to take their place, by key.
  package static func check(
    _ plan: PublishPlan, live: [RelativePath: [UInt8]], new: [RelativePath: [UInt8]], _ allowances: Allowances
  ) -> [PublishGuard] {
    var found: [PublishGuard] = []
    if plan.unchanged.isEmpty, plan.changes.allSatisfy({ $0.action == .delete }) {
      found.append(.nothingToPublish)
    }
    let deletions = plan.changes(.delete).count
    let limit = allowances.deletions ?? max(freeDeletions, plan.publishedCount / 10)
    if deletions > limit { found.append(.tooManyDeletions(count: deletions, limit: limit)) }
    for change in plan.changes
    where change.file.isAssociation && !allowances.associationRemovals.contains(change.file.domain) {
      found += check(change, live: live[change.file.key], new: new[change.file.key])
    }
    return found
  }

  private static func check(_ change: PlannedChange, live: [UInt8]?, new: [UInt8]?) -> [PublishGuard] {
    let domain = change.file.domain
    guard change.action != .delete else { return [.associationVanishes(domain: domain)] }
    var found: [PublishGuard] = []
    if change.file.size > largestAssociation {
      found.append(.associationTooLarge(domain: domain, size: change.file.size))
    }
    let lost = AssociationIdentifiers.all(in: live ?? [])
      .subtracting(AssociationIdentifiers.all(in: new ?? []))
    if !lost.isEmpty { found.append(.associationLoses(domain: domain, identifiers: lost.sorted())) }
    return found
  }

  /// One sentence without a full stop.
  package var message: String {
    switch self {
    case .nothingToPublish: "the site has no files"
    case .tooManyDeletions(let count, let limit): "\(count) files would be deleted; the limit is \(limit)"
    case .associationVanishes(let domain): "\(domain) would lose its apple-app-site-association file"
    case .associationLoses(let domain, let identifiers):
      "the apple-app-site-association file of \(domain) would lose \(identifiers.joined(separator: ", "))"
    case .associationTooLarge(let domain, let size):
      "the apple-app-site-association file of \(domain) has \(size) bytes; devices take \(Self.largestAssociation)"
    }
  }

  /// What to do about it.
  package var fix: String {
    switch self {
    case .nothingToPublish: "look at the folder Content"
    case .tooManyDeletions(let count, _): "if that is meant, publish with '--max-delete \(count)'"
    case .associationVanishes(let domain), .associationLoses(let domain, _),
      .associationTooLarge(let domain, _):
      "if that is meant, publish with '--allow-aasa-removal \(domain)'"
    }
  }
}
