import ClipsiteSystem
import ClipsiteTestTools
import ClipsiteText
import Foundation
import Testing

/// A mistake leads to one message. What a file that cannot be read would say is unknown, so nothing that
/// follows from it is judged.
struct OneMessageTests {
  private static let configuration =
    Fixture.siteYAML.replacing(
      "[example.com]", with: "[example.com, shop.example.net, one.example.net]")
      + """
      universal-links: [{path: "/about", exclude: true}, {path: "/*"}]
      extra: {links: [{url: "https://example.com/story"}, {url: "https://shop.example.net/m"}]}

      """
  private static let files = [
    "Content/site.yml": configuration,
    "Content/about.md":
      "---\ntitle: About\nclip: {display: none}\nslug: story\naliases: [/about]\n---\nText\n",
    "Content/story.md": "---\ntitle: Story\nslug: tale\n---\n[about](about.md) [m](shop/market.md)\n",
    "Content/one.md": "---\ntitle: One\ndomain: one.example.net\n---\n",
    "Content/market.md": "---\ntitle: Main\naliases: [/m]\n---\n",
    "Content/shop/index.md": "---\ntitle: Shop\ndomain: shop.example.net\n---\n",
    "Content/shop/market.md":
      "---\ntitle: Market\nplace: {locality: Rome, country: IT}\naliases: [/m]\n---\n",
    "Content/shop/market.de.md": "---\ntitle: Markt\n---\n",
    "Templates/page.mustache":
      "{{<layout}}{{$main}}{{#site.extra.links}}<a href=\"{{url}}\">x</a>{{/site.extra.links}}"
      + "{{page.body}}{{/main}}{{/layout}}",
  ]

  @Test(arguments: files.keys.filter { $0.hasSuffix(".md") }.sorted() + ["Content/index.md"])
  func aPageThatCannotBeReadIsTheOnlyNews(_ page: String) throws {
    let fixture = try Fixture(Self.files)
    let before = Set(try fixture.check())
    try #require(!before.contains { $0.severity == .error }, "\(before.map(\.message))")
    let text = try fixture.read(page)
    for broken in ["---\ntitle: [\n---\nText\n", "title: A\n", text.replacing("---\n", with: "--\n")] {
      try fixture.write(broken, to: page)
      let news = try fixture.check().filter { !before.contains($0) }
      #expect(news.count == 1 && news[0].range.path.hasSuffix(page), "\(news.map(\.message))")
    }
  }

  /// A placeholder without quotes is a mapping for YAML, with a mapping as its key.
  @Test func aPlaceholderWithoutQuotesIsTheOnlyNews() throws {
    for (file, text) in [
      ("Content/site.yml", Self.configuration + "titles: {{page.title}}\n"),
      ("Content/about.md", "---\ntitle: {{page.title}}\nclip: {display: none}\nslug: story\n---\n"),
    ] {
      let fixture = try Fixture(Self.files)
      try fixture.write(text, to: file)
      let errors = try fixture.check().filter { $0.severity == .error }
      #expect(errors.map(\.code.name) == ["KeyNotText"], "\(errors.map(\.message))")
    }
  }

  @Test(arguments: 0..<configuration.split(separator: "\n").count)
  func aSyntaxMistakeInTheConfigurationIsTheOnlyMessage(_ line: Int) throws {
    var lines = Self.configuration.split(separator: "\n").map(String.init)
    let bracket = lines[line].lastIndex { $0 == "]" || $0 == "}" }
    let indentation = lines[line].prefix { $0 == " " }
    for isLost in [false, true] {
      if isLost {
        guard let bracket else { continue }
        lines[line].remove(at: bracket)
      } else {
        lines.insert("\(indentation)wrong: [", at: line)
      }
      let fixture = try Fixture(Self.files)
      try fixture.write(lines.joined(separator: "\n") + "\n", to: "Content/site.yml")
      let found = try fixture.check()
      #expect(found.count == 1, "\(found.map(\.message))")
      #expect(found.first?.range.path.hasSuffix("site.yml") == true)
      if !isLost { lines.remove(at: line) }
    }
  }
}
