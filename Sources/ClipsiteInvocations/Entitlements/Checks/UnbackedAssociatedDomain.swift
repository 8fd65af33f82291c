import ClipsiteAppClips
package import ClipsiteDiagnostics

/// An associated domain that no AASA file of the site backs.
enum UnbackedAssociatedDomain {
  static func check(
    _ entry: AssociatedDomainEntry, _ domains: [DomainServices], _ target: EntitlementTarget,
    at place: SourceRange
  ) -> Diagnostic? {
    guard let domain = domains.first(where: { $0.domain == entry.domain }) else {
      return Diagnostic(
        .unbackedAssociatedDomain, at: place, "the site does not have the domain of `\(entry)`",
        fix: "delete the entry, unless another website of yours has the domain", severity: .warning)
    }
    guard !domain.services(for: target).contains(entry.service), entry.service != .singleSignOn else {
      return nil
    }
    return Diagnostic(
      .unbackedAssociatedDomain, at: place,
      "the AASA file of \(entry.domain) does not name \(target.name) for `\(entry.service.rawValue)`",
      fix: fix(entry.service, target))
  }

  private static func fix(_ service: AssociatedService, _ target: EntitlementTarget) -> String {
    let key: String? =
      switch service {
      case .universalLinks: "universal-links"
      case .webCredentials: "webcredentials"
      case .activityContinuation: "activity-continuation"
      case .appClips, .singleSignOn: nil
      }
    guard let key, target == .app else { return "delete the entry" }
    return "set `\(key)` in site.yml, or delete the entry"
  }
}

extension DiagnosticCode {
  /// An associated domain that no AASA file of the site backs.
  package static let unbackedAssociatedDomain = DiagnosticCode(
    "UnbackedAssociatedDomain", .error,
    explanation: """
      An entry of the Associated Domains Entitlement works when the AASA file of its domain names the app for the same
      service (Apple, “Supporting associated domains”). `applinks:*.example.com` asks for the file of `example.com`.

      - When the site has the domain, and its file does not name the app for the service, this is an error: the entry does
        nothing. Links into the app need `universal-links` in site.yml, passwords `webcredentials`, Handoff
        `activity-continuation`.
      - When the site does not have the domain, this is a warning: another website may stand behind it. Ask that
        website for its file, or delete the entry.
      """)
}
