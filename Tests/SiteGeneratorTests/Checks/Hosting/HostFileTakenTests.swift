import Diagnostics
import Testing

@testable import SiteGenerator

struct HostFileTakenTests {
  @Test func refusesAFileOfTheAuthorInTheWay() throws {
    try Fixture.expect(
      HostFileTaken.code, at: "Content/_headers", "the host netlify needs a file of this name",
      fix: "delete this file, or take netlify out of `hosts` and keep it",
      in: ["Content/site.yml": Fixture.site("hosts: [netlify]"), "Content/_headers": "/*\n  X-A: b\n"])
  }

  @Test func isContentWithAFileThatNoChosenHostNeeds() throws {
    try Fixture.expectNothing(in: [
      "Content/site.yml": Fixture.site("hosts: [vercel]"), "Content/_headers": "/*\n  X-A: b\n",
      "Content/shop/vercel.json": "{}",
    ])
  }
}
