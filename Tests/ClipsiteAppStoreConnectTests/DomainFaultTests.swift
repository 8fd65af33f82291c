import ClipsiteJSON
import Testing

@testable import ClipsiteAppStoreConnect

@Suite(.timeLimit(.minutes(30))) struct DomainFaultTests {
  @Test func everyCodeIsExplainedInASentence() {
    #expect(DomainFault.allCases.count == 18)
    for fault in DomainFault.allCases {
      #expect(fault.explanation.count > 15 && !fault.explanation.hasSuffix("."), "\(fault)")
    }
    #expect(Set(DomainFault.allCases.map(\.explanation)).count == 18)
  }

  @Test func codesThatAreNotKnownAreKept() throws {
    let status = try #require(
      DomainStatus(["domain": "a.example", "isValid": false, "errorCode": "NEW_ONE"], .cache))
    #expect(status.errorCode == "NEW_ONE" && status.fault == nil && !status.isValid)
    #expect(DomainStatus(["isValid": true], .cache) == nil)
    #expect(
      DomainStatus(["domain": "a.example", "isValid": true, "errorCode": ""], .debug)?.errorCode == nil)
  }
}
