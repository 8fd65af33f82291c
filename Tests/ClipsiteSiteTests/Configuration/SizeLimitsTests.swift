import ClipsiteAppClips
import ClipsiteDiagnostics
import ClipsitePlatform
import Testing

@testable import ClipsitePreview

@Suite(.timeLimit(.minutes(30))) struct SizeLimitsTests {
  @Test func aPreviewFollowsLimitsThatChange() throws {
    let page = Fixture.page("title: A") + String(repeating: "a", count: 2000)
    let fixture = try Fixture(["Content/a.md": page])
    defer { withExtendedLifetime(fixture) {} }
    let live = LiveSite(fixture.folder, workers: Workers(count: 1))
    for (lines, codes) in [("", []), ("limits: {source-file: 1 KiB}", ["FileTooLarge"]), ("", [])]
      as [(String, [String])]
    {
      try fixture.write(Fixture.site(lines), to: "Content/site.yml")
      _ = try live.reload(.paths(["Content/site.yml"]))
      #expect(live.status.diagnostics.map(\.code.name) == codes)
    }
  }

  @Test func aPreviewDoesNotHoldAFileOverTheLimit() throws {
    let fixture = try Fixture([
      "Content/site.yml": Fixture.site("limits: {copied-file: 1 KiB}"),
      "Content/small.txt": String(repeating: "a", count: 1024),
      "Content/large.txt": String(repeating: "a", count: 1025),
    ])
    defer { withExtendedLifetime(fixture) {} }
    let live = LiveSite(fixture.folder, workers: Workers(count: 1))
    _ = try live.reload()
    let domain = try AssociatedDomain("example.com")
    #expect(live.resource(domain: domain, path: "/small.txt")?.body.count == 1024)
    #expect(live.resource(domain: domain, path: "/large.txt")?.status == 503)
  }
}
