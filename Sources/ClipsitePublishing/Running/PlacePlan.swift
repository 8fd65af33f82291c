/// What will happen at one place of a target.
package struct PlacePlan {
  /// The changes.
  package let plan: PublishPlan
  /// What stands against them.
  package let guards: [PublishGuard]
  /// Whether an earlier run did not end, so that the list has to be written even if nothing else is to do.
  let continuesRun: Bool
  package let store: any PublishStore

  /// What messages call the place.
  package var name: String { store.name }
  /// Whether there is anything to do.
  package var isEmpty: Bool { plan.changes.isEmpty && !continuesRun }
}
