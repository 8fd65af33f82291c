/// Where a server listens, for whom, and within which limits.
public struct ServerConfiguration: Sendable {
  /// The ports.
  public var endpoints: [Endpoint]
  /// The numeric addresses, each of which listens on all ports. An IPv6 address that this computer does not
  /// have is left out as long as there is another.
  public var addresses = ["127.0.0.1", "::1"]
  /// The hosts that are answered.
  public var hosts: HostPolicy
  /// How much is done at a time.
  public var limits = ServerLimits()
  /// How long clients are waited for.
  public var deadlines = ServerDeadlines()

  /// A server on the loopback addresses.
  public init(endpoints: [Endpoint], hosts: HostPolicy) {
    self.endpoints = endpoints
    self.hosts = hosts
  }

  /// Whether other computers can reach the server, which deserves a warning.
  public var isReachableFromOutside: Bool { !addresses.allSatisfy(HostPolicy.isLoopback) }
}
