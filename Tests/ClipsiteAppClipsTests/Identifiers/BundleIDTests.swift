import ClipsiteAppClips
import Testing

@Suite(.timeLimit(.minutes(30))) struct BundleIDTests {
  @Test(arguments: [
    "com.example.App", "com.example-two.App-1.Clip", "a.b", "EXAMPLECOM.app", "com.teamid.App",
    "com.your-team.App",
  ])
  func accepts(text: String) throws {
    #expect(try BundleID(text).description == text)
  }

  @Test(
    arguments: [
      ("", .empty), ("com", .singleLabel), (".com.example", .emptyLabel), ("com..example", .emptyLabel),
      ("com.example.", .emptyLabel), ("com.example.my_app", .badCharacter("_")),
      ("com.example.App ", .badCharacter(" ")),
      ("com.example.é", .badCharacter("é")), ("com.example.*", .badCharacter("*")),
      ("a,b.c", .badCharacter(",")),
      ("ABCDE12345.com.example.App", .appIDPrefix("ABCDE12345")),
      ("$(PRODUCT_BUNDLE_IDENTIFIER)", .placeholder),
      ("<bundle.id>", .placeholder),
    ] as [(String, BundleID.Rule)])
  func refuses(text: String, rule: BundleID.Rule) {
    #expect(brokenRule { () throws(InvalidValue<BundleID.Rule>) in try BundleID(text) } == rule)
    #expect(speaksPlainly(rule))
  }

  @Test func dropsThePrefixInTheFix() {
    let error = InvalidValue("ABCDE12345.com.example.App", BundleID.Rule.appIDPrefix("ABCDE12345"))
    #expect(error.fix == "write `com.example.App`")
  }

  @Test(arguments: [
    ("com.example.App.Clip", true), ("com.example.App.a.b", true), ("com.example.AppClip", false),
    ("com.example.App", false), ("com.example", false), ("com.example.app.Clip", false),
  ])
  func knowsItsClips(clip: String, expected: Bool) throws {
    #expect(try BundleID(clip).isClip(of: BundleID("com.example.App")) == expected)
  }
}
