import ClipsiteDiagnostics
import ClipsiteSiteOutput
import Foundation
import Testing

@testable import ClipsiteSiteRendering

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

@Suite(.timeLimit(.minutes(30))) struct CopiedFileTooLargeTests {
  @Test func refusesAFileThatNobodyReads() throws {
    let fixture = try Fixture(["Content/film.mp4": "x"])
    try #require(truncate(fixture.url("Content/film.mp4").path, (256 << 20) + 1) == 0)
    try fixture.expect(
      .copiedFileTooLarge, at: "Content/film.mp4",
      "the file has 268435457 bytes; at most 268435456 are copied",
      fix: "make it smaller, or raise `limits.copied-file` in site.yml")
  }

  @Test func aFileAtTheLimitIsFine() throws {
    let fixture = try Fixture(["Content/film.mp4": "x"])
    try #require(truncate(fixture.url("Content/film.mp4").path, 256 << 20) == 0)
    #expect(try fixture.findings() == [])
  }
}

@Suite(.timeLimit(.minutes(30))) struct TooLargeForHostTests {
  @Test func refusesAFileBeyondTheLimit() throws {
    let limit = 25 << 20
    let fixture = try Fixture(["Content/site.yml": Fixture.site("hosts: [nginx, cloudflare-pages]")])
    try fixture.write(Array(repeating: 0, count: limit), to: "Content/film.mp4")
    #expect(try fixture.findings() == [])
    try fixture.write(Array(repeating: 0, count: limit + 1), to: "Content/film.mp4")
    try fixture.expect(
      .tooLargeForHost, at: "Content/film.mp4",
      "the file has \(limit + 1) bytes; cloudflare-pages takes \(limit)",
      fix: "make it smaller, or put it elsewhere and link to it")
    #expect(try fixture.build().output?.isRefused == true)
  }
}
