/// What came of a push.
public struct PushOutcome: Sendable {
  /// An experience that could not be registered, changed or taken out of service.
  public struct Failure: Hashable, Sendable {
    /// Its URL.
    public let link: String
    /// Why.
    public let error: ConnectError
  }

  /// How many were done of each action.
  public internal(set) var done: [PlannedExperience.Action: Int] = [:]
  /// What failed.
  public internal(set) var failures: [Failure] = []
  /// Whether the run was stopped before its end.
  public internal(set) var isInterrupted = false

  /// Nothing done yet.
  public init() {}

  /// Adds a failure that is not about one experience.
  public mutating func fail(_ error: ConnectError) { failures.append(Failure(link: "", error: error)) }

  /// Whether all was done.
  public var isComplete: Bool { failures.isEmpty && !isInterrupted }
}
