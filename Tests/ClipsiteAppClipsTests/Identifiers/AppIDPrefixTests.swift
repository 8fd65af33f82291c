import ClipsiteAppClips
import Testing

@Suite(.timeLimit(.minutes(30))) struct AppIDPrefixTests {
  @Test(arguments: ["ABCDE12345", "0123456789", "ABCDEFGHIJ"])
  func accepts(text: String) throws {
    #expect(try AppIDPrefix(text).description == text)
  }

  @Test(
    arguments: [
      ("", .empty), ("abcde12345", .lowerCase), ("ABCDE1234", .length(9)), ("ABCDE123456", .length(11)),
      ("ABCDE1234567", .length(12)), ("ABCDE 2345", .badCharacter), ("ÄBCDE12345", .badCharacter),
      ("<TEAM_ID>", .placeholder), ("[TEAM_ID]", .placeholder), ("$(TeamID)", .placeholder),
      ("TEAM_ID", .placeholder),
      ("YOUR_TEAM_ID", .placeholder),
    ] as [(String, AppIDPrefix.Rule)])
  func refuses(text: String, rule: AppIDPrefix.Rule) {
    #expect(brokenRule { () throws(InvalidValue<AppIDPrefix.Rule>) in try AppIDPrefix(text) } == rule)
    #expect(speaksPlainly(rule))
  }

  @Test func offersUpperCase() {
    #expect(InvalidValue("abcde12345", AppIDPrefix.Rule.lowerCase).fix == "write `ABCDE12345`")
  }
}
