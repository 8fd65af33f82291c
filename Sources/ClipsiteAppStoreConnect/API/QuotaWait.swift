/// The pauses of a run that waits until App Store Connect accepts requests again.
struct QuotaWait {
  /// The longest time without an accepted request, in seconds. A quota is one of an hour.
  private static let patience = 2 * 60 * 60
  /// The pause if App Store Connect does not say what is used up, in seconds.
  private static let usualPause = 60

  private var waited = 0

  /// Returns the seconds of the next pause, or `nil` if waiting does not seem to help.
  ///
  /// - Parameters:
  ///   - retryAfter: The seconds that the server asks for.
  ///   - limit: The quota that the last answer names.
  mutating func pause(retryAfter: Int?, _ limit: RateLimit?) -> Int? {
    guard waited < Self.patience else { return nil }
    let pause = max(1, retryAfter ?? 0, limit?.pause ?? (retryAfter == nil ? Self.usualPause : 0))
    guard pause <= Self.patience else { return nil }
    waited += pause
    return pause
  }

  /// Notes that a request was accepted.
  mutating func reset() { waited = 0 }
}

extension RateLimit {
  /// A quota moves on with each minute, so a pause is a part of its time.
  private static let partsOfPause = 12

  /// The pause in seconds before requests are accepted again, or `nil` if some are left.
  var pause: Int? { usedUp.map { max(1, $0.seconds / Self.partsOfPause) } }

  /// The reason for a pause, without a period, or `nil` if some requests are left.
  var reason: String? { usedUp.map { "App Store Connect accepts no more requests this \($0.name)" } }
}
