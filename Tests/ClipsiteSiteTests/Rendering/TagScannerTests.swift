import ClipsiteText
import Testing

@testable import ClipsiteRendering

struct TagScannerTests {
  @Test(arguments: [
    (#"<meta name="a" content="b">"#, "meta name=a content=b"),
    (#"<META NAME='a' Content=b/>"#, "meta name=a content=b/"),
    (
      "<meta\n  name = \"a\"\tcontent=\"x &amp; &lt;y&gt; &quot;z&quot;\">",
      "meta name=a content=x & <y> \"z\""
    ),
    (#"<link rel=canonical href="/x" hidden>"#, "link rel=canonical href=/x hidden="),
    (#"<!-- <meta name="a"> --><title>t <meta name="b"></title>"#, "title"),
    (#"<script>"<meta name='a'>"</script><style><link></style>"#, ""),
    (#"<metadata><linked><meta>"#, "meta"),
    (#"<meta name="never closed"#, "meta name=never closed"),
    ("<", ""), ("<meta", ""), ("<!--", ""),
  ])
  func findsTags(html: String, expected: String) {
    let tags = TagScanner.tags(in: Array(html.utf8)).map { tag in
      ([tag.name] + tag.attributes.map { "\($0.name)=\($0.value)" }).joined(separator: " ")
    }
    #expect(tags.joined(separator: "; ") == expected)
  }
}

struct ThemeElementsTests {
  private func names(_ text: String) -> [String] {
    ThemeMarkup.elements(in: Array(text.utf8)).map(\.tag.name)
  }

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
    let elements = ThemeMarkup.elements(in: Array(#"<script TYPE=module src="a.js">go()</script>"#.utf8))
    let (script, text) = try #require(elements.first)
    #expect(script["type"] == "module")
    #expect(script["src"] == "a.js")
    #expect(script["defer"] == nil)
    #expect(text == Array("go()".utf8))
  }
}
