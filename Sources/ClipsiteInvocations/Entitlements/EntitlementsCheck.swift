package import ClipsiteAppClips
package import ClipsiteText

/// Compares an `.entitlements` file with the domains of a site.
package enum EntitlementsCheck {
  /// Returns the diagnostics for a file, unsorted.
  ///
  /// - Parameters:
  ///   - domains: The domains of the site, those of short URLs too.
  ///   - target: Whose file it is, or `nil` if the file itself tells.
  ///   - mode: The mode that entries may have, because the app is not to be submitted yet.
  package static func diagnostics(
    for source: SourceFile, app: AppID, clip: AppID, domains: [DomainServices],
    target: EntitlementTarget? = nil, mode: AssociatedDomainMode? = nil
  ) -> [Diagnostic] {
    var diagnostics: [Diagnostic] = []
    guard let file = EntitlementsFile(source, &diagnostics) else { return diagnostics }
    let wanted = Entitlements(for: target ?? Self.target(of: file), app: app, clip: clip, domains: domains)
    var rules = AssociatedDomainRules(file, wanted: wanted, domains: domains, allowedMode: mode)
    return diagnostics + rules.check() + wrongPartners(in: file, wanted: wanted)
      + missingKeys(in: file, wanted: wanted)
  }

  /// Only an App Clip says that it is one.
  private static func target(of file: EntitlementsFile) -> EntitlementTarget {
    file.has(.parentApps) || file.has(.onDemandInstall) ? .clip : .app
  }

  /// The build settings that stand for the App ID prefix and a period.
  private static let prefixes = ["AppIdentifierPrefix", "TeamIdentifierPrefix"].flatMap {
    ["$(\($0))", "${\($0)}"]
  }

  private static func wrongPartners(in file: EntitlementsFile, wanted: Entitlements) -> [Diagnostic] {
    var diagnostics: [Diagnostic] = []
    let right = prefixes.map { "\($0)\(wanted.partner.bundleID)" } + [wanted.partner.description]
    for entry in file.texts(wanted.partnerKey, &diagnostics) where !right.contains(entry.text) {
      let rest = prefixes.first { entry.text.hasPrefix($0) }.map { entry.text.dropFirst($0.count) }
      if rest?.contains("$") ?? entry.hasVariable {
        diagnostics.append(entry.variableDiagnostic)
        continue
      }
      diagnostics.report(
        .wrongEntitlementIdentifier, at: entry.range,
        "`\(entry.text)` is not `\(wanted.partner)`, which site.yml names",
        fix: "write `\(wanted.partnerIdentifier)`")
    }
    return diagnostics
  }

  private static func missingKeys(in file: EntitlementsFile, wanted: Entitlements) -> [Diagnostic] {
    func missing(_ key: EntitlementKey, element: String, severity: Severity) -> Diagnostic {
      let lacks = file.has(key) ? "does not turn on" : "lacks"
      return Diagnostic(
        .missingEntitlement, at: file.range(of: key),
        "\(wanted.target.name) \(lacks) the entitlement `\(key.rawValue)`",
        fix: "write `<key>\(key.rawValue)</key>\(element)`", severity: severity)
    }
    var diagnostics: [Diagnostic] = []
    if !file.has(wanted.partnerKey) {
      let element = "<array><string>\(wanted.partnerIdentifier)</string></array>"
      diagnostics.append(
        missing(wanted.partnerKey, element: element, severity: wanted.target == .clip ? .error : .warning))
    }
    if wanted.target == .clip, !file.isTrue(.onDemandInstall) {
      let severity: Severity = file.has(.onDemandInstall) ? .error : .warning
      diagnostics.append(missing(.onDemandInstall, element: "<true/>", severity: severity))
    }
    return diagnostics
  }
}

extension DiagnosticCode {
  /// App and App Clip name another program than each other.
  package static let wrongEntitlementIdentifier = DiagnosticCode(
    "WrongEntitlementIdentifier", .error,
    summary: "An entitlement contains the wrong identifier.",
    explanation: """
      `com.apple.developer.parent-application-identifiers` of an App Clip is the identifier of its app.
      `com.apple.developer.associated-appclip-app-identifiers` of an app is the identifier of its App Clip
      (Apple, “Entitlements”). An identifier is the App ID prefix, a period, and the bundle ID. Xcode replaces
      `$(AppIdentifierPrefix)` with the prefix and the period.
      """,
    fix: "Write the bundle IDs of `app` in `site.yml`.",
    example: .init(
      .entitlements,
      wrong: "Bagels", right: "Donuts",
      in: { name in
        """
        <key>com.apple.developer.parent-application-identifiers</key>
        <array><string>$(AppIdentifierPrefix)com.example.\(name)</string></array>
        """
      }))

  /// An entitlement that ties app and App Clip together is missing.
  package static let missingEntitlement = DiagnosticCode(
    "MissingEntitlement", .error,
    summary: "An entitlement of the app or App Clip is missing.",
    explanation: """
      An App Clip names its app with `com.apple.developer.parent-application-identifiers`. Without it, you
      cannot submit the App Clip (Apple, “Parent Application Identifiers Entitlement”).

      An App Clip also has `com.apple.developer.on-demand-install-capable`. The app names its App Clip with
      `com.apple.developer.associated-appclip-app-identifiers`. Xcode adds these two in most projects, so a
      missing one is a warning. A value other than `true` is an error, because Xcode keeps it.
      """,
    fix: "Add the entitlement. `clipsite entitlements` prints what the site needs.",
    example: .init(
      .entitlements,
      wrong: """
        <key>com.apple.developer.associated-domains</key>
        <array><string>appclips:example.com</string></array>
        """,
      right: clipEntitlements(parent: "<array>\(parentIdentifier)</array>")))

  /// The entitlements of an App Clip.
  ///
  /// - Parameter parent: The value that names its app.
  static func clipEntitlements(parent: String) -> String {
    """
    <key>com.apple.developer.associated-domains</key>
    <array><string>appclips:example.com</string></array>
    <key>com.apple.developer.on-demand-install-capable</key>
    <true/>
    <key>com.apple.developer.parent-application-identifiers</key>
    \(parent)
    """
  }

  static let parentIdentifier = "<string>$(AppIdentifierPrefix)com.example.Donuts</string>"
}
