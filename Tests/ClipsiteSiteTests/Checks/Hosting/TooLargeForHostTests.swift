import ClipsiteSiteOutput
import ClipsiteDiagnostics
import Testing

@testable import ClipsiteSiteRendering

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
