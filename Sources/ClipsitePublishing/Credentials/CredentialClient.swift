import ClipsiteNetwork
import ClipsiteSystem

/// Requests for keys: few, short, and with secrets in both directions, so their bodies never get into
/// messages.
struct CredentialClient: Sendable {
  /// The limits of a request.
  struct Limits: Sendable {
    /// The longest time for one attempt, in milliseconds.
    var timeout = 10_000
    var attempts = 3
    /// Indicates whether only this computer reaches the address. Then no proxy is asked, and every answer but 200
    /// is repeated, and so is an attempt that took too long.
    var isNear = false
    var pause = Duration.milliseconds(200)
  }

  /// A file with the certificates to trust instead of the system's.
  var certificateFile: String?
  /// The longest pause between two attempts.
  var longestPause = Duration.seconds(5)

  /// Sends a request, again if that may help.
  ///
  /// - Parameter error: Makes the error of a failure.
  func send(
    _ request: HTTPRequest, _ limits: Limits = Limits(), orThrow error: (HTTPFailure) -> SystemError
  ) throws(SystemError) -> HTTPAnswer {
    let pauses = RetryPolicy(
      attempts: limits.attempts, base: limits.pause, longest: longestPause, parts: 1...1)
    var last = Result<HTTPAnswer, HTTPFailure>.failure(HTTPFailure(.connection, "nothing was sent"))
    RequestQueue(options(limits)).run(1) { _ in
      request
    } finish: { attempt, result in
      last = result
      defer { attempt += 1 }
      let mayRepeat = attempt < pauses.attempts && Self.isTransient(result, limits)
      return mayRepeat ? pauses.delay(after: attempt) : nil
    }
    return try last.mapError(error).get()
  }

  private func options(_ limits: Limits) -> HTTPClientOptions {
    var options = HTTPClientOptions()
    options.connectTimeout = limits.timeout
    options.totalTimeout = limits.timeout
    options.largestAnswer = 1 << 20
    options.isDirect = limits.isNear
    options.certificateFile = certificateFile
    return options
  }

  private static func isTransient(_ result: Result<HTTPAnswer, HTTPFailure>, _ limits: Limits) -> Bool {
    switch result {
    case .success(let answer):
      limits.isNear
        ? answer.status != 200 : answer.status == 429 || answer.status >= 500 && answer.status != 501
    case .failure(let failure): failure.isTransient && (failure.kind != .time || limits.isNear)
    }
  }
}
