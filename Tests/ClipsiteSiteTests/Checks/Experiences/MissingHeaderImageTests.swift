import ClipsiteDiagnostics
import Testing

@testable import ClipsiteSiteRendering

@Suite(.timeLimit(.minutes(30))) struct MissingHeaderImageTests {
  @Test func cardsNeedAPicture() throws {
    let fixture = try Fixture([
      "Content/site.yml": Fixture.site(
        replacing: "action: open}\nimage: donut.png", with: "action: open, subtitle: Order}")
    ])
    let found = try fixture.experienceFindings()
    #expect(found.last == "MissingHeaderImage: the App Clip experience has no header image")
    #expect(found.count == 2 && found[0].hasPrefix("MissingPreviewImage: "))
  }

  @Test func aPictureOfAnotherSiteCannotBeUploaded() throws {
    let fixture = try Fixture([
      "Content/site.yml": Fixture.siteWithSubtitle(),
      "Content/index.md": Fixture.page("title: Home\nimage: https://example.org/a.png"),
    ])
    #expect(
      try fixture.experienceFindings() == [
        "MissingHeaderImage: the picture https://example.org/a.png is not a file of the site, so it cannot be uploaded"
      ])
  }

  @Test func aMisspeltPictureIsReportedOnce() throws {
    let fixture = try Fixture([
      "Content/site.yml": Fixture.site(replacing: "image: donut.png", with: "").replacing(
        "action: open", with: "action: open, subtitle: Order"),
      "Content/index.md": Fixture.page("title: Home\nimage: donat.png"),
    ])
    #expect(try fixture.experienceFindings().filter { $0.hasPrefix("Missing") }.count == 1)
  }
}
