import ClipsiteAppClips
import ClipsiteText
import Testing

@testable import ClipsiteRendering
@testable import ClipsiteSite

struct MissingSubtitleTests {
  @Test func warnsOfCardsWithoutSubtitle() throws {
    let fixture = try Fixture(["Content/about.md": Fixture.page("title: About")])
    #expect(try fixture.experienceFindings() == ["MissingSubtitle: the App Clip card has no subtitle"])
    #expect(try fixture.experienceReport().value?.experiences.count == 1)
  }

  @Test func anInheritedSubtitleWillDo() throws {
    let fixture = try Fixture(["Content/index.md": Fixture.page("title: Home\nclip: {subtitle: Order ahead}")]
    )
    #expect(try fixture.experienceFindings() == [])
  }
}

struct MissingHeaderImageTests {
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
        "MissingHeaderImage: the picture https://example.org/a.png is not a file of the site, so it cannot "
          + "be uploaded"
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

struct PlaceWithoutCoordinatesTests {
  @Test func warnsOfPlacesThatMapsWillNotFind() throws {
    let fixture = try Fixture([
      "Content/site.yml": Fixture.siteWithSubtitle(),
      "Content/a.md": Fixture.page("title: A\nplace: {locality: Bonn}"),
      "Content/b.md": Fixture.page("title: B\nplace: {latitude: 50.7, longitude: 7.1}"),
      "Content/c.md": Fixture.page("title: C\nclip: {display: none}\nplace: {locality: Bonn}"),
    ])
    #expect(
      try fixture.experienceFindings() == [
        "PlaceWithoutCoordinates: the place of the App Clip experience has no coordinates"
      ])
  }
}

struct MissingLocalizationTests {
  @Test func warnsOfCardsInAnotherLanguageAlone() throws {
    let fixture = try Fixture([
      "Content/site.yml": Fixture.siteWithSubtitle(),
      "Content/b/index.md": Fixture.page("title: B\nlanguage: de-AT"),
      "Content/c/index.md": Fixture.page("title: C\nlanguage: en-GB"),
    ])
    #expect(
      try fixture.experienceFindings() == [
        "MissingLocalization: the App Clip experience has no words in EN, the language of the site"
      ])
    #expect(try fixture.experiences().experiences[1].experience.card.defaultLanguage == .german)
  }

  @Test func aVariantInThatLanguageWillDo() throws {
    let fixture = try Fixture([
      "Content/site.yml": Fixture.siteWithSubtitle(),
      "Content/b.md": Fixture.page("title: B\nlanguage: de\nplace: {latitude: 1, longitude: 2}"),
      "Content/b.en.md": Fixture.page("title: Bee\nclip: {subtitle: Order}"),
      "Content/c.md": Fixture.page("title: C\nlanguage: sw\nplace: {latitude: 1, longitude: 2}"),
    ])
    #expect(
      try fixture.experienceFindings() == [
        "UnknownExperienceLanguage: the page has no App Clip experience, because App Store Connect does not have "
          + "the language `sw`"
      ])
    #expect(try fixture.experiences().experiences.count == 2)
    try fixture.remove("Content/c.md")
    let card = try #require(try fixture.experiences().experiences.last).experience.card
    #expect(card.defaultLanguage == .german)
    #expect(card.localizations.map(\.language) == [.german, .english])
    #expect(card.localizations.map(\.title) == ["B", "Bee"])
  }
}

struct ImageWithoutCardTests {
  private func findings(_ page: String, image: String = "about.png") throws -> [String] {
    let fixture = try Fixture([
      "Content/site.yml": Fixture.siteWithSubtitle(),
      "Content/about.md": Fixture.page("title: About\nimage: \(image)\n\(page)"),
    ])
    try fixture.write(Fixture.png(width: 1800, height: 1200), to: "Content/about.png")
    return try fixture.experienceFindings()
  }

  @Test func notesTheImageOfAPageWhoseCardIsThatOfAnother() throws {
    #expect(
      try findings("") == [
        "ImageWithoutCard: no App Clip card shows this image, because the URL of the page launches another "
          + "experience: that of https://example.com/"
      ])
  }

  @Test(arguments: [
    ("clip: {subtitle: About us}", "about.png"), ("clip: {display: none}", "about.png"), ("", "donut.png"),
  ])
  func isContentWithACardWithTheImage(page: String, image: String) throws {
    #expect(try findings(page, image: image) == [])
  }
}
