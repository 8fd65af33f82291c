import ClipsiteDiagnostics
import Testing

@testable import ClipsiteSiteRendering

@Suite(.timeLimit(.minutes(30))) struct TagScannerTests {
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
