import ClipsiteDiagnostics
import Testing

@testable import ClipsiteSiteRendering

@Suite(.timeLimit(.minutes(30))) struct DeadLinkTests {
  private func expect(_ target: String, fix: String, _ more: [String: String] = [:]) throws {
    try Fixture.expect(
      .deadLink, "`\(target)` leads to nothing in the content folder", fix: fix,
      in: more.merging(["Content/shops/a.md": Fixture.page("title: A", "See [this](«\(target)»).\n")]) { $1 })
  }

  @Test(arguments: ["nowhere.md", "./nowhere.png", "/nowhere", "nowhere.md#part"])
  func refusesALinkToNothing(target: String) throws {
    try expect(target, fix: "correct the target, or add the file")
  }

  @Test func suggestsTheFileOfAPage() throws {
    try expect("a", fix: "write `a.md`")
  }

  @Test func suggestsTheIndexOfAFolder() throws {
    try expect("../b", fix: "write `../b/index.md`", ["Content/b/index.md": Fixture.page("title: B")])
    try expect("../b/", fix: "write `../b/index.md`", ["Content/b/index.md": Fixture.page("title: B")])
  }

  @Test func looksAtPicturesAndReferences() throws {
    try Fixture.expect(
      .deadLink, "`none.png` leads to nothing in the content folder",
      in: ["Content/a.md": Fixture.page("title: A", "![x](«none.png»)\n")])
    try Fixture.expect(
      .deadLink, "`gone.md` leads to nothing in the content folder",
      in: ["Content/a.md": Fixture.page("title: A", "«[x]»\n\n[x]: gone.md\n")])
  }

  @Test func saysThatADraftIsOne() throws {
    try Fixture.expect(
      .deadLink, "`b.md` is a draft, which is not part of the site",
      fix: "publish it, or build with --drafts",
      in: [
        "Content/a.md": Fixture.page("title: A", "[x](«b.md»)"),
        "Content/b.md": Fixture.page("title: B\ndraft: true"),
      ])
  }

  @Test(arguments: ["../../secret.txt", "/../secret.txt", "..%2f../secret.txt"])
  func refusesToLeaveTheContentFolder(target: String) throws {
    try Fixture.expect(
      .deadLink, "`\(target)` leads out of the content folder",
      fix: "move the file into the content folder",
      in: ["Content/shops/a.md": Fixture.page("title: A", "[x](«\(target)»)"), "secret.txt": "mine"])
  }

  @Test(arguments: [
    "a.md", "./a.md", "/shops/a.md", "../index.md", "a.md#part", "a.md?x=1", "/", "/shops/a", "/donut.png",
    "../donut.png", "#part", "?x=1", "", "https://example.net/none", "mailto:a@example.com", "tel:+1",
    "/sitemap.xml", "/robots.txt", "/404", "/.well-known/apple-app-site-association",
  ])
  func isContentWith(target: String) throws {
    try Fixture.expectNothing(in: ["Content/shops/a.md": Fixture.page("title: A", "[x](\(target))")])
  }

  @Test func findsOnesOwnFileInAnotherFolder() throws {
    try Fixture.expectNothing(
      in: [
        "Content/a.md": Fixture.page("title: A", "[x](files/a%20b.pdf) [y](<files/a b.pdf>)"),
        "Content/files/a b.pdf": "%PDF",
      ])
  }
}
