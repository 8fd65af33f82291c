/// What will happen at one place of a target.
public struct PlacePlan {
  /// The changes.
  public let plan: PublishPlan
  /// What stands against them.
  public let guards: [PublishGuard]
  /// Whether an earlier run did not end, so that the list has to be written even if nothing else is to do.
  let continuesRun: Bool
  let store: any PublishStore

  /// What messages call the place.
  public var name: String { store.name }
  /// Whether there is anything to do.
  public var isEmpty: Bool { plan.changes.isEmpty && !continuesRun }
}
