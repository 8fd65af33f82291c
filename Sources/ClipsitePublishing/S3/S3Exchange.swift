internal import ClipsiteHTTPClient
internal import ClipsitePlatform

/// Carries out many calls at once, tries again what may succeed, and adapts to what the store takes.
struct S3Exchange: ~Copyable {
  /// The outcome of a call.
  enum Verdict {
    case done
    /// The answer is not to be trusted; the reason in words.
    case retry(String)
    case failed(SystemError)
  }

  /// A call that waits for its time.
  private struct Delayed {
    let number: Int
    let time: ContinuousClock.Instant
  }

  private static let fewest = 16
  private static let most = 64
  /// The factor for the tries of a call that a busy store refuses. With the usual delays they take minutes.
  private static let patience = 4

  /// The bytes that requests under way send when no other may join them: 64 MiB. So memory holds no more than
  /// these and one file.
  var fullLoad = 64 << 20

  private let bucket: S3Bucket
  private let credentials: SessionCredentials
  let policy: RetryPolicy
  private let transfers: HTTPTransfers
  /// Indicates whether somebody wants the run to stop. No further call begins then.
  private let isStopped: () -> Bool
  private var limit = S3Exchange.fewest
  private var successes = 0

  /// The answer to the calls under way.
  private var content = S3Content.nothing
  private var waiting: [Int] = []
  private var delayed: [Delayed] = []
  private var attempts: [Int: Int] = [:]
  /// The keys that calls were signed with last.
  private var keys: [Int: AccessKey] = [:]
  /// The calls that were sent again because the session of their key ended.
  private var renewed: Set<Int> = []
  /// The number of calls that succeeded in all, and that number when a call was last refused.
  private var total = 0
  private var totals: [Int: Int] = [:]
  private var failures: [(number: Int, error: SystemError)] = []
  private var isAbandoned = false

  init(
    _ bucket: S3Bucket, _ credentials: SessionCredentials, retrying policy: RetryPolicy,
    options: HTTPClientOptions,
    isStopped: @escaping () -> Bool = { false }
  ) {
    self.isStopped = isStopped
    self.bucket = bucket
    self.credentials = credentials
    self.policy = policy
    transfers = HTTPTransfers(options)
  }

  /// Carries out calls in no particular order, and gives those that failed for good. Credentials that are
  /// refused end it.
  ///
  /// - Parameters:
  ///   - count: How many calls there are.
  ///   - content: The answer that a store gives to each.
  ///   - isStopped: Whether to begin no more of them.
  ///   - call: Makes a call, again for each attempt.
  ///   - judge: Looks at an answer that can be one of a store.
  mutating func run(
    _ count: Int, expecting content: S3Content, isStopped: () -> Bool = { false },
    call: (Int) throws(SystemError) -> S3Bucket.Call, judge: (Int, HTTPAnswer) -> Verdict
  ) -> [(number: Int, error: SystemError)] {
    self.content = content
    waiting = Array((0..<count).reversed())
    (delayed, attempts, totals, failures, isAbandoned) = ([], [:], [:], [], false)
    (keys, renewed) = ([:], [])
    while true {
      if isAbandoned || isStopped() || self.isStopped() { (waiting, delayed) = ([], []) }
      wakeUp()
      startCalls(call)
      guard transfers.count > 0 || !delayed.isEmpty else { return failures }
      for (number, result) in transfers.wait(upTo: pause) { finish(number, result, judge) }
    }
  }

  /// One call.
  ///
  /// - Throws: `SystemError.stopped` when the run was stopped before there was an answer.
  mutating func run(
    _ call: S3Bucket.Call, expecting content: S3Content, judge: (HTTPAnswer) -> Verdict = { _ in .done }
  ) throws(SystemError) {
    var isAnswered = false
    let failures = run(1, expecting: content) { _ throws(SystemError) in
      call
    } judge: {
      let verdict = judge($1)
      if case .done = verdict { isAnswered = true }
      return verdict
    }
    if let failure = failures.first { throw failure.error }
    if !isAnswered { throw .stopped }
  }

