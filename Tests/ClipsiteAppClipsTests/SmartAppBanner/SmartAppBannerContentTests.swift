import ClipsiteAppClips
import ClipsiteDiagnostics
import Testing

@Suite(.timeLimit(.minutes(30))) struct SmartAppBannerContentTests {
  static let clip = "app-clip-bundle-id=com.example.App.Clip"
  static let whole = "app-id=1, \(clip), app-clip-display=card"

  static let mistakes: [(String, [SmartAppBannerMistake])] = [
    (whole, []), ("app-id=1", []), ("app-id=1,app-argument=x:y", []),
    ("app-id=TEAMID1234.com.example.app", [.badAppID("TEAMID1234.com.example.app", .bundleID)]),
    ("app-id=ABCDE12345", [.badAppID("ABCDE12345", .teamID)]),
    ("app-id=id123", [.badAppID("id123", .idPrefix)]),
    ("app-id=", [.badAppID("", .empty)]),
    (
      "app-id=1, app-clip-bundle-id=TEAMID1234.com.example.App.Clip, app-clip-display=card",
      [.badClipID("TEAMID1234.com.example.App.Clip", .appIDPrefix("TEAMID1234"))]
    ),
    ("app-id=123 app-clip-display=card", [.missingComma("app-id=123 app-clip-display=card")]),
    ("app-id=123; \(clip)", [.missingComma("app-id=123; \(clip)")]),
    ("app-id=1,\n  \(clip),\n  app-clip-display=card", [.lineBreak]),
    ("\(clip), app-clip-display=card", [.missingAppID]), ("app-id=1, \(clip)", [.missingDisplay]),
    (clip, [.missingAppID, .missingDisplay]),
    ("app-id=1, app-argument=https://example.com/?a=1,2", [.commaInArgument("2")]),
    ("app-id=1, app-argument=https://example.com/?a=1,b=2", [.commaInArgument("b=2")]),
    ("app-id=1, app-id=2", [.duplicateKey("app-id")]),
    ("\(whole), app-clip-display=card", [.duplicateKey("app-clip-display")]),
    ("app-id=1, \(clip), app-clip-display=full", [.badDisplay("full")]),
    (
      "app-id=1, app-clip-bundle-id=com.other.Clip, app-clip-display=card",
      [.clipOutsideApp(clip: "com.other.Clip", app: "com.example.App")]
    ),
    ("app-id=1, affiliate-data=x", [.legacyKey("affiliate-data")]),
    ("app-id=1, app_clip=x", [.unknownKey("app_clip")]),
    ("app-id=1, nonsense", [.notKeyAndValue("nonsense")]), ("app-id=1,", [.notKeyAndValue("")]),
    ("app-id=1, app-argument=\"x:y\"", [.quote("\"x:y\"")]),
    ("app-id=1, app-argument=market", [.badArgument("market", .missingScheme)]),
    ("", [.empty]), ("app-clip-display=card", [.empty]),
  ]

  @Test(arguments: mistakes)
  func finds(content: String, expected: [SmartAppBannerMistake]) throws {
    let found = SmartAppBannerContent(content, app: try BundleID("com.example.App"))
    #expect(found.findings.map(\.mistake) == expected)
    #expect((found.banner == nil) == expected.contains { $0.severity == .error })
  }

  @Test func everyMistakeSpeaksPlainly() {
    for mistake in Self.mistakes.flatMap(\.1) + [.secondTag] {
      #expect(mistake.message.count > 10 && !mistake.message.hasSuffix("."))
      #expect(mistake.fix?.isEmpty == false)
    }
  }

  @Test func pointsAtTheParameter() {
    let found = SmartAppBannerContent("app-id=1, app-clip-display=full")
    #expect(found.findings.map(\.range) == [10..<31])
  }

  @Test func warnsOfWhatStillWorks() {
    #expect(SmartAppBannerMistake.missingAppID.severity == .warning)
    #expect(SmartAppBannerMistake.lineBreak.severity == .warning)
    #expect(SmartAppBannerMistake.missingComma("").severity == .error)
  }

  @Test func suggestsTheKeyThatWasMeant() {
    #expect(SmartAppBannerMistake.unknownKey("app-clip-bundleid").fix == "did you mean `app-clip-bundle-id`?")
  }
}
