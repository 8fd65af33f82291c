import ClipsiteAppClips
import ClipsiteText
import Foundation
import Testing

@testable import ClipsiteRendering
@testable import ClipsiteSite

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

  /// What people write, and what the fix must name.
  @Test(arguments: [
    (
      #"["delegate_permission/common.handle_all_urls"]"#, #""delegate_permission/common.handle_all_urls""#,
      "[\""
    ),
    ("android_app", "android", "`android_app`"), ("android_app", "android_apps", "`android_app`"),
    ("handle_all_urls", "handle_all_url", "`delegate_permission/common.handle_all_urls`"),
    ("handle_all_urls", "get_login_cred", "`delegate_permission/common.get_login_creds`"),
    (
      "delegate_permission/common.", "delegate_permissions/common.",
      "`delegate_permission/common.handle_all_urls`"
    ),
    ("relation", "relations", "delegate_permission/common.handle_all_urls"),
    (
      "handle_all_urls", "use_as_origin\",\"x/handle_all_urls", "`delegate_permission/common.handle_all_urls`"
    ),
    (print, Array(repeating: "00", count: 32).joined(separator: ":"), "Play Console"),
    ("[\"\(print)\"]", "\"\(print)\"", "`[` and `]`"), ("package_name", "packageName", "`package_name`"),
  ])
  func aStatementThatAndroidIgnoresIsAnError(right: String, wrong: String, fix: String) throws {
    let text = "[\(Self.theirs.replacingOccurrences(of: right, with: wrong))]"
    let found = try Fixture([Self.links: text]).check().filter { $0.code == .assetLinksMistake }
    #expect(found.map(\.severity) == [.error] && found.first?.range.bytes != nil)
    #expect(found.first?.fix?.contains(fix) == true)
  }

  @Test(arguments: [
    ("https://example.net", 0), ("http://example.net:8080", 0), ("example.net", 1),
    ("https://example.net/a", 1), ("", 1),
  ])
  func aWebsiteIsAnOrigin(site: String, count: Int) throws {
    let text = #"[{"relation": ["a/b"], "target": {"namespace": "web", "site": "\#(site)"}}]"#
    let found = try Fixture([Self.links: text]).check().filter { $0.code == .assetLinksMistake }
    #expect(found.count == count)
  }

  @Test func anAppIsCheckedWhateverItMayDo() throws {
    let text = Self.theirs.replacingOccurrences(of: "delegate_permission/common.handle_all_urls", with: "a/b")
    let wrong = text.replacingOccurrences(of: Self.print, with: "B2")
    for (text, count) in [(text, 0), (wrong, 1), (#"{"include": "https://example.net/statements.json"}"#, 0)]
    {
      let found = try Fixture([Self.links: "[\(text)]"]).check().filter { $0.code == .assetLinksMistake }
      #expect(found.count == count, "\(text)")
    }
  }

  @Test func aFindingOfAnUndeclaredAppHasAPlace() throws {
    let text = #"{"appclips": {"apps": ["\#(Self.app).Clip"]}, "webcredentials": {"apps": ["\#(Self.app)"]}}"#
    for (path, text, name) in [
      (Self.association, text, Self.app), (Self.links, "[\(Self.theirs)]", "com.example.theirs"),
    ] {
      let found = try Fixture([path: text]).check().filter { $0.code == .undeclaredApp }
      let bytes = try #require(found.first?.range.bytes)
      #expect(String(decoding: Array(text.utf8)[bytes], as: UTF8.self) == "\"\(name)\"")
    }
  }

  /// Another finding corrects the key, so nothing is proposed for it.
  @Test func noLineNamesAServiceThatIsMisspelled() throws {
    let text = #"{"webCredentials": {"apps": ["\#(Self.app)"]}, "authsrv": {"apps": ["\#(Self.app)"]}}"#
    let found = try Fixture([Self.association: text]).check().filter { $0.code == .undeclaredApp }
    #expect(found.flatMap(\.notes).map(\.message) == ["other-apps: {authsrv: [\(Self.app)]}"])
    let only = #"{"webCredentials": {"apps": ["\#(Self.app)"]}}"#
    let alone = try Fixture([Self.association: only]).check().filter { $0.code == .undeclaredApp }
    #expect(alone.map(\.notes.count) == [0])
  }

  @Test func theAppOfTheSiteMayOpenItsLinks() throws {
    let text = #"{"applinks": {"details": [{"appIDs": ["\#(Self.app)"], "components": [{"/": "*"}]}]}}"#
    #expect(try Fixture([Self.association: text]).check().contains { $0.code == .undeclaredApp } == false)
  }

  @Test func aPlaceholderIsANote() throws {
    func notes(_ prefix: String) throws -> [String] {
      let fixture = try Fixture([
        "Content/site.yml": site("other-apps: {webcredentials: [\(prefix).shop.donuts.App]}"),
        Self.association: #"{"webcredentials": {"apps": ["\#(prefix).shop.donuts.App"]}}"#,
      ])
      let checked = try #require(try SiteBuilder(fixture.folder).check().value)
      return PlaceholderRules.check(checked.site, checked.source.content).filter { $0.severity == .note }
        .map(\.message).filter { $0.contains("`\(prefix).") }
    }
    for prefix in ["YOURTEAMID", "XXXXXXXXXX", "1234567890"] { #expect(try notes(prefix).count == 1) }
    #expect(try notes("Q7W2E9R4T1") == [])
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
