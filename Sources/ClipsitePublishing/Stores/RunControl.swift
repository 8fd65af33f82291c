/// How a run is watched and stopped.
package struct RunControl: Sendable {
  /// Told of every change that is done.
  package let didFinish: @Sendable (PlannedChange) -> Void
  /// Whether somebody wants the run to stop. What is under way is finished first.
  package let isStopped: @Sendable () -> Bool

  /// A run that is watched.
  package init(
    didFinish: @escaping @Sendable (PlannedChange) -> Void = { _ in },
    isStopped: @escaping @Sendable () -> Bool = { false }
  ) {
    self.didFinish = didFinish
    self.isStopped = isStopped
  }
}
