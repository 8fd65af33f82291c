import Testing

@testable import ClipsiteVerification

@Suite(.timeLimit(.minutes(30))) struct V05AssociationTypeTests {
  @Test(
    arguments: [
      ("application/json", nil), ("Application/JSON ; charset=utf-8", nil),
      ("application/octet-stream", .warning), ("text/plain; charset=utf-8", .warning), (nil, .warning),
      ("text/html", .error), ("text/html; charset=utf-8", .error),
    ] as [(String?, Finding.Level?)])
  func judgesTheType(_ type: String?, level: Finding.Level?) {
    let observation = DomainObservation.answering(
      .success(.file(DomainObservation.file, ["Content-Type": type])))
    #expect(V05AssociationType.check(observation).first?.level == level)
  }

  @Test func whereTheHostCannotSetItItIsInformation() {
    let fields = ["Content-Type": "application/octet-stream", "Server": "GitHub.com"]
    let observation = DomainObservation.answering(.success(.file(DomainObservation.file, fields)))
    #expect(V05AssociationType.check(observation).map(\.level) == [.information])
  }

  @Test func anErrorPageHasNoTypeToJudge() {
    let observation = DomainObservation.answering(
      .success(.file([], ["Content-Type": "text/html"], status: 404)))
    #expect(V05AssociationType.check(observation).isEmpty)
  }
}
