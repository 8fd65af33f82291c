import AppClips

/// The content folder `.well-known` (RFC 8615): its files go to the primary domain, and those of a folder in it
/// that has a domain's name go to that domain.
enum WellKnown {
  static let folder = ".well-known"

  /// Whether a path below the content folder lies in it.
  static func holds(_ path: String) -> Bool { path.hasPrefix(folder + "/") }

  /// The domain's position and the path below its folder for a file below the content folder's `.well-known`, or
  /// nil for other files.
  static func destination(of path: String, hosts: HostTable) -> (host: Int, path: String)? {
    guard holds(path) else { return nil }
    let rest = path.dropFirst(folder.count + 1)
    if let slash = rest.firstIndex(of: "/"), let domain = try? AssociatedDomain(String(rest[..<slash])),
      let host = hosts.position(of: domain)
    {
      return (host, folder + rest[slash...])
    }
    return (0, path)
  }
}
