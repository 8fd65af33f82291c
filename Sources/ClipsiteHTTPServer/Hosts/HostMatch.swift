/// Which site a request is for, by its host.
public enum HostMatch: Sendable, Hashable {
  /// A domain of the configuration, in its own spelling.
  case domain(String)
  /// This computer, without saying which site.
  case local
}
