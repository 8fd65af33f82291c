import ClipsiteAppClips
import Testing

@Suite(.timeLimit(.minutes(30))) struct AppStoreIDTests {
  @Test(arguments: ["1", "0123", "1234567890", "12345678901234567890"])
  func keepsTheDigits(text: String) throws {
    #expect(try AppStoreID(text).description == text)
    #expect(try AppStoreID(text).url == "https://apps.apple.com/app/id" + text)
  }

  @Test(
    arguments: [
      ("", .empty), ("id123", .idPrefix), ("ABCDE12345", .teamID), ("TEAMID1234.com.example.app", .bundleID),
      ("12a", .notDigits), ("-1", .notDigits), ("1 2", .notDigits), ("١٢", .notDigits),
      ("123456789012345678901", .tooLong),
      ("1.5", .bundleID), ("123 app-clip-display=card", .notDigits),
    ] as [(String, AppStoreID.Rule)])
  func refuses(text: String, rule: AppStoreID.Rule) {
    #expect(brokenRule { () throws(InvalidValue<AppStoreID.Rule>) in try AppStoreID(text) } == rule)
    #expect(speaksPlainly(rule))
  }
}
