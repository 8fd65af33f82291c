import ClipsiteHTTPClient
import Testing

@testable import ClipsiteVerification

@Suite(.timeLimit(.minutes(30))) struct V03AssociationStatusTests {
  private static let url = "https://example.com/.well-known/apple-app-site-association"

  private func messages(_ outcome: DomainObservation.Outcome) -> [String] {
    let findings = V03AssociationStatus.check(.answering(outcome))
    #expect(findings.allSatisfy { $0.level == .error && $0.fix != nil })
    return findings.map(\.message)
  }

  @Test(arguments: [301, 302, 303, 307, 308])
  func redirectsAreErrorsThatNameWhereTheyLead(_ status: Int) {
    let answer = HTTPAnswer(status, headers: [HTTPHeader("location", "https://www.example.com/x")])
    #expect(
      messages(.success(answer)) == [
        "\(Self.url) answers \(status) and redirects to `https://www.example.com/x`; Apple's systems do not follow"
      ])
  }

  @Test(arguments: [201, 204, 304, 401, 403, 404, 410, 500, 503])
  func otherStatusesThan200AreErrors(_ status: Int) {
    #expect(
      messages(.success(HTTPAnswer(status))) == ["\(Self.url) answers \(status); it has to answer 200"])
  }

  @Test func aServerThatIsNotThereIsAnError() {
    #expect(
      messages(.failure(.init(.connection, "Connection refused")))
        == ["\(Self.url) cannot be read: Connection refused"])
  }

  @Test func aNameWithoutAddressIsReportedOnce() {
    let failure = DomainObservation.Outcome.failure(.init(.name, "Could not resolve host"))
    #expect(messages(failure).count == 1)
    var observation = DomainObservation.answering(failure)
    observation.lookup = .failure("Name or service not known")
    #expect(V03AssociationStatus.check(observation).isEmpty)
    #expect(V01DomainAddresses.check(observation).count == 1)
  }
}
