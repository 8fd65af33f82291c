import ClipsiteDiagnostics
import Testing

@testable import ClipsiteSiteRendering

@Suite(.timeLimit(.minutes(30))) struct PathTooLongTests {
  private let segment = String(repeating: "a", count: 150)

  @Test func refusesANameOverTheLimit() throws {
    let name = String(repeating: "a", count: 197) + ".png"
    try Fixture.expect(
      .pathTooLong, at: "Content/\(name)",
      "the path example.com/\(String(repeating: "a", count: 48))… has 213 bytes; hosts refuse long paths",
      fix: "shorten the names of the folders or the file, or set `slug`", in: ["Content/\(name)": "x"])
  }

  @Test func isContentWithANameAtTheLimit() throws {
    try Fixture.expectNothing(in: ["Content/\(String(repeating: "a", count: 196)).png": "x"])
  }

  @Test func refusesAPathOverTheLimit() throws {
    // 12 for the domain and its slash, five folders of 151 with theirs, and the name.
    let folder = Array(repeating: segment, count: 5).joined(separator: "/")
    try Fixture.expectNothing(in: ["Content/\(folder)/\(String(repeating: "b", count: 128)).html": "x"])
    let name = String(repeating: "b", count: 129) + ".html"
    try Fixture.expect(
      .pathTooLong, at: "Content/\(folder)/\(name)", in: ["Content/\(folder)/\(name)": "x"])
  }

  @Test func looksAtShortURLs() throws {
    let alias = "/" + Array(repeating: segment, count: 6).joined(separator: "/")
    try Fixture.expect(
      .pathTooLong, in: ["Content/a.md": Fixture.page("title: A\naliases: [«\(alias)»]")])
  }
}
