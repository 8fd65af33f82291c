import ClipsiteSystem
package import ClipsiteText
import Synchronization

/// The changes that a build made to the output folder.
package struct OutputReport: Sendable {
  /// The number of files that were written because they were new or their bytes differed.
  package internal(set) var written = 0
  /// The number of files that already had the right bytes and were not touched.
  package internal(set) var unchanged = 0
  /// The number of files of an earlier build that were removed.
  package internal(set) var removed = 0
  /// The size of all files of the site, in bytes.
  package internal(set) var bytes = 0
  /// The mistakes that rendering found, unsorted. With an error among them, the output folder is as it was
  /// before.
  package internal(set) var diagnostics: [Diagnostic] = []

  /// Indicates whether mistakes in rendering left the output folder unchanged.
  package internal(set) var isRefused = false
  /// Indicates whether the folder is unchanged because somebody stopped the build.
  package internal(set) var isStopped = false

  init() {}

  /// A folder that must not be written to.
  init(_ refusal: Diagnostic) {
    diagnostics = [refusal]
    isRefused = true
  }
}

/// The outcome of one slice of the files.
struct OutputSlice: Sendable {
  /// The positions in the tree of the files that were staged, and whose folder is there already.
  var changed: [Int] = []
  /// The number of files that were staged in their new folders.
  var placed = 0
  /// The outermost new folders that were staged.
  var newFolders: [RelativePath] = []
  /// The number of files that already had the right bytes.
  var unchanged = 0
  /// The size of all files of the slice, in bytes.
  var bytes = 0
  /// The mistakes that rendering found.
  var diagnostics: [Diagnostic] = []
  /// Indicates whether somebody stopped the build before the end of the slice.
  var isStopped = false
  /// The error of the system, after which the rest of the slice was not written.
  var failure: SystemError?
}

/// Counts the files that are done while several workers render, and tells somebody.
package final class RenderProgress: Sendable {
  private let done = Atomic(0)
  private let report: @Sendable (Int) -> Void

  /// - Parameter report: Told how many files are done, from any thread.
  init(_ report: @escaping @Sendable (Int) -> Void) { self.report = report }

  /// Some more files are done.
  func add(_ count: Int) { report(done.add(count, ordering: .relaxed).newValue) }
}

extension [Diagnostic] {
  /// The diagnostics of rendered files, each once: what is wrong with a template is found on every page. Of
  /// those that say the same of the same place one stays: the first with notes.
  package func withoutRepeats() -> [Diagnostic] {
    var hashes = Set<Int>(minimumCapacity: count)
    // A warning on every page has another place each time, so nothing is copied.
    guard contains(where: { !hashes.insert($0.hashWithoutNotes).inserted }) else { return self }
    var positions = [Diagnostic: Int](minimumCapacity: count)
    var result: [Diagnostic] = []
    for diagnostic in self {
      let plain = Diagnostic(
        diagnostic.code, at: diagnostic.range, diagnostic.message, fix: diagnostic.fix,
        severity: diagnostic.severity)
      if let position = positions[plain] {
        if result[position].notes.isEmpty { result[position] = diagnostic }
      } else {
        positions[plain] = result.count
        result.append(diagnostic)
      }
    }
    return result
  }
}

extension Diagnostic {
  /// A hash of what the diagnostic says of its place.
  fileprivate var hashWithoutNotes: Int {
    var hasher = Hasher()
    hasher.combine(code)
    hasher.combine(range)
    hasher.combine(message)
    hasher.combine(fix)
    hasher.combine(severity)
    return hasher.finalize()
  }
}
