/// Where a running server listens.
public struct ListeningPlace: Sendable, Hashable {
  /// The numeric address, without brackets.
  public let address: String
  /// The port that it has, also when the system chose it.
  public let port: UInt16
  /// The domain that the port stands for, if any.
  public let domain: String?

  /// A place.
  public init(address: String, port: UInt16, domain: String?) {
    self.address = address
    self.port = port
    self.domain = domain
  }
}
