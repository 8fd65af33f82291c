import ClipsiteSiteOutput
import ClipsitePlatform
import ClipsiteJSON
import Testing

@testable import ClipsitePublishing

@Suite(.timeLimit(.minutes(30))) struct PublishManifestTests {
  @Test func readsWhatItWrites() throws {
    let files: [PublishedFile] = [.sample("b \"quoted\" ü", "2"), .sample("a", "1", kind: .association)]
    let manifest = PublishManifest(files)
    let read = try #require(PublishManifest(manifest.bytes))
    #expect(read.bytes == manifest.bytes)
    #expect(read.entries.keys.sorted() == ["a", "b \"quoted\" ü"])
    #expect(read.entries["a"]?.file.kind == .association)
    #expect(!read.isPending)
  }

  @Test func keepsDoubts() throws {
    let manifest = PublishManifest(pending: [
      .init(file: .sample("a"), doubt: .content), .init(file: .sample("b"), doubt: .headers),
      .init(file: .sample("c"), doubt: nil),
    ])
    let read = try #require(PublishManifest(manifest.bytes))
    #expect(read.isPending)
    #expect(
      (["a", "b", "c"] as [RelativePath]).map { read.entries[$0]?.doubt } == [.content, .headers, nil])
  }

  @Test func isSortedJSON() throws {
    let bytes = PublishManifest([.sample("b"), .sample("a")]).bytes
    let files = try #require(try JSONParser.parse(bytes).value["files"]?.elements)
    #expect(files.map { $0["key"]?.text } == ["a", "b"])
    #expect(PublishManifest([.sample("a"), .sample("b")]).bytes == bytes)
  }

  @Test(arguments: [
    "", "[]", "{\"version\":2,\"files\":[]}", "{\"version\":1}", "{\"version\":1,\"files\":[{}]}",
  ])
  func refusesOtherTexts(_ text: String) { #expect(PublishManifest(Array(text.utf8)) == nil) }
}
