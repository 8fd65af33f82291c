import ClipsiteText
import Testing

struct DiagnosticTests {
  private let code = DiagnosticCode("TitleLong", .warning, summary: "Why.")

  @Test func takesTheSeverityOfItsCode() {
    #expect(Diagnostic(code, at: SourceRange("a.md"), "m").severity == .warning)
    #expect(Diagnostic(code, at: SourceRange("a.md"), "m", severity: .error).severity == .error)
  }

  @Test func codesAreTheSameWhenTheirNamesAre() {
    let again = DiagnosticCode("TitleLong", .error, summary: "Otherwise.")
    #expect(code == again)
    #expect(Set([code, again]).count == 1)
    #expect(code != DiagnosticCode("TitleShort", .warning, summary: "Why."))
  }

  @Test(arguments: [(200, 200), (201, 201), (8000, 201)])
  func shortensLongValues(length: Int, shown: Int) {
    let value = String(repeating: "é", count: length == 200 ? 200 : length - 1) + (length == 200 ? "" : "z")
    let diagnostic = Diagnostic(code, at: SourceRange("a.md"), "`\(value)` is dead", fix: "write `\(value)`")
    #expect(diagnostic.message.unicodeScalars.count == shown + "`` is dead".count)
    #expect(diagnostic.message.hasSuffix((length == 200 ? "é" : "z") + "` is dead"))
    #expect(diagnostic.fix?.unicodeScalars.count == shown + "write ``".count)
    let list = String(repeating: "word, ", count: 1000)
    #expect(Diagnostic(code, at: SourceRange("a.md"), list).message.unicodeScalars.count == 2001)
  }

  @Test func aWholeFileComesBeforeItsBytes() {
    #expect(
      Diagnostic(code, at: SourceRange("a.md"), "z") < Diagnostic(code, at: SourceRange("a.md", 0..<1), "a"))
    #expect(
      Diagnostic(code, at: SourceRange("a.md", 9..<10), "a") < Diagnostic(code, at: SourceRange("b.md"), "a"))
  }
}

struct SuggestionTests {
  private let names = ["title", "subtitle", "description", "image", "place", "draft", "url"]

  @Test(arguments: [
    ("titel", "title"), ("titles", "title"), ("TITLE", "title"), ("sub-title", "subtitle"),
    ("decsription", "description"),
    ("imgae", "image"), ("url", "url"), ("ulr", "url"), ("u", nil), ("", nil), ("something", nil),
    ("plaice", "place"), ("descr", "description"), ("subb", nil), ("sub", nil),
  ])
  func findsTheNearestName(_ name: String, nearest: String?) {
    #expect(Suggestion.nearest(to: name, in: names) == nearest)
  }

  @Test func prefersTheFirstOfEquallyNearNames() {
    #expect(Suggestion.nearest(to: "bat", in: ["cat", "hat"]) == "cat")
    #expect(Suggestion.nearest(to: "hat", in: ["cat", "hat"]) == "hat")
  }

  @Test func countsTransposedLettersOnce() {
    #expect(Suggestion.nearest(to: "ab", in: ["ba"]) == "ba")
    #expect(Suggestion.nearest(to: "ab", in: ["cd"]) == nil)
  }

  @Test func findsANameByItsBeginningIfNothingIsNear() {
    #expect(
      Suggestion.nearest(to: "Overlaping", in: ["Overpass", "OverlappingPrefix"]) == "OverlappingPrefix")
    #expect(Suggestion.nearest(to: "title", in: ["titles-and-more", "titel"]) == "titel")
  }

  @Test func ignoresVeryLongNames() {
    let long = String(repeating: "a", count: 101)
    #expect(Suggestion.nearest(to: long, in: [long]) == nil)
  }

  @Test func asksWhetherItWasMeant() {
    #expect(Suggestion.fix(for: "titel", in: names) == "did you mean `title`?")
    #expect(Suggestion.fix(for: "xyzzy", in: names) == nil)
  }
}
