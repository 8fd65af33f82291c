package import ClipsiteAppClips
import ClipsiteNetwork
package import ClipsiteText

/// A check of the live site: its code, the questions whose answers it needs, and the function that judges
/// them.
package struct LiveCheck: Sendable {
  /// Returns what is wrong with a domain.
  typealias Judge = @Sendable (DomainObservation, VerificationRules) -> [Finding]
  /// Returns what is wrong with a page that answered with its content.
  typealias PageJudge = @Sendable (LivePage, LivePage.Document) -> [Finding]

  /// The code of what it finds.
  package let code: DiagnosticCode
  /// Returns the questions to a domain.
  let questions: @Sendable (DomainObservation) -> [Question]
  private let judge: Judge
  private let pageJudge: @Sendable (LivePage) -> [Finding]

  /// A check of a domain, and perhaps of each of its pages.
  init(
    _ code: DiagnosticCode,
    asks questions: @escaping @Sendable (DomainObservation) -> [Question] = { _ in
      [.association(.appleBot)]
    },
    pages pageJudge: PageJudge? = nil, _ judge: @escaping Judge
  ) {
    self.code = code
    self.questions = questions
    self.judge = judge
    self.pageJudge = { page in page.document.flatMap { pageJudge?(page, $0) } ?? [] }
  }

  /// A check of pages. It runs as soon as a page is there, because nobody keeps thousands of answers.
  init(_ code: DiagnosticCode, pages judge: @escaping PageJudge) {
    self.init(code, asks: { _ in [] }, pages: judge) { _, _ in [] }
  }

  /// A check of all answers to requests for pages.
  init(_ code: DiagnosticCode, answers judge: @escaping @Sendable (LivePage) -> [Finding]) {
    self.code = code
    questions = { _ in [] }
    self.judge = { _, _ in [] }
    pageJudge = judge
  }

  /// Every check, in the order of the report. A problem is reported by one check; the others say nothing of
  /// what follows from it.
  package static let all = [
    domainAddresses, secureConnection, associationStatus, associationForEveryone, associationType,
    associationContent, associationDrift, associationTime, robotsRules, associationElsewhere,
    associationCaching, appleCopy, livePages, transportExtras, unknownPaths, answerHeaders, pagePolicy,
    pageAgreement, assetLinks, sitemap, launch, searchIndex,
  ]

  /// Returns the code of the check with a number that users see, as in `V13`, or `nil`.
  package static func code(numbered number: String) -> DiagnosticCode? {
    all.first { $0.code.name.prefix(3) == number.uppercased() }?.code
  }

  /// Returns what the check finds on a domain and its pages.
  func diagnostics(_ observation: DomainObservation, _ rules: VerificationRules) -> [Diagnostic] {
    diagnostics(judge(observation, rules)) + observation.pageDiagnostics.filter { $0.code == code }
  }

  /// Returns what the check finds on a page.
  func diagnostics(_ page: LivePage) -> [Diagnostic] { diagnostics(pageJudge(page)) }

  /// Returns findings with the check's code.
  func diagnostics(_ findings: [Finding]) -> [Diagnostic] {
    findings.map { Diagnostic(code, at: $0.range, $0.message, fix: $0.fix, severity: $0.severity) }
  }

  /// Returns what all checks find, check by check.
  static func diagnostics(_ observation: DomainObservation, _ rules: VerificationRules) -> [Diagnostic] {
    all.flatMap { $0.diagnostics(observation, rules) }
  }
}

/// A mistake on the live site. Its check adds the code.
struct Finding: Sendable {
  /// The URL that it is about.
  let range: SourceRange
  let message: String
  let fix: String?
  /// The severity, or `nil` for that of the check's code.
  let severity: Severity?

  init(_ range: SourceRange, _ message: String, fix: String? = nil, _ severity: Severity? = nil) {
    self.range = range
    self.message = message
    self.fix = fix
    self.severity = severity
  }

  init(_ url: String, _ message: String, fix: String? = nil, _ severity: Severity? = nil) {
    self.init(SourceRange(url), message, fix: fix, severity)
  }

  /// A file of the output folder that the domain does not have, or does not give.
  static func missing(_ answer: HTTPAnswer, _ url: String, fix: String) -> Finding {
    let isPage = answer.status == 200 && answer.challenge == nil
    let what = isPage ? "answers with a web page" : answer.statusInWords
    let remedy = answer.status == 429 ? Self.patience : answer.challenge == nil ? fix : exemption
    return Finding(url, "\(url) \(what), but Output has the file", fix: remedy)
  }

  /// The remedy for an answer that a limit of requests keeps back.
  static let patience = "raise the server's limit of requests, or run this again with '--sample 20'"

  /// The remedy for a file that protection against bots keeps back.
  static let exemption = "exempt this file from protection against bots"
}

extension [Finding] {
  /// Returns one finding as a list.
  static func one(
    _ url: String, _ message: String, fix: String? = nil, _ severity: Severity? = nil
  ) -> [Finding] {
    [Finding(url, message, fix: fix, severity)]
  }

  /// Adds a finding.
  mutating func report(
    _ url: String, _ message: String, fix: String? = nil, _ severity: Severity? = nil
  ) {
    append(Finding(url, message, fix: fix, severity))
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

  /// The graver one is the smaller one.
  package static func < (lhs: LiveLevel, rhs: LiveLevel) -> Bool { lhs.rank < rhs.rank }

  private var rank: Int { Self.allCases.firstIndex(of: self) ?? 0 }
}

extension Diagnostic {
  /// The level of a diagnostic about the live site. Notes of the check of Apple's copy are pending.
  package var level: LiveLevel {
    switch severity {
    case .error: .error
    case .warning: .warning
    case .note: code == .v12AppleCopy ? .pending : .information
    }
  }
}

/// The result of verifying a domain.
package struct DomainReport: Sendable {
  package let domain: String
  /// The findings, check by check. The path of a diagnostic is the URL that it is about.
  package let findings: [Diagnostic]
  /// The number of pages that were looked at.
  package let pages: Int
  /// Indicates whether Apple's copy of the AASA file was asked for.
  package let hasCopy: Bool

  /// Creates a report. Half of what messages quote comes from the network, so control characters are spelled
  /// out.
  package init(domain: String, findings: [Diagnostic], pages: Int, hasCopy: Bool = false) {
    self.domain = domain
    self.pages = pages
    self.hasCopy = hasCopy
    self.findings = findings.map {
      Diagnostic(
        $0.code, at: $0.range, VisibleText.escaped($0.message), fix: $0.fix.map(VisibleText.escaped),
        severity: $0.severity)
    }
  }

  /// The gravest level of the findings, or `nil` without findings.
  package var worst: LiveLevel? { findings.map(\.level).min() }
}
