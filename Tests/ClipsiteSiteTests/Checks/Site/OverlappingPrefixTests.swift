import ClipsiteText
import Testing

@testable import ClipsiteRendering

struct OverlappingPrefixTests {
  /// A location at the first URL, and plain pages at the others.
  private func files(_ location: String, _ pages: String...) -> [String: String] {
    var files = ["Content/\(location).md": Fixture.page("title: A\nplace: {locality: Town}")]
    for page in pages { files["Content/\(page).md"] = Fixture.page("title: B") }
    return files
  }

  private static let fix =
    "set `clip.title` or `clip.subtitle` on the longer one for a separate experience, or change its `slug`"

  @Test func notesAPageThatMayLaunchTheExperienceOfAnother() throws {
    try Fixture.expect(
      .overlappingPrefix, at: "Content/store1.md",
      "the App Clip experience of /store1 may also launch from /store10, which has no experience",
      fix: Self.fix, severity: .note, in: files("store1", "store10", "store2"))
  }

  @Test func namesThreeAndCountsTheRest() throws {
    let fixture = try Fixture(files("s", "s1", "t", "s2", "s3", "s4"))
    try fixture.expect(
      .overlappingPrefix, at: "Content/s.md",
      "the App Clip experience of /s may also launch from /s1, /s2, /s3 and 1 more, which have no experience")
    #expect(
      try fixture.check().first?.notes.map { fixture.relative($0.range.path) }
        == ["Content/s1.md", "Content/s2.md", "Content/s3.md"])
  }

  /// Apple, “Configuring the launch experience of your App Clip”: `/location1`, `/location2`, and so on.
  @Test func isContentIfBothHaveAnExperience() throws {
    let locations = (1...10).map {
      ("Content/location\($0).md", Fixture.page("title: A\nplace: {locality: Town}"))
    }
    try Fixture.expectNothing(in: Dictionary(uniqueKeysWithValues: locations))
    try Fixture.expectNothing(
      in: files("store", "a").merging(
        ["Content/storefront.md": Fixture.page("title: B\nclip: {title: Front}")]) { $1 })
  }

  @Test func looksPastWhatLiesBelow() throws {
    try Fixture.expect(
      .overlappingPrefix, at: "Content/store/index.md",
      "the App Clip experience of /store may also launch from /storefront, which has no experience",
      in: [
        "Content/store/index.md": Fixture.page("title: A"), "Content/storefront.md": Fixture.page("title: B"),
        "Content/store/a.md": Fixture.page("title: C\nplace: {locality: Town}"),
      ])
  }

  @Test func isContentWithPathsBelowAndPagesWithoutAppClip() throws {
    try Fixture.expectNothing(
      in: [
        "Content/store/index.md": Fixture.page("title: A"),
        "Content/store/info.md": Fixture.page("title: D"),
        "Content/store/a.md": Fixture.page("title: C\nplace: {locality: Town}"),
        "Content/stores.md": Fixture.page("title: B\nplace: {locality: Town}\nclip: {display: none}"),
      ])
  }

  @Test func isContentWithDifferentDomains() throws {
    try Fixture.expectNothing(
      in: [
        "Content/site.yml": Fixture.site(replacing: "[example.com]", with: "[example.com, shop.example.net]"),
        "Content/s1.md": Fixture.page("title: A\nplace: {locality: Town}"),
        "Content/b/index.md": Fixture.page("title: B\ndomain: shop.example.net"),
        "Content/b/s10.md": Fixture.page("title: C"),
      ])
  }
}
