import ClipsiteHTTPClient
import Testing

@testable import ClipsiteVerification

@Suite(.timeLimit(.minutes(30))) struct V10AssociationElsewhereTests {
  private func messages(_ question: Question, _ outcome: DomainObservation.Outcome) -> [String] {
    let findings = V10AssociationElsewhere.check(.healthy { $0.outcomes[question] = outcome })
    #expect(findings.allSatisfy { $0.level == .warning })
    return findings.map(\.message)
  }

  @Test func anotherFileIsAWarning() {
    let other = DomainObservation.Outcome.success(.file(Array("{}".utf8)))
    let own = "https://example.com/.well-known/apple-app-site-association"
    #expect(
      messages(.rootAssociation, other) == [
        "https://example.com/apple-app-site-association is another file than \(own)"
      ])
    #expect(
      messages(.counterpartAssociation, other) == [
        "https://www.example.com/.well-known/apple-app-site-association is another file than \(own)"
      ])
  }

  @Test(arguments: [Question.rootAssociation, .counterpartAssociation])
  func theSameFileAndNoFileAreFine(_ question: Question) {
    #expect(messages(question, .success(.file())).isEmpty)
    #expect(messages(question, .success(HTTPAnswer(301))).isEmpty)
    #expect(messages(question, .failure(.init(.name, "unknown"))).isEmpty)
    let page = HTTPAnswer(200, headers: [HTTPHeader("Content-Type", "text/html")], body: Array("<html>".utf8))
    #expect(messages(question, .success(page)).isEmpty)
  }

  @Test func theCounterpartOfWwwIsTheDomainItself() {
    #expect(DomainObservation("www.example.com", localAssociation: []).counterpart == "example.com")
  }
}
