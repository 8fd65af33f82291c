/// What came of a run.
public struct PublishOutcome: Sendable {
  /// How many files were sent.
  public internal(set) var sent = 0
  /// How many bytes they have.
  public internal(set) var bytes = 0
  /// How many files were deleted.
  public internal(set) var deleted = 0
  /// The places where visitors get something of the run already.
  public internal(set) var livePlaces: [String] = []
  /// How many places the run had something to do at.
  public internal(set) var placeCount = 0
  /// What failed.
  public internal(set) var failures: [PublishFailure] = []
  /// Whether the run was stopped before its end.
  public internal(set) var isInterrupted = false

  /// Nothing done yet.
  public init() {}

  /// Adds a failure that is not about one file.
  public mutating func fail(_ error: PublishError) { failures.append(PublishFailure(key: "", error: error)) }

  /// Whether all was done.
  public var isComplete: Bool { failures.isEmpty && !isInterrupted }
  /// Whether a store refused who we are or what we may do.
  public var isDenied: Bool {
    failures.contains { failure in
      if case .denied = failure.error { true } else { false }
    }
  }
}
