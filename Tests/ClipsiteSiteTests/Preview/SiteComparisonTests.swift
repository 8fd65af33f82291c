import ClipsitePlatform
import Testing

@testable import ClipsitePreview
@testable import ClipsiteSiteModel

struct SiteComparisonTests {
  private static let page = "title: A\nimage: ../donut.png\n"

  private func site(_ frontMatter: String, in fixture: Fixture) throws -> Site {
    try fixture.write("---\n\(frontMatter)---\n", to: "Content/shop/a.md")
    let loaded = try SiteLoader(folder: fixture.folder, includesDrafts: false, workers: Workers(count: 1))
      .load()
    return try #require(loaded.site)
  }

  @Test(arguments: [
    "title: Another\nimage: ../donut.png\n",
    "title: A\ndescription: Text\nimage: ../donut.png\nclip: {category: FOOD_AND_DRINK}\n",
    "image: ../donut.png\ntitle: A\nextra: {a: b}\n",
  ])
  func textsChangeNoFile(_ frontMatter: String) throws {
    let fixture = try Fixture()
    let before = try site(Self.page, in: fixture)
    #expect(SiteComparison.haveSameFiles(before, try site(frontMatter, in: fixture)))
  }

  @Test(arguments: [
    "slug: b\n", "aliases: [/b]\n", "draft: true\n", "robots: noindex\n", "place: {locality: Town}\n",
    "clip: {display: none}\n", "clip: {card-page: order}\n", "photos: [../donut.png]\n",
  ])
  func whatThePlanLooksAtMatters(_ line: String) throws {
    let fixture = try Fixture()
    let before = try site(Self.page, in: fixture)
    #expect(!SiteComparison.haveSameFiles(before, try site(Self.page + line, in: fixture)))
  }

  @Test func anotherPictureMatters() throws {
    let fixture = try Fixture()
    let before = try site(Self.page, in: fixture)
    #expect(!SiteComparison.haveSameFiles(before, try site("title: A\n", in: fixture)))
  }
}
