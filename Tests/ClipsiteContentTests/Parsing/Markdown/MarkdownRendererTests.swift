@testable import ClipsiteContent
import ClipsiteText
import Testing

struct MarkdownRendererTests {
  @Test(arguments: [
    (
      "# Title\n\nText with *stress* & \"quotes\".\n",
      "<h1>Title</h1>\n<p>Text with <em>stress</em> &amp; &quot;quotes&quot;.</p>\n"
    ),
    ("- a\n- b\n", "<ul>\n<li>a</li>\n<li>b</li>\n</ul>\n"),
    ("[a](/b \"c\")", "<p><a href=\"/b\" title=\"c\">a</a></p>\n"),
    ("![a](b.jpg)", "<p><img src=\"b.jpg\" alt=\"a\" /></p>\n"),
    ("a\n\n---\n\nb\n", "<p>a</p>\n<hr />\n<p>b</p>\n"),
    ("Käse 🍩 مرحبا", "<p>Käse 🍩 مرحبا</p>\n"),
    ("", ""), ("\n\n", ""),
  ])
  func rendersMarkdown(text: String, html: String) {
    let result = Reading.markdown(text)
    #expect(result.html == html)
    #expect(result.reports == [])
  }

  // Case 7.
  @Test(arguments: ["\r\n", "\r"])
  func rendersAllLineEndsAlike(end: String) {
    let text = "# a\n\nb\nc  \nd\n\n```\ne\n\nf\n```\n\n- g\n- h `i\nj`\n\n<b>x</b>\n\n    k\n    l"
    let lf = Reading.markdown(text)
    let other = Reading.markdown(
      text.split(separator: "\n", omittingEmptySubsequences: false).joined(separator: end))
    #expect(other.html == lf.html)
    #expect(other.reports == lf.reports)
  }

  @Test func appendsToTheBuffer() {
    let file = SourceFile(path: "page.md", "---\n---\n*a*\n")
    var (renderer, html, diagnostics) = (MarkdownRenderer(), Array("<main>".utf8), [Diagnostic]())
    renderer.render(8..<12, of: file, into: &html, diagnostics: &diagnostics)
    renderer.render(8..<12, of: file, into: &html, diagnostics: &diagnostics)
    #expect(String(decoding: html, as: UTF8.self) == "<main><p><em>a</em></p>\n<p><em>a</em></p>\n")
  }

  @Test(arguments: [-5..<3, 4..<900, 8..<8])
  func staysInsideTheFile(body: Range<Int>) {
    let file = SourceFile(path: "page.md", "abc\ndef\n")
    var (renderer, html, diagnostics) = (MarkdownRenderer(), [UInt8](), [Diagnostic]())
    renderer.render(body, of: file, into: &html, diagnostics: &diagnostics)
    #expect(html.count <= 11)
  }

  @Test func escapesInvalidBytesWithoutTrapping() {
    let file = SourceFile(path: "page.md", bytes: [0xFF, 0x5B, 0x00, 0x5D, 0x28, 0xC3, 0x29, 0x3C])
    var (renderer, html, diagnostics) = (MarkdownRenderer(), [UInt8](), [Diagnostic]())
    renderer.render(0..<8, of: file, into: &html, diagnostics: &diagnostics)
    #expect(html.starts(with: "<p>".utf8))
  }
}

struct LinkSafetyTests {
  private func examine(_ destination: String) -> LinkSafety {
    Array(destination.utf8).withUnsafeBytes { LinkSafety($0) }
  }

  @Test(arguments: [
    "", "/", "/menu", "menu.html", "#top", "?q=a:b", "./a:b", "a/b:c", "https://example.com/", "HTTP://x",
    "mailto:a@b.c",
    "tel:+14155550100", "donuts://market", "javascript", "javascript%3Aalert(1)", "/javascript:x",
    "datastore:x",
    "x-data:y", "é:ü", ":", "%", "a%:", "%4",
  ])
  func allowsHarmlessDestinations(destination: String) {
    #expect(examine(destination) == .safe)
  }

  // Case 68.
  @Test(arguments: [
    ("javascript:alert(1)", "javascript"), ("JavaScript:alert(1)", "javascript"),
    ("  javascript:x", "javascript"),
    ("java\tscript:x", "javascript"), ("java\nscript:x", "javascript"), ("\u{1}javascript:x", "javascript"),
    ("java%09script:x", "javascript"), ("%6Aavascript:x", "javascript"), ("javascript :x", "javascript"),
    ("vbscript:x", "vbscript"), ("data:text/html,x", "data"), ("data:image/png;base64,AAAA", "data"),
    ("file:///etc/passwd", "file"), ("blob:https://x/y", "blob"), ("filesystem:x", "filesystem"),
    ("view-source:x", "view-source"), ("about:blank", "about"),
  ])
  func findsUnsafeSchemes(destination: String, scheme: String) {
    #expect(examine(destination) == .unsafe(scheme: scheme))
  }

  @Test(arguments: ["//example.com/a", "\\\\example.com", "/\\example.com", " //example.com"])
  func findsProtocolRelativeDestinations(destination: String) {
    #expect(examine(destination) == .protocolRelative)
  }
}
