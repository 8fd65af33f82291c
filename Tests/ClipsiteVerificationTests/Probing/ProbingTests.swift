import ClipsiteAppClips
import ClipsiteNetwork
import ClipsiteSystem
import ClipsiteText
@testable import ClipsiteVerification
import Testing

struct PageSampleTests {
  @Test(arguments: [(nil, 5), (5, 5), (9, 5), (200, 0)] as [(Int?, Int)])
  func takesAllWhereThereAreNotMore(_ wanted: Int?, total: Int) {
    #expect(PageSample(wanted, of: total).positions == Array(0..<total))
  }

  @Test(arguments: [(0, 9), (1, 9), (8, 9), (200, 100_000)])
  func takesAsManyAsWantedInOrderTheFirstAmongThem(_ wanted: Int, total: Int) {
    let positions = PageSample(wanted, of: total).positions
    #expect(positions.count == wanted)
    #expect(zip(positions, positions.dropFirst()).allSatisfy(<))
    #expect(positions.first == (wanted > 0 ? 0 : nil))
    #expect(positions.allSatisfy { $0 < total })
  }

  @Test func takesTheSameOnesEachTimeFromAllParts() {
    let positions = PageSample(200, of: 100_000).positions
    #expect(positions == PageSample(200, of: 100_000).positions)
    for tenth in 0..<10 { #expect(positions.contains { $0 / 10_000 == tenth }) }
  }
}

struct RedirectLoopTests {
  /// The findings for a URL if each path redirects to the next, and the last to a location, or to a page.
  private func findings(_ paths: [String], last: String?) throws -> [Diagnostic] {
    let root = "https://example.com"
    let next = Dictionary(uniqueKeysWithValues: zip(paths, paths.dropFirst().map { $0 } + [last]))
    let pages = PageProbes(of: try AssociatedDomain("example.com"), .urls([root + paths[0]]), sample: nil)
    var open = Array(pages.probes)
    while let probe = open.popLast() {
      let target = next[String(probe.request.url.dropFirst(root.utf8.count))] ?? nil
      let page = HTTPAnswer(404, headers: [HTTPHeader("Content-Type", "text/html")])
      open += probe.finish(
        .success(target.map { HTTPAnswer(301, headers: [HTTPHeader("Location", $0)]) } ?? page))
    }
    return pages.findings.map(\.diagnostic)
  }

  @Test(arguments: [["/a", "/b"], ["/a", "/b", "/c"]])
  func aLoopIsOneErrorWithTheChain(paths: [String]) throws {
    let found = try findings(paths, last: "/a")
    let chain = (paths + ["/a"]).map { "`https://example.com\($0)`" }.joined(separator: " → ")
    #expect(
      found.map(\.message) == [
        "https://example.com/a opens no page, because its redirects lead back without end: \(chain)"
      ])
    #expect(found.map(\.level) == [.error])
  }

  @Test(arguments: [12, 40]) func aLongWayIsOneError(_ count: Int) throws {
    let found = try findings((0..<count).map { "/\($0)" }, last: nil)
    #expect(found.map(\.level) == [.error])
    #expect(
      found.first?.message.contains("it redirects more than 5 times: `https://example.com/0` → ") == true)
  }

  @Test(arguments: [
    ("mailto:a@example.com", "it redirects to what is not a web page"),
    ("http://[::1", "it redirects to what is not a web page"),
    ("itms-apps://apps.apple.com/app/id1234567890", "it redirects to what is not a web page"),
    ("https://apps.apple.com/app/id1234567890", "it redirects to the App Store"),
  ])
  func aWayThatLeadsToNoPageIsOneError(_ location: String, reason: String) throws {
    for paths in [["/a"], ["/a", "/b"]] {
      let found = try findings(paths, last: location)
      #expect(found.map(\.level) == [.error])
      #expect(found.first?.message.contains("\(reason): `https://example.com/a` → ") == true)
      #expect(found.first?.message.hasSuffix("`\(location)`") == true)
    }
  }

  @Test func eachRedirectOfAWayToAPageIsAWarning() throws {
    #expect(try findings(["/a", "/b", "/c"], last: nil).map(\.level) == [.warning, .warning, .error])
  }
}

