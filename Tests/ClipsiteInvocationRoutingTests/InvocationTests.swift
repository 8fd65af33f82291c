import Foundation
import Testing

@testable import ClipsiteInvocationRouting

struct InvocationTests {
  private let table = SampleTable.table

  @Test(
    arguments: [
      ("https://example.com", "index", []), ("https://example.com/", "index", []),
      ("https://example.com/coffee", "coffee/index", []), ("https://example.com/coffee/", "coffee/index", []),
      ("https://example.com/coffee/pier", "coffee/pier", []),
      ("https://example.com/coffee/pier/", "coffee/pier", []),
      // The page of the card, and short URLs on the same domain and on another.
      ("https://example.com/coffee/pier/order", "coffee/pier", []),
      ("https://example.com/dock", "coffee/pier", []),
      ("https://go.example.com/e", "coffee/pier", []),
      ("https://go.example.com/m", "ferry-street/market", []),
      // What lies below goes on from the most specific one.
      ("https://example.com/about", "index", ["about"]),
      ("https://example.com/coffeehouse", "index", ["coffeehouse"]),
      ("https://example.com/coffee/Table/7", "coffee/index", ["Table", "7"]),
      ("https://example.com/coffee/pier/order/A1", "coffee/pier", ["A1"]),
      ("https://go.example.com/e/x%2Fy%20z", "coffee/pier", ["x/y z"]),
      // Codes are scanned, typed and forwarded.
      ("HTTPS://EXAMPLE.COM/COFFEE/PIER", "coffee/pier", []),
      ("http://example.com/coffee", "coffee/index", []),
      ("https://example.com:443/coffee", "coffee/index", []),
      ("https://example.com./coffee", "coffee/index", []),
      ("https://example.com//coffee///pier", "coffee/pier", []),
      ("https://example.com/%63offee", "coffee/index", []),
      ("https://example.com/./coffee/../coffee/pier", "coffee/pier", []),
      ("https://example.com/../../coffee", "coffee/index", []),
      ("https://example.com?x=1", "index", []), ("https://example.com#top", "index", []),
      ("https://example.com/coffee%", "index", ["coffee%"]), ("https://example.com/%FF", "index", ["%FF"]),
    ] as [(String, String, [String])])
  func leadsToTheLocation(_ url: String, id: String, path: [String]) {
    let invocation = Invocation(url: url, in: table)
    #expect(invocation.location?.id == id)
    #expect(invocation.path == path)
    #expect(invocation.origin == .url)
  }

  @Test(arguments: [
    "", "coffee", "/coffee", "https:", "https://", "https:///coffee", "donuts://market",
    "mailto:a@example.com",
    "https://other.example.com/coffee", "https://ferry.example.net/",
    "https://go.example.com", "https://user@example.com/coffee", "https://example.com@evil.example/coffee",
    "https://example.com:8080/coffee", "https://example.com.evil.example/coffee", "https://example.comcoffee",
    " https://example.com/coffee", "https://[::1]/coffee", "https://example.com\u{0}/coffee",
    "javascript:alert(1)", "https://appclip.apple.com/id?p=com.example.Other.Clip",
    "https://appclip.apple.com/id", "https://appclip.apple.com/other?p=com.example.Donuts.Clip",
  ])
  func anythingElseLeadsToTheStart(_ url: String) {
    let invocation = Invocation(url: url, in: table)
    #expect(invocation.location == nil)
    #expect(invocation.savedState == nil)
    #expect(invocation.origin == .url)
  }

  @Test func parametersAreTyped() {
    let url =
      "https://example.com/coffee?table=7&from=caf%C3%A9%20%26%20bar&x=1.5&x=2&flag&on=true&&=a+b&bad=%4"
    let parameters = Invocation(url: url, in: table).parameters
    #expect(parameters["table"] == "7")
    #expect(parameters["table", as: Int.self] == 7)
    #expect(parameters["from"] == "café & bar")
    #expect(parameters["from", as: Int.self] == nil)
    #expect(parameters["x", as: Double.self] == 1.5)
    #expect(parameters.values(of: "x") == ["1.5", "2"])
    #expect(parameters["flag"] == "")
    #expect(parameters["on", as: Bool.self] == true)
    #expect(parameters[""] == "a+b")
    #expect(parameters["bad"] == "%4")
    #expect(parameters["none"] == nil)
    #expect(parameters["Table"] == nil)
  }

  @Test func parametersOfUnknownSitesAreDropped() {
    #expect(Invocation(url: "https://other.example.com/?a=1", in: table).parameters.isEmpty)
    #expect(Invocation(url: "https://go.example.com/?a=1", in: table).parameters["a"] == "1")
  }

  @Test func withoutAURLTheSavedStateCounts() {
    let first = Invocation(url: "https://go.example.com/e/tab?table=7#here", in: table)
    let restored = Invocation(saved: first.savedState, in: table)
    #expect(restored.origin == .savedState)
    #expect(restored.location == first.location)
    #expect(restored.path == ["tab"])
    #expect(restored.parameters == ["table": "7"])
    #expect(restored.fragment == "here")
    #expect(Invocation(url: nil, in: table, saved: first.savedState) == restored)
  }

