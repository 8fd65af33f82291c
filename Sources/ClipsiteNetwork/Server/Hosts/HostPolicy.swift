import ClipsiteAppClips

/// The hosts that a request may name.
///
/// A page of another site can make a name of its own lead to this computer and read drafts through it (DNS
/// rebinding); its requests still carry that name, and are refused with 421 (RFC 9110, section 15.5.20).
package struct HostPolicy: Sendable {
  private let domains: [String: String]
  private let allowedHosts: Set<String>
  private let defaultDomain: String?
  private let allowsAddresses: Bool

  /// A policy.
  ///
  /// - Parameters:
  ///   - domains: The domains of the sites. `<domain>.localhost` leads to the same site.
  ///   - allowedHosts: More hosts that are answered like `localhost`, without ports.
  ///   - defaultDomain: The domain that is shown where the host does not say which.
  ///   - allowsAddresses: Whether every numeric address is answered, because other devices use those of this
  ///     computer. A page of another site cannot make an address lead here, only a name.
  package init(
    domains: [String], allowedHosts: [String] = [], defaultDomain: String? = nil,
    allowsAddresses: Bool = false
  ) {
    self.domains = Dictionary(domains.map { (Self.normalized($0), $0) }) { first, _ in first }
    self.allowedHosts = Set(allowedHosts.map(Self.normalized))
    self.defaultDomain = defaultDomain
    self.allowsAddresses = allowsAddresses
  }

  /// Returns the meaning of a host, compared without port, case, and final dot, or `nil` if it is foreign.
  ///
  /// - Parameters:
  ///   - authority: The host of a request, or `nil` for an HTTP/1.0 client that does not say, which is no
  ///     browser.
  ///   - portDomain: The domain that the port which was asked stands for, if any.
  package func match(_ authority: Authority?, portDomain: String? = nil) -> HostMatch? {
    let unspecific = (portDomain ?? defaultDomain).map(HostMatch.domain) ?? .local
    guard let host = authority?.host else { return unspecific }
    if let domain = domains[host] { return .domain(domain) }
    if host.hasSuffix(".localhost") {
      let name = String(host.dropLast(".localhost".count))
      return domains[name].map(HostMatch.domain) ?? unspecific
    }
    guard
      host == "localhost" || Self.isLoopback(host) || allowedHosts.contains(host)
        || allowsAddresses && Self.isAddress(host)
    else { return nil }
    return unspecific
  }

  /// Indicates whether a page of this preview asks for something. Pages whose names are below `localhost`
  /// belong to other sites for browsers, although all of them are of this preview.
  func isForOwnPage(_ request: ReceivedRequest) -> Bool {
    guard let referrer = request.fields["Referer"].map(URLParts.init), referrer.scheme == "http" else {
      return false
    }
    return referrer.authority.flatMap { try? Authority($0) }.map { isOwn($0, for: request) } ?? false
  }

  /// Indicates whether a request that may carry an `Origin` comes from one of our pages. Only such a request
  /// may read events.
  package func allowsOrigin(of request: ReceivedRequest) -> Bool {
    guard let origin = request.fields["Origin"] else { return true }
    for scheme in ["http://", "https://"] where origin.hasPrefix(scheme) {
      guard let authority = try? Authority(origin.dropFirst(scheme.count)) else { return false }
      return isOwn(authority, for: request)
    }
    return false
  }

  /// Indicates whether a page of a host is one of this preview.
  ///
  /// Every computer has a numeric address, so only the one that the request itself names is ours. Loopback
  /// names lead the client to itself, so they are ours only if the client is on this computer.
  private func isOwn(_ authority: Authority, for request: ReceivedRequest) -> Bool {
    let host = authority.host
    if host == request.authority?.host { return true }
    if host == "localhost" || host.hasSuffix(".localhost") || Self.isLoopback(host) {
      return request.isFromThisComputer
    }
    return !Self.isAddress(host) && match(authority) != nil
  }

  /// The answer to a request with a foreign host.
  package static func refusal(_ authority: Authority?) -> HTTPResponse {
    let host = authority?.host ?? ""
    return HTTPResponse(
      .misdirectedRequest,
      text: "'\(host)' is not a host of this preview. Start it with --allow-host \(host) to allow it.")
  }

  /// Indicates whether an address is one that only this computer reaches: 127.0.0.0/8 or ::1, with or without
  /// brackets.
  package static func isLoopback(_ address: String) -> Bool {
    if address == "[::1]" || address == "::1" { return true }
    let parts = address.split(separator: ".", omittingEmptySubsequences: false)
    return parts.count == 4 && parts[0] == "127"
      && parts.allSatisfy { $0.utf8.count <= 3 && $0.utf8.allSatisfy(\.isDigit) && UInt8($0) != nil }
  }

  /// Indicates whether a host is the numeric address of one computer.
  private static func isAddress(_ host: String) -> Bool {
    if host.hasPrefix("[") { return host != "[::]" }
    let parts = host.split(separator: ".", omittingEmptySubsequences: false)
    return host != "0.0.0.0" && parts.count == 4 && parts.allSatisfy { UInt8($0) != nil }
  }

  private static func normalized(_ host: String) -> String {
    let lower = host.asciiLowercased
    return lower.hasSuffix(".") ? String(lower.dropLast()) : lower
  }
}

/// The site that a request is for, by its host.
package enum HostMatch: Sendable, Hashable {
  /// A domain of the configuration, in its own spelling.
  case domain(String)
  /// This computer, without saying which site.
  case local
}
