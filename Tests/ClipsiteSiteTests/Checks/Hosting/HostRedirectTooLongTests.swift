import ClipsiteDiagnostics
import Testing

@testable import ClipsiteProviders

@Suite(.timeLimit(.minutes(30))) struct HostRedirectTooLongTests {
  @Test func leavesAPageAtAPathWithTooManyParts() throws {
    let path = String(repeating: "/a", count: 26)
    try Fixture.expect(
      .hostRedirectTooLong,
      "the short URL has 26 parts; gitlab-pages redirects paths of at most 25, so it stays a page",
      fix: "make the short URL shorter, or choose another host, if it needs status 301",
      in: [
        "Content/site.yml": Fixture.site("hosts: [gitlab-pages]"),
        "Content/a.md": Fixture.page("title: A\naliases: [\(path.dropLast(2)), «\(path)»]"),
      ])
  }

  @Test func leavesAPageForARuleThatIsTooLong() throws {
    let long = String(repeating: "/" + String(repeating: "a", count: 60), count: 14)
    let slug = String(repeating: "b", count: 64)
    let fixture = try Fixture([
      "Content/site.yml": Fixture.site("hosts: [cloudflare-pages]"),
      "Content/\(slug)/\(slug)/\(slug)/a.md": Fixture.page("title: A\naliases: [/m, «\(long)»]"),
    ])
    try fixture.expect(.hostRedirectTooLong)
    _ = try fixture.build()
    let files = try fixture.files(in: "Output/example.com").keys
    #expect(files.contains("\(long.dropFirst()).html") && !files.contains("m.html"))
  }
}
