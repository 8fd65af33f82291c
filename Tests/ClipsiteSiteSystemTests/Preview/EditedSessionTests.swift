import ClipsiteAppClips
import ClipsiteSystem
import ClipsiteTestTools
import ClipsiteText
import Dispatch
import Foundation
import Testing

@testable import ClipsiteContent
@testable import ClipsitePreview
@testable import ClipsiteSiteTests

/// A preview that runs while an author works.
@Suite(.blocking) struct EditedSessionTests {
  private static let files = [
    "Content/about.md": "---\ntitle: About\nimage: donut.png\n---\nFirst\n",
    "Content/ferry-street/index.md": "---\ntitle: Ferry Street\n---\n",
    "Content/ferry-street/market.md": "---\ntitle: Market\nplace: {locality: San Francisco}\n---\n",
  ]

  /// Edits follow each other faster than the preview reads. At the end it has what a build writes.
  @Test func twoHundredRandomEditsGiveTheBytesOfABuild() throws {
    let fixture = try Fixture(Self.files)
    var options = PreviewSession.Options()
    options.port = 0
    let session = try PreviewSession(fixture.folder, options)
    let (reloaded, following) = (DispatchSemaphore(value: 0), DispatchQueue(label: "following"))
    following.async { session.follow { _ in reloaded.signal() } }
    var edits = RandomEdits(seed: 20)
    for _ in 0..<200 { _ = try edits.apply(to: fixture) }
    while try mend(fixture) {}
    // The system tells of changes in their order.
    try fixture.write("---\ntitle: The last edit\n---\n", to: "Content/last.md")
    // An edit of site.yml may have chosen either form of files.
    let last = ["example.com/last.html", "example.com/last/index.html"]
    while session.live.status.isBroken
      || !last.contains(where: { served(session.live, $0).contains("The last edit") })
    {
      #expect(reloaded.wait(timeout: .now() + 120) == .success)
    }
    session.stop()
    following.sync {}
    _ = try fixture.build()
    // An edit may also have chosen providers, whose configuration no visitor reads.
    let ofProviders = ["_headers", "_redirects", "CNAME"]
    let built = try fixture.files(in: "Output").filter { path, _ in
      !path.hasPrefix(".") && !path.hasPrefix("_hosts/") && !ofProviders.contains { path.hasSuffix("/\($0)") }
    }
    #expect(built.count > 5 && !built.values.contains { $0.range(of: Data("_clipsite".utf8)) != nil })
    for (path, data) in built {
      #expect(served(session.live, path) == String(decoding: data, as: UTF8.self), "\(path)")
    }
  }

  /// Removes the files with errors, and says whether there were any.
  private func mend(_ fixture: Fixture) throws -> Bool {
    let live = LiveSite(fixture.folder)
    _ = try live.reload()
    let errors = live.status.diagnostics.filter { $0.severity == .error }
    for path in Set(errors.map { $0.range.path }) {
      let start = try #require(path.range(of: "Content/", options: .backwards)).lowerBound
      switch String(path[start...]) {
      case "Content/site.yml": try fixture.write(Fixture.siteYAML, to: "Content/site.yml")
      case "Content/index.md": try fixture.write("---\ntitle: Home\n---\n", to: "Content/index.md")
      case let name: try fixture.remove(name)
      }
    }
    return !errors.isEmpty
  }

  /// The answer for a file of the output folder.
  private func served(_ live: LiveSite, _ path: String) -> String {
    let parts = path.split(separator: "/", maxSplits: 1).map(String.init)
    guard parts.count == 2, let domain = try? AssociatedDomain(parts[0]),
      let resource = live.resource(domain: domain, path: "/\(parts[1])"), resource.kind != .notFound
    else { return "" }
    return String(decoding: resource.body, as: UTF8.self)
  }
}
