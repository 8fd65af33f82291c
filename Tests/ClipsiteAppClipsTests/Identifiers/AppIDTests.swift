import ClipsiteAppClips
import Testing

@Suite(.timeLimit(.minutes(30))) struct AppIDTests {
  @Test func takesItsPartsApart() throws {
    let id = try AppID("ABCDE12345.com.example.App-2.Clip")
    #expect(id.prefix.rawValue == "ABCDE12345")
    #expect(id.bundleID.rawValue == "com.example.App-2.Clip")
    #expect(id.description == "ABCDE12345.com.example.App-2.Clip")
  }

  @Test(
    arguments: [
      ("", .empty), ("com.example.App", .missingPrefix),
      ("<TEAM_DEVELOPER_ID>.com.example.App", .placeholder),
      ("[TEAM_ID].com.example.App", .placeholder), ("TEAMID.com.example.App", .placeholder),
      ("abcde12345.com.example.App", .prefix(.lowerCase)),
      ("ABCDE1234.com.example.App", .prefix(.length(9))),
      ("ABCDE123456.com.example.App", .prefix(.length(11))),
      ("ABCDE1234567.com.example.App", .prefix(.length(12))),
      ("ABCDE 2345.com.example", .prefix(.badCharacter)),
      ("ABCDE12345", .missingBundleID), ("ABCDE12345.", .missingBundleID),
      ("ABCDE12345.com", .bundleID(.singleLabel)),
      ("ABCDE12345.ABCDE12345.com.example", .bundleID(.appIDPrefix("ABCDE12345"))),
    ] as [(String, AppID.Rule)])
  func refuses(text: String, rule: AppID.Rule) {
    #expect(brokenRule { () throws(InvalidValue<AppID.Rule>) in try AppID(text) } == rule)
    #expect(speaksPlainly(rule))
    #expect(InvalidValue(text, rule).fix != nil)
  }

  @Test func offersThePrefixInUpperCase() {
    let error = InvalidValue("abcde12345.com.example.App", AppID.Rule.prefix(.lowerCase))
    #expect(error.fix == "write the prefix in upper case: `ABCDE12345.com.example.App`")
  }
}
