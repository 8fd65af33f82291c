/// The pauses of a run that waits until App Store Connect accepts requests again.
struct QuotaWait {
  /// The pause if App Store Connect does not say what is used up, in seconds.
  static let usualPause = 60

  /// The seconds that are left for pauses.
  private var rest: Int

  /// - Parameter limit: The largest sum of all pauses.
  init(upTo limit: Duration) { rest = Int(limit.components.seconds) }

  /// Returns the seconds of the next pause, or `nil` if there is not so much time.
  ///
  /// - Parameters:
  ///   - retryAfter: The seconds that the server asks for.
  ///   - limit: The quota that the last answer names.
  mutating func pause(retryAfter: Int?, _ limit: RateLimit?) -> Int? {
    let pause = max(1, retryAfter ?? limit?.pause ?? Self.usualPause, limit?.pause ?? 0)
    guard pause <= rest else { return nil }
    rest -= pause
    return pause
  }
}

extension RateLimit {
  /// A quota moves on with each minute, so a pause is a part of its time.
  private static let partsOfPause = 12

  /// The pause in seconds before requests are accepted again, or `nil` if some are left.
  var pause: Int? { usedUp.map { max(1, $0.seconds / Self.partsOfPause) } }

  /// The reason for a pause, without a period, or `nil` if some requests are left.
  var reason: String? { usedUp.map { "App Store Connect accepts no more requests this \($0.name)" } }
}
