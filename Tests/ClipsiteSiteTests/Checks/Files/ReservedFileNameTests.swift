import ClipsiteSiteOutput
import ClipsiteDiagnostics
import Testing

@testable import ClipsiteSiteModel

@Suite(.timeLimit(.minutes(30))) struct ReservedFileNameTests {
  @Test(arguments: ["con.md", "nul/index.md", "LPT1.txt", "aux.tar.gz", "com0"])
  func warnsOfNamesThatWindowsCannotHold(path: String) throws {
    let isPage = path.hasSuffix(".md")
    let fixture = try Fixture(["Content/\(path)": isPage ? Fixture.page("title: A") : "x"])
    let name = path.split(separator: "/").first.map(String.init) ?? path
    try fixture.expect(
      .reservedFileName, at: "Content/\(name)",
      "the name \(name) is one that Windows reserves for a device",
      fix: "rename it")
  }

  @Test func buildsAPageOfSuchAName() throws {
    let fixture = try Fixture(["Content/con.md": Fixture.page("title: A")])
    #expect(try fixture.build().output?.isRefused == false)
    #expect(try fixture.files(in: "Output")["example.com/con.html"] != nil)
  }

  @Test func linksMayLeadToSuchAPage() throws {
    let fixture = try Fixture([
      "Content/con.md": Fixture.page("title: A"),
      "Content/a.md": Fixture.page("title: A", "[a](/con) [b](con.md)\n"),
    ])
    #expect(try fixture.findings() == ["warning: ReservedFileName Content/con.md"])
  }

  @Test(arguments: ["cone.md", "console.md", "lpt10.txt", "com.txt", "contact.md"])
  func isContentWithOtherNames(name: String) throws {
    try Fixture.expectNothing(in: ["Content/\(name)": name.hasSuffix(".md") ? Fixture.page("title: A") : "x"])
  }
}
