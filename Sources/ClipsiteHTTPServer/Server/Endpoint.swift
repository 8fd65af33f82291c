/// A port to listen on.
package struct Endpoint: Sendable, Hashable {
  /// The port; 0 lets the system choose.
  package let port: UInt16
  /// The domain that is shown on it where the host does not say which.
  package let domain: String?

  /// A port, perhaps one for a domain of its own.
  package init(port: UInt16, domain: String? = nil) {
    self.port = port
    self.domain = domain
  }
}
