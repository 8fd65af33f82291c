import ClipsiteNetwork
import Testing

@testable import ClipsiteVerification

struct ProbeRunTests {
  private func delay(
    _ attempt: Int, _ result: Result<HTTPAnswer, HTTPFailure>, toleratesDelay: Bool = true
  ) -> Duration? {
    var probe = Probe(Probe.request("https://example.com/", as: .safari)) { _ in [] }
    probe.toleratesDelay = toleratesDelay
    return ProbeRun.delay(after: attempt, result, of: probe)
  }

  private static func answer(_ status: Int, retryAfter: Int? = nil) -> Result<HTTPAnswer, HTTPFailure> {
    var answer = HTTPAnswer(status)
    answer.retryAfter = retryAfter
    return .success(answer)
  }

  /// Also a limit that names a day, because many pass in a second.
  @Test(arguments: [answer(429), answer(503, retryAfter: 1), answer(429, retryAfter: 86_400)])
  func serversThatLimitRequestsAreAskedTwiceMore(_ result: Result<HTTPAnswer, HTTPFailure>) {
    #expect((1...3).map { delay($0, result) } == [1, 2, nil].map { $0.map { .seconds($0) } })
  }

  @Test(arguments: [500, 502, 503, 504]) func busyServersAreAskedTwiceMore(_ status: Int) {
    #expect(delay(1, Self.answer(status)) == .seconds(1))
    #expect(delay(2, Self.answer(status)) == .seconds(2))
    #expect(delay(3, Self.answer(status)) == nil)
  }

  @Test(arguments: [200, 301, 404, 501, 511]) func othersAreNot(_ status: Int) {
    #expect(delay(1, Self.answer(status)) == nil)
  }

  @Test func serversSayHowLongToWaitUpToALimit() {
    #expect(delay(1, Self.answer(503, retryAfter: 0)) == .seconds(1))
    #expect(delay(1, Self.answer(503, retryAfter: 30)) == .seconds(30))
    #expect(delay(1, Self.answer(500, retryAfter: 31)) == nil)
  }

  @Test func lateAnswersAreAskedForAgainButNotAASAFiles() {
    let late = Result<HTTPAnswer, HTTPFailure>.failure(.init(.time, "timed out"))
    #expect(delay(1, late) == .seconds(1))
    #expect(delay(1, late, toleratesDelay: false) == nil)
    #expect(delay(1, .failure(.init(.connection, "refused"))) == nil)
  }

  /// Also those of AASA files.
  @Test(arguments: [true, false]) func brokenConnectionsAreTriedAgain(_ toleratesDelay: Bool) {
    let broken = Result<HTTPAnswer, HTTPFailure>.failure(.init(.connection, "reset", isInterrupted: true))
    #expect(delay(1, broken, toleratesDelay: toleratesDelay) == .seconds(1))
    #expect(delay(2, broken, toleratesDelay: toleratesDelay) == .seconds(2))
    #expect(delay(3, broken, toleratesDelay: toleratesDelay) == nil)
  }
}
