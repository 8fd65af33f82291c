import ClipsiteSystem
package import ClipsiteText

extension LiveCheck {
  /// The domain has addresses, and Apple's systems can reach all of them.
  static let domainAddresses = LiveCheck(.v01DomainAddresses) { observation, _ in
    let (domain, home) = (observation.domain, observation.home)
    return switch observation.lookup {
    case .overridden: []
    case .failure(let reason):
      .one(
        home, "\(domain) has no address: \(reason)",
        fix: "add A and AAAA records, or name the server with '--resolve \(domain):443:ADDRESS'")
    case .addresses(let addresses):
      addresses.filter { !$0.isPublic }.map {
        Finding(
          home, "\(domain) has the address \($0), which Apple's systems cannot reach (SWCERR00202)",
          fix: "publish only public addresses of \(domain)")
      }
    }
  }
}

extension DiagnosticCode {
  package static let v01DomainAddresses = DiagnosticCode(
    "V01DomainAddresses", .error,
    summary: "The domain has no public address.",
    explanation: """
      A domain needs A or AAAA records, and all of its addresses must be public. Apple's systems do not read
      the AASA file from private or reserved addresses (SWCERR00202). clipsite accepts addresses of
      `--resolve` as they are.
      """,
    fix: "Correct the records of the domain.",
    example: .init(
      .answer, wrong: "example.com. 300 IN A 10.0.0.1", right: "example.com. 300 IN A 93.184.216.34"))
}
