import ClipsiteAppClips
import ClipsiteText
import Testing

struct SmartAppBannerTests {
  let app: AppStoreID
  let clip: BundleID

  init() throws {
    app = try AppStoreID("123456789")
    clip = try BundleID("com.example.App.Clip")
  }

  @Test func writesParametersInOrder() throws {
    let banner = SmartAppBanner(
      appStoreID: app, clipBundleID: clip, showsCard: true,
      argument: try AppURL("https://example.com/a?b=1,2"))
    #expect(
      banner.content
        == "app-id=123456789, app-clip-bundle-id=com.example.App.Clip, app-clip-display=card, "
        + "app-argument=https://example.com/a?b=1%2C2")
  }

  @Test func leavesOutWhatIsNotThere() {
    #expect(SmartAppBanner(appStoreID: app, clipBundleID: nil, showsCard: true).content == "app-id=123456789")
    #expect(
      SmartAppBanner(appStoreID: nil, clipBundleID: clip).content == "app-clip-bundle-id=com.example.App.Clip"
    )
    #expect(SmartAppBanner(appStoreID: nil, clipBundleID: nil, showsCard: true).content == "")
  }

  @Test func whatIsWrittenHasNoMistakes() throws {
    let banner = SmartAppBanner(
      appStoreID: app, clipBundleID: clip, showsCard: true, argument: try AppURL("donuts://a"))
    let content = SmartAppBannerContent(banner.content, app: try BundleID("com.example.App"))
    #expect(content.diagnostics.isEmpty)
    #expect(content.banner == banner)
  }
}

struct SmartAppBannerContentTests {
  static let clip = "app-clip-bundle-id=com.example.App.Clip"
  static let whole = "app-id=1, \(clip), app-clip-display=card"

  static let noAppID = "warning: the tag names an App Clip but no app-id"
  static let noDisplay =
    "warning: the tag names an App Clip without app-clip-display, so the card is not shown"
  static let empty = "error: the apple-itunes-app tag names neither an app nor an App Clip"

  static let mistakes: [(String, [String])] = [
    (whole, []), ("app-id=1", []), ("app-id=1,app-argument=x:y", []),
    (
      "app-id=TEAMID1234.com.example.app",
      ["error: `TEAMID1234.com.example.app` is a bundle ID, but an App Store ID is digits only"]
    ),
    ("app-id=ABCDE12345", ["error: `ABCDE12345` looks like a Team ID, but an App Store ID is digits only"]),
    ("app-id=id123", ["error: the App Store ID `id123` starts with `id`, but it must be digits only"]),
    ("app-id=", ["error: the App Store ID is empty"]),
    (
      "app-id=1, app-clip-bundle-id=TEAMID1234.com.example.App.Clip, app-clip-display=card",
      [
        "error: the bundle ID `TEAMID1234.com.example.App.Clip` starts with the App ID prefix `TEAMID1234`"
      ]
    ),
    (
      "app-id=123 app-clip-display=card",
      ["error: a comma is missing in `app-id=123 app-clip-display=card`"]
    ),
    ("app-id=123; \(clip)", ["error: a comma is missing in `app-id=123; \(clip)`"]),
    (
      "app-id=1,\n  \(clip),\n  app-clip-display=card",
      ["warning: the content of the apple-itunes-app tag has a line break"]
    ),
    ("\(clip), app-clip-display=card", [noAppID]), ("app-id=1, \(clip)", [noDisplay]),
    (clip, [noAppID, noDisplay]),
    (
      "app-id=1, app-argument=https://example.com/?a=1,2",
      ["error: the comma before `2` ends the value of app-argument"]
    ),
    (
      "app-id=1, app-argument=https://example.com/?a=1,b=2",
      ["error: the comma before `b=2` ends the value of app-argument"]
    ),
    ("app-id=1, app-id=2", ["error: the key `app-id` appears twice"]),
    ("\(whole), app-clip-display=card", ["error: the key `app-clip-display` appears twice"]),
    (
      "app-id=1, \(clip), app-clip-display=full",
      ["error: app-clip-display is `full`, but the only documented value is `card`"]
    ),
    (
      "app-id=1, app-clip-bundle-id=com.other.Clip, app-clip-display=card",
      ["error: the App Clip's bundle ID `com.other.Clip` does not start with `com.example.App.`"]
    ),
    // The tokens of a campaign.
    ("app-id=1, affiliate-data=x", []),
    ("app-id=1, app_clip=x", ["warning: the key `app_clip` is not one that Apple documents"]),
    ("app-id=1, nonsense", ["error: `nonsense` is not `key=value`"]),
    ("app-id=1,", ["error: `` is not `key=value`"]),
    ("app-id=1, app-argument=\"x:y\"", ["error: the value `\"x:y\"` contains a quote"]),
    ("app-id=1, app-argument=market", ["error: the URL `market` has no scheme"]),
    ("", [empty]), ("app-clip-display=card", [empty]),
  ]

  @Test(arguments: mistakes)
  func finds(content: String, expected: [String]) throws {
    let found = SmartAppBannerContent(content, app: try BundleID("com.example.App"))
    #expect(found.diagnostics.map { "\($0.severity): \($0.message)" } == expected)
    #expect(found.diagnostics.allSatisfy { $0.code == .mistakenBanner && $0.fix?.isEmpty == false })
    #expect((found.banner == nil) == expected.contains { $0.hasPrefix("error") })
  }

  @Test func pointsAtTheParameter() {
    let found = SmartAppBannerContent("app-id=1, app-clip-display=full")
    #expect(found.diagnostics.map(\.range) == [SourceRange("apple-itunes-app", 10..<31)])
  }

  @Test func suggestsTheKeyThatWasMeant() {
    let found = SmartAppBannerContent("app-id=1, app-clip-bundleid=com.example.App.Clip")
    #expect(found.diagnostics.map(\.fix) == ["did you mean `app-clip-bundle-id`?"])
  }
}
