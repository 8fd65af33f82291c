import ClipsiteContent
import ClipsiteText
import Testing

struct MarkdownEditorTests {
  // MARK: Links

  @Test(arguments: [
    (LinkAction.keep, "<p><a href=\"a.md\">x</a> <img src=\"b.jpg\" alt=\"y z\" /></p>\n"),
    (
      .replace("/n?a=b&c"), "<p><a href=\"/n?a=b&amp;c\">x</a> <img src=\"/n?a=b&amp;c\" alt=\"y z\" /></p>\n"
    ),
    (.drop, "<p>x y <em>z</em></p>\n"),
  ])
  func letsTheSiteDecide(action: LinkAction, html: String) {
    let result = Reading.markdown("[x](a.md) ![y *z*](b.jpg)\n") { _ in action }
    #expect(result.html == html)
    #expect(result.reports == [])
  }

  @Test(arguments: [
    ("[x](/a)", ["link /a 4..<6"]),
    ("![x](a.jpg \"t\")", ["image a.jpg 5..<10"]),
    ("[x](</a b>)", ["link /a b 5..<9"]),
    ("<https://a.b/c>", ["link https://a.b/c 1..<14"]),
    ("<a@b.c>", ["link mailto:a@b.c 1..<6"]),
    ("ü [x](/ä)", ["link /ä 7..<10"]),
    ("/a [x](/a) [y](/a)", ["link /a 7..<9", "link /a 15..<17"]),
    ("text\n  more [x](/a)\n", ["link /a 16..<18"]),
    ("> - text\n>   more [x](/a)\n", ["link /a 22..<24"]),
    ("[![i](b.jpg)](/a)", ["image b.jpg 6..<11", "link /a 14..<16"]),
    ("[x](/a)\n[y](/a)", ["link /a 4..<6", "link /a 12..<14"]),
    ("- one\n      [y](/a) [z](/a)", ["link /a 16..<18", "link /a 24..<26"]),
    ("[x]()", ["link  0..<5"]),
    // What is not beside the link points at its line.
    ("see [x] ok\n\n[x]: /a\n", ["link /a 0..<10"]),
    ("[x](/a&amp;b)", ["link /a&b 0..<13"]),
    ("\r\n\r\n[x](/a)\r\n", ["link /a 8..<10"]),
  ])
  func findsDestinationsInTheFile(text: String, found: [String]) {
    var links: [String] = []
    _ = Reading.markdown(text) { link in
      links.append("\(link.kind) \(link.text) \(link.range)")
      return .keep
    }
    #expect(links == found)
  }

  // MARK: Tables

  @Test(arguments: [
    (
      "Text\n\n| a | **b** |\n|---|:-:|\n|     c \\| d | [e](/e) |\n", "3:1 MarkdownTable",
      "<table><tr><th>a</th><th><strong>b</strong></th></tr><tr><td>c | d</td>"
        + "<td><a href=\"/e\">e</a></td></tr></table>"
    ),
    (
      "a | b\r\n--- | ---\r\n< | d", "1:1 MarkdownTable",
      "<table><tr><th>a</th><th>b</th></tr><tr><td>&lt;</td><td>d</td></tr></table>"
    ),
    (
      "| a | b |\n| c | |", "1:1 MarkdownTable",
      "<table><tr><td>a</td><td>b</td></tr><tr><td>c</td><td></td></tr></table>"
    ),
    ("a | b\nc | d", "", ""), ("a | b\n-----", "", ""), ("    | a | b |", "", ""), ("`| a | b |`", "", ""),
  ])
  func aTableIsReportedWithItsHTML(text: String, report: String, html: String) {
    let file = SourceFile(path: "page.md", text)
    var (renderer, page, diagnostics) = (MarkdownRenderer(), [UInt8](), [Diagnostic]())
    let line = Diagnostic.Note("allow-html: true", at: SourceRange("page.md"))
    renderer.render(
      0..<file.bytes.count, of: file, into: &page, diagnostics: &diagnostics, linesOfHTML: [line])
    #expect(Reading.markdown(text).reports == (report.isEmpty ? [] : [report]))
    let notes = diagnostics.first?.notes.map(\.message) ?? []
    #expect(notes == (html.isEmpty ? [] : [html, "allow-html: true"]))
  }

  @Test func countsFromTheStartOfTheFile() {
    let file = SourceFile(path: "page.md", "---\n---\nText\n[x](/a)\n")
    var (renderer, html, diagnostics) = (MarkdownRenderer(), [UInt8](), [Diagnostic]())
    var ranges: [Range<Int>] = []
    renderer.render(8..<21, of: file, into: &html, diagnostics: &diagnostics) { link in
      ranges.append(link.range)
      return .keep
    }
    #expect(ranges == [17..<19])
  }

