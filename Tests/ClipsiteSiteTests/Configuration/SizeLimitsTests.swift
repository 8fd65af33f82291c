import ClipsiteAppClips
@testable import ClipsiteContent
import ClipsiteSystem
import ClipsiteText
import Testing

@testable import ClipsitePreview
@testable import ClipsiteSite

struct SizeLimitsTests {
  @Test func aPreviewFollowsLimitsThatChange() throws {
    let page = Fixture.page("title: A") + String(repeating: "a", count: 2000)
    let fixture = try Fixture(["Content/a.md": page])
    defer { withExtendedLifetime(fixture) {} }
    let live = LiveSite(fixture.folder, workers: Workers(count: 1))
    for (lines, codes) in [("", []), ("limits: {source-file: 1 KiB}", ["FileTooLarge"]), ("", [])]
      as [(String, [String])]
    {
      try fixture.write(Fixture.site(lines), to: "Content/site.yml")
      _ = try live.reload(.paths(["Content/site.yml"]))
      #expect(live.status.diagnostics.map(\.code.name) == codes)
    }
  }

  @Test func aPreviewDoesNotHoldAFileOverTheLimit() throws {
    let fixture = try Fixture([
      "Content/site.yml": Fixture.site("limits: {copied-file: 1 KiB}"),
      "Content/small.txt": String(repeating: "a", count: 1024),
      "Content/large.txt": String(repeating: "a", count: 1025),
    ])
    defer { withExtendedLifetime(fixture) {} }
    let live = LiveSite(fixture.folder, workers: Workers(count: 1))
    _ = try live.reload()
    let domain = try AssociatedDomain("example.com")
    #expect(live.resource(domain: domain, path: "/small.txt")?.body.count == 1024)
    #expect(live.resource(domain: domain, path: "/large.txt")?.status == 503)
  }
}

struct FileSizeTests {
  @Test(arguments: [
    ("1", 1), ("1024", 1024), ("1 KiB", 1024), ("1KiB", 1024), ("3 MiB", 3 << 20), ("2 GiB", 2 << 30),
  ])
  func readsANumberAndItsUnit(text: String, bytes: Int) {
    #expect(FileSize(text)?.bytes == bytes)
  }

  @Test(arguments: ["", " ", "KiB", "1 kib", "1  MiB", "1 MB", "+1", "１", "1 KiB "])
  func readsNothingElse(text: String) {
    #expect(FileSize(text) == nil)
  }

  @Test(arguments: [(1 << 20, "1 MiB"), (3 << 30, "3 GiB"), (1536, "1536 bytes"), (2048, "2 KiB")])
  func isWrittenInTheLargestUnitThatFits(bytes: Int, text: String) {
    #expect(FileSize(bytes: bytes).description == text)
  }
}
