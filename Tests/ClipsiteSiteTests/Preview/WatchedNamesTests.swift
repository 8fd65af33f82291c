import ClipsiteSystem
import Testing

@testable import ClipsitePreview

struct WatchedNamesTests {
  @Test(arguments: [
    ".DS_Store", ".market.md.swp", "market.md~", "4913", "#market.md#", "market.md___jb_tmp___", "a.swx",
    "b.crswap",
  ])
  func ignoresWhatEditorsWrite(_ name: String) { #expect(WatchedNames.isIgnored(RelativePath(name))) }

  @Test(arguments: ["market.md", ".well-known", "#1.md", "49130", "swp"])
  func watchesWhatSitesHave(_ name: String) { #expect(!WatchedNames.isIgnored(RelativePath(name))) }
}
