import ClipsiteHTTPClient
import Testing

@testable import ClipsiteVerification

@Suite(.timeLimit(.minutes(30))) struct V12AppleCopyTests {
  private func findings(
    _ outcome: DomainObservation.Outcome, _ change: (inout DomainObservation) -> Void = { _ in }
  ) -> [Finding] {
    V12AppleCopy.check(
      .healthy {
        $0.outcomes[.appleCopy] = outcome
        change(&$0)
      })
  }

  private func refused(_ fields: [String: String]) -> DomainObservation.Outcome {
    .success(HTTPAnswer(404, headers: fields.sorted { $0.key < $1.key }.map { HTTPHeader($0.key, $0.value) }))
  }

  @Test func anOlderCopyIsPendingAndItsDifferenceIsSaid() {
    let old = Array(#"{"appclips":{"apps":[]}}"#.utf8)
    let found = findings(.success(.file(old, ["Age": "1234"])))
    #expect(found.map(\.level) == [.pending])
    #expect(
      found.first?.message
        == "Apple's CDN has an older file of example.com, read 1234 seconds ago: it lacks appclips: "
        + "ABCDE12345.com.example.Donuts.Clip")
  }

  @Test func aCopyOfTheLiveFileIsNoDelay() {
    let live = Array("{}".utf8)
    let found = findings(.success(.file(live))) {
      $0.outcomes[.association(.appleBot)] = .success(.file(live))
    }
    #expect(found.isEmpty)
  }

  @Test(arguments: [
    ("SWCERR00101 Bad HTTP status", "the domain answered with another status than 200"),
    ("SWCERR00202 Private address", "the domain has an address that is private or reserved"),
    ("SWCERR00301 Timeout", "the answer took too long"),
  ])
  func reasonsAreExplained(_ reason: String, meaning: String) {
    let fields = [
      "Apple-Failure-Reason": reason, "Apple-Failure-Details": "{\"status\":\"403\"}",
      "Apple-From": "https://example.com/x", "Apple-Try-Direct": "true",
    ]
    let found = findings(refused(fields))
    #expect(found.map(\.level) == [.error])
    #expect(
      found.first?.message
        == "Apple's CDN could not read the file of example.com: \(reason), which means that \(meaning) (details "
        + "{\"status\":\"403\"}; from https://example.com/x; devices may ask the domain itself: true)")
  }

  @Test func unknownReasonsAreQuoted() {
    let found = findings(refused(["Apple-Failure-Reason": "SWCERR99999 New"]))
    #expect(
      found.first?.message == "Apple's CDN could not read the file of example.com: SWCERR99999 New")
  }

  @Test func beforeTheNameLeadsThereARefusalIsPending() {
    let found = findings(refused(["Apple-Failure-Reason": "SWCERR00101"])) { $0.lookup = .overridden }
    #expect(found.map(\.level) == [.pending])
  }

  @Test func aDomainThatNobodyAskedForIsPending() {
    #expect(findings(refused([:])).map(\.level) == [.pending])
  }

  @Test func otherTroubleWithAppleIsAWarning() {
    #expect(findings(.failure(.init(.time, "timed out"))).map(\.level) == [.warning])
    #expect(findings(.success(HTTPAnswer(503))).map(\.level) == [.warning])
  }
}
