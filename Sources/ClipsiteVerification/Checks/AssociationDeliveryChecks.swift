package import ClipsiteDiagnostics
import ClipsiteHTTPClient

/// V03: the AASA file is answered with status 200, without a redirect.
enum V03AssociationStatus {
  static func check(_ observation: DomainObservation) -> [Diagnostic] {
    let url = observation.associationURL
    switch observation.association {
    case .failure(let failure) where failure.kind == .connection || isUnexplained(failure, observation):
      return [
        Diagnostic(
          .v03AssociationStatus, at: observation.associationFile, "\(url) cannot be read: \(failure.reason)",
          fix: "look at whether the server is up and reachable from elsewhere")
      ]
    case .success(let answer) where answer.isRedirect:
      return [
        Diagnostic(
          .v03AssociationStatus, at: observation.associationFile,
          "\(url) \(answer.statusInWords), but Apple's systems do not follow",
          fix: "serve the file with status 200 at this very address")
      ]
    case .success(let answer) where answer.status != 200:
      return [
        Diagnostic(
          .v03AssociationStatus, at: observation.associationFile,
          "\(url) \(answer.statusInWords), but it must answer 200",
          fix: fix(answer.status))
      ]
    case .success(let answer): return unsteady(answer, observation)
    default: return []
    }
  }

  /// Apple's systems may not ask a second time for a day, so a file that came at a later try is not fine.
  private static func unsteady(_ answer: HTTPAnswer, _ observation: DomainObservation) -> [Diagnostic] {
    guard !answer.delivery.earlierTries.isEmpty else { return [] }
    let url = observation.associationURL
    return [
      Diagnostic(
        .v03AssociationStatus, at: observation.associationFile,
        "\(url) answers 200 only at try \(answer.delivery.earlierTries.count + 1). Before, it "
          + answer.delivery.earlierTries.joined(separator: ", then "),
        fix: "look at the server's limits and log, because Apple's systems may not ask again for a day",
        severity: .warning)
    ]
  }

  /// A name without address that V01 has not reported.
  private static func isUnexplained(_ failure: HTTPFailure, _ observation: DomainObservation) -> Bool {
    if case .failure = observation.lookup { return false }
    return failure.kind == .name
  }

  private static func fix(_ status: Int) -> String {
    switch status {
    case 401, 403: "let everybody read the file, AASA-Bot among them, without a password or a challenge"
    case 511: "sign in to this network, then run this again"
    case 404, 410:
      "publish the folder .well-known, because many tools leave out folders whose names begin with a dot"
    default: "serve the file with status 200"
    }
  }
}

/// V04: everybody gets the same AASA file.
enum V04AssociationForEveryone {
  static func check(_ observation: DomainObservation) -> [Diagnostic] {
    let url = observation.associationURL
    let askers = Visitor.ofAssociations.map { ($0.name, Question.association($0), fixForVisitors) }
    let paths = NetworkAddress.Family.allCases.map { family in
      ("\(Visitor.appleBot.name) over \(family.rawValue)", Question.associationOver(family), fixForPaths)
    }
    var findings = askers.compactMap { name, question, _ in
      observation.answer(to: question).flatMap { challenge($0, to: name, at: url) }
    }
    guard let reference = observation.association else { return findings }
    for (name, question, fix) in askers.dropFirst() + paths {
      guard let outcome = observation.outcomes[question],
        let difference = difference(of: outcome, for: name, from: reference)
      else { continue }
      findings.report(
        .v04AssociationForEveryone, at: SourceRange(url), "\(url) \(difference)", fix: fix)
    }
    return findings
  }

  private static let fixForVisitors =
    "let the host give this file to everybody, and exempt it from protection against bots"
  /// A host with addresses of both kinds can have two servers, and a computer can lack IPv6.
  private static let fixForPaths =
    "let the servers behind the A and AAAA records answer alike, and look at whether this computer has IPv6"

  private static func challenge(_ answer: HTTPAnswer, to name: String, at url: String) -> Diagnostic? {
    let challenge = answer.challenge
    guard challenge != nil || (answer.status == 200 && answer.isHTML) else { return nil }
    let what = challenge.map { "a challenge (\($0))" } ?? "a web page"
    return Diagnostic(
      .v04AssociationForEveryone, at: SourceRange(url),
      "\(url) answers \(name) with \(what) in place of the file",
      fix: "exempt this file from protection against bots")
  }

