import ClipsiteAppClips
import ClipsiteNetwork
import ClipsiteSystem

/// The questions of the checks to a domain as requests.
struct DomainProbes {
  let observation: DomainObservation
  /// The servers that were given, by `HOST:PORT`. Of a domain with one, nothing is asked elsewhere: before
  /// its name leads to that server, others would answer.
  let overridden: Set<String>
  /// The URL of Apple's copies, without a slash at the end, or `nil` to leave them out.
  let appleCopies: String?
  /// The URL of the Digital Asset Links API, without a slash at the end, or `nil` to leave it out.
  let google: String?

  /// Each question of a check once, with the request that asks it. The first one opens the connection, and so
  /// tells of the certificate.
  var requests: [(question: Question, request: HTTPRequest)] {
    var asked: Set<Question> = []
    return LiveCheck.all.flatMap { $0.questions(observation) }
      .filter { asked.insert($0).inserted }
      .compactMap { question in request(question).map { (question, $0) } }
  }

  /// Returns the request of a question, or `nil` if it must not be asked.
  private func request(_ question: Question) -> HTTPRequest? {
    let url = observation.associationURL
    let isFree = observation.lookup != .overridden
    switch question {
    case .file(let path, let visitor): return Probe.request(observation.url(of: path), as: visitor)
    case .associationOver(let family):
      guard case .addresses(let addresses) = observation.lookup,
        Set(addresses.map(\.family)).count == NetworkAddress.Family.allCases.count
      else { return nil }
      var request = Probe.request(url, as: .appleBot)
      request.internetProtocol = family
      return request
    case .compressedAssociation:
      var request = Probe.request(url, as: Visitor.compressing)
      request.acceptsCompression = true
      return request
    case .counterpartAssociation:
      guard isFree || overridden.contains("\(observation.counterpart):443") else { return nil }
      var request = Probe.request(observation.counterpartURL, as: .appleBot)
      request.isForPublicAddresses = isFree && !observation.lookup.isPrivate
      return request
    case .insecureHome:
      guard isFree || overridden.contains("\(observation.domain):80") else { return nil }
      return Probe.request("http://\(observation.domain)/", as: .safari)
    case .appleCopy:
      return appleCopies.map { Probe.request("\($0)/a/v1/\(observation.domain)", as: .clipsite) }
    case .googleStatements:
      let query = "source.web.site=https://\(observation.domain)&relation=\(AssetLinks.relation)"
      return google.map { Probe.request("\($0)/v1/statements:list?\(query)", as: .clipsite) }
    }
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
