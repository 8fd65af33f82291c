import ClipsiteAppClips
import ClipsiteInvocations
import ClipsiteText
import Testing

struct URLReadingTests {
  @Test(
    arguments: [
      ("https://example.com/a", "https://example.com/a", []),
      ("HTTPS://Example.COM/A", "https://example.com/A", ["host-case"]),
      ("http://example.com/a", "https://example.com/a", ["http"]),
      ("HTTP://EXAMPLE.com/a?b#c", "https://example.com/a?b#c", ["http", "host-case", "query", "fragment"]),
      ("example.com/a", "https://example.com/a", ["scheme-added"]),
      ("example.com", "https://example.com", ["scheme-added"]),
      ("//example.com/a", "https://example.com/a", ["scheme-added"]),
      ("/a/b", "https://home.example/a/b", ["domain-added"]),
      ("https://example.com/café", "https://example.com/caf%C3%A9", ["percent-encoded"]),
      ("example.com/é", "https://example.com/%C3%A9", ["scheme-added", "percent-encoded"]),
      ("https://example.com:443/a", "https://example.com/a", ["default-port"]),
      ("https://Example.com:443", "https://example.com", ["default-port", "host-case"]),
      ("https://example.com:?x=:80", "https://example.com?x=:80", ["default-port", "query"]),
      ("http://example.com:80/a", "https://example.com/a", ["http", "default-port"]),
      ("example.com:443/a", "https://example.com/a", ["scheme-added", "default-port"]),
      ("https://example.com/%C3%A9", "https://example.com/%C3%A9", []),
    ] as [(String, String, [String])])
  func reads(text: String, url: String, remarks: [String]) throws {
    let reading = try URLReading(text, on: AssociatedDomain("home.example"))
    #expect(reading.url?.description == url)
    #expect(reading.remarks.map(\.code) == remarks)
    #expect(reading.problem == nil)
    for remark in reading.remarks { #expect(!remark.message.hasSuffix(".") && remark.message.count > 20) }
  }

  @Test(arguments: [
    "", " ", "foo", "donuts://market", "mailto:a@example.com", "javascript:alert(1)", "https://",
    "https:///a",
    "https://example.com:8443/", "https://user@example.com/", "https://localhost/", "localhost:8080/a",
    "https://example.com/a b", "https://example.com/%zz", "https://example.com/../a",
    "https://bücher.example/",
    "https://192.0.2.1/", "https://example.com./", "../a", "...", "\u{0}", "https://example.com/\u{1B}[2J",
    "https://[::1]/",
    "https://example.com/" + String(repeating: "a", count: 70_000), "https://example.com:80/a",
    "ex ample.com", "//", "?", "#", "%",
  ])
  func saysWhyATextIsNoInvocationURL(text: String) throws {
    let reading = URLReading(text)
    #expect(reading.url == nil)
    let problem = try #require(reading.problem)
    #expect(!problem.message.isEmpty && !problem.message.hasSuffix("."))
  }

  @Test func aLongURLIsReadWithARemark() {
    let text = "https://example.com/" + String(repeating: "a", count: 3000)
    let reading = URLReading(text)
    #expect(reading.url?.description == text && reading.remarks.map(\.code) == ["long"])
    #expect(URLReading(text.prefix(2048).description).remarks.isEmpty)
  }

  @Test func aPathNeedsADomain() {
    #expect(URLReading("/a").problem?.fix == "start it with `https://`")
  }
}

struct AppClipLinkTests {
  private func name(_ text: String) throws -> String {
    let resolution = try SiteToAsk().resolve(text)
    #expect(resolution.page == nil && resolution.association == nil && resolution.redirect == nil)
    return switch try #require(resolution.appClipLink) {
    case .ours(let link): "ours \(link.parameters.map { "\($0.name)=\($0.value)" })"
    case .another(let link): "another \(link.clip)"
    case .demo: "demo"
    case .unknown: "unknown"
    }
  }

  @Test(arguments: [
    ("https://appclip.apple.com/id?p=com.example.Donuts.Clip", "ours []"),
    ("https://APPCLIP.apple.com/id?table=7&p=com.example.Donuts.Clip#top", #"ours ["table=7"]"#),
    ("http://appclip.apple.com/id?p=com.example.Donuts.Clip&x=%26", #"ours ["x=&"]"#),
    ("https://appclip.apple.com/id?p=com.example.Other.Clip", "another com.example.Other.Clip"),
    ("https://appclip.apple.com/id?p=", "unknown"), ("https://appclip.apple.com/id", "unknown"),
    ("https://appclip.apple.com/id?=com.example.Donuts.Clip", "unknown"),
    ("https://appclip.apple.com/", "unknown"), ("https://appclip.apple.com/abc", "demo"),
    ("https://appclip.apple.com/abc?table=7", "unknown"),
  ])
  func reads(text: String, expected: String) throws {
    #expect(try name(text) == expected)
  }

  @Test func oursLaunchesTheDefaultExperience() throws {
    let site = try SiteToAsk()
    #expect(
      try site.resolve("https://appclip.apple.com/id?p=com.example.Donuts.Clip").experience.verdict
        == "default")
    #expect(
      try site.resolve("https://appclip.apple.com/id?p=com.example.Other.Clip").experience.verdict == "none")
  }

  /// The same as the button of the page has.
  @Test(arguments: [
    ("/shop", "&location=shop%2Findex"), ("/shop/store1", "&location=shop%2Fstore1"),
    ("/shop/store1/order", "&location=shop%2Fstore1"),
    ("https://go.example.com/1", "&location=shop%2Fstore1"),
    ("/about", ""), ("/nothing", ""), ("no url", ""), ("https://appclip.apple.com/abc", ""),
  ])
  func everyAnswerNamesTheDefaultLink(_ text: String, expected: String) throws {
    let link = try SiteToAsk().resolve(text).defaultLink
    #expect(link?.description == "https://appclip.apple.com/id?p=com.example.Donuts.Clip" + expected)
  }

  /// As the library `InvocationRouting` finds it.
  @Test(
    arguments: [
      ("location=shop%2Fstore1", "https://example.com/shop/store1"),
      ("location=shop%2Findex", "https://example.com/shop"),
      ("table=7&location=away%2Fpage", nil), ("location=index", "https://example.com/"),
      ("location=about", nil),
      ("location=shop%2Fstore1.nl", nil), ("location=shop%2Fnothing", nil), ("location=..%2Fsite", nil),
      ("location=", nil), ("store=shop%2Fstore1", nil),
      // The first one counts, and this one has no card.
      ("location=shop%2Fstore10&location=shop%2Fstore1", nil),
    ] as [(String, String?)])
  func oursNamesTheLocation(_ query: String, expected: String?) throws {
    let files = SiteToAsk.files.merging(["shop/store1.nl.md": "---\ntitle: Winkel\n---\n"]) { $1 }
    let resolution = try SiteToAsk(files: files)
      .resolve("https://appclip.apple.com/id?p=com.example.Donuts.Clip&\(query)")
    #expect(resolution.remarks == [expected].compactMap { $0.map(Remark.namesLocation) })
  }

  @Test func theSiteNamesTheParameter() throws {
    let site = try SiteToAsk(replacing: "app-store-id", with: "link-parameter: store\n  app-store-id")
    let link = "https://appclip.apple.com/id?p=com.example.Donuts.Clip&store=shop%2Fstore1"
    #expect(try site.resolve("/shop/store1").defaultLink?.description == link)
    #expect(try site.resolve(link).remarks.map(\.code) == ["location"])
  }
}
