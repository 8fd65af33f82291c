import ClipsiteAppClips
import ClipsitePlatform

/// The content folder `.well-known` (RFC 8615): its files go to the primary domain, and those of a folder in it
/// that has a domain's name go to that domain.
enum WellKnown {
  static let folder: RelativePath = ".well-known"

  /// Whether a path below the content folder lies in it.
  static func holds(_ path: RelativePath) -> Bool { path.isBelow(folder) }

  /// Where a file below the content folder's `.well-known` goes.
  enum Destination {
    /// A path below a domain's folder.
    case host(Int, path: RelativePath)
    /// A domain that `site.yml` declares and the layout does not use.
    case unusedDomain
    /// A domain that the site does not know.
    case unknownDomain(AssociatedDomain)
  }

  /// Where a file below the content folder's `.well-known` goes; nil for other files.
  ///
  /// - Parameter declared: The domains of `site.yml`.
  static func destination(
    of path: RelativePath, hosts: HostTable, declared: [AssociatedDomain]
  ) -> Destination? {
    guard holds(path) else { return nil }
    let names = path.components
    guard names.count > 2, let domain = try? AssociatedDomain(names[1].text) else {
      return .host(0, path: path)
    }
    if let host = hosts.position(of: domain) {
      return .host(host, path: names[2...].reduce(folder) { $0.appending($1) })
    }
    return declared.contains(domain) ? .unusedDomain : .unknownDomain(domain)
  }
}
