import ClipsiteAppClips
import Testing

struct ExperienceMatchTests {
  static let registered = [
    "https://example.com", "https://example.com/store1", "https://example.com/store1/menu",
    "https://example.com/shop?id=7",
    "https://other.example/store1/",
  ]

  @Test(
    arguments: [
      ("https://example.com/", .match(0)), ("https://example.com/about", .match(0)),
      ("https://example.com/store1", .match(1)),
      ("https://example.com/store1/", .match(1)), ("https://example.com/store1/a?b#c", .match(1)),
      ("https://example.com/store1?p=1", .match(1)), ("https://example.com/store1/menu/breakfast", .match(2)),
      ("https://other.example/store1", .match(4)), ("https://other.example/", .defaultExperience),
      ("https://third.example/", .defaultExperience),
      ("https://example.com/store10", .ambiguous(byComponents: 0, otherwise: 1)),
      ("https://example.com/store1/menus", .ambiguous(byComponents: 1, otherwise: 2)),
      ("https://example.com/STORE1", .ambiguous(byComponents: 0, otherwise: 1)),
      ("https://example.com/Store1/menu/x", .ambiguous(byComponents: 0, otherwise: 2)),
      ("https://example.com/store1/MENU", .ambiguous(byComponents: 1, otherwise: 2)),
      ("https://example.com/shop", .ambiguous(byComponents: 0, otherwise: 3)),
      ("https://example.com/shop?id=71", .ambiguous(byComponents: 0, otherwise: 3)),
      ("https://example.com/shop?id=7", .match(3)),
      ("https://other.example/store12", .ambiguous(byComponents: nil, otherwise: 4)),
    ] as [(String, ExperienceMatch<Int>)])
  func finds(url: String, expected: ExperienceMatch<Int>) throws {
    let registered = try Self.registered.map { try InvocationURL($0) }
    #expect(try ExperienceMatch.find(InvocationURL(url), among: registered) == expected)
  }

  @Test(
    arguments: [
      ("https://example.com?id=1", .match(1)), ("https://example.com/?id=2", .match(2)),
      ("https://example.com/", .match(0)),
      ("https://example.com/m/x", .match(3)), ("https://example.com/about", .match(0)),
      ("https://example.com/?id=12", .ambiguous(byComponents: 0, otherwise: 1)),
    ] as [(String, ExperienceMatch<Int>)])
  func aQueryOnTheRootIsAnExperienceOfItsOwn(url: String, expected: ExperienceMatch<Int>) throws {
    let registered = try [
      "https://example.com/", "https://example.com?id=1", "https://example.com/?id=2",
      "https://example.com/m",
    ].map { try InvocationURL($0) }
    #expect(try ExperienceMatch.find(InvocationURL(url), among: registered) == expected)
  }
}

struct ExperienceIndexTests {
  /// Paths of which some are starts of others, with and without slashes and queries.
  private static let paths = [
    "", "/", "/a", "/a/", "/a1", "/a/b", "/a/b/", "/a/b?q=1", "/a?q=1", "/a/bc", "/c//d", "/%61", "/A",
    "/A/b",
    "/a/B?q=1",
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
    #expect(try ExperienceIndex([]).match(InvocationURL("https://example.com/a")) == .defaultExperience)
  }
}
