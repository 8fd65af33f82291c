import ClipsiteAppClips
package import ClipsiteText

/// The rules for the entries of the Associated Domains Entitlement.
struct AssociatedDomainRules {
  let file: EntitlementsFile
  let wanted: Entitlements
  let domains: [DomainServices]
  /// The mode that entries may have.
  let allowedMode: AssociatedDomainMode?

  private var found: [AssociatedDomainEntry] = []
  private var diagnostics: [Diagnostic] = []
  /// Entries with a build setting, which may be those that seem to be missing.
  private var variables: [EntitlementsFile.Entry] = []

  init(
    _ file: EntitlementsFile, wanted: Entitlements, domains: [DomainServices],
    allowedMode: AssociatedDomainMode?
  ) {
    self.file = file
    self.wanted = wanted
    self.domains = domains
    self.allowedMode = allowedMode
  }

  /// Returns diagnostics for wrong and missing entries.
  mutating func check() -> [Diagnostic] {
    for entry in file.texts(.associatedDomains, &diagnostics) {
      guard !entry.hasVariable else {
        diagnostics.append(entry.variableDiagnostic)
        variables.append(entry)
        continue
      }
      do throws(InvalidValue) {
        check(try AssociatedDomainEntry(entry.text), at: entry.range)
      } catch {
        diagnostics.append(error.diagnostic(.invalidAssociatedDomain, at: entry.range))
      }
    }
    for entry in wanted.domains { checkPresence(of: entry) }
    return diagnostics
  }

  private mutating func check(_ entry: AssociatedDomainEntry, at range: SourceRange) {
    let isRepeated = found.contains {
      $0.service == entry.service && $0.domain == entry.domain && $0.isWildcard == entry.isWildcard
    }
    if isRepeated {
      diagnostics.report(
        .repeatedAssociatedDomain, at: range, "the associated domain `\(entry)` is listed twice",
        fix: "delete one of the two")
    }
    checkBacking(of: entry, at: range)
    if let mode = entry.mode, mode != allowedMode {
      diagnostics.report(
        .associatedDomainModeLeft, at: range,
        "`\(entry)` has a mode, which an app in the App Store must not have",
        fix: "delete `?mode=\(mode.rawValue)`, or check with `--mode \(mode.rawValue)` while you develop")
    }
    found.append(entry)
  }

  private mutating func checkBacking(of entry: AssociatedDomainEntry, at range: SourceRange) {
    guard let domain = domains.first(where: { $0.domain == entry.domain }) else {
      diagnostics.report(
        .unbackedAssociatedDomain, at: range, "the site does not have the domain of `\(entry)`",
        fix: "delete the entry, unless another website of yours has the domain", severity: .warning)
      return
    }
    guard !domain.services(for: wanted.target).contains(entry.service), entry.service != .singleSignOn else {
      return
    }
    let fix = backingFix(for: entry.service)
    diagnostics.report(
      .unbackedAssociatedDomain, at: range,
      "the AASA file of \(entry.domain) does not name \(wanted.target.name) for "
        + "`\(entry.service.rawValue)`", fix: fix)
  }

  private func backingFix(for service: AssociatedService) -> String {
    let key: String? =
      switch service {
      case .universalLinks: "universal-links"
      case .webCredentials: "webcredentials"
      case .activityContinuation: "activity-continuation"
      case .appClips, .singleSignOn: nil
      }
    guard let key, wanted.target == .app else { return "delete the entry" }
    return "set `\(key)` in site.yml, or delete the entry"
  }

  private mutating func checkPresence(of entry: AssociatedDomainEntry) {
    guard !found.contains(where: { $0.service == entry.service && $0.covers(entry.domain) }) else { return }
    // An entry with a build setting in it may be the one that is missed.
    let isDoubtful = variables.contains {
      $0.text.hasPrefix("\(entry.service.rawValue):") || $0.text.hasPrefix("$")
    }
    diagnostics.report(
      .missingAssociatedDomain, at: file.range(of: .associatedDomains),
      "\(wanted.target.name) lacks the associated domain `\(entry)`",
      fix: "add `<string>\(entry)</string>` to the associated domains",
      severity: isDoubtful ? .warning : .error)
  }
}

