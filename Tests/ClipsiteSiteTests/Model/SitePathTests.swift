import ClipsiteAppClips
@testable import ClipsiteContent
import ClipsiteSystem
import ClipsiteText
import Testing

@testable import ClipsiteSite

struct ContentPathTests {
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

struct URLPathTests {
  @Test(arguments: ["/", "/m", "/ferry-street/market", "/a/b/c"])
  func acceptsPathsOfSlugs(text: String) throws {
    #expect(try URLPath(text).description == text)
  }

  @Test(arguments: ["//", "/m/", "/M", "/a//b", "/../x", "/a/./b", "/.well-known", "/a.b", "/%20", "/é"])
  func refusesEverythingElse(text: String) {
    #expect(throws: InvalidValue.self) { try URLPath(text) }
  }

  @Test func growsByParts() throws {
    let market = URLPath.root.appending(try Slug("ferry-street")).appending(try Slug("market"))
    #expect(market.description == "/ferry-street/market")
    #expect(market.appending(pageNumber: 2).description == "/ferry-street/market/page/2")
  }
}
