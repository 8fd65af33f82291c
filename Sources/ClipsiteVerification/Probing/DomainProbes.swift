import ClipsiteHTTPClient

/// The questions to a domain, besides its pages.
struct DomainProbes {
  /// The questions with the requests that ask them.
  private(set) var requests: [(question: Question, request: HTTPRequest)] = []

  /// - Parameters:
  ///   - overridden: The servers that were given, by `HOST:PORT`. Of a domain with one, nothing is asked
  ///     elsewhere: before its name leads to that server, others would answer.
  ///   - appleCopies: Where Apple's copies are, without a slash at the end; nil to leave them out.
  ///   - google: Where the Digital Asset Links API is, without a slash at the end; nil to leave it out.
  init(
    for observation: DomainObservation, overridden: Set<String>, appleCopies: String?, google: String?
  ) {
    let url = observation.associationURL
    // The first one opens the connection, and so tells of the certificate.
    for visitor in Visitor.ofAssociations { ask(.association(visitor), url, as: visitor) }
    askOverBothProtocols(observation, url)
    var compressed = Probe.request(url, as: Visitor.compressing)
    compressed.acceptsCompression = true
    requests.append((.compressedAssociation, compressed))
    ask(.rootAssociation, "https://\(observation.domain)/apple-app-site-association", as: .appleBot)
    ask(.twinAssociation, "\(url).json", as: .appleBot)
    for path in UnknownPath.all { ask(.unknownPath(path), observation.url(of: path), as: .safari) }
    ask(.assetLinks, observation.url(of: DomainObservation.assetLinksPath), as: .google)
    for path in observation.sitemapPaths { ask(.sitemap(path), observation.url(of: path), as: .clipsite) }
    for (path, _) in observation.built?.finders ?? [] {
      ask(.finder(path), observation.url(of: path), as: .safari)
    }
    ask(.robots, "https://\(observation.domain)/robots.txt", as: .clipsite)
    let isFree = observation.lookup != .overridden
    if isFree || overridden.contains("\(observation.counterpart):443") {
      let url = "https://\(observation.counterpart)/\(DomainObservation.associationPath)"
      var counterpart = Probe.request(url, as: .appleBot)
      counterpart.isForPublicAddresses = isFree && !observation.lookup.isPrivate
      requests.append((.counterpartAssociation, counterpart))
    }
    if isFree || overridden.contains("\(observation.domain):80") {
      ask(.insecureHome, "http://\(observation.domain)/", as: .safari)
    }
    if let appleCopies { ask(.appleCopy, "\(appleCopies)/a/v1/\(observation.domain)", as: .clipsite) }
    guard let google else { return }
    let query = "source.web.site=https://\(observation.domain)&relation=\(V19AssetLinks.relation)"
    ask(.googleStatements, "\(google)/v1/statements:list?\(query)", as: .clipsite)
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

/// The server to ask for a host, from `--resolve HOST:PORT:ADDRESS`.
package struct ServerAddress: Hashable, Sendable {
  /// The host, in lower case.
  package let host: String
  /// The port of URLs that is meant.
  package let port: Int
  /// The address of the server, an IPv6 one in brackets.
  package let address: String
  /// The port of the server, where it is another one.
  let serverPort: Int?

  /// Reads `example.com:443:192.0.2.7`; the address may be one of IPv6, and have a port of its own behind a
  /// colon, then with IPv6 in brackets. Nil for anything else.
  package init?(_ text: String) {
    let parts = text.split(separator: ":", maxSplits: 2, omittingEmptySubsequences: false).map(String.init)
    guard parts.count == 3, !parts[0].isEmpty, let port = Self.port(parts[1]) else { return nil }
    (host, self.port) = (parts[0].lowercased(), port)
    let place = parts[2]
    let colons = place.count { $0 == ":" }
    if place.hasPrefix("[") {
      guard let end = place.firstIndex(of: "]") else { return nil }
      let rest = place[place.index(after: end)...]
      guard rest.isEmpty || rest.hasPrefix(":") else { return nil }
      address = String(place[...end])
      serverPort = rest.isEmpty ? nil : Self.port(rest.dropFirst())
      guard rest.isEmpty || serverPort != nil else { return nil }
    } else if colons == 1, let colon = place.firstIndex(of: ":") {
      guard let port = Self.port(place[place.index(after: colon)...]) else { return nil }
      (address, serverPort) = (String(place[..<colon]), port)
    } else {
      (address, serverPort) = (colons == 0 ? place : "[\(place)]", nil)
    }
    guard address.count > (address.hasPrefix("[") ? 2 : 0) else { return nil }
  }

  /// The form that the HTTP client takes.
  package var route: String { "\(host):\(port):\(address):\(serverPort.map(String.init) ?? "")" }

  private static func port(_ text: some StringProtocol) -> Int? {
    Int(text).flatMap { (1...65_535).contains($0) ? $0 : nil }
  }
}
