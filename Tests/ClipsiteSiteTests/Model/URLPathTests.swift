import ClipsiteAppClips
import Testing

@testable import ClipsiteSiteModel

@Suite(.timeLimit(.minutes(30))) struct URLPathTests {
  @Test(arguments: ["/", "/m", "/ferry-street/market", "/a/b/c"])
  func acceptsPathsOfSlugs(text: String) throws {
    #expect(try URLPath(text).description == text)
  }

  @Test(arguments: ["//", "/m/", "/M", "/a//b", "/../x", "/a/./b", "/.well-known", "/a.b", "/%20", "/é"])
  func refusesEverythingElse(text: String) {
    #expect(throws: InvalidValue<Slug.Rule>.self) { try URLPath(text) }
  }

  @Test func growsByParts() throws {
    let market = URLPath.root.appending(try Slug("ferry-street")).appending(try Slug("market"))
    #expect(market.description == "/ferry-street/market")
    #expect(market.appending(pageNumber: 2).description == "/ferry-street/market/page/2")
  }

  @Test func containsWhatLiesBelowAndNotWhatOnlyBeginsAlike() throws {
    let shop = try URLPath("/store1")
    #expect(shop.contains(try URLPath("/store1")))
    #expect(shop.contains(try URLPath("/store1/menu")))
    #expect(!shop.contains(try URLPath("/store10")))
    #expect(URLPath.root.contains(shop))
  }
}
