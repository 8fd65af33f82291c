import ClipsiteAppClips
import Testing

@Suite(.timeLimit(.minutes(30))) struct SmartAppBannerTests {
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
    #expect(content.findings.isEmpty)
    #expect(content.banner == banner)
  }
}
