import ClipsiteDiagnostics
import Testing

@testable import ClipsiteSiteModel

@Suite(.timeLimit(.minutes(30))) struct InvalidLimitTests {
  @Test(arguments: [
    "8 MB", "0", "0 KiB", "-1", "1.5 MiB", "MiB", "many", "99999999999999999999", "9007199254740993 GiB",
  ])
  func refusesWhatIsNoSize(text: String) throws {
    try Fixture.expect(
      .invalidLimit, "`\(text)` is no size", fix: "write a whole number and a unit, as in `8 MiB`",
      in: ["Content/site.yml": Fixture.site("limits: {page: «\(text)»}")])
  }

  @Test(arguments: [
    ("source-file", "16 MiB", 16 << 20), ("front-matter", "1 MiB", 1 << 20), ("page", "64 MiB", 64 << 20),
    ("copied-file", "2 GiB", 2 << 30),
  ])
  func eachHasABound(key: String, bound: String, bytes: Int) throws {
    try Fixture.expectNothing(in: ["Content/site.yml": Fixture.site("limits: {\(key): \(bound)}")])
    try Fixture.expect(
      .invalidLimit, "the limit `\(key)` may be at most \(bound)", fix: "write `\(bound)` or less",
      in: ["Content/site.yml": Fixture.site("limits: {\(key): «\(bytes + 1)»}")])
  }
}
