/// The times of further attempts: exponential delays, usually with full jitter, so that many clients do not come
/// back at the same time.
package struct RetryPolicy: Sendable {
  /// The number of attempts.
  package var attempts: Int
  /// The longest first delay.
  package var base: Duration
  /// The longest delay.
  package var longest: Duration
  /// The longest time that a server may ask to wait for. A request before that time would only be refused
  /// again.
  package var patience: Duration
  /// The parts of a delay from which one is chosen.
  private let parts: ClosedRange<Double>

  /// A policy.
  ///
  /// - Parameter parts: The parts of a delay from which one is chosen, such as `1...1` for the whole delay.
  package init(
    attempts: Int = 6, base: Duration = .milliseconds(200), longest: Duration = .seconds(20),
    patience: Duration = .seconds(300), parts: ClosedRange<Double> = 0...1
  ) {
    self.attempts = attempts
    self.base = base
    self.longest = longest
    self.patience = patience
    self.parts = parts
  }

  /// Returns the delay before the next attempt, if the server does not set one.
  ///
  /// - Parameter attempt: How many tries there have been, from 1.
  package func delay(after attempt: Int) -> Duration {
    min(longest, base * (1 << min(attempt - 1, 20))) * Double.random(in: parts)
  }

  /// Returns the delay before the next attempt, or `nil` if the server asks for more than `patience`.
  ///
  /// - Parameters:
  ///   - attempt: How many tries there have been, from 1.
  ///   - retryAfter: The seconds that the server asks for; they win if they are more.
  package func delay(after attempt: Int, retryAfter: Int?) -> Duration? {
    let asked = Duration.seconds(retryAfter ?? 0)
    return asked > patience ? nil : max(asked, delay(after: attempt))
  }
}
