import ClipsiteSystem
import Foundation
import Testing

@testable import ClipsiteContent
@testable import ClipsiteRendering
@testable import ClipsiteSite

/// The repository is itself a site: `Output` is `Content` and `Templates` as built, so a change of `Output`
/// shows what a change of the program does to every page.
///
/// `swift run -c release clipsite build` writes it anew.
struct GoldenOutputTests {
  @Test func theCommittedOutputIsWhatABuildWrites() throws {
    let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
    let fixture = try Fixture()
    let site = SiteFolder(root.path)
    let report = try SiteBuilder(site).build(into: site.output(fixture.root.path + "/Built"))
    #expect(report.diagnostics == [])
    let built = try fixture.files(in: "Built")
    var paths: [RelativePath] = []
    try FileStore.listFiles(below: root.path + "/Output", into: &paths)
    #expect(Set(paths.map(\.text)) == Set(built.keys))
    for path in paths.sorted() {
      let committed = try Data(contentsOf: root.appending(path: "Output/\(path)"))
      #expect(
        built[path.text] == committed,
        "Output/\(path) differs; build the example anew and look at the difference")
    }
  }
}