  private var pause: Duration {
    let now = ContinuousClock.now
    let next = delayed.map { $0.time - now }.min() ?? .milliseconds(250)
    return min(max(next, .zero), .milliseconds(250))
  }

  private mutating func wakeUp() {
    let now = ContinuousClock.now
    waiting += delayed.filter { $0.time <= now }.map(\.number)
    delayed.removeAll { $0.time <= now }
  }

  private mutating func startCalls(_ call: (Int) throws(SystemError) -> S3Bucket.Call) {
    while !isAbandoned, transfers.count < limit, transfers.load < fullLoad, let number = waiting.popLast() {
      do throws(SystemError) {
        start(try call(number), number)
      } catch {
        fail(number, error)
      }
    }
  }

  /// Without a key, no other call would fare better, and each could take as long to fail.
  private mutating func start(_ call: S3Bucket.Call, _ number: Int) {
    do throws(SystemError) {
      let key = try credentials.key()
      keys[number] = key
      transfers.start(bucket.request(call, signedWith: key), number: number)
    } catch {
      fail(number, error)
      isAbandoned = true
    }
  }

  private mutating func finish(
    _ number: Int, _ result: Result<HTTPAnswer, HTTPFailure>, _ judge: (Int, HTTPAnswer) -> Verdict
  ) {
    switch result {
    case .failure(let failure):
      let error = SystemError.service("no answer from the store: \(failure)")
      if failure.isTransient { retry(number, error, retryAfter: nil) } else { fail(number, error) }
    case .success(let answer) where content.accepts(answer):
      switch judge(number, answer) {
      case .done: succeed()
      case .retry(let reason): retry(number, .service(reason), retryAfter: nil)
      case .failed(let error): fail(number, error)
      }
    case .success(let answer): finish(number, answer)
    }
  }

  private mutating func finish(_ number: Int, _ answer: HTTPAnswer) {
    let fault = S3Fault(answer)
    if fault.isExpired { return renew(number, fault) }
    let error = fault.error(at: .now())
    if fault.isThrottling {
      limit = max(1, limit / 2)
      forgive(number)
    }
    if fault.isTransient {
      retry(number, error, retryAfter: answer.retryAfter, isThrottled: fault.isThrottling)
    } else {
      fail(number, error)
    }
  }

  /// Signs a call again with another key. Stores do not only look at the end that the source of a key names.
  private mutating func renew(_ number: Int, _ fault: S3Fault) {
    do throws(SystemError) {
      if !isAbandoned, let key = keys[number], renewed.insert(number).inserted,
        try credentials.replace(key)
      {
        waiting.append(number)
      } else {
        fail(number, fault.error(at: .now(), remedy: credentials.remedy))
      }
    } catch {
      fail(number, error)
      isAbandoned = true
    }
  }

  /// A store that takes other calls in between is only busy: a call that it refuses then waits its turn,
  /// however often that happens.
  private mutating func forgive(_ number: Int) {
    if let before = totals.updateValue(total, forKey: number), before < total {
      attempts[number] = min(attempts[number, default: 0], policy.attempts / 2)
    }
  }

  /// One more request at a time for every round that went well.
  private mutating func succeed() {
    total += 1
    successes += 1
    guard successes >= limit else { return }
    successes = 0
    limit = min(Self.most, limit + 4)
  }

  private mutating func retry(
    _ number: Int, _ error: SystemError, retryAfter: Int?, isThrottled: Bool = false
  ) {
    let attempt = attempts[number, default: 0] + 1
    attempts[number] = attempt
    guard attempt < policy.attempts * (isThrottled ? Self.patience : 1) else { return fail(number, error) }
    guard let delay = policy.delay(after: attempt, retryAfter: retryAfter) else {
      let time = UTCTime(UTCTime.now().seconds + (retryAfter ?? 0)).text
      return fail(
        number, .service("\(error). It accepts no request before \(time). Run the command again then"))
    }
    delayed.append(Delayed(number: number, time: ContinuousClock.now + delay))
  }

  private mutating func fail(_ number: Int, _ error: SystemError) {
    failures.append((number, error))
    if error.kind == .denied { isAbandoned = true }
  }
}
