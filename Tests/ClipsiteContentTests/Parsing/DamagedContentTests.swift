import ClipsiteContent
import ClipsiteTestTools
import ClipsiteText
import Testing

/// Damaged content: every parser ends, and what it reports lies inside the file.
struct DamagedContentTests {
  private static let pages = [
    """
    ---
    title: Market Street
    description: >
      Fresh donuts,
      order ahead.
    clip: {display: card, title: "Market", subtitle: 'It''s here', action: open}
    place:
      street: 1 Market St
      hours: ["Mo-Fr 06:00-18:00", "Sa 08:00-12:00"]
    aliases: [/m, "https://go.example.com/m"]
    extra: {a: [1, 2, {b: c}], d: |
      text
      }
    ---
    # Market

    > *Fresh* **donuts** [here](about.md "title"), ![picture](a.png) <https://example.com> `code`

    1. one
       - two
         <b>html</b>

    [r]: /r "R"
    """,
    "---\ntitle: A\n...\nText\n", "---\n---\n", "", "+++\na = 1\n+++\n",
    "\u{FEFF}---\r\ntitle: A\r\n---\r\nText\r\n",
  ]
  private static let tokens = [
    "---\n", "...\n", ": ", "- ", "[", "]", "{", "}", ", ", "\"", "'", "&a ", "*a", "!!str ", "<<: ", "|\n",
    ">-\n",
    "#", "%", "@", "\t", "\n  ", "\\x", "\\u0000", "\\ud800", "? ", "![", "](", "> ", "* ", "`", "<", "&#0;",
    "<!--",
    "\u{85}", "\u{2028}", "\u{202E}", "e\u{301}", "👩‍👩‍👧",
  ]

  @Test func pagesEndOrAreReported() throws {
    var damage = Mutations("page", of: Self.pages, tokens: Self.tokens)
    var (parser, renderer) = (DocumentParser(), MarkdownRenderer())
    var html: [UInt8] = []
    try damage.forEach { bytes in
      let file = SourceFile(path: "page.md", bytes: bytes)
      var diagnostics: [Diagnostic] = []
      let document = parser.parse(file, diagnostics: &diagnostics)
      try #require(document.body.lowerBound >= 0 && document.body.upperBound <= bytes.count)
      if diagnostics.allSatisfy({ $0.code.name != "InvalidUTF8" && $0.code.name != "UTF16File" }) {
        html.removeAll(keepingCapacity: true)
        renderer.render(document.body, of: file, into: &html, diagnostics: &diagnostics) { link in
          link.kind == .image ? .keep : link.text.isEmpty ? .drop : .replace("x")
        }
        _ = renderer.firstParagraph(of: document.body, in: file, atMost: 100)
      }
      try #require(Hostile.strays(diagnostics, in: file) == [])
    }
  }

  @Test func settingsEndOrAreReported() throws {
    let settings = Self.pages.map { $0.split(separator: "---\n").first.map(String.init) ?? "" }
    var damage = Mutations("settings", of: settings, tokens: Self.tokens)
    var parser = DocumentParser()
    try damage.forEach { bytes in
      let file = SourceFile(path: "site.yml", bytes: bytes)
      var diagnostics: [Diagnostic] = []
      _ = parser.parseYAML(file, diagnostics: &diagnostics)
      try #require(Hostile.strays(diagnostics, in: file) == [])
    }
  }

  @Test func picturesHaveASizeOrAReason() throws {
    let png: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13] + Array("IHDR".utf8)
    let jpeg: [UInt8] = [0xFF, 0xD8, 0xFF, 0xE0, 0, 4, 0, 0, 0xFF, 0xC0, 0, 11, 8, 0, 9, 0, 9, 1, 1, 17, 0]
    let webP = Array("RIFF\u{1}\u{0}\u{0}\u{0}WEBPVP8X".utf8) + [10, 0, 0, 0, 16, 0, 0, 0, 9, 0, 0, 9, 0, 0]
    let seeds = [
      png + [0, 0, 0, 9, 0, 0, 0, 9, 8, 6, 0, 0, 0], jpeg, Array("GIF89a".utf8) + [9, 0, 9, 0, 0, 0, 0], webP,
    ]
    var damage = Mutations("picture", ofBytes: seeds, tokens: ["VP8 ", "VP8L", "IHDR", "tRNS", "GIF87a"])
    try damage.forEach { bytes in
      guard let header = try? ImageHeader(bytes) else { return }
      try #require(header.width > 0 && header.height > 0)
    }
  }
}
