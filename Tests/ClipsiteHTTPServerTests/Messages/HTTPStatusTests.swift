import Testing

@testable import ClipsiteHTTPServer

@Suite struct HTTPStatusTests {
  @Test(arguments: HTTPStatus.allCases) func hasAPhrase(_ status: HTTPStatus) {
    #expect(status.reason.allSatisfy { $0.isLetter || $0 == " " } && !status.reason.isEmpty)
  }

  @Test func onlyTheTwoWithoutBodiesForbidThem() {
    #expect(HTTPStatus.allCases.filter(\.forbidsBody) == [.noContent, .notModified])
  }
}
