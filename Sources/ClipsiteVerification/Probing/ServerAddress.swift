/// Which server to ask for a host, as `--resolve HOST:PORT:ADDRESS` says it.
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
