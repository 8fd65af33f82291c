import ClipsiteDiagnostics
import Testing

@testable import ClipsiteVerification

@Suite(.timeLimit(.minutes(30))) struct VerificationCodesTests {
  @Test func areNumberedInOrder() {
    let numbers = VerificationCodes.all.compactMap { Int($0.name.dropFirst().prefix(2)) }
    #expect(numbers == Array(1...14))
    #expect(VerificationCodes.all.allSatisfy { $0.name.hasPrefix("V") })
  }
}
