import Testing

@testable import ClipsiteHTTPServer

@Suite(.timeLimit(.minutes(30))) struct NotFoundPageTests {
  private static func body(_ response: HTTPResponse) -> String {
    guard case .bytes(let bytes) = response.body else { return "" }
    return String(decoding: bytes, as: UTF8.self)
  }

  @Test func escapesThePath() {
    let response = NotFoundPage.response(to: HTTPRequest("/<script>\"'&"))
    #expect(response.status == .notFound)
    #expect(Self.body(response).contains("<code>/&lt;script&gt;&quot;&#39;&amp;</code>"))
    #expect(!Self.body(response).contains("<script>"))
  }

  @Test func thePageOfTheSiteComesFirst() {
    let response = NotFoundPage.response(to: HTTPRequest("/a"), page: Array("mine".utf8))
    #expect(Self.body(response) == "mine")
    #expect(response["Content-Type"] == "text/html; charset=utf-8")
  }
}
