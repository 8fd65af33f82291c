/// How a run is watched and stopped.
public struct RunControl: Sendable {
  /// Told of every change that is done.
  let didFinish: @Sendable (PlannedChange) -> Void
  /// Whether somebody wants the run to stop. What is under way is finished first.
  let isStopped: @Sendable () -> Bool

  /// A run that is watched.
  public init(
    didFinish: @escaping @Sendable (PlannedChange) -> Void = { _ in },
    isStopped: @escaping @Sendable () -> Bool = { false }
  ) {
    self.didFinish = didFinish
    self.isStopped = isStopped
  }
}
