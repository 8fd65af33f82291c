extension WebURL {
  /// A page or file of a site: `https`, a domain that has been checked, and a path that is percent-encoded where it
  /// needs to be. Nothing is left that could be wrong, so nothing is parsed.
  ///
  /// - Parameter path: The path with its leading slash.
  public init(host: AssociatedDomain, path: String) {
    rawValue = "https://" + host.rawValue + PercentEncoding.path(path)
  }
}