struct ServerAddressTests {
  @Test(arguments: [
    ("example.com:443:192.0.2.7", "example.com:443:192.0.2.7:"),
    ("Example.COM:443:192.0.2.7:8443", "example.com:443:192.0.2.7:8443"),
    ("example.com:80:2001:db8::1", "example.com:80:[2001:db8::1]:"),
    ("example.com:80:[2001:db8::1]", "example.com:80:[2001:db8::1]:"),
    ("example.com:80:[2001:db8::1]:81", "example.com:80:[2001:db8::1]:81"),
  ])
  func readsAddresses(_ text: String, route: String) { #expect(ServerAddress(text)?.route == route) }

  @Test(arguments: [
    "", "example.com", "example.com:443", "example.com:443:", ":443:192.0.2.7", "example.com:x:192.0.2.7",
    "example.com:0:192.0.2.7", "example.com:65536:192.0.2.7", "example.com:443:192.0.2.7:",
    "example.com:443:192.0.2.7:x", "example.com:443:[::1", "example.com:443:[]", "example.com:443:[::1]x",
    "example.com:443:[::1]:", "example.com:443::8443",
  ])
  func refusesOthers(_ text: String) { #expect(ServerAddress(text) == nil) }
}

struct NetworkAddressTests {
  @Test(arguments: [
    NetworkAddress.four(0, 0, 0, 0), .four(10, 1, 2, 3), .four(100, 64, 0, 1), .four(127, 0, 0, 1),
    .four(169, 254, 0, 1), .four(172, 31, 255, 255), .four(192, 168, 1, 1), .four(198, 19, 0, 1),
    .four(203, 0, 113, 9), .four(224, 0, 0, 1), .four(255, 255, 255, 255),
    .six(0, 0, 0, 0, 0, 0, 0, 0), .six(0, 0, 0, 0, 0, 0, 0, 1), .six(0xFD00, 0, 0, 0, 0, 0, 0, 1),
    .six(0xFE80, 0, 0, 0, 0, 0, 0, 1), .six(0xFF02, 0, 0, 0, 0, 0, 0, 1),
    .six(0x2001, 0xDB8, 0, 0, 0, 0, 0, 1),
    .six(0, 0, 0, 0, 0, 0xFFFF, 0x0A00, 0x0001), .six(0x64, 0xFF9B, 0, 0, 0, 0, 0xA9FE, 0xA9FE),
    .six(0x64, 0xFF9B, 1, 0, 0, 0, 0x0101, 0x0101), .six(0x2002, 0x0A00, 1, 0, 0, 0, 0, 1),
    .six(0xFEC0, 0, 0, 0, 0, 0, 0, 1), .six(0, 0, 0, 0, 0, 0, 0x0A00, 1),
  ])
  func reservedAddressesAreNotPublic(_ address: NetworkAddress) { #expect(!address.isPublic) }

  @Test(arguments: [
    NetworkAddress.four(1, 1, 1, 1), .four(100, 128, 0, 1), .four(172, 32, 0, 1), .four(192, 169, 0, 1),
    .four(223, 255, 255, 255), .six(0x2606, 0x4700, 0, 0, 0, 0, 0, 1), .six(0x2001, 0xDB9, 0, 0, 0, 0, 0, 1),
    .six(0, 0, 0, 0, 0, 0xFFFF, 0x0101, 0x0101), .six(0x64, 0xFF9B, 0, 0, 0, 0, 0x0808, 0x0808),
  ])
  func othersArePublic(_ address: NetworkAddress) { #expect(address.isPublic) }
}
