/// How a push is watched, and stopped between two steps.
public struct PushControl: Sendable {
  /// Told of every experience that is done.
  let didFinish: @Sendable (PlannedExperience) -> Void
  /// Whether somebody wants the run to stop. What is under way is finished first.
  let isStopped: @Sendable () -> Bool

  /// A run that is watched.
  public init(
    didFinish: @escaping @Sendable (PlannedExperience) -> Void = { _ in },
    isStopped: @escaping @Sendable () -> Bool = { false }
  ) {
    self.didFinish = didFinish
    self.isStopped = isStopped
  }
}

/// How the waits of a client are shown, and ended.
public struct ConnectWaiting: Sendable {
  /// Told of the seconds that a wait takes, and why.
  let willWait: @Sendable (Int, String) -> Void
  /// Whether somebody wants the run to stop.
  let isStopped: @Sendable () -> Bool

  /// Waits that are watched.
  public init(
    willWait: @escaping @Sendable (Int, String) -> Void = { _, _ in },
    isStopped: @escaping @Sendable () -> Bool = { false }
  ) {
    self.willWait = willWait
    self.isStopped = isStopped
  }
}
