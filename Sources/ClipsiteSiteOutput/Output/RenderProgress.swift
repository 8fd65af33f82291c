import Synchronization

/// Counts the files that are done while several workers render, and tells somebody.
package final class RenderProgress: Sendable {
  private let done = Atomic(0)
  private let report: @Sendable (Int) -> Void

  /// - Parameter report: Told how many files are done, from any thread.
  init(_ report: @escaping @Sendable (Int) -> Void) { self.report = report }

  /// Some more files are done.
  func add(_ count: Int) { report(done.add(count, ordering: .relaxed).newValue) }
}
