import ClipsiteAppClips
import Testing

@Suite(.timeLimit(.minutes(30))) struct ExperienceCoverTests {
  /// Paths with the card that each should show, and the path whose experience each gets; `-` stands for none.
  @Test(arguments: [
    ("/=a /b=a /b/c=a", "/ / /"), ("/=a /b=b /b/c=a /b/d=b", "/ /b /b/c /b"),
    // Nothing above it: every card needs an experience.
    ("/b/c=a /b/d=a", "/b/c /b/d"),
    // Nobody knows whether a prefix ends at a slash.
    ("/=a /store1=b /store10=a /store1/x=b", "/ /store1 /store10 /store1"),
    ("/=a /b=b /b-c=a /b/c=b", "/ /b /b-c /b"),
    // The order of the list makes no difference.
    ("/b/c=a /b=a /=b", "/b /b /"),
    // A URL that may show any card takes what is there.
    ("/=a /about=-", "/ /"), ("/about=-", "-"), ("/a=a /about=-", "/a -"),
  ])
  func registersAsFewAsPossible(_ wanted: String, owners: String) throws {
    let domain = try AssociatedDomain("example.com")
    let entries = wanted.split(separator: " ").map { $0.split(separator: "=").map(String.init) }
    let urls = try entries.map { try InvocationURL(host: domain, path: $0[0]) }
    let found = ExperienceCover(urls) { entries[$0][1] == "-" ? nil : entries[$0][1] }.owners
    #expect(found.map { owner in owner.map { entries[$0][0] } ?? "-" }.joined(separator: " ") == owners)
  }

  @Test func domainsAreSeparate() throws {
    let urls = try ["https://example.com/", "https://example.com.example.net/"].map { try InvocationURL($0) }
    #expect(ExperienceCover(urls) { _ in "a" }.owners == [0, 1])
  }

  /// What is left out launches the right card by the rule that the simulator uses, for every reading of it.
  @Test func whatIsCoveredMatchesForSure() throws {
    let parts = ["a", "ab", "a-b", "b"]
    var paths = ["/"]
    for first in parts { paths += ["/\(first)"] + parts.map { "/\(first)/\($0)" } }
    let domain = try AssociatedDomain("example.com")
    let urls = try paths.map { try InvocationURL(host: domain, path: $0) }
    for seed in 0..<64 {
      func card(_ index: Int) -> Int { (index &* 31 &+ seed) % (seed % 3 + 1) }
      let owners = ExperienceCover(urls) { card($0) }.owners
      let registered = urls.indices.filter { owners[$0] == $0 }
      for index in urls.indices {
        let found = ExperienceMatch.find(urls[index], among: registered.map { urls[$0] })
        guard case .match(let match) = found else {
          Issue.record("\(urls[index]) is \(found)")
          continue
        }
        #expect(registered[match] == owners[index])
        #expect(card(registered[match]) == card(index))
      }
    }
  }
}

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
