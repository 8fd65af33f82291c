/// Which site a request is for, by its host.
package enum HostMatch: Sendable, Hashable {
  /// A domain of the configuration, in its own spelling.
  case domain(String)
  /// This computer, without saying which site.
  case local
}
