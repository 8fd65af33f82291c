package import ClipsiteAppClips
package import ClipsiteDiagnostics

/// A check of the live site: its code, and the function that decides.
package struct LiveCheck: Sendable {
  /// The code of what it finds.
  package let code: DiagnosticCode
  let find: @Sendable (DomainObservation, VerificationRules) -> [Diagnostic]

  private init(
    _ code: DiagnosticCode,
    _ find: @escaping @Sendable (DomainObservation, VerificationRules) -> [Diagnostic]
  ) {
    self.code = code
    self.find = find
  }

  /// Every check, in the order of the report. A problem is reported by one check; the others say nothing of
  /// what follows from it.
  package static let all = [
    LiveCheck(.v01DomainAddresses) { observation, _ in V01DomainAddresses.check(observation) },
    LiveCheck(.v02SecureConnection, V02SecureConnection.check),
    LiveCheck(.v03AssociationStatus) { observation, _ in V03AssociationStatus.check(observation) },
    LiveCheck(.v04AssociationForEveryone) { observation, _ in V04AssociationForEveryone.check(observation) },
    LiveCheck(.v05AssociationType) { observation, _ in V05AssociationType.check(observation) },
    LiveCheck(.v06AssociationContent, V06AssociationContent.check),
    LiveCheck(.v07AssociationDrift) { observation, _ in V07AssociationDrift.check(observation) },
    LiveCheck(.v08AssociationTime, V08AssociationTime.check),
    LiveCheck(.v09RobotsRules) { observation, _ in
      V09RobotsRules.check(observation) + observation.pageDiagnostics(.v09RobotsRules)
    },
    LiveCheck(.v10AssociationElsewhere) { observation, _ in V10AssociationElsewhere.check(observation) },
    LiveCheck(.v11AssociationCaching, V11AssociationCaching.check),
    LiveCheck(.v12AppleCopy) { observation, _ in V12AppleCopy.check(observation) },
    ofPages(.v13LivePages),
    LiveCheck(.v14TransportExtras) { observation, _ in V14TransportExtras.check(observation) },
    LiveCheck(.v15UnknownPaths) { observation, _ in V15UnknownPaths.check(observation) },
    LiveCheck(.v16AnswerHeaders) { observation, _ in
      V16AnswerHeaders.check(observation) + observation.pageDiagnostics(.v16AnswerHeaders)
    },
    ofPages(.v17PagePolicy),
    ofPages(.v18PageAgreement),
    LiveCheck(.v19AssetLinks) { observation, _ in V19AssetLinks.check(observation) },
    LiveCheck(.v20Sitemap, V20Sitemap.check),
    ofPages(.v21Launch),
    LiveCheck(.v22SearchIndex) { observation, _ in V22SearchIndex.check(observation) },
  ]

  /// A check of pages, which runs as soon as a page is there: nobody keeps thousands of answers.
  private static func ofPages(_ code: DiagnosticCode) -> LiveCheck {
    LiveCheck(code) { observation, _ in observation.pageDiagnostics(code) }
  }

  /// Returns what all checks find, check by check.
  static func diagnostics(_ observation: DomainObservation, _ rules: VerificationRules) -> [Diagnostic] {
    all.flatMap { $0.find(observation, rules) }
  }
}

/// The limits that checks compare with.
package struct VerificationRules: Sendable {
  /// The time now, in seconds since 1970 (UTC).
  package var now: Int
  /// The time after which the first byte of an AASA file is late.
  var lateFirstByte = Duration.seconds(2)
  /// The time after which Apple's systems give up waiting for an AASA file.
  var longestAnswer = Duration.seconds(5)
  /// The number of days before its end from which a certificate is reported.
  var certificateDays = 21
  /// The number of seconds for which caches may keep an AASA file.
  var longestCaching = 3600
  /// The App Clip that the AASA files of URLs must name; nil for any.
  package var expectedClip: AppID?

  /// Creates the usual limits.
  ///
  /// - Parameter now: The time, in seconds since 1970 (UTC).
  package init(now: Int) { self.now = now }
}

/// The meaning of a finding about the live site for its owner.
///
/// A severity alone does not suffice: if only Apple's copy is behind, the site is right, nothing is left to
/// do but wait, and `verify` ends with a status of its own.
package enum LiveLevel: String, Sendable, CaseIterable, Comparable {
  /// App Clips do not work, or will stop working.
  case error
  /// Something that people or Apple's systems suffer from.
  case warning
  /// The site is right, and Apple's systems still have what it was before.
  case pending
  /// Good to know.
  case information

  /// The level of a diagnostic about the live site. Notes of the check of Apple's copy are pending.
  package init(_ diagnostic: Diagnostic) {
    switch diagnostic.severity {
    case .error: self = .error
    case .warning: self = .warning
    case .note: self = diagnostic.code == .v12AppleCopy ? .pending : .information
    }
  }

  /// The graver one is the smaller one.
  package static func < (lhs: LiveLevel, rhs: LiveLevel) -> Bool { lhs.rank < rhs.rank }

  private var rank: Int { Self.allCases.firstIndex(of: self) ?? 0 }
}

extension Diagnostic {
  /// The level of a diagnostic about the live site.
  package var level: LiveLevel { LiveLevel(self) }
}

/// The result of verifying a domain.
package struct DomainReport: Sendable {
  package let domain: String
  /// The findings, check by check. The path of a diagnostic is the URL that it is about.
  package let findings: [Diagnostic]
  /// The number of pages that were looked at.
  package let pages: Int

  /// Creates a report. Half of what messages quote comes from the network, so control characters are spelled
  /// out.
  package init(domain: String, findings: [Diagnostic], pages: Int) {
    self.domain = domain
    self.pages = pages
    self.findings = findings.map {
      Diagnostic(
        $0.code, at: $0.range, VisibleText.escaped($0.message), fix: $0.fix.map(VisibleText.escaped),
        severity: $0.severity)
    }
  }

  /// The gravest level of the findings, or `nil` without findings.
  package var worst: LiveLevel? { findings.map(\.level).min() }
}
