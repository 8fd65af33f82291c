import ClipsiteAppClips
import ClipsiteSystem
import ClipsiteText
import Testing

@testable import ClipsiteContent
@testable import ClipsiteSite

/// Each key of front matter takes the way to other pages that the lists here name. A new key must be in them.
struct KeyFlowTests {
  /// The keys that a folder's `index.md` sets for the pages below it.
  private static let inherited: Set = [
    "domain", "language", "image", "image-alt", "image-focus", "robots", "draft", "clip.display",
    "clip.subtitle", "clip.language",
    "clip.action", "clip.call", "clip.category", "clip.map-action", "clip.relationship", "clip.phone-type",
    "clip.powered-by", "clip.card-page", "place.name", "place.hours", "place.special-hours",
    "place.closed-until",
    "place.time-zone", "place.services", "place.price-range", "links.menu", "links.order", "links.booking",
    "links.social", "notices", "photos",
  ]

  /// The keys that a page in another language does not get from its original.
  private static let own: Set = [
    "title", "description", "slug", "domain", "language", "clip.title", "clip.localization", "aliases",
    "allow-html", "order", "place.maps-id", "extra",
  ]

  /// The keys that are the same in all languages.
  private static let fixed: Set = [
    "place.type", "place.postal-code", "place.country", "place.latitude", "place.longitude", "place.phone",
    "place.hours", "place.closed-until", "place.time-zone",
  ]

  /// The keys that a page in another language gets from its original if it does not set them.
  private static let translated: Set = [
    "image", "image-alt", "image-focus", "template", "clip.display", "clip.subtitle", "clip.action",
    "clip.call", "clip.language",
    "clip.category", "clip.map-action", "clip.relationship", "clip.phone-type", "clip.powered-by",
    "clip.card-page", "place.name", "place.street", "place.locality", "place.region", "place.services",
    "place.price-range", "place.special-hours", "app-links", "robots", "draft", "links.menu", "links.order",
    "links.booking", "links.social", "notices", "photos",
  ]

  /// The declared keys with their examples, each as a line of front matter.
  private static let lines: [String: String] = {
    var lines = ["app-links": #"app-links: {ios: [{url: "donuts://market"}]}"#]
    for place in KeyPlace.leaves(of: FrontMatterKeys.keys.all) where !place.path.contains("[]") {
      let parts = place.path.split(separator: ".")
      let value = place.key.example ?? ""
      lines[place.path] = parts.count == 1 ? "\(parts[0]): \(value)" : "\(parts[0]):\n  \(parts[1]): \(value)"
    }
    // These examples are what a site has without them, or mean nothing alone.
    lines["language"] = "language: de"
    lines["clip.display"] = "clip: {display: banner}"
    lines["clip.action"] = "clip: {action: view}"
    lines["image-alt"] = "image: market.jpg\nimage-alt: A box of donuts"
    lines["image-focus"] = "image: market.jpg\nimage-focus: 30% 20%"
    let point = "place: {latitude: 37.7936, longitude: -122.3958}"
    (lines["place.latitude"], lines["place.longitude"]) = (point, point)
    return lines.filter { !$0.key.hasPrefix("app-links.") }
  }()

  @Test func theListsHaveAllDeclaredKeys() {
    #expect(Set(Self.lines.keys) == Self.own.union(Self.fixed).union(Self.translated))
    #expect(Self.inherited.isSubset(of: Self.lines.keys))
  }

  /// Only the mapping `clip` of a folder's `index.de.md` hands words to the pages beside it (`VariantAssembler`).
  @Test func onlyKeysOfTheCardAreWordsOfALanguage() {
    let words = KeyPlace.leaves(of: FrontMatterKeys.keys.all).filter {
      if case .words = $0.key.flow.translation { true } else { false }
    }
    #expect(words.map(\.path) == ["clip.subtitle", "clip.call"])
  }

  @Test(arguments: lines.keys.sorted()) func aFolderHandsDownWhatIsInherited(_ key: String) throws {
    let line = try #require(Self.lines[key])
    let (with, without) = (try inherited(line), try inherited(""))
    #expect((with != without) == Self.inherited.contains(key), "\(key)")
  }

  @Test(arguments: own.subtracting(["title"]).sorted()) func aVariantLeavesWhatIsTheOriginalsAlone(
    _ key: String
  ) throws {
    let original = fields(try #require(Self.lines[key]))
    #expect(variant(fields(""), of: original) == variant(fields(""), of: fields("")))
  }

  @Test(arguments: fixed.sorted()) func aVariantHasTheFixedValueOfItsOriginal(_ key: String) throws {
    let (with, without) = (fields(try #require(Self.lines[key])), fields("place: {}"))
    #expect(variant(without, of: with) == variant(with, of: with))
    #expect(variant(without, of: with) != variant(without, of: without))
    #expect(variant(with, of: without) == variant(without, of: without))
    #expect(with.placeContradictions(to: without).contains(key))
  }

  @Test(arguments: translated.sorted()) func aVariantHasItsOwnValueOrTheOriginals(_ key: String) throws {
    let (with, without) = (fields(try #require(Self.lines[key])), fields("place: {}"))
    #expect(variant(without, of: with) == variant(with, of: with))
    #expect(variant(without, of: with) != variant(without, of: without))
    let own = key == "place.special-hours" ? fields("place: {time-zone: America/Chicago}") : without
    #expect(variant(with, of: own) != variant(without, of: own))
  }

  // MARK: Reading

  private func fields(_ line: String) -> PageFields {
    var (parser, diagnostics) = (DocumentParser(), [Diagnostic]())
    let place = line.hasPrefix("place:") ? "" : "place: {}\n"
    let file = SourceFile(
      path: "a.md", "---\n\(line.hasPrefix("title:") ? "" : "title: A\n")\(line)\n\(place)---\n")
    let root = parser.parse(file, diagnostics: &diagnostics).frontMatter.root
    var reader = FrontMatterReader(language: .english)
    let fields = reader.read(root, &diagnostics)
    #expect(diagnostics.filter { $0.severity == .error }.isEmpty, "\(line)")
    return fields
  }

  private func variant(_ fields: PageFields, of original: PageFields) -> String {
    outline(fields.variant(of: original, in: (try? LanguageTag("de")) ?? .english))
  }

  /// The values that the pages of a folder inherit if its `index.md` has a line.
  private func inherited(_ line: String) throws -> String {
    let page = line.hasPrefix("title:") ? line : "title: Shop\n\(line)"
    let files = [
      "Content/site.yml": Fixture.site(
        replacing: "[example.com]", with: "[example.com, ferrystreet.example.net]"),
      "Content/shop/index.md": Fixture.page(page), "Content/shop/market.jpg": "x",
      "Content/shop/a.md": Fixture.page("title: A"),
    ]
    let site = try Fixture(files).site()
    let section = try #require(site.sections.first { $0.folder == "shop" })
    return outline(section.inherited)
  }

  /// A value as text without ranges, which mean nothing in another file.
  private func outline(_ value: some Any) -> String {
    var text = ""
    dump(value, to: &text)
    return text.split(separator: "\n").filter { !$0.contains(" start: ") && !$0.contains(" end: ") }
      .filter { !$0.contains("domain") || !$0.contains("nil") }.joined(separator: "\n")
  }
}
