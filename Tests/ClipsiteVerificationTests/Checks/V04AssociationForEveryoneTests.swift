import ClipsiteHTTPClient
import Testing

@testable import ClipsiteVerification

@Suite(.timeLimit(.minutes(30))) struct V04AssociationForEveryoneTests {
  private func messages(_ question: Question, _ outcome: DomainObservation.Outcome) -> [String] {
    let findings = V04AssociationForEveryone.check(.healthy { $0.outcomes[question] = outcome })
    #expect(findings.allSatisfy { $0.level == .error && $0.fix != nil })
    return findings.map {
      $0.message.replacing("https://example.com/.well-known/apple-app-site-association ", with: "")
    }
  }

  @Test func anotherStatusForApplesReaderIsAnErrorForEachWhoGetsTheFile() {
    #expect(
      messages(.association(.appleBot), .success(HTTPAnswer(403))) == [
        "answers 200 to CFNetwork and 403 to AASA-Bot", "answers 200 to Safari and 403 to AASA-Bot",
        "answers 200 to clipsite and 403 to AASA-Bot",
      ])
  }

  @Test func differencesOfOthersAreErrors() {
    #expect(
      messages(.association(.safari), .success(.file(Array("{}".utf8)))) == [
        "gives Safari other bytes than AASA-Bot"
      ])
    #expect(
      messages(.association(.device), .failure(.init(.connection, "reset"))) == [
        "does not answer CFNetwork: reset"
      ])
    #expect(
      messages(.associationOver(.six), .failure(.init(.connection, "unreachable")))
        == ["does not answer IPv6: unreachable"])
    #expect(messages(.associationOver(.four), .success(.file())).isEmpty)
  }

  @Test func challengesAreRecognized() {
    let page = Array("\n<!DOCTYPE html><title>Just a moment</title>".utf8)
    #expect(
      messages(.association(.device), .success(.file(page, ["Content-Type": nil]))) == [
        "answers CFNetwork with a web page in place of the file", "gives CFNetwork other bytes than AASA-Bot",
      ])
    #expect(
      messages(.association(.device), .success(.file(page, ["cf-mitigated": "challenge"], status: 403))) == [
        "answers CFNetwork with a challenge (cf-mitigated: challenge) in place of the file",
        "answers 403 to CFNetwork and 200 to AASA-Bot",
      ])
  }

  @Test func aServerThatAnswersNobodyIsForOtherChecks() {
    let observation = DomainObservation.answering(.failure(.init(.connection, "refused")))
    #expect(V04AssociationForEveryone.check(observation).isEmpty)
  }
}
