/// What came of a run.
package struct PublishOutcome: Sendable {
  /// How many files were sent.
  package internal(set) var sent = 0
  /// How many bytes they have.
  package internal(set) var bytes = 0
  /// How many files were deleted.
  package internal(set) var deleted = 0
  /// The places where visitors get something of the run already.
  package internal(set) var livePlaces: [String] = []
  /// How many places the run had something to do at.
  package internal(set) var placeCount = 0
  /// What failed.
  package internal(set) var failures: [PublishFailure] = []
  /// Whether the run was stopped before its end.
  package internal(set) var isInterrupted = false

  /// Nothing done yet.
  package init() {}

  /// Adds a failure that is not about one file.
  package mutating func fail(_ error: PublishError) { failures.append(PublishFailure(key: "", error: error)) }

  /// Whether all was done.
  package var isComplete: Bool { failures.isEmpty && !isInterrupted }
  /// Whether a store refused who we are or what we may do.
  package var isDenied: Bool {
    failures.contains { failure in
      if case .denied = failure.error { true } else { false }
    }
  }
}
