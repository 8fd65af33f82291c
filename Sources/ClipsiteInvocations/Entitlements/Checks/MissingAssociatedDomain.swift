import ClipsiteAppClips
package import ClipsiteDiagnostics

/// A domain of the site is missing in the Associated Domains Entitlement.
enum MissingAssociatedDomain {
  static func check(
    _ file: EntitlementsFile, _ found: [AssociatedDomainEntry], _ unknown: [EntitlementsFile.Entry],
    _ wanted: Entitlements
  ) -> [Diagnostic] {
    wanted.domains.filter { entry in
      !found.contains { $0.service == entry.service && $0.covers(entry.domain) }
    }.map { entry in
      // An entry with a build setting in it may be the one that is missed.
      let isDoubtful = unknown.contains {
        $0.text.hasPrefix("\(entry.service.rawValue):") || $0.text.hasPrefix("$")
      }
      return Diagnostic(
        .missingAssociatedDomain, at: file.place(of: .associatedDomains),
        "\(wanted.target.name) lacks the associated domain `\(entry)`",
        fix: "add `<string>\(entry)</string>` to the associated domains",
        severity: isDoubtful ? .warning : .error)
    }
  }
}

extension DiagnosticCode {
  /// A domain of the site is missing in the Associated Domains Entitlement.
  package static let missingAssociatedDomain = DiagnosticCode(
    "MissingAssociatedDomain", .error,
    explanation: """
      The AASA file of a domain names the app or App Clip, and the app or App Clip has to name the domain. Without an
      `appclips:` entry in both of them, URLs of the domain launch no App Clip; without an `applinks:` entry in the app,
      they do not open the app (Apple, “Associating your App Clip with your website”, “Supporting universal links in your
      app”). Domains of short URLs need entries of their own.

      `clipsite entitlements` prints all that the site needs.
      """)
}
