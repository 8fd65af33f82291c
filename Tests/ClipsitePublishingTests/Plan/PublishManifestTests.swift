import ClipsiteRendering
import ClipsiteSystem
import ClipsiteText
import Testing

@testable import ClipsitePublishing

struct PublishManifestTests {
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

  /// A list with one file, of which one member has another text.
  private func list(_ name: String, _ text: String) -> PublishManifest? {
    let list = String(decoding: PublishManifest([.sample("a/b.html", "1")]).bytes, as: UTF8.self)
    let member = JSONValue.string(text).bytes()
    let lines = list.split(separator: "\n").map { line in
      line.contains("\"\(name)\":")
        ? "\"\(name)\": \(String(decoding: member, as: UTF8.self))" + (line.hasSuffix(",") ? "," : "")
        : String(line)
    }
    return PublishManifest(Array(lines.joined(separator: "\n").utf8))
  }

  @Test(arguments: ["a", "a/b", ".well-known/x", "a b", "...", "ü", "a..b/c"])
  func takesPathsOfASite(_ key: String) { #expect(list("key", key)?.entries.count == 1) }

  @Test(arguments: [
    "../victim/keep", "a/../../b", "/etc/passwd", "a//b", "a/", "", ".", "..", "a/.", "a\nb", "a\r", "a\u{0}",
    "a\u{7F}", "a\u{85}b", "a\u{2028}b", "a\\b", "\u{1B}[2J", ".clipsite-published.json",
  ])
  func refusesKeysThatAreNoPathsOfASite(_ key: String) { #expect(list("key", key) == nil) }

  @Test(arguments: ["domain", "sha256", "md5", "content-type", "cache-control"])
  func refusesControlCharactersEverywhere(_ name: String) {
    #expect(list(name, "a b")?.entries.count == 1)
    #expect(list(name, "a\r\nX-Evil: 1") == nil)
  }

  @Test(arguments: [
    "", "[]", "{\"version\":2,\"files\":[]}", "{\"version\":1}", "{\"version\":1,\"files\":[{}]}",
  ])
  func refusesOtherTexts(_ text: String) { #expect(PublishManifest(Array(text.utf8)) == nil) }
}
