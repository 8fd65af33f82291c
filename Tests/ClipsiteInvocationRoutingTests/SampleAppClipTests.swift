import ClipsiteInvocationRouting
import Testing

/// The sample of the guide, with the routes of the example site.
struct SampleAppClipTests {
  private static let button = "https://appclip.apple.com/id?p=com.example.Donuts.Clip&location="

  @Test(
    arguments: [
      ("https://ferrystreet.example.net/market?table=7", SiteLocation.ferryStreetMarket, 7),
      ("https://go.example.com/m?table=x", .ferryStreetMarket, nil),
      ("https://example.com/harbor-coffee/sfo/gate/A1", .harborCoffeeAirport, nil),
      // The button of a page, also of one in another language.
      (button + "ferry-street%2Fmarket&table=7", .ferryStreetMarket, 7),
      (button + "harbor-coffee%2Findex", .harborCoffee, nil),
      (button + "tide-bikes%2Famsterdam", .tideBikesAmsterdam, nil),
      (button + "about", nil, nil),
      ("https://other.example.org/?table=7", nil, nil),
    ] as [(String, SiteLocation?, Int?)])
  func opensTheShop(_ url: String, shop: SiteLocation?, table: Int?) {
    let order = Order(Invocation(url: url, in: .site))
    #expect(order.shop == shop)
    #expect(order.table == table)
  }

  @Test func everyLocationHasACase() {
    #expect(RoutingTable.site.locations.map(\.id) == SiteLocation.allCases.map(\.rawValue))
  }
}
