internal import ClipsiteNetwork
internal import ClipsiteSystem

/// Carries out many calls at once, tries again what may succeed, and adapts to what the store takes.
final class S3Exchange {
  /// The outcome of a call.
  enum Verdict {
    case done
    /// The answer is not to be trusted; the reason in words.
    case retry(String)
  }

  /// A call, and what its attempts have shown.
  struct Job {
    let number: Int
    var attempt = 0
    /// The key that it was signed with last.
    var key: AccessKey?
    /// Indicates whether it was sent again because the session of its key ended.
    var isRenewed = false
    /// The number of calls that had succeeded in all when it was last refused.
    var total: Int?
  }

  private static let fewest = 16
  private static let most = 64
  /// The factor for the tries of a call that a busy store refuses. With the usual delays they take minutes.
  private static let patience = 4

  /// Requests under way send at most 64 MiB, so memory holds no more than these and one file.
  let queue: RequestQueue<Job>
  private let bucket: S3Bucket
  private let credentials: SessionCredentials
  let policy: RetryPolicy
  /// Indicates whether somebody wants the run to stop. No further call begins then.
  private let isStopped: () -> Bool
  private var successes = 0
  /// The number of calls that succeeded in all.
  private var total = 0
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
    queue = RequestQueue(options, limit: Self.fewest)
    queue.fullLoad = 64 << 20
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
  func run(
    _ count: Int, expecting content: S3Content, isStopped: () -> Bool = { false },
    call: (Int) throws(SystemError) -> S3Bucket.Call, judge: (Int, HTTPAnswer) -> Verdict
  ) -> [(number: Int, error: SystemError)] {
    var next = 0
    (failures, isAbandoned) = ([], false)
    func isOver() -> Bool { isAbandoned || isStopped() || self.isStopped() }
    queue.run(isStopped: isOver) {
      guard next < count, !isOver() else { return nil }
      defer { next += 1 }
      return Job(number: next)
    } request: { job in
      request(&job, call)
    } finish: { job, result in
      finish(&job, result, content, judge)
    }
    return failures
  }

  /// One call.
  ///
  /// - Throws: `SystemError.stopped` when the run was stopped before there was an answer.
  func run(
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

  private func request(
    _ job: inout Job, _ make: (Int) throws(SystemError) -> S3Bucket.Call
  ) -> HTTPRequest? {
    if isAbandoned { return nil }
    do throws(SystemError) {
      let call = try make(job.number)
      let key = try abandoning { () throws(SystemError) in try credentials.key() }
      job.key = key
      return bucket.request(call, signedWith: key)
    } catch {
      _ = fail(job, error)
      return nil
    }
  }

  /// Without a key, no other call would fare better, and each could take as long to fail.
  private func abandoning<Answer>(_ ask: () throws(SystemError) -> Answer) throws(SystemError) -> Answer {
    do throws(SystemError) {
      return try ask()
    } catch {
      isAbandoned = true
      throw error
    }
  }

  private func finish(
    _ job: inout Job, _ result: Result<HTTPAnswer, HTTPFailure>, _ content: S3Content,
    _ judge: (Int, HTTPAnswer) -> Verdict
  ) -> Duration? {
    switch result {
    case .failure(let failure):
      let error = SystemError.service("no answer from the store: \(failure)")
      return failure.isTransient ? retry(&job, error) : fail(job, error)
    case .success(let answer) where content.accepts(answer):
      switch judge(job.number, answer) {
      case .done: return succeed()
      case .retry(let reason): return retry(&job, .service(reason))
      }
    case .success(let answer): return finish(&job, answer)
    }
  }

  private func finish(_ job: inout Job, _ answer: HTTPAnswer) -> Duration? {
    let fault = S3Fault(answer)
    if fault.isExpired { return renew(&job, fault) }
    let error = fault.error(at: .now())
    if fault.isThrottling {
      queue.limit = max(1, queue.limit / 2)
      forgive(&job)
    }
    guard fault.isTransient else { return fail(job, error) }
    return retry(&job, error, retryAfter: answer.retryAfter, isThrottled: fault.isThrottling)
  }

  /// Signs a call again with another key. Stores do not only look at the end that the source of a key names.
  private func renew(_ job: inout Job, _ fault: S3Fault) -> Duration? {
    do throws(SystemError) {
      let old = job.isRenewed || isAbandoned ? nil : job.key
      job.isRenewed = true
      let isNew = try abandoning { () throws(SystemError) in try old.map(credentials.replace) ?? false }
      return isNew ? .zero : fail(job, fault.error(at: .now(), remedy: credentials.remedy))
    } catch {
      return fail(job, error)
    }
  }

  /// A store that takes other calls in between is only busy: a call that it refuses then waits its turn,
  /// however often that happens.
  private func forgive(_ job: inout Job) {
    if let before = job.total, before < total { job.attempt = min(job.attempt, policy.attempts / 2) }
    job.total = total
  }

  /// One more request at a time for every round that went well.
  private func succeed() -> Duration? {
    total += 1
    successes += 1
    if successes >= queue.limit { (successes, queue.limit) = (0, min(Self.most, queue.limit + 4)) }
    return nil
  }

  private func retry(
    _ job: inout Job, _ error: SystemError, retryAfter: Int? = nil, isThrottled: Bool = false
  ) -> Duration? {
    job.attempt += 1
    guard job.attempt < policy.attempts * (isThrottled ? Self.patience : 1) else { return fail(job, error) }
    if let delay = policy.delay(after: job.attempt, retryAfter: retryAfter) { return delay }
    let time = UTCTime(UTCTime.now().seconds + (retryAfter ?? 0)).text
    return fail(job, .service("\(error). It accepts no request before \(time). Run the command again then"))
  }

  private func fail(_ job: Job, _ error: SystemError) -> Duration? {
    failures.append((job.number, error))
    if error.kind == .denied { isAbandoned = true }
    return nil
  }
}
