import ClipsitePlatform
import Testing

@testable import ClipsiteSiteOutput

@Suite(.timeLimit(.minutes(30))) struct OutputManifestTests {
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
