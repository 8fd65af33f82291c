package import ClipsiteDiagnostics
package import ClipsiteSiteRendering

/// How a site that is previewed stands.
package struct LiveStatus: Sendable {
  /// The state that is served; nil as long as the site could not be made even once.
  package let snapshot: LiveSnapshot?
  /// Whether the files on disk have errors, so that an older state is served.
  package let isBroken: Bool
  /// What is wrong with the files on disk, unsorted. Of bodies that were not rendered nothing is known.
  package let diagnostics: [Diagnostic]

  /// The number of the good build that is served; 0 when there is none.
  package var build: Int { snapshot?.build ?? 0 }
}
