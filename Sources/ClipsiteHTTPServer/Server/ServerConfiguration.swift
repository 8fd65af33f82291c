/// Where a server listens, for whom, and within which limits.
package struct ServerConfiguration: Sendable {
  /// The ports.
  package var endpoints: [Endpoint]
  /// The numeric addresses, each of which listens on all ports. An IPv6 address that this computer does not
  /// have is left out as long as there is another.
  package var addresses = ["127.0.0.1", "::1"]
  /// The hosts that are answered.
  package var hosts: HostPolicy
  /// How much is done at a time.
  package var limits = ServerLimits()
  /// How long clients are waited for.
  package var deadlines = ServerDeadlines()

  /// A server on the loopback addresses.
  package init(endpoints: [Endpoint], hosts: HostPolicy) {
    self.endpoints = endpoints
    self.hosts = hosts
  }

  /// Whether other computers can reach the server, which deserves a warning.
  package var isReachableFromOutside: Bool { !addresses.allSatisfy(HostPolicy.isLoopback) }
}
