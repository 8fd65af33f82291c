import ClipsiteNetwork
import ClipsiteSystem
import ClipsiteText
@testable import ClipsiteVerification
import Testing

struct AssociationStatusCheckTests {
  private static let url = "https://example.com/.well-known/apple-app-site-association"

  private func messages(_ outcome: DomainObservation.Outcome) -> [String] {
    let findings = LiveCheck.associationStatus.check(.answering(outcome))
    #expect(findings.allSatisfy { $0.level == .error && $0.fix != nil })
    return findings.map(\.message)
  }

  @Test(arguments: [301, 302, 303, 307, 308])
  func redirectsAreErrorsThatNameWhereTheyLead(_ status: Int) {
    let answer = HTTPAnswer(status, headers: [HTTPHeader("location", "https://www.example.com/x")])
    #expect(
      messages(.success(answer)) == [
        "\(Self.url) answers \(status) and redirects to `https://www.example.com/x`, but Apple's systems do not "
          + "follow"
      ])
  }

  @Test(arguments: [
    ("owner.github.io", "from the repository owner.github.io"), ("example.com", "names begin with a dot"),
  ])
  func theFixForAMissingFileKnowsGitHubPages(domain: String, words: String) {
    var observation = DomainObservation(domain, built: nil)
    observation.outcomes[.association(.appleBot)] = .success(HTTPAnswer(404))
    let found = LiveCheck.associationStatus.check(observation)
    #expect(found.map { $0.fix?.contains(words) } == [true])
  }

  @Test(arguments: [201, 204, 304, 401, 403, 404, 410, 500, 503])
  func otherStatusesThan200AreErrors(_ status: Int) {
    #expect(
      messages(.success(HTTPAnswer(status))) == ["\(Self.url) answers \(status), but it must answer 200"])
  }

  @Test func aServerThatIsNotThereIsAnError() {
    #expect(
      messages(.failure(.init(.connection, "Connection refused")))
        == ["\(Self.url) cannot be read: Connection refused"])
  }

  /// If nobody can decompress the file, its compressed copy and its contents are no problems of their own.
  @Test func aFileThatNobodyCanDecompressIsOneError() {
    let failure = DomainObservation.Outcome.failure(.init(.encoding, "the gzip data ends too early"))
    #expect(messages(failure) == ["\(Self.url) cannot be read: the gzip data ends too early"])
    var observation = DomainObservation.answering(failure)
    observation.outcomes[.compressedAssociation] = failure
    let errors = LiveCheck.diagnostics(observation, .test).filter { $0.level == .error }
    #expect(errors.map(\.code.name) == ["V03AssociationStatus"])
  }

  @Test func aNameWithoutAddressIsReportedOnce() {
    let failure = DomainObservation.Outcome.failure(.init(.name, "Could not resolve host"))
    #expect(messages(failure).count == 1)
    var observation = DomainObservation.answering(failure)
    observation.lookup = .failure("Name or service not known")
    #expect(LiveCheck.associationStatus.check(observation).isEmpty)
    #expect(LiveCheck.domainAddresses.check(observation).count == 1)
  }
}

struct AssociationForEveryoneCheckTests {
  private func messages(_ question: Question, _ outcome: DomainObservation.Outcome) -> [String] {
    let findings = LiveCheck.associationForEveryone.check(.healthy { $0.outcomes[question] = outcome })
    #expect(findings.allSatisfy { $0.level == .error && $0.fix != nil })
    return findings.map {
      $0.message.replacing("https://example.com/.well-known/apple-app-site-association ", with: "")
    }
  }

