import ClipsiteAppClips
import Testing

extension ExperienceCover {
  /// The set for URLs that want equal cards.
  fileprivate init<Card: Equatable>(_ urls: [InvocationURL], card: (Int) -> Card?) {
    self.init(urls, isWanted: { card($0) != nil }) { card($0) == card($1) }
  }
}

struct ExperienceCoverTests {
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

struct ExperienceOverlapTests {
  /// Paths, `+` behind those that are registered, and the overlaps.
  @Test(arguments: [
    ("/store10 /store1+ /store1/menu /store1/menus", "/store1 /store10"),
    // Apple's example: no prefix is more specific than the URL itself.
    ("/location1+ /location10+ /location10/menu", ""),
    ("/store10+ /store1+ /store100 /store", "/store10 /store100"),
    ("/store1 /store10", ""), ("/a+ /a/b /a/b/c+ /a/b/cd", "/a/b/c /a/b/cd"),
    ("/a+ /ab+ /abc", "/ab /abc"), ("/ /about", ""), ("/+ /about /a+", "/a /about"),
  ])
  func findsURLsThatMayLaunchAnotherExperience(_ text: String, overlaps: String) throws {
    let entries = text.split(separator: " ")
    let domain = try AssociatedDomain("example.com")
    let urls = try entries.map { try InvocationURL(host: domain, path: String($0.prefix { $0 != "+" })) }
    let found = ExperienceOverlap.find(in: urls) { entries[$0].hasSuffix("+") }
    let expected = overlaps.split(separator: " ")
    #expect(
      found.flatMap { [urls[$0.shorter], urls[$0.longer]] }.map { $0.path.isEmpty ? "/" : $0.path }
        == expected.map(String.init))
  }

  /// The simulator finds the same URLs ambiguous.
  @Test func agreesWithTheSimulator() throws {
    let paths = ["", "/a", "/ab", "/a/b", "/a/bc", "/ab/c", "/abc", "/b"]
    let urls = try paths.map { try InvocationURL("https://example.com" + $0) }
    for chosen in 0..<256 {
      func isRegistered(_ index: Int) -> Bool { chosen & (1 << index) != 0 }
      let registered = urls.indices.filter(isRegistered).map { urls[$0] }
      let ambiguous = urls.indices.filter {
        if case .ambiguous = ExperienceMatch.find(urls[$0], among: registered) { true } else { false }
      }
      #expect(ExperienceOverlap.find(in: urls, isRegistered: isRegistered).map(\.longer) == ambiguous)
    }
  }

  @Test func domainsDoNotOverlap() throws {
    let urls = try ["https://example.com/a", "https://other.example/ab"].map { try InvocationURL($0) }
    #expect(ExperienceOverlap.find(in: urls) { $0 == 0 } == [])
  }
}
