import Testing

@testable import ClipsiteHTTPServer

@Suite(.timeLimit(.minutes(30))) struct HTTPStatusTests {
  @Test(arguments: HTTPStatus.allCases) func hasAPhrase(_ status: HTTPStatus) {
    #expect(status.reason.allSatisfy { $0.isLetter || $0 == " " } && !status.reason.isEmpty)
  }

  @Test func onlyTheOneWithoutABodyForbidsIt() {
    #expect(HTTPStatus.allCases.filter(\.forbidsBody) == [.noContent])
  }
}