  private static func difference(
    of outcome: DomainObservation.Outcome, for name: String, from reference: DomainObservation.Outcome
  ) -> String? {
    let other = Visitor.appleBot.name
    switch (outcome, reference) {
    case (.success(let answer), .success(let expected)):
      if answer.status != expected.status {
        return "answers \(answer.status) to \(name) and \(expected.status) to \(other)"
      }
      return answer.body == expected.body ? nil : "gives \(name) other bytes than \(other)"
    case (.failure(let failure), .success): return "does not answer \(name): \(failure.reason)"
    case (.success(let answer), .failure):
      return "answers \(answer.status) to \(name) and nothing to \(other)"
    case (.failure, .failure): return nil
    }
  }
}

/// V05: the AASA file has the type of JSON.
enum V05AssociationType {
  static func check(_ observation: DomainObservation) -> [Diagnostic] {
    guard let answer = observation.servedAssociation else { return [] }
    let type = answer.mediaType
    if type == "application/json" { return [] }
    let cannotSet = answer["server"]?.lowercased() == "github.com"
    let severity: Severity = type == "text/html" ? .error : cannotSet ? .note : .warning
    return [
      Diagnostic(
        .v05AssociationType, at: observation.associationFile,
        "\(observation.associationURL) has \(type.map { "the type `\($0)`" } ?? "no type"), but it should be "
          + "`application/json`",
        fix: cannotSet ? nil : "set the header Content-Type of this file to application/json",
        severity: severity)
    ]
  }
}

/// V08: the AASA file comes in time.
enum V08AssociationTime {
  static func check(_ observation: DomainObservation, _ rules: VerificationRules) -> [Diagnostic] {
    let url = observation.associationURL
    let fix = "serve the file from a cache or a content delivery network"
    switch observation.association {
    case .failure(let failure) where failure.kind == .time:
      return [
        Diagnostic(
          .v08AssociationTime, at: observation.associationFile,
          "\(url) did not come in time (SWCERR00301): \(failure.reason)",
          fix: fix)
      ]
    case .success(let answer) where answer.delivery.total > rules.longestAnswer:
      return [
        Diagnostic(
          .v08AssociationTime, at: observation.associationFile,
          "\(url) took \(tenths(answer.delivery.total)), but Apple's systems give up after "
            + "\(tenths(rules.longestAnswer)) (SWCERR00301)",
          fix: fix)
      ]
    case .success(let answer) where answer.delivery.firstByte > rules.lateFirstByte:
      return [
        Diagnostic(
          .v08AssociationTime, at: observation.associationFile,
          "the first byte of \(url) took \(tenths(answer.delivery.firstByte))",
          fix: fix, severity: .warning)
      ]
    default: return []
    }
  }

  /// “2.3 s”.
  private static func tenths(_ duration: Duration) -> String {
    let tenths = Int(duration / .milliseconds(100))
    return "\(tenths / 10).\(tenths % 10) s"
  }
}

/// V11: nothing keeps an old AASA file for long, and nobody is recognized.
enum V11AssociationCaching {
  static func check(_ observation: DomainObservation, _ rules: VerificationRules) -> [Diagnostic] {
    guard let answer = observation.servedAssociation else { return [] }
    let url = observation.associationURL
    var findings: [Diagnostic] = []
    if let age = cachingTime(answer["cache-control"] ?? ""), age > rules.longestCaching {
      findings.report(
        .v11AssociationCaching, at: observation.associationFile,
        "\(url) may be kept for \(age) seconds, but more than \(rules.longestCaching) is too long",
        fix: "set the header Cache-Control of this file to public, max-age=300")
    }
    for (name, title) in [("set-cookie", "Set-Cookie"), ("www-authenticate", "WWW-Authenticate")]
    where answer[name] != nil {
      findings.report(
        .v11AssociationCaching, at: observation.associationFile, "\(url) comes with the header \(title)",
        fix: "leave the header out for this file")
    }
    return findings
  }

  /// The longest time in a `Cache-Control`, in seconds: that of `s-maxage` counts for caches on the way (RFC
  /// 9111, section 5.2.2).
  private static func cachingTime(_ value: String) -> Int? {
    let directives = value.lowercased().split { $0 == "," || $0 == " " }
    return ["max-age=", "s-maxage="].compactMap { name in
      directives.last { $0.hasPrefix(name) }.flatMap {
        seconds($0.dropFirst(name.count).filter { $0 != "\"" })
      }
    }.max()
  }

  /// A number that is too large counts as the largest (RFC 9111, section 1.2.2).
  private static func seconds(_ text: String) -> Int? {
    Int(text) ?? (!text.isEmpty && text.utf8.allSatisfy { (0x30...0x39).contains($0) } ? Int(Int32.max) : nil)
  }
}

