package struct HTTPClientOptions: Sendable {
  /// The `User-Agent` of requests that name none.
  package var userAgent = "clipsite"
  /// The time limit for connecting, in milliseconds.
  package var connectTimeout = 10_000
  /// For how many seconds nothing may move before a request is given up.
  package var stallTimeout = 30
  /// The time limit for a whole request, in milliseconds, or 0 for as long as something moves.
  package var totalTimeout = 0
  /// The longest body of an answer, in bytes; a longer one is a failure.
  package var largestAnswer = 256 << 20
  /// Servers to connect to instead of those that URLs name, each `HOST:PORT:ADDRESS:PORT`; an empty port is
  /// that of the URL.
  package var routes: [String] = []
  /// Indicates whether to ask all hosts directly, even if the environment names a proxy.
  package var isDirect = false
  /// Indicates whether to tell when certificates end.
  package var readsCertificates = false
  /// A file with the certificates to trust instead of the system's (PEM).
  package var certificateFile: String?
  /// The largest number of simultaneous connections.
  package var connections = 64

  /// The usual ways.
  package init() {}
}

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
