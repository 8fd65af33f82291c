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

@Suite(.timeLimit(.minutes(30))) struct NotAFileTests {
  @Test(arguments: ["a.md", "a.png", ".well-known/a"])
  func refusesAFIFOWithoutWaitingForIt(name: String) throws {
    let fixture = try Fixture(["Content/.well-known/x": "x"])
    try #require(mkfifo(fixture.url("Content/\(name)").path, 0o644) == 0)
    try fixture.expect(
      .notAFile, at: "Content/\(name)", "this is a FIFO, not a file",
      fix: "remove it from the content folder")
  }

  @Test func refusesADeviceBehindALink() throws {
    let fixture = try Fixture()
    try #require(mkfifo(fixture.url("Content/pipe").path, 0o644) == 0)
    try fixture.link("Content/a.md", to: "pipe")
    #expect(
      try fixture.findings() == ["error: NotAFile Content/a.md", "error: NotAFile Content/pipe"])
  }
}
