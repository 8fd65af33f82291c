import ClipsiteTestTools
import Foundation
import Testing

@testable import clipsite_bench

/// The sites that the benchmark writes. Published figures refer to their bytes, so these never change.
struct SampleSiteTests {
  private static let size = SampleSize(locations: 12, bodyBytes: 1_500, folders: 3)

  /// FNV-1a of the paths and bytes of all files, in the order of the paths (draft-eastlake-fnv, section 2).
  private static func digest(_ folder: DisposableFolder) throws -> UInt64 {
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    for name in try folder.files() {
      for byte in Array(name.utf8) + [0] + Array(try Data(contentsOf: folder.url(name))) + [0] {
        hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3
      }
    }
    return hash
  }

  @Test func theSiteOfClipsiteKeepsItsBytes() throws {
    let folder = try DisposableFolder("bench", in: SiteFolders.root)
    try SampleTheme.write(Self.size, to: "\(folder.path)/site")
    #expect(try folder.files().count == 29)
    #expect(try Self.digest(folder) == 0x841F_B23F_F2A5_3717)
  }

  @Test func theSiteOfHugoHasTheSamePages() throws {
    let folder = try DisposableFolder("bench", in: SiteFolders.root)
    try SampleTheme.write(Self.size, to: "\(folder.path)/clipsite")
    try HugoSite.write(Self.size, to: "\(folder.path)/hugo")
    let names = try folder.files().filter { $0.hasPrefix("hugo/content/business-") && $0.contains("place-") }
    #expect(names.count == 12)
    for name in names {
      let ours = name.replacing("hugo/content", with: "clipsite/Content")
      #expect(try folder.read(name) == folder.read(ours))
    }
  }

  @Test func aChangeRewritesOnePage() throws {
    let folder = try DisposableFolder("bench", in: SiteFolders.root)
    try SampleTheme.write(Self.size, to: "\(folder.path)/site")
    let before = try OutputCensus(of: folder.path)
    let content = SampleContent(size: Self.size, indexFileName: "")
    try content.change(below: "\(folder.path)/site/Content", revision: 7)
    #expect(try OutputCensus(of: folder.path).changes(since: before) == 1)
    #expect(try folder.read("site/Content/business-001/place-000000.md").hasSuffix("\nRevision 7.\n"))
  }

  @Test func theFloorWritesAFileForEachPageOfAFolder() throws {
    let folder = try DisposableFolder("bench", in: SiteFolders.root)
    try SampleTheme.write(Self.size, to: "\(folder.path)/site")
    let floor = try #require(Floor(["floor", "\(folder.path)/site/Content", "\(folder.path)/out", "700"]))
    try floor.run()
    let first = try OutputCensus(of: "\(folder.path)/out")
    #expect(first.files == 15 && first.bytes == 15 * 700)
    try floor.run()
    #expect(try OutputCensus(of: "\(folder.path)/out").changes(since: first) == 0)
  }

  @Test(arguments: [["floor"], ["floor", "a", "b"], ["floor", "a", "b", "c"], ["build", "a", "b", "1"]])
  func otherWordsAreNotTheFloor(_ words: [String]) { #expect(Floor(words) == nil) }

  @Test func anOutputWithoutPagesIsWrong() throws {
    let folder = try DisposableFolder("bench", in: SiteFolders.root, ["a.html": "", "b.txt": ""])
    let problem = "clipsite wrote 1 HTML files instead of \(Self.size.htmlFiles)"
    #expect(try OutputCheck(size: Self.size).problems(in: folder.path, of: "clipsite") == [problem])
  }
}
