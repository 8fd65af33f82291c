import ClipsitePlatform
import Testing

@testable import ClipsiteSiteModel

@Suite(.timeLimit(.minutes(30))) struct ContentPathTests {
  @Test(arguments: [
    ("market.md", "", "market.md"), ("market.md", "ferry", "ferry/market.md"),
    ("./a.jpg", "x/y", "x/y/a.jpg"),
    ("../a.jpg", "x/y", "x/a.jpg"), ("/a.jpg", "x/y", "a.jpg"), ("../../a", "x/y", "a"), ("a//b", "", "a/b"),
  ])
  func seesReferencesFromTheirFolder(reference: String, folder: String, expected: String) {
    #expect(ContentPath.resolve(reference, from: RelativePath(folder))?.text == expected)
  }

  @Test(arguments: [("../a", ""), ("../../../a", "x/y"), ("/../a", "x")])
  func neverLeavesTheContentFolder(reference: String, folder: String) {
    #expect(ContentPath.resolve(reference, from: RelativePath(folder)) == nil)
  }
}
