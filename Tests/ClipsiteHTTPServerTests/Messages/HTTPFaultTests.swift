import Testing

@testable import ClipsiteHTTPServer

@Suite(.timeLimit(.minutes(30))) struct HTTPFaultTests {
  @Test func becomesAPlainTextThatEndsTheConnection() {
    let response = HTTPFault(.badRequest, "No.").response
    #expect(response.status == .badRequest)
    #expect(response.closesConnection)
    #expect(response["content-type"] == "text/plain; charset=utf-8")
    #expect(response["Allow"] == nil)
  }
}
