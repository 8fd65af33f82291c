import Testing

@testable import ClipsiteHTTPServer

@Suite(.timeLimit(.minutes(30))) struct MetaTagScannerTests {
  private static func names(_ page: String) -> [[String]] {
    MetaTagScanner.tags(in: Array(page.utf8)).map(\.names)
  }

  @Test(arguments: [
    (#"<meta name="a">"#, [["a"]]), (#"<meta content=">" property='b'/><metal name=c>"#, [["b"]]),
    ("<meta name = x property=y>", [["x", "y"]]), ("<meta>", [[]]), ("<meta name>", [[]]),
    ("<meta name=", [[""]]),
    (#"<meta name="a"#, [["a"]]), ("< meta name=a>", []), ("<!-- <meta name=a>", []),
    ("<style><meta name=a>", []),
    ("<style><meta></style><meta name=b>", [["b"]]), (#"<p title="<meta name=a>"><meta name=b>"#, [["b"]]),
    ("<meta ==a name=b>", [["b"]]), ("", []), ("<", []), ("<m", []), ("<meta", [[]]),
  ])
  func findsTags(_ page: String, _ names: [[String]]) {
    #expect(Self.names(page) == names)
  }

  @Test func survivesMutatedPages() {
    var random = SeededGenerator(7)
    let page = Array(
      "<title>a</title><!-- b --><meta name=\"c\" content='d'><script>e</script><meta x=y />".utf8)
    for _ in 0..<2000 {
      var bytes = page
      for _ in 0..<4 {
        bytes[Int.random(in: 0..<bytes.count, using: &random)] =
          page[Int.random(in: 0..<page.count, using: &random)]
      }
      #expect(MetaTagScanner.tags(in: bytes).count <= bytes.count / 5)
    }
  }
}
