internal import Synchronization

/// A run under way: the places, and what has come of it so far.
struct PublishRun {
  /// Counts what is done, on whatever thread it is.
  private final class Counter: Sendable {
    let counts = Mutex(PublishOutcome())

    func add(_ change: PlannedChange) {
      counts.withLock { counts in
        if change.action == .delete {
          counts.deleted += 1
        } else {
          counts.sent += 1
          counts.bytes += change.file.size
        }
      }
    }
  }

  private let plans: [PlacePlan]
  private let control: RunControl
  private let counter = Counter()
  private var failures: [PublishFailure] = []
  private var isInterrupted = false

  init(_ plans: [PlacePlan], _ control: RunControl) {
    self.plans = plans
    let counter = counter
    self.control = RunControl(
      didFinish: { change in
        counter.add(change)
        control.didFinish(change)
      }, isStopped: control.isStopped)
  }

  /// Does one step at every place, unless an earlier step failed or the run was stopped.
  mutating func attempt(_ step: (PlacePlan, RunControl) throws(PublishError) -> [PublishFailure]) {
    guard failures.isEmpty, !isInterrupted else { return }
    for plan in plans {
      if control.isStopped() {
        isInterrupted = true
        return
      }
      do throws(PublishError) {
        failures += try step(plan, control)
      } catch .stopped {
        isInterrupted = true
      } catch {
        failures.append(PublishFailure(key: plan.name, error: error))
      }
    }
    if control.isStopped() { isInterrupted = true }
  }

  /// What has come of the run.
  var outcome: PublishOutcome {
    var outcome = counter.counts.withLock { $0 }
    outcome.livePlaces = plans.filter(\.store.isLive).map(\.name)
    outcome.placeCount = plans.count
    outcome.failures = failures
    outcome.isInterrupted = isInterrupted
    return outcome
  }
}
