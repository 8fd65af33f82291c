import ClipsiteDiagnostics
import ClipsitePlatform

/// What happened to one slice of the files.
struct OutputSlice: Sendable {
  /// The positions in the tree of the files that were staged.
  var changed: [Int] = []
  /// How many files had the right bytes already.
  var unchanged = 0
  /// The size of all files of the slice, in bytes.
  var bytes = 0
  /// What rendering found wrong.
  var diagnostics: [Diagnostic] = []
  /// Whether somebody stopped the build before the end of the slice.
  var isStopped = false
  /// What the system refused; the rest of the slice was not written then.
  var failure: SystemError?
}
