/// Who may stop a build from outside, such as by Ctrl-C.
///
/// A build that may be ended at any moment needs none: what it leaves is cleared away by the next one. With
/// an interruption it clears up itself and leaves the output folder as it was.
package protocol BuildInterruption: Sendable {
  /// Files will lie beside the output folder: from now on the build must be asked to stop, and not be ended.
  func begin()
  /// Whether the build was asked to stop. Read for every file, from any thread.
  var isRequested: Bool { get }
  /// Nothing lies beside the output folder any more.
  func end()
}
