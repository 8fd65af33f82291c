import ClipsiteAppClips
import ClipsiteTestTools
import ClipsiteText
import Testing

@testable import ClipsiteRendering
@testable import ClipsiteSite

/// Only `site.yml` decides which apps and websites the domains are opened to.
struct UndeclaredAppTests {
  private static let association = "Content/.well-known/apple-app-site-association"
  private static let assetLinks = "Content/.well-known/assetlinks.json"
  private static let print = Array(repeating: "A1", count: 32).joined(separator: ":")
  private static let otherPrint = Array(repeating: "B2", count: 32).joined(separator: ":")
  private static let evil = "EVIL123456.com.evil.app"

  /// Files of the content, and the line of `site.yml` that they need, written by hand.
  struct Case: CustomTestStringConvertible, Sendable {
    let path: String
    let text: String
    let line: String

    init(_ path: String, _ text: String, _ line: String) {
      (self.path, self.text, self.line) = (path, text, line)
    }
    var testDescription: String { text }
  }

  private static func statement(_ relation: String, _ target: String) -> String {
    #"[{"relation": [\#(relation)], "target": {\#(target)}}]"#
  }

  private static func android(_ name: String, _ prints: String) -> String {
    #""namespace": "android_app", "package_name": "\#(name)", "sha256_cert_fingerprints": [\#(prints)]"#
  }

