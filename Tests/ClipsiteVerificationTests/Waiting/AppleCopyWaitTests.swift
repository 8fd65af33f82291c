import ClipsiteNetwork
import ClipsiteText
import Testing

@testable import ClipsiteVerification

/// A clock that only sleeping moves.
private final class FakeClock {
  private(set) var now = Duration.zero
  /// The time at which somebody stops the wait.
  var stop: Duration?

  var clock: AppleCopyWait.Clock {
    AppleCopyWait.Clock(now: { self.now }) { time in
      self.now = max(self.now, min(time, self.stop ?? time))
      return self.stop.map { self.now < $0 } ?? true
    }
  }
}

struct AppleCopyWaitTests {
  private static let old = Array(#"{"appclips":{"apps":["Q7W2E9R4T1.com.example.Old.Clip"]}}"#.utf8)

  private static func copy(
    _ body: [UInt8] = old, _ fields: [String: String?] = [:], retryAfter: Int? = nil,
    of domain: String = "example.com"
  ) -> AppleCopy {
    var answer = HTTPAnswer.file(body, ["Cache-Control": nil].merging(fields) { $1 })
    answer.retryAfter = retryAfter
    return copy(.success(answer), of: domain)
  }

  private static func copy(_ outcome: DomainObservation.Outcome, of domain: String = "example.com")
    -> AppleCopy
  {
    var observation = DomainObservation(domain, built: nil)
    observation.outcomes = [.association(.appleBot): .success(.file()), .appleCopy: outcome]
    guard let copy = AppleCopy(observation, .test) else { preconditionFailure("nobody asked for the copy") }
    return copy
  }

  /// Runs a wait, and gives how it ended, the minutes of all looks, and those of all changes.
  private func run(
    _ minutes: Int, from first: [AppleCopy] = [copy()], stopsAt stop: Int? = nil,
    _ look: @escaping (_ domain: String, _ minute: Int) -> AppleCopy = { domain, _ in copy(of: domain) }
  ) -> (end: AppleCopyWait.End, looks: [Int], changes: [Int]) {
    let time = FakeClock()
    time.stop = stop.map { .seconds($0 * 60) }
    var (looks, changes): ([Int], [Int]) = ([], [])
    let wait = AppleCopyWait(upTo: .seconds(minutes * 60), time.clock) { domains in
      let minute = Int(time.now.components.seconds) / 60
      looks.append(minute)
      return domains.map { look($0, minute) }
    }
    let end = wait.run(for: first) { _, elapsed in changes.append(Int(elapsed.components.seconds) / 60) }
    return (end, looks, changes)
  }

  @Test func pausesDoubleUpToAnHourAndTheLastLookIsAtTheEnd() {
    let result = run(300) { domain, _ in Self.copy(of: domain) }
    #expect(result.end == .expired)
    #expect(result.looks == [5, 15, 35, 75, 135, 195, 255, 300])
    #expect(result.changes == [])
  }

  @Test func theEndIsTheFirstLookThatShowsTheFile() {
    let result = run(2880) { domain, minute in
      Self.copy(minute < 60 ? Self.old : DomainObservation.file, of: domain)
    }
    #expect(result.end == .equal)
    #expect(result.looks == [5, 15, 35, 75])
    #expect(result.changes == [75])
  }

  @Test func aCopyThatIsTheFileIsNotAskedForAgain() {
    let first = ["a.example", "b.example", "c.example"].map { Self.copy(of: $0) }
    var asked: [[String]] = []
    let time = FakeClock()
    let wait = AppleCopyWait(upTo: .seconds(7200), time.clock) { domains in
      asked.append(domains)
      return domains.map {
        Self.copy($0 == "c.example" || asked.count > 1 ? DomainObservation.file : Self.old, of: $0)
      }
    }
    #expect(wait.run(for: first + [Self.copy(DomainObservation.file, of: "d.example")]) { _, _ in } == .equal)
    #expect(asked == [["a.example", "b.example", "c.example"], ["a.example", "b.example"]])
  }

  /// A file of `Age: 600` that may be kept for an hour cannot change for another 50 minutes.
  @Test func nobodyAsksForACopyThatCannotHaveChanged() {
    let fresh = Self.copy(Self.old, ["Cache-Control": "public, max-age=3600", "Age": "600"])
    #expect(run(120, from: [fresh]).looks == [50, 60, 80, 120])
    // Not even at the end of the time.
    #expect(run(30, from: [fresh]).looks == [])
    #expect(run(30, from: [fresh]).end == .expired)
    // Nobody keeps a copy for a year.
    let forever = Self.copy(Self.old, ["Cache-Control": "max-age=31536000"])
    #expect(run(2880, from: [forever]).looks.first == 360)
  }

  @Test func retryAfterIsRespectedEvenAtTheEnd() {
    let busy = Self.copy(Self.old, retryAfter: 1200)
    #expect(run(60, from: [busy]).looks.first == 20)
    #expect(run(10, from: [busy]).looks == [])
    #expect(run(10, from: [busy]).end == .expired)
    // Not even the end of the time makes two looks within five minutes.
    #expect(run(7).looks == [5])
  }

  @Test func aStopEndsTheWaitAtOnce() {
    let result = run(2880, stopsAt: 7)
    #expect(result.end == .stopped && result.looks == [5])
  }

  @Test func eachChangeIsToldOnce() {
    let result = run(300) { domain, minute in
      switch minute {
      case ..<15: Self.copy(of: domain)
      case ..<75:
        Self.copy(.success(HTTPAnswer(404, headers: [HTTPHeader("Apple-Failure-Reason", "SWCERR00301")])))
      case ..<135: Self.copy(.failure(HTTPFailure(.connection, "Connection refused")))
      default: Self.copy(of: domain)
      }
    }
    #expect(result.changes == [15, 75, 135])
    #expect(result.end == .expired)
  }

  @Test func nothingToWaitForIsNoLook() {
    let result = run(60, from: [Self.copy(DomainObservation.file)])
    #expect(result.end == .equal && result.looks == [])
  }
}

struct AppleCopyTests {
  /// Without the file of the domain, nobody can tell that a copy is equal to it.
  @Test func aDomainWithoutItsFileIsNotEqual() {
    var observation = DomainObservation("example.com", built: nil)
    observation.outcomes = [
      .association(.appleBot): .success(HTTPAnswer(503)), .appleCopy: .success(.file()),
    ]
    let copy = AppleCopy(observation, .test)
    #expect(copy?.finding?.level == .warning)
    #expect(
      copy?.finding?.message
        == "https://example.com/.well-known/apple-app-site-association cannot be read now "
        + "to compare Apple's copy with it"
    )
  }

  @Test func withoutAQuestionThereIsNoCopy() {
    var observation = DomainObservation("example.com", built: nil)
    observation.outcomes = [.association(.appleBot): .success(.file())]
    #expect(AppleCopy(observation, .test) == nil)
  }

  /// Of a domain, a wait asks two questions and no more.
  @Test func onlyTheCopyAndTheFileAreAskedFor() {
    let probes = DomainProbes(
      observation: .healthy(), overridden: [], appleCopies: "https://apple.example",
      google: "https://google.example")
    let asked = probes.requests([.appleCopy, .association(.appleBot)])
    #expect(
      asked.map(\.request.url) == [
        "https://example.com/.well-known/apple-app-site-association",
        "https://apple.example/a/v1/example.com",
      ])
    #expect(probes.requests(nil).count > 8)
  }
}
