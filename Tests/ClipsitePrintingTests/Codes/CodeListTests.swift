import ClipsiteAppClips
import Foundation
import Testing

@testable import ClipsitePrinting

struct CodeListTests {
  private static let files = [
    "index.md": "---\ntitle: Home\n---\n", "about.md": "---\ntitle: About\n---\n",
    "shops/index.md": "---\ntitle: Shops\nclip: {display: none}\n---\n",
    "shops/market.md": """
    ---
    title: Market Street
    clip: {title: Market Donuts, action: view, display: banner}
    place: {locality: X}
    aliases: [/market-street, "https://go.example.com/m", "https://go.example.com/x"]
    ---
    """,
    "shops/pier.md": "---\ntitle: Pier\nclip: {display: card}\nplace: {locality: X}\nlanguage: he\n---\n",
  ]

  @Test func everyExperienceHasACode() throws {
    let list = try CodeList(of: Self.files)
    #expect(
      list.codes.map(\.url.description) == [
        "https://example.com/", "https://example.com/shops/market", "https://example.com/shops/pier",
      ])
    #expect(list.codes.map(\.name) == ["example.com", "example.com_shops_market", "example.com_shops_pier"])
    #expect(list.codes.map(\.title) == ["Home", "Market Donuts", "Pier"])
    #expect(list.codes.map(\.language.rawValue) == ["en", "en", "he"])
    #expect(list.withoutClip == 1)
    #expect(
      list.codes[1].alternativeText == "View Market Donuts: QR code of https://example.com/shops/market")
  }

  @Test func theShortestShortURLIsChosen() throws {
    let codes = try CodeList(of: Self.files, prefersShortURLs: true).codes
    #expect(
      codes.map(\.url.description) == [
        "https://example.com/", "https://go.example.com/m", "https://example.com/shops/pier",
      ])
    #expect(codes[1].name == "go.example.com_m")
  }

  @Test func aQueryIsAShortURL() throws {
    var files = Self.files
    files["about.md"] = "---\ntitle: About\naliases: [\"https://go.example.com?p=1\", /?p=a%2Fb]\n---\n"
    #expect(try CodeList(of: files).codes.map(\.title) == ["About", "Home", "Market Donuts", "Pier"])
    let code = try CodeList(of: files, prefersShortURLs: true).codes[0]
    #expect(code.url.description == "https://go.example.com?p=1")
    #expect(code.name.hasPrefix("go.example.com_p-1_") && code.name.count == 35)
  }

  @Test func namesAreUniqueAndShortEnough() throws {
    var files: [String: String] = ["index.md": "---\ntitle: Home\n---\n"]
    let long = String(repeating: "a", count: 60)
    for path in ["a-b/c", "a/b-c", "\(long)/\(long)/\(long)/x", "\(long)/\(long)/\(long)/y"] {
      files["\(path).md"] = "---\ntitle: T\nplace: {locality: X}\n---\n"
    }
    let names = try CodeList(of: files).codes.map(\.name)
    #expect(Set(names).count == 5)
    for name in names {
      #expect((name + ".svg").count <= 188)
      #expect(name.wholeMatch(of: /[a-z0-9][a-z0-9._-]*/) != nil)
    }
  }

  @Test func theExampleHasACodeForEachExperience() throws {
    let list = try CodeList(prefersShortURLs: true)
    #expect(list.codes.count == 14)
    #expect(list.withoutClip == 1)
    #expect(Set(list.codes.map(\.name)).count == list.codes.count)
  }
}
