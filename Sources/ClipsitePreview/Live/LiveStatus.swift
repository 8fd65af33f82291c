public import ClipsiteDiagnostics

/// How a site that is previewed stands.
public struct LiveStatus: Sendable {
  /// The state that is served; nil as long as the site could not be made even once.
  public let snapshot: LiveSnapshot?
  /// Whether the files on disk have errors, so that an older state is served.
  public let isBroken: Bool
  /// What is wrong with the files on disk, unsorted. Of bodies that were not rendered nothing is known.
  public let diagnostics: [Diagnostic]

  /// The number of the good build that is served; 0 when there is none.
  public var build: Int { snapshot?.build ?? 0 }
}