extension DiagnosticCode {
  package static let v03AssociationStatus = DiagnosticCode(
    "V03AssociationStatus", .error,
    summary: "The AASA file must answer with status 200 at its own URL.",
    explanation: """
      Apple's systems request `https://<domain>/.well-known/apple-app-site-association` and do not follow
      redirects (Apple, “Supporting associated domains”; TN3155). They report another status as SWCERR00101.
      """,
    fix: "Configure the server to send the file without a redirect.",
    example: .init(
      .answer,
      wrong: """
        GET https://example.com/.well-known/apple-app-site-association

        HTTP/2 301
        Location: https://www.example.com/.well-known/apple-app-site-association
        """,
      right: """
        GET https://example.com/.well-known/apple-app-site-association

        HTTP/2 200
        Content-Type: application/json

        {"appclips":{"apps":["ABCDE12345.com.example.Donuts.Clip"]}}
        """))

  package static let v04AssociationForEveryone = DiagnosticCode(
    "V04AssociationForEveryone", .error,
    summary: "Some visitors do not get the AASA file.",
    explanation: """
      Apple's content delivery network reads it as `AASA-Bot`, and devices read it as `CFNetwork`. Protection
      against bots often answers them with 403 or a challenge, while a browser gets the file (TN3155).
      clipsite requests it as both, as Safari, as itself, and over IPv4 and IPv6. Status and bytes must be the
      same.
      """,
    fix: "Exclude `/.well-known/` from the protection.",
    example: .init(
      .answer,
      wrong: """
        GET https://example.com/.well-known/apple-app-site-association
        User-Agent: swcd (unknown version) CFNetwork/1568.200.51 Darwin/24.1.0

        HTTP/2 403
        Content-Type: text/plain
        """,
      right: """
        GET https://example.com/.well-known/apple-app-site-association
        User-Agent: swcd (unknown version) CFNetwork/1568.200.51 Darwin/24.1.0

        HTTP/2 200
        Content-Type: application/json

        {"appclips":{"apps":["ABCDE12345.com.example.Donuts.Clip"]}}
        """))

  package static let v05AssociationType = DiagnosticCode(
    "V05AssociationType", .warning,
    summary: "The AASA file has the wrong type.",
    explanation: """
      The type is `application/json` (Apple, “Supporting associated domains”). Apple's systems also read files
      without a type or with a general one, so this is a warning. It is a note if the provider cannot set the
      type. `text/html` is an error, because the file is a web page or is treated as one.
      """,
    fix: "Configure the type for the path.",
    example: .init(
      .answer,
      wrong: """
        GET https://example.com/.well-known/apple-app-site-association

        HTTP/2 200
        Content-Type: application/octet-stream

        {"appclips":{"apps":["ABCDE12345.com.example.Donuts.Clip"]}}
        """,
      right: """
        GET https://example.com/.well-known/apple-app-site-association

        HTTP/2 200
        Content-Type: application/json

        {"appclips":{"apps":["ABCDE12345.com.example.Donuts.Clip"]}}
        """))

  package static let v08AssociationTime = DiagnosticCode(
    "V08AssociationTime", .error,
    summary: "The AASA file answers too slowly.",
    explanation: """
      Apple's systems stop after about five seconds (SWCERR00301). A first byte after more than two seconds is
      a warning, because other continents wait longer. clipsite measures both from its computer, with the
      lookup of the name and the handshake.
      """,
    fix: "Put the domain behind a content delivery network.",
    example: .init(
      .answer,
      wrong: """
        GET https://example.com/.well-known/apple-app-site-association

        curl: (28) Operation timed out after 20001 milliseconds with 0 bytes received
        """,
      right: """
        GET https://example.com/.well-known/apple-app-site-association

        HTTP/2 200
        Content-Type: application/json

        {"appclips":{"apps":["ABCDE12345.com.example.Donuts.Clip"]}}
        """))

  package static let v11AssociationCaching = DiagnosticCode(
    "V11AssociationCaching", .warning,
    summary: "The AASA file is cached for too long, or only for some visitors.",
    explanation: """
      Caches should keep it for at most an hour. Apple's copy is already a day old, and nothing clears it.
      Cookies and passwords are for people, and they make caches answer each visitor differently.
      """,
    fix: "Send `Cache-Control: max-age=300`, and no cookies.",
    example: .init(
      .answer,
      wrong: """
        GET https://example.com/.well-known/apple-app-site-association

        HTTP/2 200
        Content-Type: application/json
        Cache-Control: max-age=86400

        {"appclips":{"apps":["ABCDE12345.com.example.Donuts.Clip"]}}
        """,
      right: """
        GET https://example.com/.well-known/apple-app-site-association

        HTTP/2 200
        Content-Type: application/json
        Cache-Control: max-age=300

        {"appclips":{"apps":["ABCDE12345.com.example.Donuts.Clip"]}}
        """))
}
