package import ClipsitePlatform

/// The content folder `.well-known` (RFC 8615): its files go to the primary domain, and those of a folder in
/// it that has a domain's name go to that domain.
package enum WellKnown {
  package static let folder: RelativePath = ".well-known"
  /// The name of the AASA file in it (Apple, “Supporting associated domains”).
  package static let associationName: RelativePath = "apple-app-site-association"
  /// The path of the AASA file below a domain's folder.
  package static let associationPath = folder.appending(associationName)

  /// Whether a path below the content folder lies in it.
  package static func holds(_ path: RelativePath) -> Bool { path.isBelow(folder) }
}
