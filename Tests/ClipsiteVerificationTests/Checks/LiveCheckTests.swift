import ClipsiteNetwork
import ClipsiteText
import Testing

@testable import ClipsiteVerification

struct LiveCheckTests {
  @Test func findNothingWhenAllIsWell() {
    #expect(LiveCheck.diagnostics(.healthy(), .test).isEmpty)
  }

  @Test func eachProblemIsReportedByOneCheck() {
    let failures: [(DomainObservation, String)] = [
      (.answering(.failure(.init(.security, "certificate has expired"))), "V02SecureConnection"),
      (.answering(.failure(.init(.connection, "connection reset"))), "V03AssociationStatus"),
      (.answering(.failure(.init(.time, "timed out"))), "V08AssociationTime"),
      (.answering(.success(.file(status: 500))), "V03AssociationStatus"),
    ]
    for (observation, check) in failures {
      let found = LiveCheck.diagnostics(observation, .test).filter { $0.level == .error }
      #expect(found.map(\.code.name) == [check])
    }
  }

  @Test func areNumberedInOrder() {
    let codes = LiveCheck.all.map(\.code.name)
    #expect(codes.compactMap { Int($0.dropFirst().prefix(2)) } == Array(1...22))
    #expect(codes.allSatisfy { $0.hasPrefix("V") })
  }

  private func message(_ text: String) -> String? {
    let found = Diagnostic(.v03AssociationStatus, at: SourceRange("https://example.com/"), text)
    return DomainReport(domain: "example.com", findings: [found], pages: 0).findings.first?.message
  }

  @Test func whatServersSayCannotMoveTheCursor() {
    #expect(message("to `\u{1B}[2J`\n") == "to `\\u{1B}[2J`\\n")
  }

  @Test func whatServersSayCannotFillTheScreen() {
    let longest = String(repeating: "x", count: 2000)
    #expect(message(longest) == longest)
    #expect(message(longest + "y")?.count == 2001)
  }

  @Test func theGravestComesFirst() {
    #expect([LiveLevel.information, .pending, .error, .warning].sorted() == LiveLevel.allCases)
  }

  @Test func onlyApplesCopyIsPending() {
    let levels = LiveCheck.all.map {
      Diagnostic($0.code, at: SourceRange("https://example.com/"), "x", severity: .note).level
    }
    #expect(levels.filter { $0 == .pending }.count == 1 && levels[11] == .pending)
  }
}
