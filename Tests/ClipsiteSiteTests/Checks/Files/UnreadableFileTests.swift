import ClipsiteDiagnostics
import Foundation
import Testing

@testable import ClipsiteSiteModel

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

@Suite(.timeLimit(.minutes(30))) struct UnreadableFileTests {
  @Test(.disabled(if: geteuid() == 0, "the system refuses root nothing"))
  func tellsTheReasonOfTheSystem() throws {
    let fixture = try Fixture(["Content/a.md": Fixture.page("title: A")])
    try #require(chmod(fixture.url("Content/a.md").path, 0) == 0)
    try fixture.expect(
      .unreadableFile, at: "Content/a.md", "the file cannot be read: Permission denied")
  }
}
