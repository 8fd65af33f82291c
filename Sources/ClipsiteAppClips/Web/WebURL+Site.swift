extension WebURL {
  private static var scheme: String { "https://" }

  /// A page or file of a site: `https`, a domain that has been checked, and a path that is percent-encoded where it
  /// needs to be. Nothing is left that could be wrong, so nothing is parsed.
  ///
  /// - Parameter path: The path with its leading slash.
  public init(host: AssociatedDomain, path: String) {
    let path = PercentEncoding.path(path)
    let start = Self.scheme.utf8.count + host.rawValue.utf8.count
    // In one piece: every page asks for its URL several times.
    rawValue = String(unsafeUninitializedCapacity: start + path.utf8.count) { url in
      let (_, end) = url.initialize(from: Self.scheme.utf8)
      _ = UnsafeMutableBufferPointer(rebasing: url[end...]).initialize(from: host.rawValue.utf8)
      _ = UnsafeMutableBufferPointer(rebasing: url[start...]).initialize(from: path.utf8)
      return start + path.utf8.count
    }
  }
}
