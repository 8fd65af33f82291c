import Diagnostics
import Foundation
import Testing

@testable import SiteGenerator

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

struct UnreadableFileTests {
  private static let limit = 1 << 20

  @Test func refusesAPageOverTheLimit() throws {
    let page = Fixture.page("title: A")
    let fixture = try Fixture([
      "Content/a.md": page + String(repeating: "a", count: Self.limit - page.utf8.count + 1)
    ])
    try fixture.expect(
      UnreadableFile.code, at: "Content/a.md",
      "the file cannot be read: it has 1048577 bytes; the limit is 1048576",
      fix: "mend the file or its permissions")
  }

  @Test func isContentWithAPageAtTheLimit() throws {
    let page = Fixture.page("title: A")
    try Fixture.expectNothing(
      in: ["Content/a.md": page + String(repeating: "a", count: Self.limit - page.utf8.count)])
  }

  @Test func doesNotReadASparseGiant() throws {
    let fixture = try Fixture(["Content/a.md": Fixture.page("title: A")])
    try #require(truncate(fixture.url("Content/a.md").path, 2 << 30) == 0)
    try fixture.expect(
      UnreadableFile.code, at: "Content/a.md",
      "the file cannot be read: it has 2147483648 bytes; the limit is 1048576")
  }

  @Test func refusesAConfigurationOverTheLimit() throws {
    let fixture = try Fixture([
      "Content/site.yml": Fixture.site("# " + String(repeating: "a", count: Self.limit))
    ])
    #expect(try fixture.findings() == ["error: UnreadableFile Content/site.yml"])
  }

  @Test(.disabled(if: geteuid() == 0, "the system refuses root nothing"))
  func tellsTheReasonOfTheSystem() throws {
    let fixture = try Fixture(["Content/a.md": Fixture.page("title: A")])
    try #require(chmod(fixture.url("Content/a.md").path, 0) == 0)
    try fixture.expect(
      UnreadableFile.code, at: "Content/a.md", "the file cannot be read: Permission denied")
  }

  @Test func refusesATemplateOverTheLimit() throws {
    try Fixture.expect(
      UnreadableFile.code, at: "Templates/huge.mustache",
      "the file cannot be read: it has 1048577 bytes; the limit is 1048576",
      in: ["Templates/huge.mustache": String(repeating: "a", count: Self.limit + 1)])
  }
}
