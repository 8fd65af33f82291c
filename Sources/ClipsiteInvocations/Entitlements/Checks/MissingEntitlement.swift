package import ClipsiteDiagnostics

/// An entitlement that ties app and App Clip together is missing.
enum MissingEntitlement {
  static func check(_ file: EntitlementsFile, _ wanted: Entitlements) -> [Diagnostic] {
    var diagnostics: [Diagnostic] = []
    if !file.has(wanted.partnerKey) {
      let element = "<array><string>\(wanted.partnerIdentifier)</string></array>"
      diagnostics.append(
        diagnostic(
          wanted, wanted.partnerKey, element, in: file, severity: wanted.target == .clip ? .error : .warning))
    }
    if wanted.target == .clip, !file.isTrue(.onDemandInstall) {
      let severity: Severity = file.has(.onDemandInstall) ? .error : .warning
      diagnostics.append(diagnostic(wanted, .onDemandInstall, "<true/>", in: file, severity: severity))
    }
    return diagnostics
  }

  private static func diagnostic(
    _ wanted: Entitlements, _ key: EntitlementKey, _ element: String, in file: EntitlementsFile,
    severity: Severity
  ) -> Diagnostic {
    let lacks = file.has(key) ? "does not turn on" : "lacks"
    return Diagnostic(
      .missingEntitlement, at: file.place(of: key),
      "\(wanted.target.name) \(lacks) the entitlement `\(key.rawValue)`",
      fix: "write `<key>\(key.rawValue)</key>\(element)`", severity: severity)
  }
}

extension DiagnosticCode {
  /// An entitlement that ties app and App Clip together is missing.
  package static let missingEntitlement = DiagnosticCode(
    "MissingEntitlement", .error,
    explanation: """
      An App Clip names the app that it belongs to with `com.apple.developer.parent-application-identifiers` (Apple, “Parent
      Application Identifiers Entitlement”); without it, the App Clip cannot be submitted.

      It also has `com.apple.developer.on-demand-install-capable`, and the app names its App Clip with
      `com.apple.developer.associated-appclip-app-identifiers`. Xcode adds these two by itself in most projects, so that it
      is a warning when they are not in the file. One that is there and is not `true` is an error, because Xcode leaves it as
      it is.
      """)
}