  // Cases 68 and 88.
  @Test(arguments: [
    ("a [x](javascript:alert(1))", "<p>a x</p>\n", "1:7 UnsafeLink"),
    ("<javascript:alert(1)>", "<p>javascript:alert(1)</p>\n", "1:2 UnsafeLink"),
    ("![x](data:image/png;base64,AA)", "<p>x</p>\n", "1:6 UnsafeLink"),
    ("[x](java%09script:y)", "<p>x</p>\n", "1:5 UnsafeLink"),
    ("[x](blob:y)", "<p>x</p>\n", "1:5 UnsafeLink"),
    ("[x](VBScript:y)", "<p>x</p>\n", "1:5 UnsafeLink"),
    ("[x](&#106;avascript:y)", "<p>x</p>\n", "1:1 UnsafeLink"),
    ("[x](java\\\nscript:y)", "<p>[x](java<br />\nscript:y)</p>\n", ""),
    ("[x][y]\n\n[y]: javascript:z\n", "<p>x</p>\n", "1:1 UnsafeLink"),
    ("[x](//example.com)", "<p><a href=\"//example.com\">x</a></p>\n", "1:5 ProtocolRelativeLink"),
  ])
  func neutralisesUnsafeLinks(text: String, html: String, report: String) {
    for allowsRawHTML in [false, true] {
      var asked = 0
      let result = Reading.markdown(text, allowsRawHTML: allowsRawHTML) { _ in
        asked += 1
        return .keep
      }
      #expect(result.html == html)
      #expect(result.reports == (report.isEmpty ? [] : [report]))
      #expect(asked == (report.contains("Protocol") ? 1 : 0))
    }
  }

  // MARK: Raw HTML

  // Case 69.
  @Test(arguments: [
    ("a\n\n<div>\nx\n</div>\n\nb\n", "<p>a</p>\n<p>b</p>\n", ["3:1 RawHTMLDropped"]),
    ("<script>alert(1)</script>\n", "", ["1:1 RawHTMLDropped"]),
    ("a <b>x</b> c\n", "<p>a x c</p>\n", ["1:3 RawHTMLDropped", "1:7 RawHTMLDropped"]),
    ("a\n  b <br> <br>\n", "<p>a\nb  </p>\n", ["2:5 RawHTMLDropped", "2:10 RawHTMLDropped"]),
    ("> <p>x\n\ny\n", "<blockquote>\n</blockquote>\n<p>y</p>\n", ["1:1 RawHTMLDropped"]),
    ("<!-- note -->\n\na <!-- b --> c\n", "<p>a  c</p>\n", []),
    ("<!-- a\n\nb -->\n", "", []),
    ("<!-- a --> <script>x</script>\n", "", ["1:1 RawHTMLDropped"]),
    ("<!-- a --> b -->\n", "", ["1:1 RawHTMLDropped"]),
    ("[<b>x</b>](/a)\n", "<p><a href=\"/a\">x</a></p>\n", ["1:2 RawHTMLDropped", "1:6 RawHTMLDropped"]),
    ("`<b>` \\<b> 1 < 2\n", "<p><code>&lt;b&gt;</code> &lt;b&gt; 1 &lt; 2</p>\n", []),
  ])
  func dropsRawHTML(text: String, html: String, reports: [String]) {
    let result = Reading.markdown(text)
    #expect(result.html == html)
    #expect(result.reports == reports)
  }

  @Test func keepsRawHTMLWhereAllowed() {
    let result = Reading.markdown("<div>\nx\n</div>\n\na <b>c</b>\n", allowsRawHTML: true)
    #expect(result.html == "<div>\nx\n</div>\n<p>a <b>c</b></p>\n")
    #expect(result.reports == [])
  }

  @Test func namesWhatIsLeftOut() {
    let file = SourceFile(path: "page.md", "<script>\nx\n</script>\n\n[y](javascript:z)\n")
    var (renderer, html, diagnostics) = (MarkdownRenderer(), [UInt8](), [Diagnostic]())
    renderer.render(0..<file.bytes.count, of: file, into: &html, diagnostics: &diagnostics)
    #expect(
      diagnostics.map(\.message) == [
        "the raw HTML `<script>` is left out",
        "the link `javascript:z` is left out. `javascript:` addresses are not safe on a page",
      ])
    #expect(diagnostics.allSatisfy { $0.severity == .warning && $0.fix != nil })
  }
}
