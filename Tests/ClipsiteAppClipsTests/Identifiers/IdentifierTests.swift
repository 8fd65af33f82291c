import ClipsiteAppClips
import ClipsiteText
import Testing

struct AppIDTests {
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
      ("ABCDE12345.ABCDE12345.com.example", .bundleID(.appIDPrefix("ABCDE12345"))),
    ] as [(String, AppID.Rule)])
  func refuses(text: String, rule: AppID.Rule) {
    #expect(mistake { () throws(InvalidValue) in try AppID(text) } == InvalidValue(text, rule))
    #expect(speaksPlainly(rule))
    #expect(InvalidValue(text, rule).fix != nil)
  }

  @Test func offersThePrefixInUpperCase() {
    let error = InvalidValue("abcde12345.com.example.App", AppID.Rule.prefix(.lowerCase))
    #expect(error.fix == "write the prefix in upper case: `ABCDE12345.com.example.App`")
  }
}

struct AppIDPrefixTests {
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
    #expect(mistake { () throws(InvalidValue) in try AppIDPrefix(text) } == InvalidValue(text, rule))
    #expect(speaksPlainly(rule))
  }

  @Test func offersUpperCase() {
    #expect(InvalidValue("abcde12345", AppIDPrefix.Rule.lowerCase).fix == "write `ABCDE12345`")
  }
}

struct AppStoreIDTests {
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
    #expect(mistake { () throws(InvalidValue) in try AppStoreID(text) } == InvalidValue(text, rule))
    #expect(speaksPlainly(rule))
  }
}

struct BundleIDTests {
  @Test(arguments: [
    "com.example.App", "com.example-two.App-1.Clip", "a.b", "EXAMPLECOM.app", "com.teamid.App",
    "com.your-team.App",
    // Of the field: the labels of a domain in reverse are only a “should” (Apple, glossary, “bundle ID”).
    "donuts", "MyApp", "app-1", "DONUTSSHOP",
  ])
  func accepts(text: String) throws {
    #expect(try BundleID(text).description == text)
  }

  @Test(
    arguments: [
      ("", .empty), ("ABCDE12345", .teamID), (".com.example", .emptyLabel), ("com..example", .emptyLabel),
      ("com.example.", .emptyLabel), ("com.example.my_app", .badCharacter("_")),
      ("com.example.App ", .badCharacter(" ")),
      ("com.example.é", .badCharacter("é")), ("com.example.*", .badCharacter("*")),
      ("a,b.c", .badCharacter(",")),
      ("ABCDE12345.com.example.App", .appIDPrefix("ABCDE12345")),
      ("$(PRODUCT_BUNDLE_IDENTIFIER)", .placeholder),
      ("<bundle.id>", .placeholder),
    ] as [(String, BundleID.Rule)])
  func refuses(text: String, rule: BundleID.Rule) {
    #expect(mistake { () throws(InvalidValue) in try BundleID(text) } == InvalidValue(text, rule))
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
