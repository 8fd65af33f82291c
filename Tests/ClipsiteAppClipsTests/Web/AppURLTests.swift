import ClipsiteAppClips
import Testing

@Suite(.timeLimit(.minutes(30))) struct AppURLTests {
  @Test(arguments: ["donuts://market", "https://example.com/a?b", "tel:+1", "a.b+c-d:x"])
  func accepts(text: String) throws {
    #expect(try AppURL(text).rawValue == text)
  }

  @Test(
    arguments: [
      ("", .empty), ("market", .missingScheme), ("/market", .missingScheme), ("1a:x", .missingScheme),
      ("javascript:x", .scriptScheme("javascript")), ("data:x", .scriptScheme("data")),
      ("donuts://a b", .badCharacter),
      ("donuts://\"", .badCharacter), ("donuts://a\n", .badCharacter),
      ("donuts:" + String(repeating: "a", count: 2048), .tooLong),
    ] as [(String, AppURL.Rule)])
  func refuses(text: String, rule: AppURL.Rule) {
    #expect(brokenRule { () throws(InvalidValue<AppURL.Rule>) in try AppURL(text) } == rule)
    #expect(speaksPlainly(rule))
  }
}
