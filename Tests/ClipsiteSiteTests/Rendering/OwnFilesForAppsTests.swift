import ClipsiteAppClips
import ClipsiteDiagnostics
import ClipsiteSiteOutput
import Foundation
import Testing

@testable import ClipsiteSiteModel
@testable import ClipsiteSiteRendering

/// Files for apps that the content has, as people write them.
struct OwnFilesForAppsTests {
  private static let association = "Content/.well-known/apple-app-site-association"
  private static let links = "Content/.well-known/assetlinks.json"
  private static let app = "ABCDE12345.com.example.Donuts"
  private static let print = Array(repeating: "AB", count: 32).joined(separator: ":")
  private static let theirs =
    #"{"relation":["delegate_permission/common.handle_all_urls"],"target":{"namespace":"android_app","#
    + #""package_name":"com.example.theirs","sha256_cert_fingerprints":["\#(print)"]}}"#

  private func site(_ lines: String) -> String { Fixture.site(lines) }

  /// The code, severity, and bytes of what `check` finds are those of `resolve --aasa`.
  @Test(arguments: [
    #"{"applinks": {"details": [{"appID": "\#(app)", "paths": ["/"], "components": [{"/": "/b"}]}]}}"#,
    #"{"webcredentials": {}}"#, #"{"activitycontinuation": {"apps": []}}"#, #"{"webcredentails": {}}"#,
    #"{"applinks": {"details": [{"appIDs": ["\#(app)"], "components": [{"/": "/$(x)"}, {"/": "/a b"}]}]}}"#,
    #"{"applinks": {"details": [{"components": [{"/": "/b"}]}]}}"#,
    #"{"webcredentials": {"apps": ["TEAMID.com.example.Donuts"]}}"#,
    #"{"applinks": {"details": [{"appIDs": ["\#(app)"], "components": [{"?": {"a": 1}}]}]}}"#,
  ])
  func aFindingIsTheSameInEachCommand(text: String) throws {
    // What only a site can be asked.
    let ofSites: [DiagnosticCode] = [.undeclaredApp, .uncoveredByUniversalLinks]
    let found = try Fixture([Self.association: text]).check().filter { !ofSites.contains($0.code) }
    let read = AssociationReading(SourceFile(path: "aasa", text)).diagnostics
    #expect(!read.isEmpty)
    #expect(
      found.map { "\($0.code) \($0.severity) \($0.message)" }.sorted()
        == read.map { "\($0.code) \($0.severity) \($0.message)" }.sorted())
    #expect(Set(found.map(\.range.bytes)) == Set(read.map(\.range.bytes)))
  }

  @Test(arguments: [
    #"{"appclips": {}}"#, #"{"appclips": {"apps": []}}"#,
    #"{"applinks": {"details": [{"appID": "\#(app)", "components": [{"/": "/*"}]}]}}"#,
  ])
  func whatAppleAcceptsIsNoFinding(text: String) throws {
    let fixture = try Fixture([
      "Content/site.yml": site("other-apps: {applinks: [\(Self.app)]}"), Self.association: text,
    ])
    try fixture.buildCleanly()
    let file = try fixture.read("Output/example.com/.well-known/apple-app-site-association")
    #expect(file.contains("\(Self.app).Clip"))
  }

  @Test(arguments: [
    ("[{]", 2..<3), ("<html></html>", 0..<1), ("{}", 0..<2),
  ])
  func anUnreadableFileForAndroidHasAPlace(text: String, range: Range<Int>) throws {
    let found = try Fixture([Self.links: text]).check().filter { $0.code == .assetLinksMistake }
    #expect(found.map(\.severity) == [.error] && found.map(\.range.bytes) == [range])
  }

  @Test(arguments: ["[]", #"["B2"]"#, #"["\#(print.lowercased())", "x"]"#])
  func fingerprintsAreChecked(prints: String) throws {
    let text = "[\(Self.theirs.replacingOccurrences(of: "[\"\(Self.print)\"]", with: prints))]"
    let found = try Fixture([Self.links: text]).check().filter { $0.code == .assetLinksMistake }
    #expect(found.map(\.severity) == [.error])
  }

  @Test(arguments: ["Content/.well-known/assetLinks.json", "Content/assetlinks.json"])
  func aNameThatAndroidDoesNotReadIsAnError(path: String) throws {
    let found = try Fixture([path: "[]"]).check().filter { $0.code == .misplacedAssociationFile }
    #expect(found.map(\.fix) == ["move it to Content/.well-known/assetlinks.json"])
  }

  @Test func theAppOfTheSiteIsAddedToTheFile() throws {
    let trust =
      "other-apps: {delegate_permission/common.handle_all_urls: [\"com.example.theirs \(Self.print)\"]}"
    let fixture = try Fixture([
      "Content/site.yml": site(
        "android: {package: com.example.donuts, fingerprints: [\"\(Self.print)\"]}\n\(trust)"),
      Self.links: "[\(Self.theirs)]",
    ])
    try fixture.buildCleanly()
    let file = try fixture.read("Output/example.com/.well-known/assetlinks.json")
    #expect(file.contains("com.example.theirs") && file.contains("com.example.donuts"))
    try fixture.write(file, to: Self.links)
    try fixture.buildCleanly()
    #expect(try fixture.read("Output/example.com/.well-known/assetlinks.json") == file)
  }
}
