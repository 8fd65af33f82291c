import ClipsiteHTTPClient
import Testing

@testable import ClipsiteVerification

@Suite(.timeLimit(.minutes(30))) struct V14TransportExtrasTests {
  private func levels(_ change: (inout DomainObservation) -> Void) -> [Finding.Level] {
    V14TransportExtras.check(.healthy(change)).map(\.level)
  }

  private func served(_ answer: HTTPAnswer) -> [Finding.Level] {
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
}
