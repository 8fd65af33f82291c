import ClipsiteDiagnostics
import Testing

@testable import ClipsiteSiteOutput

@Suite(.timeLimit(.minutes(30))) struct OutputNotOursTests {
  @Test func refusesAFolderWithSomebodysFiles() throws {
    let fixture = try Fixture(["Output/thesis.txt": "precious"])
    let found = try fixture.build().diagnostics
    #expect(found.map(\.code) == [.outputNotOurs])
    #expect(found.map { fixture.relative($0.range.path) } == ["Output"])
    #expect(found.map(\.message) == ["the output folder is not empty, and clipsite did not make it"])
    #expect(found.map(\.fix) == ["empty it, or choose another folder with --output"])
    #expect(try fixture.files(in: "Output").keys.sorted() == ["thesis.txt"])
  }

  @Test(arguments: ["clipsite 1\n", "clipsite 99\nexample.com/index.html\n", "", "\u{0}garbage"])
  func aMarkOfAnyAgeWillDo(manifest: String) throws {
    let fixture = try Fixture(["Output/.clipsite": manifest])
    #expect(try fixture.build().diagnostics == [])
    #expect(try fixture.read("Output/example.com/index.html").contains("<h1>Home</h1>"))
  }

  @Test func isContentWithAnEmptyFolder() throws {
    let fixture = try Fixture(["Output/x": "x"])
    try fixture.remove("Output/x")
    #expect(try fixture.build().diagnostics == [])
  }
}
