import ClipsiteAppClips
import Testing

@Suite(.timeLimit(.minutes(30))) struct ExperienceOverlapTests {
  @Test func findsPrefixesThatEndInsideAComponent() throws {
    let urls = try [
      "https://example.com/store10", "https://example.com/store1", "https://example.com/store1/menu",
      "https://example.com/store1/menus", "https://example.com", "https://example.com/store10/",
      "https://other.example/store100", "https://example.com/store",
    ]
    .map { try InvocationURL($0) }
    let found = ExperienceOverlap.find(in: urls).map { [$0.shorter, $0.longer] }
    #expect(found == [[1, 0], [7, 1], [2, 3]])
  }

  @Test func findsNothingBetweenWholeComponents() throws {
    let urls = try ["https://example.com/a", "https://example.com/a/b", "https://example.com/c"]
      .map { try InvocationURL($0) }
    #expect(ExperienceOverlap.find(in: urls).isEmpty)
  }
}
