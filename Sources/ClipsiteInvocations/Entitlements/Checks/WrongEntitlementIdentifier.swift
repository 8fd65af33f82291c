import ClipsiteAppClips
package import ClipsiteDiagnostics

/// App and App Clip name another program than each other.
enum WrongEntitlementIdentifier {
  /// The build settings that stand for the App ID prefix and a full stop.
  private static let prefixes = ["AppIdentifierPrefix", "TeamIdentifierPrefix"].flatMap {
    ["$(\($0))", "${\($0)}"]
  }

  static func check(_ file: EntitlementsFile, _ wanted: Entitlements, _ diagnostics: inout [Diagnostic]) {
    let right = prefixes.map { "\($0)\(wanted.partner.bundleID)" } + [wanted.partner.description]
    let entries = file.texts(wanted.partnerKey, &diagnostics)
    diagnostics += entries.filter { !right.contains($0.text) }.map { entry in
      let rest = prefixes.first { entry.text.hasPrefix($0) }.map { entry.text.dropFirst($0.count) }
      if rest?.contains("$") ?? entry.hasVariable { return VariableInEntitlements.diagnostic(entry) }
      return Diagnostic(
        .wrongEntitlementIdentifier, at: entry.place,
        "`\(entry.text)` is not `\(wanted.partner)`, which site.yml names",
        fix: "write `\(wanted.partnerIdentifier)`")
    }
  }
}

extension DiagnosticCode {
  /// App and App Clip name another program than each other.
  package static let wrongEntitlementIdentifier = DiagnosticCode(
    "WrongEntitlementIdentifier", .error,
    explanation: """
      `com.apple.developer.parent-application-identifiers` of an App Clip holds the identifier of its app, and
      `com.apple.developer.associated-appclip-app-identifiers` of the app that of its App Clip: the App ID prefix, a full
      stop and the bundle ID (Apple, “Entitlements”). Xcode puts the prefix and the full stop in place of
      `$(AppIdentifierPrefix)`. The bundle IDs are those of `app` in site.yml.
      """)
}
