package import ClipsiteAppClips
package import ClipsiteDiagnostics

/// Compares an `.entitlements` file with the domains of a site.
package struct EntitlementsCheck: Sendable {
  private let app: AppID
  private let clip: AppID
  private let domains: [DomainServices]
  private let target: EntitlementTarget?
  private let mode: AssociatedDomainMode?

  /// A check.
  ///
  /// - Parameters:
  ///   - domains: The domains of the site, those of short URLs too.
  ///   - target: Whose file it is; nil when the file itself tells.
  ///   - mode: The mode that entries may have, because the app is not to be submitted yet.
  package init(
    app: AppID, clip: AppID, domains: [DomainServices], target: EntitlementTarget? = nil,
    mode: AssociatedDomainMode? = nil
  ) {
    self.app = app
    self.clip = clip
    self.domains = domains
    self.target = target
    self.mode = mode
  }

  /// What is wrong with a file, unsorted.
  package func diagnostics(for source: SourceFile) -> [Diagnostic] {
    var diagnostics: [Diagnostic] = []
    guard let file = EntitlementsFile(source, &diagnostics) else { return diagnostics }
    let wanted = Entitlements(for: target ?? Self.target(of: file), app: app, clip: clip, domains: domains)
    checkDomains(of: file, wanted, &diagnostics)
    WrongEntitlementIdentifier.check(file, wanted, &diagnostics)
    diagnostics += MissingEntitlement.check(file, wanted)
    return diagnostics
  }

  /// Only an App Clip says that it is one.
  private static func target(of file: EntitlementsFile) -> EntitlementTarget {
    file.has(.parentApps) || file.has(.onDemandInstall) ? .clip : .app
  }

  private func checkDomains(
    of file: EntitlementsFile, _ wanted: Entitlements, _ diagnostics: inout [Diagnostic]
  ) {
    var found: [AssociatedDomainEntry] = []
    var unknown: [EntitlementsFile.Entry] = []
    for entry in file.texts(.associatedDomains, &diagnostics) {
      guard !entry.hasVariable else {
        diagnostics.append(VariableInEntitlements.diagnostic(entry))
        unknown.append(entry)
        continue
      }
      do throws(InvalidValue<AssociatedDomainEntry.Rule>) {
        let read = try AssociatedDomainEntry(entry.text)
        diagnostics += check(read, at: entry.place, after: found, wanted)
        found.append(read)
      } catch {
        diagnostics.append(InvalidAssociatedDomain.diagnostic(error, at: entry.place))
      }
    }
    diagnostics += MissingAssociatedDomain.check(file, found, unknown, wanted)
  }

  private func check(
    _ entry: AssociatedDomainEntry, at place: SourceRange, after others: [AssociatedDomainEntry],
    _ wanted: Entitlements
  ) -> [Diagnostic] {
    [
      RepeatedAssociatedDomain.check(entry, after: others, at: place),
      UnbackedAssociatedDomain.check(entry, domains, wanted.target, at: place),
      AssociatedDomainModeLeft.check(entry, allowed: mode, at: place),
    ].compactMap { $0 }
  }
}
