import ClipsiteAppClips
import Testing

@Suite(.timeLimit(.minutes(30))) struct ExperienceIndexTests {
  /// Paths of which some are starts of others, with and without slashes and queries.
  private static let paths = [
    "", "/", "/a", "/a/", "/a1", "/a/b", "/a/b/", "/a/b?q=1", "/a?q=1", "/a/bc", "/c//d", "/%61",
  ]

  @Test func answersAsASearchThroughAllDoes() throws {
    let hosts = ["example.com", "other.example"]
    let all = try hosts.flatMap { host in try Self.paths.map { try InvocationURL("https://\(host)\($0)") } }
    // Every second, every third and so on: other URLs are registered each time.
    for step in 1...5 {
      let registered = stride(from: step - 1, to: all.count, by: step).map { all[$0] }
      let index = ExperienceIndex(registered)
      for url in all {
        for more in ["", "x", "?q=12", "#top"] {
          guard let asked = try? InvocationURL(url.description + more) else { continue }
          #expect(index.match(asked) == ExperienceMatch.find(asked, among: registered), "\(asked)")
        }
      }
    }
  }

  @Test func knowsNothingWithoutURLs() throws {
    #expect(try ExperienceIndex([]).match(InvocationURL("https://example.com/a")) == .none)
  }
}
