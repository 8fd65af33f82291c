import ClipsiteDiagnostics
import Testing

@testable import ClipsiteSiteModel

@Suite(.timeLimit(.minutes(30))) struct RepeatedLanguageTests {
  @Test func aVariantInTheLanguageOfItsOriginalIsRefused() throws {
    try Fixture.expect(
      .repeatedLanguage, at: "Content/a.en.md", "another file already says this in the language `en`",
      in: ["Content/a.md": Fixture.page("title: A"), "Content/a.en.md": Fixture.page("title: A")])
  }

  @Test func letterCaseMakesNoLanguage() throws {
    let fixture = try Fixture([
      "Content/a.md": Fixture.page("title: A"), "Content/a.pt-BR.md": Fixture.page("title: A"),
      "Content/a.pt-br.md": Fixture.page("title: A"),
    ])
    try fixture.expect(
      .repeatedLanguage, at: "Content/a.pt-br.md",
      "another file already says this in the language `pt-BR`")
    #expect(
      try fixture.check().flatMap(\.notes).map { fixture.relative($0.range.path) } == ["Content/a.pt-BR.md"])
  }

  @Test func theLanguageOfAFolderCounts() throws {
    let files = [
      "Content/x/index.md": Fixture.page("title: X\nlanguage: de"),
      "Content/x/a.md": Fixture.page("title: A"),
    ]
    try Fixture.expect(
      .repeatedLanguage, at: "Content/x/a.de.md",
      in: files.merging(["Content/x/a.de.md": Fixture.page("title: A")]) { $1 })
    try Fixture.expectNothing(in: files.merging(["Content/x/a.en.md": Fixture.page("title: A")]) { $1 })
  }
}
