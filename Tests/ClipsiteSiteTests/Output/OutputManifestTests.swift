import ClipsiteAppClips
@testable import ClipsiteContent
import ClipsiteSystem
import Testing

@testable import ClipsiteRendering
@testable import ClipsiteSite

struct OutputManifestTests {
  @Test func readsWhatItWrote() {
    let manifest = OutputManifest(PathList(["example.com/404.html", "example.com/index.html"]))
    #expect(manifest.bytes == Array("clipsite 1\nexample.com/404.html\nexample.com/index.html\n".utf8))
    #expect(OutputManifest(manifest.bytes) == manifest)
  }

  @Test(arguments: ["", "\n", "clipsite 2\na\n", "garbage\n", "\u{0}"])
  func ignoresWhatIsNoManifest(text: String) {
    #expect(OutputManifest(Array(text.utf8)) == nil)
  }

  @Test func dropsPathsThatLeadElsewhere() {
    let text = "clipsite 1\n/etc/passwd\na/../../b\n../c\na/..\n..\n\nexample.com/index.html\n"
    #expect(OutputManifest(Array(text.utf8))?.files.paths == ["example.com/index.html"])
  }

  @Test(arguments: ["clipsite 1", "clipsite 1\n"])
  func readsAManifestOfNothing(text: String) {
    #expect(OutputManifest(Array(text.utf8)) == OutputManifest(PathList()))
  }

  @Test func readsALastLineWithoutItsEnd() {
    #expect(OutputManifest(Array("clipsite 1\nb\na".utf8))?.files.paths == ["a", "b"])
  }
}

struct PathListTests {
  @Test func sortsByBytes() {
    #expect(PathList(["b", "a/b", "a-b", "ü", "a", "Z"]).paths == ["Z", "a", "a-b", "a/b", "b", "ü"])
  }

  @Test func keepsNamesWithLineFeedsWhole() {
    #expect(PathList(["b", "a\nc"]).paths == ["a\nc", "b"])
  }

  @Test func comparesLists() {
    let old = PathList(["a", "b", "d"])
    let new = PathList(["b", "c", "d", "e"])
    #expect(old.subtracting(new) == ["a"])
    #expect(new.subtracting(old) == ["c", "e"])
    #expect(old.union(new) == PathList(["a", "b", "c", "d", "e"]))
    #expect(old.union(old) == old)
    #expect(old.subtracting(PathList()) == ["a", "b", "d"])
    #expect(PathList().subtracting(old).isEmpty)
    #expect(PathList().isEmpty && !old.isEmpty)
  }

  /// A folder's files stand together in the tree, which is not the order of whole paths.
  @Test func sortsTheFilesOfATree() throws {
    let domain = try AssociatedDomain("example.com")
    let paths = ["b.html", "a/c.html", "a.html", "a/b/d.html", "a-b/e.html"]
    let tree = OutputTree(
      paths.enumerated().map { (OutputPath(domain, RelativePath($1)), .page(PageID($0))) })
    #expect(
      PathList(of: tree).paths == [
        "example.com/a-b/e.html", "example.com/a.html", "example.com/a/b/d.html", "example.com/a/c.html",
        "example.com/b.html",
      ])
    #expect(PathList(of: tree) == PathList(tree.entries.map(tree.path)))
  }
}
