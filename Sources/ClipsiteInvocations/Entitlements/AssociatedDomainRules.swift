import ClipsiteAppClips
package import ClipsiteDiagnostics

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
      do throws(InvalidValue<AssociatedDomainEntry.Rule>) {
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
      diagnostics.append(
        Diagnostic(
          .repeatedAssociatedDomain, at: range, "the associated domain `\(entry)` is listed twice",
          fix: "delete one of the two"))
    }
    checkBacking(of: entry, at: range)
    if let mode = entry.mode, mode != allowedMode {
      diagnostics.append(
        Diagnostic(
          .associatedDomainModeLeft, at: range,
          "`\(entry)` has a mode, which an app in the App Store must not have",
          fix: "delete `?mode=\(mode.rawValue)`, or check with `--mode \(mode.rawValue)` while you develop"))
    }
    found.append(entry)
  }

  private mutating func checkBacking(of entry: AssociatedDomainEntry, at range: SourceRange) {
    guard let domain = domains.first(where: { $0.domain == entry.domain }) else {
      diagnostics.append(
        Diagnostic(
          .unbackedAssociatedDomain, at: range, "the site does not have the domain of `\(entry)`",
          fix: "delete the entry, unless another website of yours has the domain", severity: .warning))
      return
    }
    guard !domain.services(for: wanted.target).contains(entry.service), entry.service != .singleSignOn else {
      return
    }
    diagnostics.append(
      Diagnostic(
        .unbackedAssociatedDomain, at: range,
        "the AASA file of \(entry.domain) does not name \(wanted.target.name) for "
          + "`\(entry.service.rawValue)`",
        fix: backingFix(for: entry.service)))
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
    diagnostics.append(
      Diagnostic(
        .missingAssociatedDomain, at: file.range(of: .associatedDomains),
        "\(wanted.target.name) lacks the associated domain `\(entry)`",
        fix: "add `<string>\(entry)</string>` to the associated domains",
        severity: isDoubtful ? .warning : .error))
  }
}

extension DiagnosticCode {
  /// An entry of the Associated Domains Entitlement is not written as Apple's systems read it.
  package static let invalidAssociatedDomain = DiagnosticCode(
    "InvalidAssociatedDomain", .error,
    explanation: """
      An associated domain is a service, a colon and a fully qualified domain name: `appclips:example.com`.
      The services are `appclips`, `applinks`, `webcredentials`, `activitycontinuation` and `authsrv`. There
      is no scheme, port, path or slash at the end, and no query but `?mode=`, which is `developer`, `managed`
      or `developer+managed`. Devices leave out what they cannot read without a word (Apple, “Configuring an
      associated domain”).

      `*.example.com` stands for all subdomains, with the AASA file of `example.com`. App Clips do not take
      it: they need one entry for each domain.
      """)

  /// An associated domain is listed twice for one service.
  package static let repeatedAssociatedDomain = DiagnosticCode(
    "RepeatedAssociatedDomain", .warning,
    explanation: """
      Each domain stands once for each service in the Associated Domains Entitlement. A second entry does
      nothing, unless it has another `?mode=`, and then nobody knows which of the two counts.
      """)

  /// An associated domain that no AASA file of the site backs.
  package static let unbackedAssociatedDomain = DiagnosticCode(
    "UnbackedAssociatedDomain", .error,
    explanation: """
      An entry of the Associated Domains Entitlement works when the AASA file of its domain names the app for
      the same service (Apple, “Supporting associated domains”). `applinks:*.example.com` asks for the file of
      `example.com`.

      - When the site has the domain, and its file does not name the app for the service, this is an error:
        the entry does nothing. Links into the app need `universal-links` in site.yml, passwords
        `webcredentials`, Handoff `activity-continuation`.
      - When the site does not have the domain, this is a warning: another website may stand behind it. Ask
        that website for its file, or delete the entry.
      """)

  /// An associated domain still has the mode of development.
  package static let associatedDomainModeLeft = DiagnosticCode(
    "AssociatedDomainModeLeft", .error,
    explanation: """
      With `?mode=developer` or `?mode=managed` a device takes the AASA file from the domain itself and not
      from Apple's content delivery network. That is of use while an app is developed. An app that is
      submitted to the App Store has to have entries without a mode (Apple, “Configuring an associated
      domain”).

      - Before a submission, delete `?mode=` and what follows it.
      - While you develop, check with `--mode developer`, which allows it.
      """)

  /// A domain of the site is missing in the Associated Domains Entitlement.
  package static let missingAssociatedDomain = DiagnosticCode(
    "MissingAssociatedDomain", .error,
    explanation: """
      The AASA file of a domain names the app or App Clip, and the app or App Clip has to name the domain.
      Without an `appclips:` entry in both of them, URLs of the domain launch no App Clip; without an
      `applinks:` entry in the app, they do not open the app (Apple, “Associating your App Clip with your
      website”, “Supporting universal links in your app”). Domains of short URLs need entries of their own.

      `clipsite entitlements` prints all that the site needs.
      """)
}
