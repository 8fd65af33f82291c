import ClipsiteDiagnostics
import Testing

@testable import ClipsiteProviders

@Suite(.timeLimit(.minutes(30))) struct SafeTextTests {
  @Test(arguments: ["", "example.com", "/market/order", "https://example.com/m", "a-1"])
  func takesDomainsPathsAndURLs(_ text: String) {
    #expect(SafeText.isSafe(text))
    #expect(SafeText(text).text == text)
  }

  /// A precondition stops whoever tries.
  @Test(arguments: Array(" \"'`$%{}()[]<>#;,\\\n\r\t\u{0}*?!&=|~^@+_ä"))
  func refusesWhatALanguageMightTakeForSyntax(_ character: Character) {
    #expect(!SafeText.isSafe("a\(character)b"))
  }

  @Test func escapesFullStopsInPatterns() {
    #expect(SafeText("go.example.com/m-1").pattern == "go\\.example\\.com/m-1")
  }
}
