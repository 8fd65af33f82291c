import ClipsiteAppClips
@testable import ClipsiteContent
import ClipsiteSystem
import Testing

@testable import ClipsiteRendering
@testable import ClipsiteSite

struct PreviewPathTests {
  @Test(arguments: [
    ("/", "", true), ("/market", "market", false), ("/a/b", "a/b", false), ("/a/b/", "a/b", true),
    ("/a%20b", "a b", false), ("/a?b=/../c", "a", false), ("/a#b", "a", false), ("/caf%C3%A9", "café", false),
    ("/100%25", "100%", false), ("/a+b", "a+b", false), ("/...", "...", false),
    ("/.well-known/x", ".well-known/x", false),
  ])
  func readsAPath(_ target: String, path: String, isFolder: Bool) throws {
    let read = try #require(PreviewPath(target))
    #expect(read.path.text == path)
    #expect(read.isFolder == isFolder)
  }

  @Test(arguments: [
    "", "market", "//", "//a", "/a//b", "/a//", "/.", "/..", "/./a", "/a/../b", "/%2e%2e/a", "/%2E./a",
    "/a%2f..%2fb",
    "/a\\b", "/a%5cb", "/a%00", "/%0d%0a", "/%", "/%4", "/%zz", "/%ff", "/%c0%ae%c0%ae/a", "/a%2f%2fb",
  ])
  func refusesWhatNoFileHas(_ target: String) { #expect(PreviewPath(target) == nil) }

  @Test func aDecodedPathIsNotDecodedAgain() {
    #expect(PreviewPath(decoded: "/100%25?#")?.path.text == "100%25?#")
    #expect(PreviewPath(decoded: "/a b/") == PreviewPath("/a%20b/"))
    for path in ["", "a", "//", "/a//b", "/../a", "/a\\b", "/a\u{0}"] {
      #expect(PreviewPath(decoded: path) == nil, "\(path)")
    }
  }

  @Test func looksForTheFileThenThePageThenTheFolder() throws {
    let domain = try AssociatedDomain("example.com")
    func tree(_ paths: [String]) -> OutputTree {
      OutputTree(paths.enumerated().map { (OutputPath(domain, RelativePath($1)), Recipe.page(PageID($0))) })
    }
    func found(_ target: String, in paths: [String]) throws -> Recipe? {
      tree(paths).entry(for: try #require(PreviewPath(target)), on: domain)?.recipe
    }
    #expect(try found("/a", in: ["a", "a.html", "a/index.html"]) == .page(PageID(0)))
    #expect(try found("/a", in: ["a.html", "a/index.html"]) == .page(PageID(0)))
    #expect(try found("/a", in: ["a/index.html"]) == .page(PageID(0)))
    #expect(try found("/a/", in: ["a.html", "a/index.html"]) == .page(PageID(1)))
    #expect(try found("/a/", in: ["a.html"]) == nil)
    #expect(try found("/", in: ["index.html", "a.html"]) == .page(PageID(0)))
    #expect(try found("/b", in: ["a.html", "b/c.html"]) == nil)
  }
}
