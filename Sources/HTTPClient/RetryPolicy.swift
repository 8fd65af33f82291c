/// When to try again: exponential delays with full jitter, so that many clients do not come back at the same time.
public struct RetryPolicy: Sendable {
  /// How often a request is tried in all.
  public var attempts: Int
  /// The longest first delay.
  public var base: Duration
  /// The longest delay.
  public var longest: Duration

  /// A policy.
  public init(
    attempts: Int = 6, base: Duration = .milliseconds(200), longest: Duration = .seconds(20)
  ) {
    self.attempts = attempts
    self.base = base
    self.longest = longest
  }

  /// How long to wait before the next try.
  ///
  /// - Parameters:
  ///   - attempt: How many tries there have been, from 1.
  ///   - retryAfter: What the server asks for in seconds (RFC 9110, section 10.2.3); it wins when it is longer.
  public func delay(after attempt: Int, retryAfter: Int?) -> Duration {
    let most = min(longest, base * (1 << min(attempt - 1, 20)))
    let random = most * Double.random(in: 0...1)
    guard let retryAfter, retryAfter > 0 else { return random }
    return max(random, min(.seconds(retryAfter), .seconds(120)))
  }
}
