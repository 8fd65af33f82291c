package import ClipsiteDiagnostics
import ClipsiteHTTPClient

/// V11: nothing keeps an old AASA file for long, and nobody is recognized.
enum V11AssociationCaching {
  static func check(_ observation: DomainObservation, _ rules: VerificationRules) -> [Finding] {
    guard let answer = observation.servedAssociation else { return [] }
    let url = observation.associationURL
    var findings: [Finding] = []
    if let age = cachingTime(answer["cache-control"] ?? ""), age > rules.longestCaching {
      findings.append(
        Finding(
          .v11AssociationCaching, .warning,
          "\(url) may be kept for \(age) seconds; more than \(rules.longestCaching) is too long",
          fix: "set the header Cache-Control of this file to public, max-age=300"))
    }
    for (name, title) in [("set-cookie", "Set-Cookie"), ("www-authenticate", "WWW-Authenticate")]
    where answer[name] != nil {
      findings.append(
        Finding(
          .v11AssociationCaching, .warning, "\(url) comes with the header \(title)",
          fix: "leave the header out for this file"))
    }
    return findings
  }

  /// The longest time in a `Cache-Control`, in seconds: that of `s-maxage` counts for caches on the way (RFC
  /// 9111, section 5.2.2).
  private static func cachingTime(_ value: String) -> Int? {
    let directives = value.lowercased().split { $0 == "," || $0 == " " }
    return ["max-age=", "s-maxage="].compactMap { name in
      directives.last { $0.hasPrefix(name) }.flatMap { Int($0.dropFirst(name.count).filter { $0 != "\"" }) }
    }.max()
  }
}

extension DiagnosticCode {
  /// V11: nothing keeps an old AASA file for long, and nobody is recognized.
  package static let v11AssociationCaching = DiagnosticCode(
    "V11AssociationCaching", .warning,
    explanation: """
      The AASA file should be kept for an hour at most by caches on its way: Apple's own copy is a day old already, and there is
      no way to throw it away. A cookie or a demand for a password is for people, and makes caches answer each visitor
      otherwise.
      """)
}
