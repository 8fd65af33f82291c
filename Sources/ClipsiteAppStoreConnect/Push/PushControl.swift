/// How a push is watched, and stopped between two steps.
package struct PushControl: Sendable {
  /// Told of every experience that is done.
  package let didFinish: @Sendable (PlannedExperience) -> Void
  /// Whether somebody wants the run to stop. What is under way is finished first.
  package let isStopped: @Sendable () -> Bool

  /// A run that is watched.
  package init(
    didFinish: @escaping @Sendable (PlannedExperience) -> Void = { _ in },
    isStopped: @escaping @Sendable () -> Bool = { false }
  ) {
    self.didFinish = didFinish
    self.isStopped = isStopped
  }
}
