import ClipsiteNetwork
import ClipsiteText
@testable import ClipsiteVerification
import Testing

struct DomainAddressesCheckTests {
  private func levels(_ lookup: DomainObservation.Lookup) -> [LiveLevel] {
    LiveCheck.domainAddresses.check(.healthy { $0.lookup = lookup }).map(\.level)
  }

  @Test func aDomainWithoutAddressesIsAnError() {
    #expect(levels(.failure("Name or service not known")) == [.error])
  }

  @Test func eachPrivateAddressIsAnError() {
    #expect(levels(.addresses([.four(93, 184, 216, 34), .four(10, 0, 0, 1)])) == [.error])
    #expect(levels(.addresses([.four(127, 0, 0, 1), .six(0, 0, 0, 0, 0, 0, 0, 1)])) == [.error, .error])
  }

  @Test func publicAndGivenAddressesAreFine() {
    #expect(levels(.addresses([.four(93, 184, 216, 34), .six(0x2606, 0x4700, 0, 0, 0, 0, 0, 1)])).isEmpty)
    #expect(levels(.overridden).isEmpty)
  }
}

struct SecureConnectionCheckTests {
  private func check(daysLeft: Int?) -> [Diagnostic] {
    var delivery = HTTPDelivery()
    delivery.certificateEnd = daysLeft.map { VerificationRules.test.now + $0 * 86_400 }
    return LiveCheck.secureConnection.check(.answering(.success(.file(delivery: delivery))), .test)
  }

  @Test(arguments: [(0, "0 days"), (1, "1 day"), (21, "21 days")])
  func aCertificateThatEndsSoonIsAWarning(_ days: Int, said: String) {
    let findings = check(daysLeft: days)
    #expect(findings.map(\.level) == [.warning])
    #expect(findings.allSatisfy { $0.message == "the certificate of example.com ends in \(said)" })
  }

  @Test(arguments: [22, 400, nil] as [Int?])
  func othersAreFine(_ days: Int?) { #expect(check(daysLeft: days).isEmpty) }

  @Test(arguments: [(true, []), (false, [.error]), (nil, [])] as [(Bool?, [LiveLevel])])
  func aCertificateHasASubjectAlternativeName(_ hasName: Bool?, levels: [LiveLevel]) {
    var delivery = HTTPDelivery()
    delivery.hasAlternativeName = hasName
    let found = LiveCheck.secureConnection.check(.answering(.success(.file(delivery: delivery))), .test)
    #expect(found.map(\.level) == levels)
  }

  @Test func noSecureConnectionIsAnError() {
    let outcome = DomainObservation.Outcome.failure(.init(.security, "self-signed certificate"))
    let findings = LiveCheck.secureConnection.check(.answering(outcome), .test)
    #expect(findings.map(\.level) == [.error])
    #expect(findings.first?.message == "no secure connection to example.com: self-signed certificate")
    #expect(findings.first?.fix?.contains("valid certificate") == true)
  }

  @Test func aCaptivePortalThatBreaksTLSIsNamed() {
    let broken = DomainObservation.Outcome.failure(.init(.security, "self-signed certificate"))
    var observation = DomainObservation.answering(broken)
    observation.outcomes[.appleCopy] = broken
    let findings = LiveCheck.secureConnection.check(observation, .test)
    #expect(findings.map(\.level) == [.error])
    #expect(findings.first?.fix?.hasPrefix("sign in to this network first") == true)
  }
}

struct TransportExtrasCheckTests {
  private func levels(_ change: (inout DomainObservation) -> Void) -> [LiveLevel] {
    LiveCheck.transportExtras.check(.healthy(change)).map(\.level)
  }

  private func served(_ answer: HTTPAnswer) -> [LiveLevel] {
    levels { $0.outcomes[.association(.appleBot)] = .success(answer) }
  }

  @Test func whatIsGoodToHaveIsInformation() {
    #expect(levels { $0.outcomes[.insecureHome] = .success(HTTPAnswer(200)) } == [.information])
    #expect(served(.file(DomainObservation.file, ["Strict-Transport-Security": nil])) == [.information])
    #expect(served(.file(delivery: .taking(.zero, version: "1.1"))) == [.information])
    #expect(served(.file(delivery: .taking(.zero, version: "3"))).isEmpty)
    #expect(served(.file(delivery: .taking(.zero, version: ""))).isEmpty)
  }

  @Test func noServerWithoutTLSIsFine() {
    #expect(levels { $0.outcomes[.insecureHome] = .failure(.init(.connection, "refused")) }.isEmpty)
  }

  @Test func anotherFileWhenCompressedIsAnError() {
    #expect(
      levels { $0.outcomes[.compressedAssociation] = .success(.file(Array("{}".utf8))) } == [.error])
  }

  /// A header that names gzip around bytes that are not, and a server that fails only then.
  @Test(arguments: [
    DomainObservation.Outcome.failure(.init(.encoding, "incorrect header check")), .success(HTTPAnswer(500)),
    .success(HTTPAnswer(404)),
  ])
  func aFileThatCannotBeDecompressedIsAnError(_ outcome: DomainObservation.Outcome) {
    #expect(levels { $0.outcomes[.compressedAssociation] = outcome } == [.error])
  }

  @Test(arguments: [Question.assetLinks, .robots, .sitemap("sitemap.xml"), .twinAssociation])
  func anotherFileThatCannotBeDecompressedIsAnError(_ question: Question) {
    #expect(levels { $0.outcomes[question] = .failure(.init(.encoding, "it ends too early")) } == [.error])
  }

  @Test func aFileThatNobodyGetsIsForOtherChecks() {
    var observation = DomainObservation.answering(.success(HTTPAnswer(404)))
    observation.outcomes[.compressedAssociation] = .success(HTTPAnswer(404))
    #expect(LiveCheck.transportExtras.check(observation).isEmpty)
  }
}
