import ClipsiteAppClips
import ClipsiteText
import Foundation
import Testing

@testable import ClipsiteRendering
@testable import ClipsiteSite

struct AssociationFilesTests {
  private struct Association: Decodable, Equatable {
    struct Apps: Decodable, Equatable { let apps: [String] }
    struct Links: Decodable, Equatable { let details: [Entry] }
    struct Entry: Decodable, Equatable {
      let appIDs: [String]
      let components: [[String: String]]?
    }
    let appclips: Apps?
    let applinks: Links?
    let webcredentials: Apps?
    let activitycontinuation: Apps?
  }

  private static let app = "ABCDE12345.com.example.Donuts"
  private static let clip = "ABCDE12345.com.example.Donuts.Clip"
  private static let name = ".well-known/apple-app-site-association"

  private func association(_ fixture: Fixture, of domain: String = "example.com") throws -> Association {
    let file = try fixture.read("Output/\(domain)/\(Self.name)")
    #expect(try fixture.read("Output/\(domain)/\(Self.name).json") == file)
    return try JSONDecoder().decode(Association.self, from: Data(file.utf8))
  }

  /// Not in the AASA file of each domain besides.
  @Test(arguments: [
    (#"[{path: "*"}, «{path: "/a"}»]"#, DiagnosticCode.universalLinkUnreachable),
    (#"[{path: "/a"}, «{path: "/a", exclude: true}»]"#, .universalLinkRepeated),
    (#"[«{path: "https://example.com/x"}»]"#, .universalLinkNeverMatches),
    (#"[«{query: {a: "1&b=2"}}»]"#, .universalLinkNeverMatches),
    (#"[«{path: "/$(city)"}»]"#, .substitutionVariableUnknown),
  ])
  func aMistakenRuleOfTheSiteIsReportedOnce(rules: String, code: DiagnosticCode) throws {
    try Fixture.expect(
      code,
      in: [
        "Content/site.yml": Fixture.site(
          "universal-links: \(rules)", replacing: "[example.com]", with: "[example.com, example.org]"),
        "Content/index.md": Fixture.page("title: Home\nclip: {display: none}"),
        "Content/b/index.md": Fixture.page("title: B\ndomain: example.org\nclip: {display: none}"),
      ])
  }

  @Test func namesTheAppClipAlone() throws {
    let fixture = try Fixture()
    try fixture.buildCleanly()
    let file = try association(fixture)
    #expect(
      file
        == Association(
          appclips: .init(apps: [Self.clip]), applinks: nil, webcredentials: nil, activitycontinuation: nil))
  }

  @Test func saysWhatTheConfigurationWants() throws {
    let fixture = try Fixture([
      "Content/site.yml": Fixture.site(
        "universal-links: [{path: \"*\"}]\nwebcredentials: true\nactivity-continuation: true",
        replacing: "app-store-id", with: "ar-codes: true\n  app-store-id")
    ])
    try fixture.buildCleanly()
    let file = try association(fixture)
    #expect(file.appclips?.apps == [Self.clip, Self.app])
    #expect(file.applinks?.details == [.init(appIDs: [Self.app], components: [["/": "*"]])])
    #expect(file.webcredentials?.apps == [Self.app] && file.activitycontinuation?.apps == [Self.app])
  }

  @Test func isMergedIntoTheFileOfEachDomain() throws {
    let theirs = "ZZZZZ99999.com.example.Theirs"
    let fixture = try Fixture([
      "Content/site.yml": Fixture.site(
        "other-apps: {webcredentials: [\(theirs)], appclips: [\(theirs).Clip]}", replacing: "[example.com]",
        with: "[example.com, shop.example.net]"),
      "Content/shop.md": Fixture.page("title: Shop\ndomain: shop.example.net"),
      "Content/\(Self.name)": "{\"webcredentials\": {\"apps\": [\"\(theirs)\"]}}",
      "Content/.well-known/shop.example.net/apple-app-site-association":
        "{\"appclips\": {\"apps\": [\"\(theirs).Clip\"]}}",
    ])
    try fixture.buildCleanly()
    let primary = try association(fixture)
    #expect(primary.webcredentials?.apps == [theirs] && primary.appclips?.apps == [Self.clip])
    let other = try association(fixture, of: "shop.example.net")
    #expect(
      other.appclips.map { Set($0.apps) } == [theirs + ".Clip", Self.clip] && other.webcredentials == nil)
  }

  @Test(arguments: [
    ("{\"applinks\": [],}", "AssociationFileNotJSON"), ("[]", "AssociationFileNotAnObject"),
    ("", "AssociationFileNotJSON"),
    ("{\"appclips\": {\"apps\": [\"<TEAM_ID>.com.example.Clip\"]}}", "AppIDPlaceholder"),
    ("{\"appclips\": {\"apps\": [\"com.example.Clip\"]}}", "AppIDPrefixMissing"),
  ])
  func refusesAFileThatCannotBeMerged(text: String, code: String) throws {
    let fixture = try Fixture(["Content/\(Self.name)": text])
    let found = try fixture.check()
    #expect(Set(found.map(\.code.name)).contains(code))
    #expect(found.contains { $0.severity == .error })
    #expect(Set(found.map { fixture.relative($0.range.path) }) == ["Content/\(Self.name)"])
    #expect(try fixture.build().output == nil)
  }

  @Test func refusesTwoFilesForOneDomain() throws {
    try Fixture.expect(
      .duplicateURL, at: "Content/.well-known/example.com/apple-app-site-association",
      "Content/.well-known/apple-app-site-association already has the URL https://example.com/.well-known/apple-app-site-association",
      in: [
        "Content/.well-known/apple-app-site-association": "{}",
        "Content/.well-known/example.com/apple-app-site-association": "{}",
      ])
  }

  private func links(_ count: Int) -> String {
    let entries = (0..<count).map { "{path: /p\($0), comment: \(String(repeating: "x", count: 900))}" }
    return Fixture.site("universal-links: [\(entries.joined(separator: ", ")), {path: \"*\"}]")
  }

  @Test func warnsOfALargeFileAndRefusesOneThatIsTooLarge() throws {
    let large = try Fixture(["Content/site.yml": links(110)]).check()
    #expect(large.map(\.code.name) == ["AssociationFileNearlyTooLarge"])
    #expect(large.map(\.severity) == [.warning])
    let tooLarge = try Fixture(["Content/site.yml": links(145)]).check()
    #expect(tooLarge.map(\.code.name) == ["AssociationFileTooLarge"])
    #expect(tooLarge.map(\.severity) == [.error])
  }

  @Test func filesOfADomainThatTheLayoutDoesNotUseAreLeftOut() throws {
    let twoDomains = Fixture.site(replacing: "[example.com]", with: "[example.com, shop.example.net]")
    let fixture = try Fixture([
      "Content/site.yml": twoDomains + "layout: single-domain\n",
      "Content/.well-known/shop.example.net/apple-app-site-association": "{\"appclips\": {\"apps\": []}}",
    ])
    #expect(try fixture.build().diagnostics.map(\.code.name) == ["NoHomePage"])
    #expect(try !fixture.files(in: "Output").keys.contains { $0.contains("shop.example.net") })
  }

  @Test func filesOfAnUnknownDomainAreReported() throws {
    try Fixture.expect(
      .undeclaredDomain, at: "Content/.well-known/shop.exmaple.net/security.txt",
      "the domain `shop.exmaple.net` is not listed in site.yml", fix: "did you mean `shop.example.net`?",
      in: [
        "Content/site.yml": Fixture.site(replacing: "[example.com]", with: "[example.com, shop.example.net]"),
        "Content/shop/index.md": Fixture.page("title: Shop\ndomain: shop.example.net"),
        "Content/.well-known/shop.exmaple.net/security.txt": "x",
      ])
  }
}
