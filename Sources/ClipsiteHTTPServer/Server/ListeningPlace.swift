/// Where a running server listens.
package struct ListeningPlace: Sendable, Hashable {
  /// The numeric address, without brackets.
  package let address: String
  /// The port that it has, also when the system chose it.
  package let port: UInt16
  /// The domain that the port stands for, if any.
  package let domain: String?

  /// A place.
  package init(address: String, port: UInt16, domain: String?) {
    self.address = address
    self.port = port
    self.domain = domain
  }
}
