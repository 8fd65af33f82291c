import Testing

@testable import ClipsiteHTTPServer

@Suite(.timeLimit(.minutes(30))) struct HTTPRequestTests {
  @Test(
    arguments: [
      ("a=1&b=2", "b", "2"), ("a=1&a=2", "a", "1"), ("a", "a", ""), ("a=b=c", "a", "b=c"), ("ab=1", "a", nil),
      ("", "a", nil), ("a=%20", "a", "%20"), ("&&=&a=1", "a", "1"),
    ] as [(String, String, Substring?)])
  func findsParameters(_ query: String, _ name: String, _ value: Substring?) {
    #expect(HTTPRequest("/", query: query).parameter(name) == value)
  }

  @Test func hasNoParametersWithoutAQuery() {
    #expect(HTTPRequest("/").parameter("a") == nil)
  }
}
