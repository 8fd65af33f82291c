package import ClipsiteDiagnostics

/// V01: the domain has addresses, and Apple's systems can reach all of them.
enum V01DomainAddresses {
  static func check(_ observation: DomainObservation) -> [Finding] {
    let domain = observation.domain
    switch observation.lookup {
    case .overridden: return []
    case .failure(let reason):
      return [
        Finding(
          .v01DomainAddresses, .error, "\(domain) has no address: \(reason)",
          fix: "add A and AAAA records, or name the server with '--resolve \(domain):443:ADDRESS'")
      ]
    case .addresses(let addresses):
      return addresses.filter { !$0.isPublic }.map {
        Finding(
          .v01DomainAddresses, .error,
          "\(domain) has the address \($0), which Apple's systems cannot reach (SWCERR00202)",
          fix: "publish only public addresses of \(domain)")
      }
    }
  }
}

extension DiagnosticCode {
  /// V01: the domain has addresses, and Apple's systems can reach all of them.
  package static let v01DomainAddresses = DiagnosticCode(
    "V01DomainAddresses", .error,
    explanation: """
      A domain needs A or AAAA records, and all of its addresses have to be public: when one is private or reserved,
      Apple's systems refuse to read the AASA file (SWCERR00202). Addresses given with `--resolve` are taken as they are.
      """)
}