  /// What came with a URL of the site without a location is not lost on the way back from the App Switcher.
  @Test(
    arguments: [
      (
        "https://appclip.apple.com/id?p=com.example.Donuts.Clip&promotion=WWDC23", [], "promotion=WWDC23", nil
      ),
      (
        "https://appclip.apple.com/id?a=%26&p=com.example.Donuts.Clip&location=gone#x%20y", [],
        "a=%26&location=gone", "x y"
      ),
      ("https://appclip.apple.com/id?p=com.example.Donuts.Clip#", [], "", ""),
      ("https://GO.example.com:443?a=1&a=2&=&b", [], "a=1&a=2&=&b=", nil),
      ("https://ferry.example.net/other/x%2Fy%20%FF", ["other", "x%2Fy%20%FF"], "", nil),
      ("http://ferry.example.net/%25/../%252E%252E#top", ["%2E%2E"], "", "top"),
    ] as [(String, [String], String, String?)])
  func theStartScreenKeepsWhatCameWithIt(
    _ url: String, path: [String], parameters: String, fragment: String?
  ) {
    let first = Invocation(url: url, in: table)
    let restored = Invocation(saved: first.savedState, in: table)
    #expect(first.url == nil)
    #expect(restored.origin == .savedState)
    for invocation in [first, restored] {
      #expect(invocation.location == nil)
      #expect(invocation.path == path)
      #expect(invocation.parameters.description == parameters)
      #expect(invocation.fragment == fragment)
    }
    #expect(restored.savedState == first.savedState)
  }

  @Test(arguments: [
    "https://appclip.apple.com/id?p=com.example.Other.Clip&promotion=WWDC23",
    "https://other.example.com/?promotion=WWDC23", "https://appclip.apple.com/id?p=com.example.Donuts.Clip",
  ])
  func nothingOfAnotherSiteIsRestored(_ saved: String) {
    let invocation = Invocation(saved: saved, in: table)
    #expect(invocation.origin == .none)
    #expect(invocation.parameters.isEmpty)
    #expect(invocation.savedState == nil)
  }

  @Test(arguments: [nil, "", "https://example.org/gone", "nonsense"] as [String?])
  func aStateThatMeansNothingLeadsToTheStart(_ saved: String?) {
    let invocation = Invocation(url: nil, in: table, saved: saved)
    #expect(invocation.location == nil)
    #expect(invocation.origin == .none)
  }

  @Test func anUnknownURLIsNotTheSavedState() throws {
    let url = try #require(URL(string: "https://other.example.com/"))
    #expect(Invocation(url: url, in: table, saved: "https://example.com/coffee").location == nil)
  }

  @Test func defaultLinksCarryTheLocation() throws {
    let pier = try #require(table["coffee/pier"])
    let link = table.defaultLink(to: pier, parameters: ["table": "7 & 8"])
    #expect(
      link
        == "https://appclip.apple.com/id?p=com.example.Donuts.Clip&location=coffee%2Fpier&table=7%20%26%208")
    let invocation = Invocation(url: link, in: table)
    #expect(invocation.location == pier)
    #expect(invocation.parameters == ["table": "7 & 8"])
    let start = Invocation(url: table.defaultLink(to: nil, parameters: ["location": "other"]), in: table)
    #expect(start.location == nil)
    #expect(start.parameters == ["location": "other"])
  }

  @Test func theTableNamesTheParameterOfDefaultLinks() throws {
    let json = #"""
      {"version": 1, "clip": "com.example.Donuts.Clip", "parameter": "store",
       "folders": [["", [["market", "Market"]]]], "hosts": {"example.com": {"market": 0}}}
      """#
    let table = try RoutingTable(json: Array(json.utf8))
    let link = table.defaultLink(to: table["market"])
    #expect(link == "https://appclip.apple.com/id?p=com.example.Donuts.Clip&store=market")
    #expect(Invocation(url: link, in: table).location?.id == "market")
    let other = Invocation(url: link.replacingOccurrences(of: "store=", with: "location="), in: table)
    #expect(other.location == nil && other.parameters == ["location": "market"])
  }

  @Test func whatIsBuiltIsReadAgain() {
    let odd = ["A b", "x/y?z#%", "ü", "..a", "+"]
    let parameters: InvocationParameters = ["a": "1&2=3", "ü": "#?/ +%", "a": "", "": "x"]
    for location in table.locations {
      let invocation = Invocation(url: location.url(adding: odd, parameters: parameters), in: table)
      #expect(invocation.location == location)
      #expect(invocation.path == odd)
      #expect(invocation.parameters == parameters)
      #expect(invocation.url.map { Invocation(url: $0, in: table) } == invocation)
      #expect(Invocation(url: location.url(parameters: [:]), in: table).location == location)
    }
  }
}
