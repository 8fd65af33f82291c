import ClipsiteHTTPClient
import Testing

@testable import ClipsiteVerification

@Suite(.timeLimit(.minutes(30))) struct V02SecureConnectionTests {
  private func check(daysLeft: Int?) -> [Finding] {
    var delivery = HTTPDelivery()
    delivery.certificateEnd = daysLeft.map { VerificationRules.test.now + $0 * 86_400 }
    return V02SecureConnection.check(.answering(.success(.file(delivery: delivery))), .test)
  }

  @Test(arguments: [(0, "0 days"), (1, "1 day"), (21, "21 days")])
  func aCertificateThatEndsSoonIsAWarning(_ days: Int, said: String) {
    let findings = check(daysLeft: days)
    #expect(findings.map(\.level) == [.warning])
    #expect(findings.allSatisfy { $0.message == "the certificate of example.com ends in \(said)" })
  }

  @Test(arguments: [22, 400, nil] as [Int?])
  func othersAreFine(_ days: Int?) { #expect(check(daysLeft: days).isEmpty) }

  @Test func noSecureConnectionIsAnError() {
    let outcome = DomainObservation.Outcome.failure(.init(.security, "self-signed certificate"))
    let findings = V02SecureConnection.check(.answering(outcome), .test)
    #expect(findings.map(\.level) == [.error])
    #expect(findings.first?.message == "no secure connection to example.com: self-signed certificate")
  }
}
