import Testing

@testable import ClipsiteNetwork

struct RequestTargetTests {
  @Test(
    arguments: [
      ("/", "/", nil), ("/a?b", "/a", "b"), ("/a?", "/a", ""), ("/a??b?c", "/a", "?b?c"),
      ("/?/../x", "/", "/../x"),
      ("/a?b%zz", "/a", "b%zz"), ("/http://b/", nil, nil),
      ("http://localhost/a?b", "/a", "b"), ("HTTP://LOCALHOST:80", "/", nil),
      ("http://localhost?b", "/", "b"),
    ] as [(String, String?, String?)])
  func cutsAtTheFirstQuestionMark(_ target: String, _ path: String?, _ query: String?) {
    let request = parse(line: "GET \(target) HTTP/1.1").request
    #expect(request?.path == path)
    #expect(request?.query == query)
  }

  @Test func anAbsoluteFormReplacesTheHost() {
    let request = parse(line: "GET http://Other.example:81/a HTTP/1.1").request
    #expect(request?.authority?.host == "other.example")
    #expect(request?.authority?.port == 81)
  }

  @Test func anAbsoluteFormDoesNotMakeUpForAMissingHost() {
    #expect(parse("GET http://localhost/ HTTP/1.1\r\n\r\n").status == 400)
  }

  @Test(arguments: [
    "http://", "http:///etc/passwd", "http://user@localhost/", "http://a,b/", "http://localhost:x/",
    "http:/a",
    "https://localhost/", "file:///etc/passwd", "ftp://localhost/", "//", "localhost/", "?a", "~", "../a",
    ".",
  ])
  func refusesOtherForms(_ target: String) {
    #expect(parse(line: "GET \(target) HTTP/1.1").status == 400)
  }

  @Test(arguments: [
    ("/", "/"), ("/a/b.html", "/a/b.html"), ("/a/", "/a/"), ("/caf%C3%A9", "/café"), ("/caf%c3%a9", "/café"),
    ("/a%20b+c", "/a b+c"), ("/100%25", "/100%"), ("/.well-known/x", "/.well-known/x"), ("/a%2Fb", "/a/b"),
    ("/%61", "/a"), ("/...", "/..."), ("/..a", "/..a"), ("/a..", "/a.."), ("/~root", "/~root"),
    ("/;a=b", "/;a=b"),
  ])
  func decodesOnce(_ path: String, _ decoded: String) throws {
    #expect(try RequestTarget.decodedPath(Substring(path)) == decoded)
  }

  /// What stays after one decoding is a name like any other, that no file has.
  @Test(arguments: [
    ("/%252e%252e/etc/passwd", "/%2e%2e/etc/passwd"), ("/%25252e%25252e/x", "/%252e%252e/x"),
    ("/%252f", "/%2f"), ("/..;/x", "/..;/x"), ("/%EF%BC%8E%EF%BC%8E/x", "/．．/x"), ("/..%20/x", "/.. /x"),
  ])
  func leavesASecondLayerAlone(_ path: String, _ decoded: String) throws {
    #expect(try RequestTarget.decodedPath(Substring(path)) == decoded)
  }

  @Test(arguments: [
    "/.", "/..", "/./a", "/../a", "/a/../b", "/a/..", "/a/./", "/a/../../../etc/passwd",
    "/%2e", "/%2E%2e", "/.%2e/a", "/%2e./a", "/%2E%2E/a", "/a/%2e%2e%2fb", "/a%2f..%2fb",
    "/..%2F..%2Fetc/passwd",
    "/%2e%2e%2f%2e%2e%2fetc%2fpasswd", "/a/..%2f", "/%2e/",
    "/..\\a", "/a\\..\\b", "/%5c..%5ca", "/..%5Ca", "/..%5c..%5cwindows", "/%2e%2e%5ca",
    "/%c0%ae%c0%ae/etc/passwd", "/%c0%afetc", "/%e0%80%ae/a", "/%f0%80%80%ae/a", "/%c1%9c", "/%ff", "/%c3",
    "/%ed%a0%80", "/%u002e%u002e/a", "/%u2215", "/%", "/%2", "/%2/", "/%zz", "/a%g0", "/% 20", "/%+1",
    "/..%00/a", "/a%00", "/a%00.html", "/a%0d", "/..%0d/a", "/a%0a", "/..%09/a", "/a%1f", "/a%7f", "/a%c2%85",
    "//", "//etc/passwd", "///", "/a//b", "/a//", "/%2fetc/passwd", "/a%2f%2fb", "//../a",
  ])
  func refusesWhatCouldMeanAnotherFolder(_ path: String) {
    #expect(throws: HTTPFault.self) { try RequestTarget.decodedPath(Substring(path)) }
    let status = parse(line: "GET \(path) HTTP/1.1").status
    #expect(status == 400)
  }
}
