import ClipsiteHTTPClient
import ClipsitePlatform

/// Requests for keys: few, short, and with secrets in both directions, so their bodies never get into
/// messages.
struct CredentialClient: Sendable {
  /// The limits of a request.
  struct Limits: Sendable {
    /// The longest time for one attempt, in milliseconds.
    var timeout = 10_000
    var attempts = 3
    /// Indicates whether an attempt that took too long is repeated.
    var repeatsTimeouts = false
    /// Indicates whether every answer but 200 is repeated.
    var repeatsAllFailures = false
    /// Indicates whether proxies are not asked, as for addresses that only this computer reaches.
    var isDirect = false
    var pause = Duration.milliseconds(200)
  }

  /// A file with the certificates to trust instead of the system's.
  var certificateFile: String?
  /// Waits between attempts.
  var wait: @Sendable (Duration) -> Void = { duration in
    SystemThread.sleep(milliseconds: Int(duration / .milliseconds(1)))
  }

  /// Sends a request, again if that may help.
  func send(_ request: HTTPRequest, _ limits: Limits = Limits()) throws(HTTPFailure) -> HTTPAnswer {
    var options = HTTPClientOptions()
    options.connectTimeout = limits.timeout
    options.totalTimeout = limits.timeout
    options.largestAnswer = 1 << 20
    options.isDirect = limits.isDirect
    options.certificateFile = certificateFile
    let transfers = HTTPTransfers(options)
    var attempt = 1
    while true {
      let result: Result<HTTPAnswer, HTTPFailure>
      do throws(HTTPFailure) {
        result = .success(try transfers.send(request))
      } catch {
        result = .failure(error)
      }
      guard attempt < limits.attempts, Self.isTransient(result, limits) else { return try result.get() }
      wait(limits.pause * attempt)
      attempt += 1
    }
  }

  private static func isTransient(_ result: Result<HTTPAnswer, HTTPFailure>, _ limits: Limits) -> Bool {
    switch result {
    case .success(let answer):
      limits.repeatsAllFailures
        ? answer.status != 200 : answer.status == 429 || answer.status >= 500 && answer.status != 501
    case .failure(let failure): failure.isTransient && (failure.kind != .time || limits.repeatsTimeouts)
    }
  }
}
