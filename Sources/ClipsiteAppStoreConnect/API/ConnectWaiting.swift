/// How the waits of a client are shown, and ended.
package struct ConnectWaiting: Sendable {
  /// Told of the seconds that a wait takes, and why.
  package let willWait: @Sendable (Int, String) -> Void
  /// Whether somebody wants the run to stop.
  package let isStopped: @Sendable () -> Bool

  /// Waits that are watched.
  package init(
    willWait: @escaping @Sendable (Int, String) -> Void = { _, _ in },
    isStopped: @escaping @Sendable () -> Bool = { false }
  ) {
    self.willWait = willWait
    self.isStopped = isStopped
  }
}
