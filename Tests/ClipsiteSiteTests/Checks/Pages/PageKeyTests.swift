@testable import ClipsiteContent
import ClipsiteRendering
import ClipsiteText
import Testing

@testable import ClipsiteSite

struct MissingTitleTests {
  @Test func wantsATitle() throws {
    try Fixture.expect(
      .missingTitle, "the page has no title", fix: "add `title:` to the front matter",
      in: ["Content/a.md": "«»---\ndescription: A\n---\n"])
  }

  @Test func anEmptyTitleIsNone() throws {
    try Fixture.expect(.missingTitle, in: ["Content/a.md": Fixture.page("title: «\"\"»")])
  }

  @Test func aTitleOfBlanksIsNone() throws {
    try Fixture.expect(.missingTitle, in: ["Content/a.md": Fixture.page("title: «\"  \"»")])
  }

  @Test func aKeyWithoutValueIsReportedAsSuchToo() throws {
    let fixture = try Fixture(["Content/a.md": Fixture.page("title:")])
    #expect(
      try fixture.findings() == [
        "error: MissingTitle Content/a.md:1:1 «»", "warning: EmptyValue Content/a.md:2:7 «»",
      ])
  }

  @Test func aTitleOfTheWrongKindIsOneMistake() throws {
    let fixture = try Fixture(["Content/a.md": Fixture.page("title: [Market, Street]")])
    #expect(try fixture.findings() == ["error: WrongType Content/a.md:2:8 «[Market, Street]»"])
  }

  @Test(arguments: ["NO", "0123", "12:30:00", "1e3", "0x1F", "2024-01-01", "yes", "3.10", "null", "~"])
  func plainScalarsAreTitlesAsWritten(title: String) throws {
    let fixture = try Fixture(["Content/a.md": Fixture.page("title: \(title)")])
    #expect(try fixture.build().diagnostics.filter { $0.code != .noValue } == [])
    #expect(try fixture.read("Output/example.com/a.html").contains("<h1>\(title)</h1>"))
  }
}

struct MisplacedKeyTests {
  @Test(arguments: [
    ("«accent»: red", "move it to `site.yml`, as `looks.accent`"),
    ("«looks»: {accent: red}", "move it to `site.yml`, as `looks`"),
    ("«app»: Donuts", "move it to `site.yml`, as `app`"),
    ("«team-id»: ABCDE12345", "move it to `site.yml`, as `app.team-id`"),
    ("place: {«photos»: [donut.png]}", "move it to the top level, as `photos`"),
    ("«parking»: yes", "move it below `extra`, which keeps values for templates"),
  ])
  func aPageNamesTheRightPlace(line: String, fix: String) throws {
    try Fixture.expect(.unknownKey, fix: fix, in: ["Content/a.md": Fixture.page("title: A\n\(line)")])
  }

  @Test(arguments: [
    ("«address»: 1 Market St", "move it to a page, as `place.street`"),
    ("«place»: {street: 1 Market St}", "move it to a page, as `place`"),
    ("«latitude»: 3", "move it to a page, as `place.latitude`"),
  ])
  func theConfigurationNamesAPage(line: String, fix: String) throws {
    try Fixture.expect(.unknownKey, fix: fix, in: ["Content/site.yml": Fixture.site(line)])
  }
}

struct UnusedInNotFoundPageTests {
  @Test(arguments: ["slug: «x»", "aliases: [«/y»]"])
  func reportsAKeyThatNeedsAURL(key: String) throws {
    try Fixture.expect(
      .unusedInNotFoundPage, in: ["Content/404.md": Fixture.page("title: T\n\(key)")])
  }

  @Test func isContentWithTitleAndText() throws {
    try Fixture.expectNothing(in: ["Content/404.md": Fixture.page("title: T", "Text\n")])
  }
}

struct RawHTMLAllowedTests {
  @Test(arguments: ["true", "\"true\""])
  func notesThePageThatAllowsIt(value: String) throws {
    try Fixture.expect(
      .rawHTMLAllowed, "raw HTML in the text of this page is kept as it is",
      fix: "remove the line unless you trust everyone who writes this file",
      in: ["Content/a.md": Fixture.page("title: A\nallow-html: «\(value)»", "<b>A</b>\n")])
  }

  @Test func isContentWithAPageThatDoesNot() throws {
    try Fixture.expectNothing(in: ["Content/a.md": Fixture.page("title: A\nallow-html: false")])
  }

  @Test func doesNotStopABuildThatIsStrict() throws {
    let fixture = try Fixture(["Content/a.md": Fixture.page("title: A\nallow-html: true")])
    #expect(try fixture.build(strict: true).output?.isRefused == false)
  }
}