  @Test func anotherStatusForApplesReaderIsOneErrorThatNamesWhoGetsTheFile() {
    #expect(
      messages(.association(.appleBot), .success(HTTPAnswer(403))) == [
        "answers 200 to CFNetwork, Safari, and clipsite, and 403 to AASA-Bot"
      ])
  }

  @Test func visitorsWithAnotherAnswerEachAreErrorsOfTheirOwn() {
    let found = LiveCheck.associationForEveryone.check(
      .healthy {
        $0.outcomes[.association(.device)] = .success(HTTPAnswer(403))
        $0.outcomes[.association(.safari)] = .success(HTTPAnswer(503))
        $0.outcomes[.association(.clipsite)] = .success(HTTPAnswer(403))
      })
    #expect(
      found.map { $0.message.split(separator: "association ").last } == [
        "answers 403 to CFNetwork and clipsite, and 200 to AASA-Bot",
        "answers 503 to Safari and 200 to AASA-Bot",
      ])
  }

  @Test func differencesOfOthersAreErrors() {
    #expect(
      messages(.association(.safari), .success(.file(Array("{}".utf8)))) == [
        "gives Safari other bytes than AASA-Bot"
      ])
    #expect(
      messages(.association(.device), .failure(.init(.connection, "reset"))) == [
        "does not answer CFNetwork: reset"
      ])
    #expect(
      messages(.associationOver(.six), .failure(.init(.connection, "unreachable")))
        == ["does not answer AASA-Bot over IPv6: unreachable"])
    #expect(messages(.associationOver(.four), .success(.file())).isEmpty)
  }

  @Test func anotherAnswerOverIPv6IsNoMatterOfBots() throws {
    let findings = LiveCheck.associationForEveryone.check(
      .healthy { $0.outcomes[.associationOver(.six)] = .success(HTTPAnswer(404)) })
    #expect(findings.count == 1)
    let words = "answers 404 to AASA-Bot over IPv6 and 200 to AASA-Bot"
    #expect(findings.first?.message.hasSuffix(words) == true)
    let fix = try #require(findings.first?.fix)
    #expect(fix.contains("A and AAAA records") && !fix.contains("bots"))
  }

  @Test func challengesAreRecognized() {
    let page = Array("\n<!DOCTYPE html><title>Just a moment</title>".utf8)
    #expect(
      messages(.association(.device), .success(.file(page, ["Content-Type": nil]))) == [
        "answers CFNetwork with a web page instead of the file"
      ])
    #expect(
      messages(.association(.device), .success(.file(page, ["cf-mitigated": "challenge"], status: 403))) == [
        "answers CFNetwork with a challenge (cf-mitigated: challenge) instead of the file"
      ])
  }

  @Test func aChallengeForEverybodyIsOneErrorOfOneCheck() {
    let page = Array("<!DOCTYPE html><title>Just a moment...</title>".utf8)
    for challenge in [
      HTTPAnswer.file(page, ["Content-Type": "text/html"]),
      .file(page, ["cf-mitigated": "challenge"], status: 403),
    ] {
      let found = LiveCheck.associationForEveryone.check(.answering(.success(challenge)))
      #expect(found.count == 1)
      #expect(
        found[0].message.contains("answers AASA-Bot, CFNetwork, Safari, and clipsite with a challenge ("))
    }
    let observation = DomainObservation.answering(.success(.file(page, ["Content-Type": "text/html"])))
    let errors = LiveCheck.diagnostics(observation, .test).filter { $0.level == .error }
    #expect(errors.map(\.code.name) == ["V04AssociationForEveryone"])
  }

  @Test func aServerThatAnswersNobodyIsForOtherChecks() {
    let observation = DomainObservation.answering(.failure(.init(.connection, "refused")))
    #expect(LiveCheck.associationForEveryone.check(observation).isEmpty)
  }
}

struct AssociationTypeCheckTests {
  @Test(
    arguments: [
      ("application/json", nil), ("Application/JSON ; charset=utf-8", nil),
      ("application/octet-stream", .warning), ("text/plain; charset=utf-8", .warning), (nil, .warning),
      ("text/html", .error), ("text/html; charset=utf-8", .error),
    ] as [(String?, LiveLevel?)])
  func judgesTheType(_ type: String?, level: LiveLevel?) {
    let observation = DomainObservation.answering(
      .success(.file(DomainObservation.file, ["Content-Type": type])))
    #expect(LiveCheck.associationType.check(observation).first?.level == level)
  }

  @Test func whereTheHostCannotSetItItIsInformation() {
    let fields = ["Content-Type": "application/octet-stream", "Server": "GitHub.com"]
    let observation = DomainObservation.answering(.success(.file(DomainObservation.file, fields)))
    #expect(LiveCheck.associationType.check(observation).map(\.level) == [.information])
  }

  @Test func anErrorPageHasNoTypeToJudge() {
    let observation = DomainObservation.answering(
      .success(.file([], ["Content-Type": "text/html"], status: 404)))
    #expect(LiveCheck.associationType.check(observation).isEmpty)
  }
}

struct AssociationTimeCheckTests {
  private func levels(_ firstByte: Duration, _ total: Duration) -> [LiveLevel] {
    let answer = DomainObservation.answering(.success(.file(delivery: .taking(firstByte, total))))
    return LiveCheck.associationTime.check(answer, .test).map(\.level)
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
    #expect(LiveCheck.associationTime.check(observation, .test).map(\.level) == [.error])
  }

  @Test func saysTenthsOfSeconds() {
    let answer = DomainObservation.answering(.success(.file(delivery: .taking(.zero, .milliseconds(6789)))))
    #expect(
      LiveCheck.associationTime.check(answer, .test).first?.message
        == "https://example.com/.well-known/apple-app-site-association took 6.7 s, but "
        + "Apple's systems give up after 5.0 s (SWCERR00301)")
  }
}

struct AssociationCachingCheckTests {
  private func count(_ fields: [String: String?]) -> Int {
    let answer = DomainObservation.answering(.success(.file(DomainObservation.file, fields)))
    let findings = LiveCheck.associationCaching.check(answer, .test)
    #expect(findings.allSatisfy { $0.level == .warning })
    return findings.count
  }

  @Test(
    arguments: [
      ("public, max-age=3600", 0), ("max-age=3601", 1), ("max-age=60, s-maxage=86400", 1), ("no-store", 0),
      ("max-age=\"7200\"", 1), ("Max-Age=7200", 1), ("max-age=never", 0), (nil, 0),
      ("max-age=99999999999999999999", 1), ("max-age=", 0),
    ] as [(String?, Int)])
  func anHourIsTheLimit(_ value: String?, findings: Int) {
    #expect(count(["Cache-Control": value]) == findings)
  }

  @Test func cookiesAndPasswordsAreForPeople() {
    #expect(count(["Set-Cookie": "a=b"]) == 1)
    #expect(count(["Set-Cookie": "a=b", "WWW-Authenticate": "Basic"]) == 2)
  }
}
