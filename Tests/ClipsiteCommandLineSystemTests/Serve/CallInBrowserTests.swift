import ClipsiteContent
import ClipsiteTestTools
import ClipsiteText
import Foundation
import Testing

@testable import ClipsiteCommandLine

/// The call of a page on each device: nobody sees a button that opens nothing there, or a store that the device
/// does not have.
@Suite(
  .blockingForBrowsers, .sharedBrowser,
  .needs(Chromium.need))
struct CallInBrowserTests {
  /// User agents as these systems send them.
  private static let agents = [
    "iPhone":
      "Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 "
      + "Mobile/15E148 Safari/604.1",
    "Android":
      "Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile "
      + "Safari/537.36",
    "Mac":
      "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 "
      + "Safari/605.1.15",
    "Windows":
      "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 "
      + "Safari/537.36",
  ]

  private static func site(_ android: String) -> String {
    """
    name: Donuts
    domains: [example.com]
    app: {team-id: ABCDE12345, bundle-id: com.example.Donuts, clip-bundle-id: com.example.Donuts.Clip,
      app-store-id: 1234567890}
    clip: {call: Order ahead}
    icons: {favicon: favicon.svg}
    \(android)

    """
  }

  private static func shop(_ links: String, _ place: String) -> String {
    """
    ---
    title: Shop
    \(links)
    place:
      street: 1 Main St
      locality: Reno
      country: US
      latitude: 39.52963
      longitude: -119.8138
      \(place)
    ---

    """
  }

  private static let package = """
    android: {package: com.example.donuts, fingerprints: ["14:6D:E9:83:C5:73:06:50:D8:EE:B9:95:2F:34:FC:64:16:A0:83:42:E6:1D:BE:A8:8A:04:96:B2:3F:CF:44:E5"]}
    """

  /// The hosts and first words of all that can be pressed in the first screen.
  private static let visible = """
    [...document.querySelectorAll('.intro a, .scan')].filter((e) => e.offsetParent !== null)
      .map((e) => `${e.href ? new URL(e.href).host + new URL(e.href).pathname : 'code'} ${e.querySelector('b')?.innerText ?? e.innerText}`.trim())
    """

  private func shown(
    _ theme: BuiltInTheme, on agent: String, _ device: Look.Device, _ android: String, links: String = "",
    place: String = ""
  ) throws -> [String] {
    let preview = try RunningPreview(
      theme: theme, configuration: Self.site(android), files: ["Content/shop.md": Self.shop(links, place)])
    defer { preview.stop() }
    let page = try ChromiumPage()
    defer { page.close() }
    try page.pretend(to: Self.agents[agent] ?? "")
    try page.take(on: Look(device: device, scheme: "light"))
    try page.open(preview.page("/shop"))
    let all = try page.evaluate(Self.visible).elements?.compactMap(\.text) ?? []
    return all.filter { !$0.hasPrefix("localhost") }
  }

  private static let clip = "appclip.apple.com/id Order ahead"
  private static let play = "play.google.com/store/apps/details Order ahead"
  private static let apple = "maps.apple.com/ Directions"
  private static let google = "www.google.com/maps/dir/ Directions"

  @Test(arguments: BuiltInTheme.allCases) func eachDeviceHasItsOwnCall(_ theme: BuiltInTheme) throws {
    func shown(_ agent: String, _ device: Look.Device, _ android: String = Self.package) throws -> [String] {
      try self.shown(theme, on: agent, device, android)
    }
    let phone = try shown("iPhone", .phone)
    #expect(phone.first == Self.clip && phone.contains(Self.apple))
    #expect(!phone.contains { $0.hasPrefix("play.google.com") })
    #expect(try shown("Android", .phone) == [Self.play, Self.google])
    // Without an app, directions take the first place.
    #expect(try shown("Android", .phone, "") == [Self.google])
    #expect(try shown("Mac", .desktop) == ["code Order ahead", Self.apple])
    // Half a screen is as narrow as a tablet, which shows the button.
    #expect(try shown("Mac", .window) == ["code Order ahead", Self.apple])
    #expect(try shown("iPhone", .tablet).first == Self.clip)
    #expect(try shown("Windows", .desktop) == ["code Order ahead", Self.google])
  }

  private static let order = "order.example.net/ Order"

  /// The page where people order is not a second call beside the App Clip.
  @Test(arguments: BuiltInTheme.allCases) func oneOrdersWhereNoAppClipOpens(_ theme: BuiltInTheme) throws {
    func shown(_ agent: String, _ device: Look.Device, _ android: String = Self.package) throws -> [String] {
      try self.shown(
        theme, on: agent, device, android, links: "links: {order: \"https://order.example.net/\"}")
    }
    #expect(try shown("Mac", .desktop) == ["code Order ahead", Self.order, Self.apple])
    #expect(try shown("Android", .phone) == [Self.play, Self.google, Self.order])
    #expect(try shown("Android", .phone, "") == [Self.order, Self.google])
    #expect(try shown("iPhone", .phone).filter { $0.hasSuffix("Order") } == [Self.order])
  }

  /// A location that is closed for a while promises nothing that it does only when it is open.
  @Test(arguments: BuiltInTheme.allCases) func aClosedLocationHasNoCallOfItsOwn(_ theme: BuiltInTheme) throws
  {
    for (agent, device) in [("iPhone", Look.Device.phone), ("Android", .phone), ("Mac", .desktop)] {
      let shown = try shown(
        theme, on: agent, device, Self.package, links: "links: {order: \"https://order.example.net/\"}",
        place: "closed-until: 2099-12-31")
      #expect(shown.contains { $0.hasSuffix("Directions") })
      #expect(!shown.contains { $0.contains("rder") }, "\(agent): \(shown)")
    }
  }
}
