import ClipsiteAppClips
import ClipsiteSystem
import ClipsiteText

/// The reason why a run must not begin. The rules look at the whole plan before the first byte is sent.
///
/// This is not a `Diagnostic`: it is about the difference between the site and a destination, so it has no
/// range in a file of the author's, and no code that such a range could be found by.
package struct PublishRefusal: Hashable, Sendable {
  /// One sentence without a period.
  package let message: String
  /// The remedy.
  package let fix: String

  /// The risks that a person has allowed.
  package struct Allowances: Sendable {
    /// The number of files that may be deleted, or `nil` for 25 or a tenth of what is published, whichever is
    /// more.
    package var deletions: Int?
    /// The domains whose AASA file may vanish, lose identifiers or be too large.
    package var associationRemovals: Set<String> = []
    /// Indicates whether files that were published may be gone.
    package var missingFiles = false

    /// Nothing out of the ordinary.
    package init() {}
  }

  /// The number of files that may always be deleted.
  private static let freeDeletions = 25

  /// Returns what stands against a plan.
  ///
  /// - Parameters:
  ///   - live: The AASA files that are at the destination now, by key.
  ///   - new: The AASA files that are to replace them, by key.
  static func all(
    against plan: PublishPlan, live: [RelativePath: [UInt8]], new: [RelativePath: [UInt8]],
    allowing allowances: Allowances
  ) -> [PublishRefusal] {
    var found: [PublishRefusal] = []
    if plan.unchanged.isEmpty, plan.changes.allSatisfy({ $0.action == .delete }) {
      found.append(.init(message: "the site has no files", fix: "look at the folder Content"))
    }
    if let first = plan.missing.first, !allowances.missingFiles {
      let (missing, all) = (NumberText.grouped(plan.missing.count), NumberText.grouped(plan.publishedCount))
      let counts = "\(missing) of the \(all) files that were published"
      found.append(
        .init(
          message: "the list of what is there lacks \(counts), such as '\(first)'",
          fix: "if they are gone, publish with '--allow-missing'"))
    }
    let deletions = plan.changes(.delete).count
    let limit = allowances.deletions ?? max(freeDeletions, plan.publishedCount / 10)
    if deletions > limit {
      found.append(
        .init(
          message: "\(deletions) files would be deleted, but the limit is \(limit)",
          fix: "if that is meant, publish with '--max-delete \(deletions)'"))
    }
    for change in plan.changes
    where change.file.isAssociation && !allowances.associationRemovals.contains(change.file.domain) {
      let key = change.file.key
      found += harm(of: change, live: live[key] ?? [], new: new[key] ?? []).map { message in
        .init(
          message: message,
          fix: "if that is meant, publish with '--allow-aasa-removal \(change.file.domain)'")
      }
    }
    return found
  }

  /// Returns what a change of an AASA file would break for devices that rely on it.
  private static func harm(of change: PlannedChange, live: [UInt8], new: [UInt8]) -> [String] {
    let (domain, size) = (change.file.domain, change.file.size)
    guard change.action != .delete else {
      return ["\(domain) would lose its apple-app-site-association file"]
    }
    let file = "the apple-app-site-association file of \(domain)"
    var harm: [String] = []
    if size > AppSiteAssociation.maximumSize {
      harm.append("\(file) has \(size) bytes, but devices accept \(AppSiteAssociation.maximumSize)")
    }
    let lost = AssociationIdentifiers.all(in: live).subtracting(AssociationIdentifiers.all(in: new))
    if !lost.isEmpty { harm.append("\(file) would lose \(lost.sorted().joined(separator: ", "))") }
    return harm
  }
}
