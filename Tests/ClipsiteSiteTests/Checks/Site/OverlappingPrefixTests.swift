import ClipsiteDiagnostics
import Testing

@testable import ClipsiteSiteRendering

@Suite(.timeLimit(.minutes(30))) struct OverlappingPrefixTests {
  private func files(_ names: String...) -> [String: String] {
    Dictionary(
      uniqueKeysWithValues: names.map {
        ("Content/\($0).md", Fixture.page("title: A\nplace: {locality: Town}"))
      })
  }

  private static let fix = "change the `slug` of one so that none is the start of another"

  @Test func warnsOfAURLThatIsTheStartOfAnother() throws {
    try Fixture.expect(
      .overlappingPrefix, at: "Content/store1.md",
      "the URL /store1 is the start of /store10. App Clip experiences are matched by prefix", fix: Self.fix,
      in: files("store1", "store10", "store2"))
  }

  @Test func namesThreeAndCountsTheRest() throws {
    let fixture = try Fixture(files("s", "s1", "t", "s2", "s3", "s4"))
    try fixture.expect(
      .overlappingPrefix, at: "Content/s.md",
      "the URL /s is the start of /s1, /s2, /s3 and 1 more. App Clip experiences are matched by prefix")
    #expect(
      try fixture.check().first?.notes.map { fixture.relative($0.range.path) }
        == ["Content/s1.md", "Content/s2.md", "Content/s3.md"])
  }

  @Test func looksPastWhatLiesBelow() throws {
    try Fixture.expect(
      .overlappingPrefix, at: "Content/store/index.md",
      "the URL /store is the start of /storefront. App Clip experiences are matched by prefix",
      in: [
        "Content/store/index.md": Fixture.page("title: A"),
        "Content/storefront/index.md": Fixture.page("title: B"),
        "Content/store/a.md": Fixture.page("title: C\nplace: {locality: Town}"),
      ])
  }

  @Test func isContentWithPathsBelowAndPagesWithoutExperience() throws {
    try Fixture.expectNothing(
      in: [
        "Content/store/index.md": Fixture.page("title: A"),
        "Content/store/a.md": Fixture.page("title: C\nplace: {locality: Town}"),
        "Content/storefront.md": Fixture.page("title: plain"),
        "Content/stores.md": Fixture.page("title: B\nplace: {locality: Town}\nclip: {display: none}"),
      ])
  }

  @Test func isContentWithDifferentDomains() throws {
    try Fixture.expectNothing(
      in: [
        "Content/site.yml": Fixture.site(replacing: "[example.com]", with: "[example.com, shop.example.net]"),
        "Content/s1.md": Fixture.page("title: A\nplace: {locality: Town}"),
        "Content/b/index.md": Fixture.page("title: B\ndomain: shop.example.net"),
        "Content/b/s10.md": Fixture.page("title: C\nplace: {locality: Town}"),
      ])
  }
}
