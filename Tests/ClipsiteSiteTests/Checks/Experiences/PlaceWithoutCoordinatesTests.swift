import ClipsiteDiagnostics
import Testing

@testable import ClipsiteSiteRendering

@Suite(.timeLimit(.minutes(30))) struct PlaceWithoutCoordinatesTests {
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
