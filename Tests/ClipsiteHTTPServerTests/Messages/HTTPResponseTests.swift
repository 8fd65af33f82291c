import Testing

@testable import ClipsiteHTTPServer

@Suite(.timeLimit(.minutes(30))) struct HTTPResponseTests {
  @Test func replacesAndRemovesFields() {
    var response = HTTPResponse(text: "x")
    response["content-TYPE"] = "text/html"
    #expect(response.fields == [HTTPField("Content-Type", "text/html")])
    response["ETag"] = "\"a\""
    #expect(response["etag"] == "\"a\"")
    response["Etag"] = nil
    #expect(response["ETag"] == nil)
  }

  @Test(arguments: [
    ("/a", "/a"), ("//evil.example", "/evil.example"), ("///evil.example", "/evil.example"),
    ("/\\evil.example", "/evil.example"), ("/\\/evil.example", "/evil.example"), ("//", "/"),
    ("https://example.com//", "https://example.com//"),
  ])
  func aRedirectStaysOnItsHost(_ location: String, _ written: String) {
    #expect(HTTPResponse.redirect(.movedPermanently, to: location)["Location"] == written)
  }
}