extension DiagnosticCode {
  /// An entry of the Associated Domains Entitlement is not written as Apple's systems read it.
  package static let invalidAssociatedDomain = DiagnosticCode(
    "InvalidAssociatedDomain", .error,
    summary: "An entry of the Associated Domains Entitlement is not valid.",
    explanation: """
      An entry is a service, a colon, and a fully qualified domain name (Apple, “Configuring an associated
      domain”). The services are `appclips`, `applinks`, `webcredentials`, `activitycontinuation`, and
      `authsrv`. The entry has no scheme, port, path, or final slash. Its only query is `?mode=` with
      `developer`, `managed`, or `developer+managed`. Devices silently ignore other entries.

      `*.example.com` means all subdomains, with the AASA file of `example.com`. App Clips do not support it
      and need one entry for each domain.
      """,
    fix: "Write a service, a colon, and the domain.",
    example: .init(
      .associatedDomains,
      wrong: """
        <string>appclips:example.com</string>
        <string>applinks:https://example.com/</string>
        """,
      right: "<string>appclips:example.com</string>"))

  /// An associated domain is listed twice for one service.
  package static let repeatedAssociatedDomain = DiagnosticCode(
    "RepeatedAssociatedDomain", .warning,
    summary: "The entitlement contains a domain twice for one service.",
    explanation: """
      A second entry does nothing. If the two have different values of `?mode=`, nobody knows which of them
      counts.
      """,
    fix: "Remove one of the two.",
    example: .init(
      .associatedDomains,
      wrong: """
        <string>appclips:example.com</string>
        <string>appclips:example.com</string>
        """,
      right: "<string>appclips:example.com</string>"))

  /// An associated domain that no AASA file of the site backs.
  package static let unbackedAssociatedDomain = DiagnosticCode(
    "UnbackedAssociatedDomain", .error,
    summary: "The AASA file of the domain does not list the app for this service.",
    explanation: """
      An entry works only if both agree (Apple, “Supporting associated domains”). `applinks:*.example.com`
      requests the file of `example.com`.

      If the site has the domain, this is an error, because the entry does nothing. If the site does not have
      the domain, this is a warning, because another website may have the file.
      """,
    fix: """
      Set `universal-links`, `webcredentials`, or `activity-continuation` in `site.yml`, or delete the entry.
      """,
    example: .init(
      .associatedDomains,
      wrong: """
        <string>appclips:example.com</string>
        <string>webcredentials:example.com</string>
        """,
      right: "<string>appclips:example.com</string>"))

  /// An associated domain still has the mode of development.
  package static let associatedDomainModeLeft = DiagnosticCode(
    "AssociatedDomainModeLeft", .error,
    summary: "An app in the App Store must not have an entry with `?mode=`.",
    explanation: """
      With `?mode=developer` or `?mode=managed`, a device requests the AASA file from the domain itself.
      Without a mode, it uses Apple's content delivery network (Apple, “Configuring an associated domain”). A
      mode is useful only during development.
      """,
    fix: "Delete `?mode=` before a submission. During development, check with `--mode developer`.",
    example: .init(
      .associatedDomains,
      wrong: "<string>appclips:example.com?mode=developer</string>",
      right: "<string>appclips:example.com</string>"))

  /// A domain of the site is missing in the Associated Domains Entitlement.
  package static let missingAssociatedDomain = DiagnosticCode(
    "MissingAssociatedDomain", .error,
    summary: "The app or App Clip does not name a domain that names it.",
    explanation: """
      URLs of the domain launch the App Clip only if both targets have an `appclips:` entry. They open the app
      only if the app has an `applinks:` entry (Apple, “Associating your App Clip with your website”,
      “Supporting universal links in your app”). Domains of short URLs need separate entries.
      """,
    fix: "Add the entry. `clipsite entitlements` prints all entries that the site needs.",
    example: .init(
      .associatedDomains,
      wrong: "<string>appclips:shop.example.org</string>",
      right: """
        <string>appclips:example.com</string>
        <string>appclips:shop.example.org</string>
        """))
}
