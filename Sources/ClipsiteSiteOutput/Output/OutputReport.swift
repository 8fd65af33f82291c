public import ClipsiteDiagnostics

/// What a build did to the output folder.
public struct OutputReport: Sendable {
  /// How many files were written because they were new or their bytes differed.
  public internal(set) var written = 0
  /// How many files had the right bytes already and were not touched.
  public internal(set) var unchanged = 0
  /// How many files of a former build were removed.
  public internal(set) var removed = 0
  /// The size of all files of the site, in bytes.
  public internal(set) var bytes = 0
  /// What rendering found wrong, unsorted. With an error among them, the output folder is as it was before.
  public internal(set) var diagnostics: [Diagnostic] = []

  /// Whether the output folder was left alone because of what rendering found.
  public internal(set) var isRefused = false
  /// Whether it was left alone because somebody stopped the build.
  public internal(set) var isStopped = false

  init() {}

  /// A folder that must not be written to.
  init(_ refusal: Diagnostic) {
    diagnostics = [refusal]
    isRefused = true
  }
}
