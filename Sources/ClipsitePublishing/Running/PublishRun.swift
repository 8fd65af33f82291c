import ClipsiteSystem

/// A run under way: the destinations, and what has come of it so far.
struct PublishRun {
  private let plans: [DestinationPlan]
  private let control: RunControl
  private let counts = Locked(PublishOutcome())
  private var failures: [PublishFailure] = []
  private var isInterrupted = false

  init(_ plans: [DestinationPlan], _ control: RunControl) {
    self.plans = plans
    let counts = counts
    self.control = RunControl(
      didFinish: { change in
        counts.withLock { $0.changes.append(change) }
        control.didFinish(change)
      }, isStopped: control.isStopped)
  }

  /// Does one step at every destination, unless an earlier step failed or the run was stopped.
  ///
  /// - Parameters:
  ///   - others: The destinations at which nothing is to be sent.
  ///   - isLast: Whether the step serves what was sent: it is done everywhere, but not after a failure.
  mutating func attempt(
    besides others: [DestinationPlan] = [], isLast: Bool = false,
    _ step: (DestinationPlan, RunControl) throws(SystemError) -> [PublishFailure]
  ) {
    guard failures.isEmpty, !isInterrupted else { return }
    for plan in plans + others {
      if isLast, !failures.isEmpty { return }
      if !isLast, control.isStopped() {
        isInterrupted = true
        return
      }
      do throws(SystemError) {
        failures += try step(plan, control).map { failure in
          PublishFailure(destination: plan.name, key: failure.key, error: failure.error)
        }
      } catch .stopped {
        isInterrupted = true
      } catch {
        failures.append(PublishFailure(destination: plan.name, error: error))
      }
    }
    if control.isStopped() { isInterrupted = true }
  }

  /// The outcome of the run so far.
  var outcome: PublishOutcome {
    var outcome = counts.withLock { $0 }
    outcome.liveDestinations = plans.filter(\.store.isLive).map(\.name)
    outcome.mounts = plans.flatMap(\.store.mounts)
    outcome.destinationCount = plans.count
    outcome.failures = failures
    outcome.isInterrupted = isInterrupted
    return outcome
  }
}

/// The outcome of a run.
package struct PublishOutcome: Sendable {
  /// The changes that were made.
  package internal(set) var changes: [PlannedChange] = []
  /// The destinations where visitors get something of the run already.
  package internal(set) var liveDestinations: [String] = []
  /// The number of destinations where the run had something to do.
  package internal(set) var destinationCount = 0
  /// The mounts in destinations whose files were kept.
  package internal(set) var mounts: [String] = []
  /// The changes that failed.
  package internal(set) var failures: [PublishFailure] = []
  /// Indicates whether the run was stopped before its end.
  package internal(set) var isInterrupted = false

  /// The number of files that were sent.
  package var sent: Int { changes.count - deleted }
  /// The number of bytes that were sent.
  package var bytes: Int { changes.reduce(0) { $0 + ($1.action == .delete ? 0 : $1.file.size) } }
  /// The number of files that were deleted.
  package var deleted: Int { changes.count { $0.action == .delete } }

  /// Indicates whether all was done.
  package var isComplete: Bool { failures.isEmpty && !isInterrupted }
  /// Indicates whether a store rejected our credentials or permissions.
  package var isDenied: Bool { failures.contains { $0.error.kind == .denied } }
}
