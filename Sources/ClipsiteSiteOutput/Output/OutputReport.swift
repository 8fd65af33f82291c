package import ClipsiteDiagnostics

/// What a build did to the output folder.
package struct OutputReport: Sendable {
  /// How many files were written because they were new or their bytes differed.
  package internal(set) var written = 0
  /// How many files had the right bytes already and were not touched.
  package internal(set) var unchanged = 0
  /// How many files of a former build were removed.
  package internal(set) var removed = 0
  /// The size of all files of the site, in bytes.
  package internal(set) var bytes = 0
  /// What rendering found wrong, unsorted. With an error among them, the output folder is as it was before.
  package internal(set) var diagnostics: [Diagnostic] = []

  /// Whether the output folder was left alone because of what rendering found.
  package internal(set) var isRefused = false
  /// Whether it was left alone because somebody stopped the build.
  package internal(set) var isStopped = false

  init() {}

  /// A folder that must not be written to.
  init(_ refusal: Diagnostic) {
    diagnostics = [refusal]
    isRefused = true
  }
}