  static let cases: [Case] = [
    // Each service, in each form that Apple's systems read.
    Case(association, #"{"webcredentials": {"apps": ["\#(evil)"]}}"#, "{webcredentials: [\(evil)]}"),
    Case(association, #"{"appclips": {"apps": ["\#(evil)"]}}"#, "{appclips: [\(evil)]}"),
    Case(
      association, #"{"activitycontinuation": {"apps": ["\#(evil)"]}}"#, "{activitycontinuation: [\(evil)]}"),
    Case(association, #"{"authsrv": {"apps": ["\#(evil)"]}}"#, "{authsrv: [\(evil)]}"),
    Case(
      association, #"{"applinks": {"details": [{"appIDs": ["\#(evil)"], "components": [{"/": "*"}]}]}}"#,
      "{applinks: [\(evil)]}"),
    Case(
      association, #"{"applinks": {"details": [{"appID": "\#(evil)", "paths": ["*"]}]}}"#,
      "{applinks: [\(evil)]}"),
    Case(
      association, #"{"applinks": {"apps": [], "details": {"\#(evil)": {"paths": ["*"]}}}}"#,
      "{applinks: [\(evil)]}"),
    Case(
      association,
      #"{"applinks": {"details": [{"appIDs": ["\#(evil)", "ABCDE12345.com.example.Donuts"], "components": []}]}, "#
        + #""webcredentials": {"apps": ["\#(evil)"]}}"#,
      "{applinks: [\(evil)], webcredentials: [\(evil)]}"),
    // The app of the site, for a service that site.yml does not turn on.
    Case(
      association, #"{"webcredentials": {"apps": ["ABCDE12345.com.example.Donuts"]}}"#,
      "{webcredentials: [ABCDE12345.com.example.Donuts]}"),
    Case(
      association,
      #"{"appclips": {"apps": ["ABCDE12345.com.example.Donuts.Clip", "ABCDE12345.com.example.Donuts"]}}"#,
      "{appclips: [ABCDE12345.com.example.Donuts]}"),
    // Escapes and a byte order mark hide nothing.
    Case(
      association, #"{"web\u0063redentials": {"apps": ["EVIL123456.com.evil.\u0061pp"]}}"#,
      "{webcredentials: [\(evil)]}"),
    Case(
      association, "\u{FEFF}" + #"{"webcredentials": {"apps": ["\#(evil)"]}}"#, "{webcredentials: [\(evil)]}"),
    // Services that nobody knows today.
    Case(association, #"{"paylinks": {"teams": ["EVIL123456"]}}"#, "{paylinks: [EVIL123456]}"),
    Case(
      association, #"{"x: y": {"a": "q\"b", "c": "\u202e\\ü", "d": "😀"}}"#,
      #"{"x: y": ["q\"b", "\U0000202e\\\U000000fc", "\U0001f600"]}"#),
    // Android: a package with its certificate, for each relation.
    Case(
      assetLinks,
      statement(
        #""delegate_permission/common.get_login_creds", "delegate_permission/common.handle_all_urls""#,
        android("com.evil", #""\#(print)", "\#(otherPrint)""#)),
      "{delegate_permission/common.get_login_creds: [\"com.evil \(print)\", \"com.evil \(otherPrint)\"], "
        + "delegate_permission/common.handle_all_urls: [\"com.evil \(print)\", \"com.evil \(otherPrint)\"]}"),
    Case(
      assetLinks, statement(#""a/b""#, #""namespace": "web", "site": "https://evil.com""#),
      #"{a/b: ["https://evil.com"]}"#),
    Case(
      assetLinks, #"[{"include": "https://evil.com/assetlinks.json"}]"#,
      #"{include: ["https://evil.com/assetlinks.json"]}"#),
    // Another form is taken as a whole.
    Case(
      assetLinks, #"[{"include": "https://evil.com", "relation": []}]"#,
      #"{assetlinks.json: ["{\"include\":\"https://evil.com\",\"relation\":[]}"]}"#),
    // Front matter.
    Case(
      "Content/a.md", Fixture.page("title: A\napp-links: {ios: [{url: \"a://b\", app-store-id: 99}]}"),
      #"{app-links: ["99"]}"#),
    Case(
      "Content/a.md", Fixture.page("title: A\napp-links: {android: [{package: com.evil}]}"),
      "{app-links: [com.evil]}"),
    Case(
      "Content/a.md", Fixture.page("title: A\napp-links: {web: {url: \"https://evil.com/x\"}}"),
      #"{app-links: ["https://evil.com/x"]}"#),
  ]

  private func undeclared(_ fixture: Fixture) throws -> [Diagnostic] {
    try fixture.check().filter { $0.code == .undeclaredApp }
  }

  @Test(arguments: cases) func theLineOfTheFindingIsAllThatIsMissing(_ one: Case) throws {
    let fixture = try Fixture([one.path: one.text])
    let found = try undeclared(fixture)
    #expect(found.map { fixture.relative($0.range.path) } == [one.path])
    #expect(found.map(\.severity) == [.error])
    #expect(found.flatMap(\.notes).map(\.message) == ["other-apps: " + one.line])
    #expect(try fixture.build().output == nil)
    try fixture.pasteLines()
    #expect(try fixture.check().filter { $0.severity == .error } == [])
    #expect(try fixture.build().output != nil)
    if one.path == Self.assetLinks {
      #expect(try fixture.read("Output/example.com/.well-known/assetlinks.json") == one.text)
    }
  }

  /// What Android ignores today is taken as a whole.
  @Test(arguments: [
    (
      #"[{"relation": "a", "target": {"namespace": "x"}}]"#,
      #"{assetlinks.json: ["{\"relation\":\"a\",\"target\":{\"namespace\":\"x\"}}"]}"#
    ),
    (
      statement(#""a""#, android("com.evil", "")),
      #"{assetlinks.json: ["{\"relation\":[\"a\"],\"target\":{\"namespace\":\"android_app\","#
        + #"\"package_name\":\"com.evil\",\"sha256_cert_fingerprints\":[]}}"]}"#
    ),
  ])
  func aStatementInAnotherFormIsTakenAsAWhole(text: String, line: String) throws {
    let fixture = try Fixture([Self.assetLinks: text])
    #expect(try undeclared(fixture).flatMap(\.notes).map(\.message) == ["other-apps: " + line])
    try fixture.pasteLines()
    let found = try fixture.check().filter { $0.severity == .error }.map(\.code)
    #expect(!found.isEmpty && Set(found) == [.assetLinksMistake])
  }

  /// One thing of the line is another one.
  @Test(arguments: [
    ("a/b", "com.app", print), ("a/c", "com.app", "B1" + print.dropFirst(2)), ("a/c", "com.apps", print),
    ("A/c", "com.app", print), ("a/c", "com.app", print.lowercased()),
  ])
  func anotherCertificateOrRelationIsAnotherOwner(relation: String, name: String, print: String) throws {
    let site = Fixture.site("other-apps: {a/c: [\"com.app \(Self.print)\"]}")
    let own = Self.statement(#""a/c""#, Self.android("com.app", #""\#(Self.print)""#))
    #expect(try undeclared(Fixture(["Content/site.yml": site, Self.assetLinks: own])).isEmpty)
    let other = Self.statement(#""\#(relation)""#, Self.android(name, #""\#(print)""#))
    #expect(try undeclared(Fixture(["Content/site.yml": site, Self.assetLinks: other])).count == 1)
  }

  @Test(arguments: ["{appclips: [\(evil)]}", "{webcredentials: [\(evil)s]}", "{webcredentials: [E\(evil)]}"])
  func anotherServiceOrIdentifierIsNotEnough(line: String) throws {
    let fixture = try Fixture([
      "Content/site.yml": Fixture.site("other-apps: \(line)"),
      Self.association: #"{"webcredentials": {"apps": ["\#(Self.evil)"]}}"#,
    ])
    #expect(try undeclared(fixture).count == 1)
    try fixture.pasteLines()
    #expect(try undeclared(fixture).isEmpty)
  }

  @Test func theAppsOfOtherKeysAreNamed() throws {
    try Fixture.expectNothing(in: [
      "Content/site.yml": Fixture.site(
        """
        webcredentials: true
        activity-continuation: true
        universal-links: [{path: "*"}]
        android: {package: com.example.donuts, fingerprints: ["\(Self.print)"]}
        """),
      Self.association: """
      {"webcredentials": {"apps": ["ABCDE12345.com.example.Donuts"]},
       "activitycontinuation": {"apps": ["ABCDE12345.com.example.Donuts"]},
       "applinks": {"details": [{"appIDs": ["ABCDE12345.com.example.Donuts"], "components": [{"/": "*"}]}]},
       "appclips": {"apps": ["ABCDE12345.com.example.Donuts.Clip"]}}
      """,
      "Content/a.md": Fixture.page(
        """
        title: A
        app-links:
          ios: [{url: "donuts://a", app-store-id: 1234567890}]
          android: [{package: com.example.donuts}]
          web: {url: "https://example.com/a"}
        """),
    ])
  }

  @Test func theLineIsTheSameForAllFiles() throws {
    let fixture = try Fixture([
      "Content/site.yml": Fixture.site(
        "other-apps: {authsrv: [A.b]}", replacing: "[example.com]", with: "[example.com, shop.example.net]"),
      "Content/b.md": Fixture.page("title: B\ndomain: shop.example.net"),
      Self.association: #"{"webcredentials": {"apps": ["\#(Self.evil)", "EVIL123456.com.evil.b"]}}"#,
      "Content/.well-known/shop.example.net/apple-app-site-association":
        #"{"appclips": {"apps": ["EVIL123456.com.evil.Clip"]}}"#,
    ])
    let found = try undeclared(fixture)
    #expect(
      found.map(\.message) == [
        "site.yml does not name `\(Self.evil)` for `webcredentials`, nor 1 more of this file",
        "site.yml does not name `EVIL123456.com.evil.Clip` for `appclips`",
      ])
    let line =
      "other-apps: {authsrv: [A.b], webcredentials: [\(Self.evil), EVIL123456.com.evil.b], "
      + "appclips: [EVIL123456.com.evil.Clip]}"
    #expect(found.flatMap(\.notes).map(\.message) == [line, line])
    try fixture.pasteLines()
    try fixture.buildCleanly()
  }

  @Test func aChainIsReportedOnce() throws {
    let links = "app-links: {android: [{package: com.evil}]}"
    let fixture = try Fixture([
      "Content/a.md": Fixture.page("title: A\n\(links)"), "Content/a.de.md": Fixture.page("title: B"),
      "Content/b.md": Fixture.page("title: B\n\(links)"),
    ])
    #expect(try undeclared(fixture).map { fixture.relative($0.range.path) } == ["Content/a.md"])
  }

  @Test(arguments: ["{", "[{]", #"[{"relation": [], "relation": []}]"#, "\u{FF}"])
  func statementsThatNobodyCanReadAreAnError(text: String) throws {
    let found = try Fixture([Self.assetLinks: text]).check()
    #expect(found.map(\.code) == [.assetLinksMistake] && found.map(\.severity) == [.error])
    #expect(found.first?.range.bytes != nil)
  }

  @Test func aSignedFileIsAnError() throws {
    try Fixture.expect(
      .associationFileSigned, severity: .error,
      in: [Self.association: "«-»----BEGIN PKCS7-----\n"])
  }

  @Test func manyIdentifiersArePrintedWhole() throws {
    let apps = (100..<300).map { "EVIL123456.com.evil.app\($0)" }
    let list = apps.map { "\"\($0)\"" }.joined(separator: ", ")
    let fixture = try Fixture([Self.association: "{\"webcredentials\": {\"apps\": [\(list)]}}"])
    try fixture.pasteLines()
    try fixture.buildCleanly()
  }
}
