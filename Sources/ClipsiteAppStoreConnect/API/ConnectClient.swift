package import ClipsiteNetwork
package import ClipsiteSystem
package import ClipsiteText

/// Talks to the App Store Connect API, one request after the other: what it takes in an hour is far less than
/// a connection could carry.
package final class ConnectClient {
  /// The time for which a token is used, in seconds. It ends well before the token does.
  private static let tokenUse = 10 * 60

  /// The largest answer, in bytes.
  static let largestAnswer = 64 << 20

  package let address: APIAddress
  private let key: APIKey
  private let policy: RetryPolicy
  private let now: () -> Int
  private let queue: RequestQueue<Call>
  private var token: (text: String, time: Int)?
  private var limit: RateLimit?
  /// The pauses until the quota is there again, or `nil` if the run ends then.
  private var quota: QuotaWait?
  private let willWait: (Int, String) -> Void
  private let isStopped: () -> Bool

  /// A client.
  ///
  /// - Parameters:
  ///   - wait: The longest time in all that the run waits when App Store Connect accepts no more requests for
  ///     now, or `nil` if it ends then.
  ///   - now: Seconds since 1970 (UTC).
  ///   - willWait: Told of the seconds that a wait takes, and why.
  ///   - isStopped: Whether somebody wants the run to stop.
  package init(
    _ address: APIAddress, key: APIKey, userAgent: String,
    policy: RetryPolicy = RetryPolicy(base: .milliseconds(500)), waitsUpTo wait: Duration? = nil,
    now: @escaping () -> Int = { UTCTime.now().seconds },
    willWait: @escaping (Int, String) -> Void = { _, _ in }, isStopped: @escaping () -> Bool = { false }
  ) {
    self.address = address
    self.key = key
    self.policy = policy
    quota = wait.map(QuotaWait.init(upTo:))
    self.now = now
    self.willWait = willWait
    self.isStopped = isStopped
    var options = HTTPClientOptions()
    options.userAgent = userAgent
    options.largestAnswer = Self.largestAnswer
    queue = RequestQueue(options)
  }

  /// The rule for repeating a request whose outcome is unknown.
  package enum Repetition {
    /// It has the same effect once and twice, or one that does no harm.
    case harmless
    /// It would make a second one of something.
    case harmful
  }

  /// Sends a request and gives the document that comes back.
  ///
  /// - Parameter target: A path, or a whole URL of the same API, as pages link to the next one.
  package func send(
    _ method: String, _ target: String, body: JSONValue? = nil, repetition: Repetition = .harmless
  ) throws(SystemError) -> JSONValue {
    let url = target.hasPrefix("/") ? address.url + target : target
    guard address.holds(url) else {
      throw .service("App Store Connect links to \(url), which is not its own address")
    }
    let answer = try answer(method, url, body: body?.bytes(), repetition: repetition)
    guard let document = try? JSONParser.parse(answer.body).value else {
      throw .service("App Store Connect answers \(method) \(target) with text that is not JSON")
    }
    return document
  }

  /// Sends bytes to the address that a reservation names, with exactly its fields and without a token.
  package func upload(_ operation: UploadOperation, _ bytes: [UInt8]) throws(SystemError) {
    // libcurl would add a type of its own.
    let hasType = operation.headers.contains { $0.name.lowercased() == "content-type" }
    let headers = operation.headers + (hasType ? [] : [HTTPHeader("Content-Type", "")])
    let request = HTTPRequest(operation.method, operation.url, headers: headers, body: bytes)
    _ = try exchangeOutside(request, about: "a part of the header image")
  }

  /// Gets a file that an answer of the API names, without a token.
  ///
  /// - Throws: `SystemError.service` also if the URL is not safe.
  package func download(_ url: String) throws(SystemError) -> [UInt8] {
    guard UploadOperation.isSafe(url, allowsPlain: address.isPlain) else {
      throw .service("App Store Connect names '\(url)', which is not an https URL")
    }
    return try exchangeOutside(HTTPRequest("GET", url), about: "the copy of the header image").body
  }

  /// Sends a request without a token to a server that is not the API.
  private func exchangeOutside(
    _ request: HTTPRequest, about subject: String
  ) throws(SystemError) -> HTTPAnswer {
    do throws(SystemError) {
      return try repeating(.harmless) { () throws(SystemError) in request }
    } catch {
      // An address of an upload ends after days; that is no reason to doubt the key.
      guard error.kind == .denied else { throw error }
      throw .service("\(subject) is refused: \(error)")
    }
  }

  /// Waits.
  ///
  /// - Throws: `SystemError.stopped` when somebody stops the run meanwhile.
  package func pause(_ duration: Duration) throws(SystemError) {
    guard queue.pause(duration, isStopped: isStopped) else { throw .stopped }
  }

  private func answer(
    _ method: String, _ url: String, body: [UInt8]?, repetition: Repetition
  ) throws(SystemError) -> HTTPAnswer {
    try repeating(repetition) { () throws(SystemError) in
      try waitForQuota()
      var headers = [
        HTTPHeader("Authorization", "Bearer \(try validToken())"), HTTPHeader("Accept", "application/json"),
      ]
      if body != nil { headers.append(HTTPHeader("Content-Type", "application/json")) }
      var request = HTTPRequest(method, url, headers: headers, body: body)
      request.isSentOnce = repetition == .harmful
      return request
    }
  }

  /// Waits if the last answer left no request, and shows it. A run that does not wait ends, unless requests are
  /// accepted again in a moment.
  private func waitForQuota() throws(SystemError) {
    guard let limit, let reason = limit.reason, let shortest = limit.pause else { return }
    guard let seconds = quota?.pause(retryAfter: nil, limit) else {
      if shortest < QuotaWait.usualPause { return }
      throw .limited("\(reason). Run the command again later, and it goes on where it stopped")
    }
    self.limit = nil
    willWait(seconds, reason)
    try pause(.seconds(seconds))
  }

  private func validToken() throws(SystemError) -> String {
    let now = now()
    if let token, now - token.time < Self.tokenUse, now >= token.time { return token.text }
    let text = try key.token(now: now)
    token = (text, now)
    return text
  }

  /// A request, as far as its attempts have come.
  private struct Call {
    var attempt = 0
    var hasNewToken = false
  }

  /// Sends a request until it succeeds or cannot. It replaces a rejected token once.
  private func repeating(
    _ repetition: Repetition, _ request: () throws(SystemError) -> HTTPRequest
  ) throws(SystemError) -> HTTPAnswer {
    var outcome = Result<HTTPAnswer, SystemError>.failure(.stopped)
    queue.run(Call(), isStopped: isStopped) { _ in
      do throws(SystemError) { return try request() } catch { outcome = .failure(error) }
      return nil
    } finish: { call, result in
      do throws(SystemError) {
        if let delay = try self.delay(after: result, &call, repetition) { return delay }
        outcome = result.mapError { .service($0.reason) }
      } catch {
        outcome = .failure(error)
      }
      return nil
    }
    return try outcome.get()
  }

  /// Returns the time before the next attempt, which it shows unless it is short, or `nil` if the request has
  /// succeeded.
  private func delay(
    after result: Result<HTTPAnswer, HTTPFailure>, _ call: inout Call, _ repetition: Repetition
  ) throws(SystemError) -> Duration? {
    call.attempt += 1
    if let field = try? result.get()["X-Rate-Limit"] { limit = RateLimit(field) }
    let failure: SystemError
    let reason: String
    let mayRepeat: Bool
    var retryAfter: Int?
    switch result {
    case .success(let answer) where 200..<300 ~= answer.status: return nil
    case .success(let answer) where answer.status == 401 && !call.hasNewToken:
      (token, call.hasNewToken) = (nil, true)
      return .zero
    case .success(let answer):
      let fault = APIFault(answer)
      reason = fault.answer
      retryAfter = fault.isTransient ? answer.retryAfter : nil
      failure = fault.error(
        limit, notBefore: retryAfter.flatMap { $0 > 0 ? UTCTime(now() + $0) : nil })
      mayRepeat = fault.isTransient && (repetition == .harmless || fault.hadNoEffect)
    case .failure(let cause):
      reason = "no answer from App Store Connect: \(cause)"
      failure = .service(reason)
      mayRepeat = cause.isTransient && repetition == .harmless
    }
    guard mayRepeat else { throw failure }
    if call.attempt < policy.attempts,
      let delay = policy.delay(after: call.attempt, retryAfter: retryAfter)
    {
      if delay >= .seconds(2) { willWait(Int(delay.components.seconds), VisibleText.escaped(reason)) }
      return delay
    }
    guard failure.kind == .limited, let seconds = quota?.pause(retryAfter: retryAfter, limit) else {
      throw failure
    }
    call.attempt = 0
    willWait(seconds, VisibleText.escaped(reason))
    return .seconds(seconds)
  }
}
