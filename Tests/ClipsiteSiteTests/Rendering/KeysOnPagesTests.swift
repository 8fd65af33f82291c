import ClipsiteText
import Foundation
import Testing

@testable import ClipsiteContent
@testable import ClipsiteRendering

/// Each key about a location is on its page and in its structured data. A key that is read and then forgotten
/// on its way to a template would otherwise be noticed by nobody.
struct KeysOnPagesTests {
  /// The keys that no theme shows in words of their own, or that only Apple Maps gets.
  private static let unseen: Set = ["place.type", "place.name", "place.maps-id"]
  /// The keys that are only for people, or for Apple Maps.
  private static let unstructured: Set = [
    "place.name", "place.maps-id", "place.time-zone", "links.order", "links.booking", "notices",
  ]

  private static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  /// The keys with their examples.
  private static let examples: [String: String] = {
    var examples: [String: String] = [:]
    for place in KeyPlace.leaves(of: FrontMatterKeys.keys.all) where !place.path.contains("[]") {
      let isMeant = ["place.", "links.", "notices", "photos"].contains { place.path.hasPrefix($0) }
      if isMeant { examples[place.path] = place.key.example ?? "" }
    }
    examples["photos"] = "[counter.png]"
    // Dates inside a closure have no hours.
    examples["place.closed-until"] = "2026-12-01"
    return examples
  }()

  /// The folders of each theme, a later one with templates in place of those of an earlier one.
  private static let themes = [
    ["Templates"], ["Templates", "Sources/ClipsiteRendering/SiteRendering/Templates/Bistro"],
  ]

  @Test(arguments: themes) func everyKeyIsSeen(theme: [String]) throws {
    let keys = Self.examples.keys.sorted()
    #expect(keys.count > 20)
    var files: [String: String] = [:]
    for folder in theme { files.merge(try Self.templates(in: folder)) { $1 } }
    files["Content/site.yml"] = Fixture.siteYAML + "image-alt: Donuts\n"
    for number in keys.indices { files["Content/page-\(number + 100).md"] = Self.page(without: keys[number]) }
    files["Content/page-999.md"] = Self.page(without: nil)
    let fixture = try Fixture(files)
    try fixture.write(Fixture.png(width: 1200, height: 800), to: "Content/counter.png")
    let report = try fixture.build()
    #expect(report.diagnostics.filter { $0.severity == .error }.map(\.message) == [])
    let all = try Self.reading(fixture, 999)
    for (number, key) in keys.enumerated() {
      let reading = try Self.reading(fixture, number + 100)
      #expect((reading.seen == all.seen) == Self.unseen.contains(key), "\(key) on the page")
      #expect((reading.data == all.data) == Self.unstructured.contains(key), "\(key) in structured data")
    }
  }

  /// Apple's tip: a dedicated page that displays the card, and a link to it.
  @Test(arguments: themes) func theCallLeadsToTheCardPage(theme: [String]) throws {
    var files = [
      "Content/a.md": "---\ntitle: A\nplace: {locality: X}\nclip: {card-page: order}\n---\n",
      "Content/b.md": "---\ntitle: B\nplace: {locality: X}\n---\n",
    ]
    for folder in theme { files.merge(try Self.templates(in: folder)) { $1 } }
    let fixture = try Fixture(files)
    _ = try fixture.build()
    func call(_ path: String) throws -> String? {
      let page = HTMLPage(try fixture.read("Output/example.com/\(path).html"))
      return page.elements.first { $0.attributes["class"] == "call clip" }?.attributes["href"]
    }
    #expect(try call("a") == "/a/order")
    #expect(try call("a/order")?.hasPrefix("https://appclip.apple.com/id?p=com.example.Donuts.Clip") == true)
    #expect(try call("b")?.hasPrefix("https://appclip.apple.com/id?p=com.example.Donuts.Clip") == true)
  }

  /// A location with all keys but one. A coordinate means nothing without the other.
  private static func page(without key: String?) -> String {
    let point: Set = ["place.latitude", "place.longitude"]
    let left = key.map { point.contains($0) ? point : [$0] } ?? []
    let lines = examples.filter { !left.contains($0.key) }.sorted { $0.key < $1.key }.map { path, value in
      let parts = path.split(separator: ".")
      return (group: parts.count > 1 ? String(parts[0]) : "", line: "\(parts.last ?? ""): \(value)")
    }
    let groups = Dictionary(grouping: lines, by: \.group).sorted { $0.key < $1.key }.map { group, lines in
      group.isEmpty
        ? lines.map(\.line).joined(separator: "\n")
        : "\(group):\n" + lines.map { "  \($0.line)" }.joined(separator: "\n")
    }
    return "---\ntitle: Market\ndescription: Donuts\n\(groups.joined(separator: "\n"))\n---\n"
  }

  /// What a browser makes of a page, and its structured data, without the name of the page.
  private static func reading(_ fixture: Fixture, _ number: Int) throws -> (seen: [String], data: [String]) {
    let html = try fixture.read("Output/example.com/page-\(number).html").replacing(
      "page-\(number)", with: "x")
    // The code of the URL differs from page to page.
    let page = HTMLPage(html.replacing(/<svg.*?<\/svg>/.dotMatchesNewlines(), with: ""))
    let scripts = page.rawTexts.filter { $0.element == "script" }.map(\.text)
    let data = scripts.filter { $0.contains("schema.org") }
    let attributes = page.elements.flatMap { element in
      element.attributes.sorted { $0.key < $1.key }.map { "\(element.name) \($0.key)=\($0.value)" }
    }
    return ([page.text] + attributes.filter { !$0.hasPrefix("meta ") }, data)
  }

  private static func templates(in name: String) throws -> [String: String] {
    let folder = root.appending(path: name)
    let names = FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String } ?? []
    let templates = names.filter { $0.hasSuffix(".mustache") }
    return try Dictionary(
      uniqueKeysWithValues: templates.map {
        ("Templates/\($0)", try String(contentsOf: folder.appending(path: $0), encoding: .utf8))
      })
  }
}
