/// What came of a push.
package struct PushOutcome: Sendable {
  /// An experience that could not be registered, changed or taken out of service.
  package struct Failure: Hashable, Sendable {
    /// Its URL.
    package let link: String
    /// Why.
    package let error: ConnectError
  }

  /// How many were done of each action.
  package internal(set) var done: [PlannedExperience.Action: Int] = [:]
  /// What failed.
  package internal(set) var failures: [Failure] = []
  /// Whether the run was stopped before its end.
  package internal(set) var isInterrupted = false

  /// Nothing done yet.
  package init() {}

  /// Adds a failure that is not about one experience.
  package mutating func fail(_ error: ConnectError) { failures.append(Failure(link: "", error: error)) }

  /// Whether all was done.
  package var isComplete: Bool { failures.isEmpty && !isInterrupted }
}
