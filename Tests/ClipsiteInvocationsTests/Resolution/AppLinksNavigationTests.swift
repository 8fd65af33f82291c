import ClipsiteAppClips
import ClipsiteInvocations
import ClipsiteText
import Testing

struct AppLinksNavigationTests {
  private static let data = #"{"target_url":"https://example.com/a?b=1","version":"1.0"}"#
  private static let item =
    "al_applink_data=%7B%22target_url%22%3A%22https%3A%2F%2Fexample.com%2Fa%3Fb%3D1%22%2C%22version%22%3A%221.0%22%7D"

  private func navigation(_ device: Device, web: AppLinks.Web? = nil) throws -> AppLinksNavigation {
    let links = try AppLinks(
      [
        .init(.ios, [.init([.url: "app://ios#top"]), .init([.url: "app://old?id=1"])]),
        .init(.iphone, [.init([.url: "app://phone", .appName: "Phone"])]),
        .init(.android, [.init([.package: "com.example.a"])]),
        .init(.windowsPhone, [.init([.url: "app://win?"])]),
      ], web: web)
    return AppLinksNavigation(to: try InvocationURL("https://example.com/a?b=1"), links, on: device)
  }

  @Test func theDevicesOwnFamilyComesFirst() throws {
    #expect(
      try navigation(.iphone).attempts.map(\.url) == [
        "app://phone?\(Self.item)", "app://ios?\(Self.item)#top", "app://old?id=1&\(Self.item)",
      ])
    #expect(try navigation(.ipad).attempts.map(\.family) == [.ios, .ios])
    #expect(try navigation(.windowsPhone).attempts.map(\.url) == ["app://win?\(Self.item)"])
    #expect(try navigation(.iphone).attempts[0].appName == "Phone")
  }

  @Test func androidGetsAnIntentWithTheDataBeside() throws {
    let navigation = try navigation(.android)
    #expect(navigation.attempts.map(\.url) == ["https://example.com/a?b=1"])
    #expect(navigation.attempts.map(\.package) == ["com.example.a"])
    #expect(navigation.data == Self.data)
  }

  @Test func theDataIsJSONOnceDecoded() throws {
    let url = try navigation(.iphone).attempts[0].url
    let item = try #require(url.split(separator: "al_applink_data=").last)
    let value = try JSONParser.parse(Array(try #require(PercentEncoding.decode(item)).utf8)).value
    #expect(value["target_url"]?.text == "https://example.com/a?b=1")
    #expect(value["version"]?.text == "1.0")
  }

  @Test func fallsBackOnThePageUnlessToldOtherwise() throws {
    #expect(try navigation(.iphone).fallback == "https://example.com/a?b=1&\(Self.item)")
    let web = try AppLinks.Web(url: WebURL("https://example.com/web"))
    #expect(try navigation(.iphone, web: web).fallback == "https://example.com/web?\(Self.item)")
    #expect(try navigation(.iphone, web: .init(shouldFallback: false)).fallback == nil)
  }

  @Test func belongToThePageAlone() throws {
    let site = try SiteToAsk()
    let navigation = try #require(try site.resolve("/shop/store1").appLinks)
    #expect(navigation.attempts.count == 1 && navigation.fallback == nil)
    #expect(
      try site.resolve("/shop/store1", .android).appLinks?.attempts.first?.className == "com.example.Shop")
    #expect(try site.resolve("/s1").appLinks == nil)
    #expect(try site.resolve("/shop").appLinks == nil)
  }
}
