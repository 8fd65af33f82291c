import Diagnostics
import Testing

@testable import SiteGenerator

struct HostRedirectTooLongTests {
  @Test func refusesAPathWithTooManyParts() throws {
    let path = String(repeating: "/a", count: 26)
    try Fixture.expect(
      HostRedirectTooLong.code, "the short URL has 26 parts; gitlab-pages redirects paths of at most 25",
      fix: "make the short URL shorter, or choose another host",
      in: [
        "Content/site.yml": Fixture.site("hosts: [gitlab-pages]"),
        "Content/a.md": Fixture.page("title: A\naliases: [\(path.dropLast(2)), «\(path)»]"),
      ])
  }
}
