import ClipsiteAppClips
import ClipsiteText
import Testing

/// What stands in files of the field.
struct FieldFileTests {
  private static let app = #""appIDs": ["ABCDE12345.com.example.App"]"#
  private static let old = #""appID": "ABCDE12345.com.example.App""#

  private func lint(_ details: String, addition: AppSiteAssociation? = nil) -> [Diagnostic] {
    let file = SourceFile(path: "aasa", #"{"applinks": {"details": [\#(details)]}}"#)
    return AppSiteAssociationLinter(addition: addition).diagnostics(for: file)
  }

  @Test(arguments: [
    // Documented in “applinks.Details”.
    #"{\#(old), "components": [{"/": "/a"}]}"#,
    // Of iOS 9: the wildcard did not match the root in old documents.
    #"{\#(old), "paths": ["*", "/"]}"#, #"{\#(old), "paths": ["NOT /a", "/*", "/"]}"#,
    // The second entry is for iOS 12 and older.
    #"{\#(app), "components": [{"/": "*"}]}, {\#(old), "paths": ["/a", "*"]}"#,
    // One entry excludes, and another opens.
    #"{\#(app), "components": [{"/": "/a", "exclude": true}]}, {\#(app), "components": [{"/": "*"}]}"#,
    #"{\#(app), "comment": "x", "components": [{"/": "/nothing/*"}, {"/": "/a:b"}, {"/": "/$(lang)/file.*"}]}"#,
    #"{\#(old), "paths": ["/notes/*", "NOT /not/*", "NOTES", "/a/(b)"]}"#,
  ])
  func isRight(details: String) {
    #expect(lint(details) == [])
  }

  @Test(arguments: [
    (
      #"{\#(app), "paths": ["*"], "components": [{"/": "/a"}]}"#, "UniversalLinkKeysMixed", "make two entries"
    ),
    (#"{\#(app), "paths": ["*"]}"#, "UniversalLinkKeysMixed", "make two entries"),
    (
      #"{\#(app), "components": [{"?": {"nolink": "*"}, "exclude": true}, {"/": "*"}]}"#,
      "UniversalLinkUnreachable", "write `?*`"
    ),
    (
      ##"{\##(app), "components": [{"#": "*", "exclude": true}, {"/": "*"}]}"##, "UniversalLinkUnreachable",
      "write `?*`"
    ),
    (
      #"{\#(app), "components": [{"/": "/a", "exclude": true}]}"#, "UniversalLinkWithoutRules",
      "add a rule without `exclude`"
    ),
    (#"{\#(old), "paths": ["NOT /a", "NOT /b"]}"#, "UniversalLinkWithoutRules", "add a rule"),
    (#"{\#(old), "paths": ["*"], "exclude": ["/a"]}"#, "UniversalLinkKeyUnknown", "or `NOT ` before a path"),
    (#"{\#(old), "paths": ["NOT/api/*", "*"]}"#, "UniversalLinkNeverMatches", "write `NOT /api/*`"),
    (#"{\#(old), "paths": ["!/api/*", "*"]}"#, "UniversalLinkNeverMatches", "write `NOT /api/*`"),
    (#"{\#(old), "paths": ["not /api/*", "*"]}"#, "UniversalLinkNeverMatches", "write `NOT /api/*`"),
    (#"{\#(old), "paths": ["NOT  /api/*", "*"]}"#, "UniversalLinkNeverMatches", "write `NOT /api/*`"),
    (
      #"{\#(app), "components": [{"/": "NOT /api/*"}]}"#, "UniversalLinkNeverMatches",
      #"`/api/*`, and `"exclude": true`"#
    ),
    (#"{\#(app), "components": [{"/": "/posts/:id"}]}"#, "UniversalLinkNeverMatches", "write `/posts/*`"),
    (#"{\#(old), "paths": ["/posts/{id}/edit"]}"#, "UniversalLinkNeverMatches", "write `/posts/*/edit`"),
    (#"{\#(old), "paths": ["/(.*)"]}"#, "UniversalLinkNeverMatches", "write `/*`"),
    (#"{\#(app), "compnents": [{"/": "*"}]}"#, "UniversalLinkKeyUnknown", "did you mean `components`?"),
    (
      #"{"appIds": ["ABCDE12345.com.example.App"], "components": [{"/": "*"}]}"#, "UniversalLinkKeyUnknown",
      "did you mean `appIDs`?"
    ),
  ])
  func isNamed(details: String, code: String, fix: String) {
    let found = lint(details)
    #expect(found.map(\.code.name) == [code], "\(found)")
    #expect(found.first?.severity == .warning)
    #expect(found.first?.fix?.contains(fix) == true, "\(found)")
  }

  @Test func bothStatementsOfApplesAreNamed() {
    let found = lint(#"{\#(Self.app), "paths": ["*"], "components": [{"/": "/a"}]}"#)
    #expect(found.first?.message.contains("WWDC19 session 717") == true)
    #expect(found.first?.message.contains("TN3155") == true)
  }

  @Test(arguments: [
    #"{"applinks": {"detail": []}}"#, #"{"webcredentials": {"app": ["ABCDE12345.com.example.App"]}}"#,
  ])
  func aMisspeltKeyIsTheOnlyFinding(text: String) {
    let found = AppSiteAssociationLinter().diagnostics(for: SourceFile(path: "aasa", text))
    #expect(found.map(\.code.name) == ["UniversalLinkKeyUnknown"], "\(found)")
  }

  /// clipsite adds its App Clip, and its rules.
  @Test func whatIsMergedIsNotMissing() throws {
    let app = try AppID("ABCDE12345.com.example.App")
    let addition = AppSiteAssociation(
      appClips: [try AppID("ABCDE12345.com.example.App.Clip")],
      universalLinks: UniversalLinks([.init(appIDs: [app], components: [.init(path: "*")])]))
    let linter = AppSiteAssociationLinter(app: app.bundleID, addition: addition)
    #expect(linter.diagnostics(for: SourceFile(path: "aasa", #"{"appclips": {}}"#)) == [])
    #expect(lint(#"{\#(Self.app), "components": [{"/": "/a", "exclude": true}]}"#, addition: addition) == [])
  }
}
