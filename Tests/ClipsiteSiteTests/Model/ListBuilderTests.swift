import ClipsiteSite
import ClipsiteSystem
import Testing

struct ListBuilderTests {
  private func list(of path: RelativePath, _ files: [String: String]) throws -> [RelativePath] {
    let site = try Fixture(files).site()
    let page = site[try #require(site.page(at: path))]
    return site.listEntries(of: page).map { site.source(of: site[$0]) }
  }

  private func location(_ title: String, _ more: String = "") -> String {
    Fixture.page("title: \(title)\nplace: {locality: X}\n\(more)")
  }

  @Test func holdsLocationsAndBusinessesRightBelow() throws {
    let files = [
      "Content/a.md": location("A"), "Content/about.md": Fixture.page("title: About"),
      "Content/shop/index.md": Fixture.page("title: Shop"), "Content/shop/b.md": location("B"),
      "Content/shop/deep/index.md": Fixture.page("title: Deep"), "Content/shop/deep/c.md": location("C"),
    ]
    #expect(try list(of: "index.md", files) == ["a.md", "shop/index.md"])
    #expect(try list(of: "shop/index.md", files) == ["shop/b.md", "shop/deep/index.md"])
    #expect(try list(of: "shop/deep/index.md", files) == ["shop/deep/c.md"])
    #expect(try list(of: "about.md", files) == [])
  }

  @Test func aFolderWithoutAPageBelongsToTheOneAbove() throws {
    let files = [
      "Content/x/y/a.md": location("A"), "Content/x/shop/index.md": Fixture.page("title: B"),
      "Content/x/shop/b.md": location("B1"),
    ]
    #expect(try list(of: "index.md", files) == ["x/y/a.md", "x/shop/index.md"])
  }

  @Test func isSortedByTitleWithoutLetterCaseAndThenByFile() throws {
    let files = [
      "Content/1.md": location("beta"), "Content/2.md": location("Alpha"), "Content/3.md": location("Beta"),
      "Content/4.md": location("alpha"), "Content/5.md": location("Éclair"), "Content/6.md": location("zeta"),
    ]
    #expect(try list(of: "index.md", files) == ["2.md", "4.md", "1.md", "3.md", "5.md", "6.md"])
  }

  @Test func isSortedByTheFirstLetterOrDigit() throws {
    let files = [
      "Content/1.md": location("\"'s-Hertogenbosch\""), "Content/2.md": location("Utrecht"),
      "Content/3.md": location("Rotterdam"), "Content/4.md": location("“Sand”"),
      "Content/5.md": location("¡7!"),
      "Content/6.md": location("\"–\""),
    ]
    #expect(try list(of: "index.md", files) == ["5.md", "3.md", "1.md", "4.md", "2.md", "6.md"])
  }

  @Test func leavesDraftsOut() throws {
    #expect(
      try list(of: "index.md", ["Content/a.md": location("A", "draft: true"), "Content/b.md": location("B")])
        == ["b.md"])
  }
}
