import Testing

@testable import ClipsiteSiteRendering

@Suite(.timeLimit(.minutes(30))) struct MarkupScannerTests {
  private func names(_ text: String) -> [String] { MarkupScanner.elements(in: Array(text.utf8)).map(\.name) }

  @Test(arguments: [
    ("<p>a</p>", ["p"]), ("<P><BR/>", ["p", "br"]), ("<!-- <p> --><b>", ["b"]), ("<!--", []), ("a < b", []),
    ("<script>'<p>'</script><i>", ["script", "i"]), ("<STYLE>a>b{}</Style ><i>", ["style", "i"]),
    ("<script><p>", ["script"]), ("<a title='>'><b>", ["a", "b"]), ("<a", ["a"]), ("<", []), ("", []),
    ("<p\u{1C} class=x\u{1C}>", ["p"]), ("<\u{1A}>", [""]),
  ])
  func everyStartTagIsFound(text: String, expected: [String]) {
    #expect(names(text) == expected)
  }

  @Test func attributesAndTextsAreKept() throws {
    let elements = MarkupScanner.elements(in: Array(#"<script TYPE=module src="a.js">go()</script>"#.utf8))
    let script = try #require(elements.first)
    #expect(script["type"] == "module")
    #expect(script["src"] == "a.js")
    #expect(script["defer"] == nil)
    #expect(script.text == Array("go()".utf8))
  }
}
