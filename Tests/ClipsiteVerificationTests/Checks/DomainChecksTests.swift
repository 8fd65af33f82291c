import ClipsiteDiagnostics
import ClipsiteHTTPClient
import Testing

@testable import ClipsiteVerification

@Suite(.timeLimit(.minutes(30))) struct DomainChecksTests {
  @Test func findNothingWhenAllIsWell() {
    #expect(DomainChecks.findings(.healthy(), .test).isEmpty)
  }

  @Test func eachProblemIsReportedByOneCheck() {
    let failures: [(DomainObservation, String)] = [
      (.answering(.failure(.init(.security, "certificate has expired"))), "V02SecureConnection"),
      (.answering(.failure(.init(.connection, "connection reset"))), "V03AssociationStatus"),
      (.answering(.failure(.init(.time, "timed out"))), "V08AssociationTime"),
      (.answering(.success(.file(status: 500))), "V03AssociationStatus"),
    ]
    for (observation, check) in failures {
      let found = DomainChecks.findings(observation, .test).filter { $0.level == .error }
      #expect(found.map(\.check.name) == [check])
    }
  }
}
