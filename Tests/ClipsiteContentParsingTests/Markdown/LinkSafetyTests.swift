import Testing

@testable import ClipsiteContentParsing

@Suite(.timeLimit(.minutes(30))) struct LinkSafetyTests {
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
