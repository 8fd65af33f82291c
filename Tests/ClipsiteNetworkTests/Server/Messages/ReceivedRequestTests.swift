import Testing

@testable import ClipsiteNetwork

struct ReceivedRequestTests {
  @Test(
    arguments: [
      ("a=1&b=2", "b", "2"), ("a=1&a=2", "a", "1"), ("a", "a", ""), ("a=b=c", "a", "b=c"), ("ab=1", "a", nil),
      ("", "a", nil), ("a=%20", "a", "%20"), ("&&=&a=1", "a", "1"),
    ] as [(String, String, Substring?)])
  func findsParameters(_ query: String, _ name: String, _ value: Substring?) {
    #expect(ReceivedRequest("/", query: query).parameter(name) == value)
  }

  @Test func hasNoParametersWithoutAQuery() {
    #expect(ReceivedRequest("/").parameter("a") == nil)
  }

  private static let fields = HTTPFields([
    HTTPField("Accept", "a, ,b ,"), HTTPField("X", "1"), HTTPField("accept", "c"), HTTPField("Empty", ""),
  ])

  @Test func findsNamesWithoutCase() {
    #expect(Self.fields["x"] == "1")
    #expect(Self.fields["ACCEPT"] == "a, ,b ,, c")
    #expect(Self.fields["Empty"] == "")
    #expect(Self.fields["Accep"] == nil)
  }

  @Test func keepsTheLinesApart() {
    #expect(Self.fields.values("accept") == ["a, ,b ,", "c"])
  }

  @Test func readsLists() {
    #expect(Self.fields.list("Accept") == ["a", "b", "c"])
    #expect(Self.fields.list("Empty").isEmpty)
    #expect(Self.fields.list("None").isEmpty)
  }

  @Test(
    arguments: [
      ("localhost", "localhost", nil), ("LocalHost:8080", "localhost", 8080),
      ("a.example.", "a.example", nil),
      ("a.example.:1", "a.example", 1), ("127.0.0.1:0", "127.0.0.1", 0), ("[::1]:80", "[::1]", 80),
      ("[::1]", "[::1]", nil), ("a_b-c.example", "a_b-c.example", nil), ("localhost:", "localhost", nil),
    ] as [(String, String, UInt16?)])
  func readsHostAndPort(_ text: String, _ host: String, _ port: UInt16?) throws {
    let authority = try Authority(text)
    #expect(authority.host == host)
    #expect(authority.port == port)
  }

  @Test(arguments: [
    "", ":", ":80", "a b", "user@a", "user:pass@a", "a/b", "a/", "a,b", "a:80,b", "a:80:81", "a:x", "a:-1",
    "a:65536",
    "a:+80", "[::1", "::1", "[]", "[::1]x", "[::1]80", "[g::]", "http://a", "a?b", "a#b", "é.example", "a\\b",
    ".",
    ".a", "%61", "a:٨",
  ])
  func refusesEverythingElse(_ text: String) {
    #expect(throws: HTTPFault.self) { try Authority(text) }
    #expect(parse("GET / HTTP/1.1\r\nHost: \(text)\r\n\r\n").status == 400)
  }

  @Test func oneHostIsRequired() {
    #expect(parse("GET / HTTP/1.1\r\nA: b\r\n\r\n").status == 400)
    #expect(parse("GET / HTTP/1.1\r\nHost: a\r\nHost: a\r\n\r\n").status == 400)
    #expect(parse("GET / HTTP/1.0\r\nHost: a\r\nhost: b\r\n\r\n").status == 400)
  }

  @Test func oldClientsMayLeaveItOut() throws {
    let request = try #require(parse("GET / HTTP/1.0\r\n\r\n").request)
    #expect(request.authority == nil)
    #expect(!request.keepsConnection)
  }
}
