import ClipsiteHTTPClient

/// What to ask of a domain, besides its pages.
struct DomainProbes {
  /// The questions with the requests that ask them.
  private(set) var requests: [(question: Question, request: HTTPRequest)] = []

  /// - Parameters:
  ///   - overridden: The servers that were given, by `HOST:PORT`. Of a domain with one, nothing is asked
  ///     elsewhere: before its name leads to that server, others would answer.
  ///   - appleCopies: Where Apple's copies are, without a slash at the end; nil to leave them out.
  init(for observation: DomainObservation, overridden: Set<String>, appleCopies: String?) {
    let url = observation.associationURL
    // The first one opens the connection, and so tells of the certificate.
    for visitor in Visitor.allCases { ask(.association(visitor), url, as: visitor) }
    askOverBothProtocols(observation, url)
    var compressed = Probe.request(url, as: Visitor.compressing)
    compressed.acceptsCompression = true
    requests.append((.compressedAssociation, compressed))
    ask(.rootAssociation, "https://\(observation.domain)/apple-app-site-association", as: .appleBot)
    ask(.robots, "https://\(observation.domain)/robots.txt", as: .clipsite)
    let isFree = observation.lookup != .overridden
    if isFree || overridden.contains("\(observation.counterpart):443") {
      let counterpart = "https://\(observation.counterpart)/\(DomainObservation.associationPath)"
      ask(.counterpartAssociation, counterpart, as: .appleBot)
    }
    if isFree || overridden.contains("\(observation.domain):80") {
      ask(.insecureHome, "http://\(observation.domain)/", as: .safari)
    }
    if let appleCopies { ask(.appleCopy, "\(appleCopies)/a/v1/\(observation.domain)", as: .clipsite) }
  }

  private mutating func askOverBothProtocols(_ observation: DomainObservation, _ url: String) {
    guard case .addresses(let addresses) = observation.lookup,
      Set(addresses.map(\.family)).count == NetworkAddress.Family.allCases.count
    else { return }
    for family in NetworkAddress.Family.allCases {
      var request = Probe.request(url, as: .appleBot)
      request.internetProtocol = family == .four ? .four : .six
      requests.append((.associationOver(family), request))
    }
  }

  private mutating func ask(_ question: Question, _ url: String, as visitor: Visitor) {
    requests.append((question, Probe.request(url, as: visitor)))
  }
}
