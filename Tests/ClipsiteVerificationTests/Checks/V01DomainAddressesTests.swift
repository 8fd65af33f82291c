import Testing

@testable import ClipsiteVerification

@Suite(.timeLimit(.minutes(30))) struct V01DomainAddressesTests {
  private func levels(_ lookup: DomainObservation.Lookup) -> [Finding.Level] {
    V01DomainAddresses.check(.healthy { $0.lookup = lookup }).map(\.level)
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
