import ClipsiteHTTPClient
import Testing

@testable import ClipsiteVerification

@Suite(.timeLimit(.minutes(30))) struct V08AssociationTimeTests {
  private func levels(_ firstByte: Duration, _ total: Duration) -> [Finding.Level] {
    let answer = DomainObservation.answering(.success(.file(delivery: .taking(firstByte, total))))
    return V08AssociationTime.check(answer, .test).map(\.level)
  }

  @Test func comparesWithTheLimits() {
    let rules = VerificationRules.test
    #expect(levels(rules.lateFirstByte, rules.longestAnswer).isEmpty)
    #expect(levels(rules.lateFirstByte + .milliseconds(1), rules.longestAnswer) == [.warning])
    #expect(levels(.zero, rules.longestAnswer + .milliseconds(1)) == [.error])
    #expect(levels(rules.longestAnswer + .seconds(1), rules.longestAnswer + .seconds(2)) == [.error])
  }

  @Test func noAnswerInTimeIsAnError() {
    let observation = DomainObservation.answering(.failure(.init(.time, "timed out")))
    #expect(V08AssociationTime.check(observation, .test).map(\.level) == [.error])
  }

  @Test func saysTenthsOfSeconds() {
    let answer = DomainObservation.answering(.success(.file(delivery: .taking(.zero, .milliseconds(6789)))))
    #expect(
      V08AssociationTime.check(answer, .test).first?.message
        == "https://example.com/.well-known/apple-app-site-association took 6.7 s; "
        + "Apple's systems give up after 5.0 s (SWCERR00301)")
  }
}
