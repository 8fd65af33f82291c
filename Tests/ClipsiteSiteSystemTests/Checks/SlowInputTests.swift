import ClipsiteTestTools
import ClipsiteText
import Testing

@testable import ClipsiteSiteTests

/// Files that are made to be slow, as large as they may be. That each ends at all is what is checked.
@Suite(.blocking) struct SlowInputTests {
  @Test(arguments: SlowInput.all) func endsAsItsOutcomeSays(_ input: SlowInput) throws {
    let settings = input.source == .frontMatter ? "title: A\n\(input.text)" : "title: A"
    let found = try Fixture([
      "Content/site.yml": Fixture.siteYAML + (input.source == .configuration ? input.text : ""),
      "Content/a.md": Fixture.page(settings, input.source == .markdown ? input.text : ""),
    ]).check()
    #expect(found.contains { $0.severity == .error } == (input.outcome == .refused))
  }

  @Test(arguments: SlowInput.all) func isAsLargeAsItMayBe(_ input: SlowInput) {
    let sizes = input.source.size * 9 / 10...input.source.size
    #expect(sizes.contains(input.text.utf8.count))
  }

  @Test func eachIsListedOnce() {
    #expect(Set(SlowInput.all.map(\.testDescription)).count == SlowInput.all.count)
  }
}
