import Testing

@testable import ClipsiteHTTPServer

@Suite(.timeLimit(.minutes(30))) struct FieldLineTests {
  @Test(arguments: [
    "A : b", "A\t: b", ": b", "A b: c", "A", "(A): b", "A\u{0}: b", "É: b", "A: b\u{0}", "A: b\rc",
    "A: b\u{1}c",
    "A: b\u{7F}", " A: b", "\tfolded", " folded", "A[]: b", "A\r: b",
  ])
  func refusesMalformedLines(_ line: String) {
    #expect(parse(line: "GET / HTTP/1.1", fields: line).status == 400)
    #expect(parse("GET / HTTP/1.1\r\n\(line)\r\nHost: localhost\r\n\r\n").status == 400)
  }

  @Test(arguments: [
    ("A:b", "b"), ("A: b", "b"), ("A:\t b \t", "b"), ("A:", ""), ("A: \t ", ""), ("A: b: c", "b: c"),
    ("A: b\tc", "b\tc"), ("A: é", "é"), ("a: b", "b"),
  ])
  func trimsValues(_ line: String, _ value: String) {
    #expect(parse(line: "GET / HTTP/1.1", fields: line).request?.fields["A"] == value)
  }

  @Test func namesMayHoldAllTokenBytes() {
    let name = "!#$%&'*+-.^_`|~09azAZ"
    #expect(parse(line: "GET / HTTP/1.1", fields: "\(name): x").request?.fields[name] == "x")
  }
}
