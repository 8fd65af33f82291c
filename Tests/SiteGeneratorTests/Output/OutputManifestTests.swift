import Testing

@testable import SiteGenerator

struct OutputManifestTests {
  @Test func readsWhatItWrote() {
    let manifest = OutputManifest(sorted: ["example.com/404.html", "example.com/index.html"])
    #expect(OutputManifest(manifest.bytes)?.paths == manifest.paths)
  }

  @Test(arguments: ["", "\n", "clipsite 2\na\n", "garbage\n", "\u{0}"])
  func ignoresWhatIsNoManifest(text: String) {
    #expect(OutputManifest(Array(text.utf8)) == nil)
  }

  @Test func dropsPathsThatLeadElsewhere() {
    let text = "clipsite 1\n/etc/passwd\na/../../b\n../c\nexample.com/index.html\n"
    #expect(OutputManifest(Array(text.utf8))?.paths == ["example.com/index.html"])
  }

  @Test func comparesSortedLists() {
    let old = OutputManifest(sorted: ["a", "b", "d"])
    let new = OutputManifest(sorted: ["b", "c", "d", "e"])
    #expect(old.subtracting(new) == ["a"])
    #expect(new.subtracting(old) == ["c", "e"])
    #expect(old.union(new).paths == ["a", "b", "c", "d", "e"])
  }
}
