@testable import ClipsiteContent
import ClipsiteText
import Testing

@testable import ClipsiteSite

struct InvalidAppLinksTests {
  private func expect(_ links: String, _ message: String, fix: String? = nil) throws {
    try Fixture.expect(
      .invalidAppLinks, message, fix: fix,
      in: ["Content/a.md": Fixture.page("title: A\napp-links: \(links)")])
  }

  @Test func pointsAtTheTargetThatLacksAKey() throws {
    try expect(
      "{ios: [«{app-name: Donuts}»]}", "the ios target lacks `url`, which App Links require",
      fix: "add `url` to the target")
    try expect(
      "{android: [«{url: \"donuts://m\"}»]}", "the android target lacks `package`, which App Links require")
  }

  @Test(arguments: [
    (
      "{ios: [{url: \"donuts://m\", app-name: A}, «{url: \"donuts://n\"}»]}",
      "one ios target has `app_name` and another lacks it. Readers that pair values by position pick the "
        + "wrong ones"
    ),
    (
      "{ios: [{url: «\"applinks_v2://docs\"»}]}",
      "the scheme of `applinks_v2://docs` in `al:ios:url` has an underscore, which URLs do not allow"
    ),
  ])
  func warnsOfWhatTheRegistryPrints(links: String, message: String) throws {
    try Fixture.expect(
      .invalidAppLinks, message, severity: .warning,
      in: ["Content/a.md": Fixture.page("title: A\napp-links: \(links)")])
  }

  @Test func aWebPageIsNoSchemeOfAnApp() throws {
    try expect(
      "{ios: [{url: «\"https://example.com/m\"»}]}",
      "`al:ios:url` is `https://example.com/m`, a web page, but it must have a scheme that the app opens",
      fix: "write a URL of the app, such as `donuts://market`")
  }

  @Test func pointsAtTheValueThatIsWrong() throws {
    try expect(
      "{ios: [{url: \"donuts://m\", app-store-id: «abc»}]}",
      "`al:ios:app_store_id`: the App Store ID `abc` must be digits only")
    try expect(
      "{windows-phone: [{url: \"donuts://m\", app-id: «7»}]}",
      "`al:windows_phone:app_id` is `7`, but it must be a GUID")
    try expect(
      "{ios: [{url: \"donuts://m\", app-name: «\"\"»}]}", "the value of `al:ios:app_name` is empty")
  }

  @Test(arguments: ["javascript:alert(1)", "data:text/html,x", "market"])
  func refusesAnAddressThatNoAppOpens(url: String) throws {
    try Fixture.expect(
      .invalidAppLinks,
      in: ["Content/a.md": Fixture.page("title: A\napp-links: {ios: [{url: «\"\(url)\"»}]}")])
  }

  @Test func isContentWithTheDesignsOwnExample() throws {
    try Fixture.expectNothing(
      in: [
        "Content/a.md": Fixture.page(
          "title: A\napp-links: {ios: [{url: \"donuts://market\", app-name: Donuts}], web: "
            + "{should-fallback: true}}"
        )
      ])
  }
}
