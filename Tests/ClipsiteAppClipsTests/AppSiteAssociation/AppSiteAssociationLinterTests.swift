import ClipsiteAppClips
import ClipsiteText
import Testing

struct AppSiteAssociationLinterTests {
  static let clip = #""appclips": {"apps": ["ABCDE12345.com.example.App.Clip"]}"#

  static func links(_ details: String) -> String { #"{"applinks": {"details": \#(details)}, \#(clip)}"# }
  static func component(_ component: String) -> String {
    links(#"[{"appIDs": ["ABCDE12345.com.example.App"], "components": [\#(component)]}]"#)
  }
  static let someDetails = #""details": [{"appIDs": ["ABCDE12345.a.b"], "components": [{"/": "/a"}]}]"#
  static func apps(_ apps: String) -> String { #"{"webcredentials": {"apps": [\#(apps)]}, \#(clip)}"# }

  @Test(arguments: [
    ("https://example.com/x", "/x"), ("https://*", "/*"), ("https://example.com*", "/*"),
    ("//example.com/x", "/x"),
    ("www.example.com", "/"), ("https:/x", "/x"), ("*://example.com", "/"), ("example.com/x/*", "/x/*"),
  ])
  func namesThePathOfAURL(pattern: String, path: String) throws {
    let found = try lint(Self.component(#"{"/": "\#(pattern)"}"#))
    #expect(found.map(\.fix) == ["write `\(path)`"])
  }

  @Test(arguments: ["//abc", "menu.html", "/a:/b", "//", "*", "/www.example.com"])
  func aPathIsNotAURL(pattern: String) throws {
    #expect(try lint(Self.component(#"{"/": "\#(pattern)"}"#)).isEmpty)
  }

  private func lint(_ text: String) throws -> [Diagnostic] {
    let linter = AppSiteAssociationLinter(
      expectedClips: [try AppID("ABCDE12345.com.example.App.Clip")], app: try BundleID("com.example.App"))
    return linter.diagnostics(for: SourceFile(path: "aasa", text))
  }

  @Test(arguments: [
    "{\(clip)}",
    #"{"appclips": {"apps": ["ABCDE12345.com.example.App.Clip", "ABCDE12345.com.example.App"]}}"#,
    apps(#""ABCDE12345.com.example.My-App""#),
    component(#"{"/": "/a/*", "comment": "é", "exclude": true}, {"/": "/b"}"#),
    component(#"{"?": {"id": "$(digit)*"}, "caseSensitive": false}"#),
    component(#"{"/": "/é b", "percentEncoded": false}"#),
    links(#"[{"appID": "ABCDE12345.com.example.App", "paths": ["*"]}]"#),
    links(#"{"ABCDE12345.com.example.App": {"paths": ["*"]}}"#),
    #"""
    {"applinks": {"apps": [], "substitutionVariables": {"x": ["a*"]}, "defaults": {"caseSensitive": false},
      "details": [{"appIDs": ["ABCDE12345.a.b"], "components": [{"/": "/$(x)"}]}]},
     "authsrv": {"apps": ["ABCDE12345.a.b"]}, \#(clip)}
    """#,
  ])
  func findsNothingInASoundFile(text: String) throws {
    #expect(try lint(text) == [])
  }

  /// The text, the code, and the source that the diagnostic points at.
  static let mistakes: [(String, String, String)] = [
    ("", "AssociationFileNotJSON", ""), (#"{"appclips": {"apps: ["A"]}}"#, "AssociationFileNotJSON", "A"),
    ("[]", "AssociationFileNotAnObject", "[]"),
    ("-----BEGIN PKCS7-----\nMIIG", "AssociationFileSigned", "-"),
    ("{}", "AppClipNotAssociated", "{"),
    (#"{"appclips": {}}"#, "AssociationServiceEmpty", #""appclips": {}"#),
    (#"{"appclips": {"apps": []}}"#, "AssociationServiceEmpty", #""appclips": {"apps": []}"#),
    (#"{"appclips": []}"#, "AssociationWrongType", "[]"),
    (#"{"appclips": {"apps": {}}}"#, "AssociationWrongType", "{}"),
    (
      #"{"appclips": {"apps": ["ABCDE12345.com.example.Other"]}}"#, "AppClipNotAssociated",
      #"["ABCDE12345.com.example.Other"]"#
    ),
    (
      #"{"appclips": {"apps": ["ABCDE12345.com.example.App"]}}"#, "AppInsteadOfAppClip",
      #""ABCDE12345.com.example.App""#
    ),
    (#"{"applinks": {}, \#(clip)}"#, "AssociationServiceEmpty", #""applinks": {}"#),
    (#"{"applink": {}, \#(clip)}"#, "AssociationServiceUnknown", #""applink""#),
    (#"{"applinks": {"apps": []}, \#(clip)}"#, "UniversalLinkWithoutRules", #"{"apps": []}"#),
    (apps(#""com.example.App""#), "AppIDPrefixMissing", #""com.example.App""#),
    (
      apps(#""<TEAM_DEVELOPER_ID>.com.example.App""#), "AppIDPlaceholder",
      #""<TEAM_DEVELOPER_ID>.com.example.App""#
    ),
    (apps(#""[TEAM_ID].com.example.App""#), "AppIDPlaceholder", #""[TEAM_ID].com.example.App""#),
    (apps(#""abcde12345.com.example.App""#), "AppIDInvalid", #""abcde12345.com.example.App""#),
    (apps(#""ABCDE1234.com.example.App""#), "AppIDInvalid", #""ABCDE1234.com.example.App""#),
    (apps(#""ABCDE123456.com.example.App""#), "AppIDInvalid", #""ABCDE123456.com.example.App""#),
    (apps(#""ABCDE1234567.com.example.App""#), "AppIDInvalid", #""ABCDE1234567.com.example.App""#),
    (apps(#""ABCDE12345.""#), "AppIDInvalid", #""ABCDE12345.""#), (apps("12"), "AssociationWrongType", "12"),
    (apps(#""ABCDE12345.a.b", "ABCDE12345.a.b""#), "AppIDRepeated", #""ABCDE12345.a.b""#),
    (links(#""x""#), "AssociationWrongType", #""x""#), (links("[7]"), "AssociationWrongType", "7"),
    (links(#"[{"components": [{}]}]"#), "UniversalLinkWithoutApp", #"{"components": [{}]}"#),
    (
      links(#"[{"appIDs": ["ABCDE12345.a.b"]}]"#), "UniversalLinkWithoutRules",
      #"{"appIDs": ["ABCDE12345.a.b"]}"#
    ),
    (links(#"[{"appIDs": ["ABCDE12345.a.b"], "paths": ["*"]}]"#), "UniversalLinkKeysMixed", #""appIDs""#),
    (links(#"[{"appID": "ABCDE12345.a.b", "paths": [7]}]"#), "AssociationWrongType", "7"),
    (links(#"{"a.b": {"paths": ["*"]}}"#), "AppIDPrefixMissing", #""a.b""#),
    (component("7"), "AssociationWrongType", "7"),
    (component(#"{"?": {"id": 7}}"#), "UniversalLinkQueryNotText", "7"),
    (component(#"{"?": true}"#), "UniversalLinkQueryNotText", "true"),
    (component(#"{"/": true}"#), "AssociationWrongType", "true"),
    (component(#"{"exclude": "true"}"#), "AssociationWrongType", #""true""#),
    (component(#"{"casesensitive": false}"#), "UniversalLinkKeyUnknown", #""casesensitive""#),
    (component(#"{"/": "/$(digits)"}"#), "SubstitutionVariableUnknown", #""/$(digits)""#),
    (component(#"{"/": "/a b"}"#), "UniversalLinkNeverMatches", #""/a b""#),
    // What is not of the part of the URL that the pattern is compared with.
    (component(#"{"/": "https://example.com/x"}"#), "UniversalLinkNeverMatches", #""https://example.com/x""#),
    (component(#"{"/": "example.com/x"}"#), "UniversalLinkNeverMatches", #""example.com/x""#),
    (component(#"{"/": "*://example.com"}"#), "UniversalLinkNeverMatches", #""*://example.com""#),
    (component(#"{"/": "/menu?table=7"}"#), "UniversalLinkNeverMatches", #""/menu?table=7""#),
    (component(#"{"/": "/menu#top"}"#), "UniversalLinkNeverMatches", #""/menu#top""#),
    (component(##"{"#": "#top"}"##), "UniversalLinkNeverMatches", ##""#top""##),
    (component(#"{"?": "?a=1"}"#), "UniversalLinkNeverMatches", #""?a=1""#),
    (component(#"{"?": "a=1#top"}"#), "UniversalLinkNeverMatches", #""a=1#top""#),
    (component(#"{"?": {"a": "1&b=2"}}"#), "UniversalLinkNeverMatches", #""1&b=2""#),
    (
      links(#"[{"appID": "ABCDE12345.a.b", "paths": ["NOT https://example.com/x", "*"]}]"#),
      "UniversalLinkNeverMatches", #""NOT https://example.com/x""#
    ),
    (links(#"[{"appID": "ABCDE12345.a.b", "paths": ["/a b"]}]"#), "UniversalLinkNeverMatches", #""/a b""#),
    (
      component(#"{"/": "/\#(String(repeating: "a", count: 20_001))"}"#), "UniversalLinkPatternTooLong",
      "\"/\(String(repeating: "a", count: 20_001))\""
    ),
    (
      #"{"applinks": {"substitutionVariables": {"digit": ["1"]}, "details": [{"appIDs": ["ABCDE12345.a.b"], "components": [{"/": "/a"}]}]}, \#(clip)}"#,
      "SubstitutionVariableInvalid", #""digit""#
    ),
    (
      #"{"applinks": {"substitutionVariables": {"x": ["$(digit)"]}, "details": [{"appIDs": ["ABCDE12345.a.b"], "components": [{"/": "/a"}]}]}, \#(clip)}"#,
      "SubstitutionVariableInvalid", #""x""#
    ),
    (
      #"{"applinks": {"substitutionVariables": {"$x": ["1"]}, "details": [{"appIDs": ["ABCDE12345.a.b"], "components": [{"/": "/a"}]}]}, \#(clip)}"#,
      "SubstitutionVariableInvalid", #""$x""#
    ),
    (component(#"{"/": "/$(lang"}"#), "SubstitutionVariableUnclosed", #""/$(lang""#),
    (component(#"{"?": "a=$()"}"#), "SubstitutionVariableUnclosed", #""a=$()""#),
    (links("[]"), "UniversalLinkWithoutRules", "[]"), (links("{}"), "UniversalLinkWithoutRules", "{}"),
    (
      #"{"applinks": {"apps": ["ABCDE12345.a.b"], \#(someDetails)}, \#(clip)}"#, "UniversalLinkAppsNotEmpty",
      #"["ABCDE12345.a.b"]"#
    ),
    (#"{"applinks": {"apps": {}, \#(someDetails)}, \#(clip)}"#, "AssociationWrongType", "{}"),
    (
      component(#"{"/": "*"}, {"/": "/a", "exclude": true}, {"/": "/b"}"#), "UniversalLinkUnreachable",
      #"{"/": "/a", "exclude": true}"#
    ),
    (component(##"{"?": {"a": "*"}, "#": "*"}, {"/": "/a"}"##), "UniversalLinkUnreachable", #"{"/": "/a"}"#),
    (
      links(#"[{"appID": "ABCDE12345.a.b", "paths": ["/*", "NOT /a"]}]"#), "UniversalLinkUnreachable",
      #""NOT /a""#
    ),
    (
      links(
        #"[{"appID": "ABCDE12345.a.b", "paths": ["*"]}, {"appID": "ABCDE12345.a.b", "paths": ["/a"]}]"#
      ),
      "UniversalLinkUnreachable", #""/a""#
    ),
    (
      component(#"{"/": "/a", "comment": "x"}, {"/": "/b"}, {"exclude": true, "/": "/a"}"#),
      "UniversalLinkRepeated",
      #"{"exclude": true, "/": "/a"}"#
    ),
    (
      component(#"{"?": {"a": "1", "b": "2"}}, {"?": {"b": "2", "a": "1"}, "caseSensitive": true}"#),
      "UniversalLinkRepeated", #"{"?": {"b": "2", "a": "1"}, "caseSensitive": true}"#
    ),
  ]

  @Test(arguments: mistakes)
  func findsTheMistake(text: String, code: String, pointedAt: String) throws {
    let found = try lint(text)
    try #require(found.map(\.code.name) == [code])
    let bytes = Array(text.utf8)
    let source = found[0].range.bytes.map {
      String(decoding: bytes[$0.clamped(to: 0..<bytes.count)], as: UTF8.self)
    }
    #expect(source ?? "whole" == pointedAt)
    #expect(!found[0].message.hasSuffix("."))
  }

  /// What looks like a rule for every URL, and is none.
  @Test(arguments: [
    component(#"{"/": "/a", "exclude": true}, {"/": "*"}"#), component(#"{"/": "?*"}, {"/": "/"}"#),
    component(#"{"?": ""}, {"/": "/a"}"#), component(##"{"#": "?*"}, {"/": "/a"}"##),
    component(#"{"?": {"a": "?*"}}, {"/": "/a"}"#),
    component(#"{"/": "/a"}, {"/": "/a", "caseSensitive": false}"#),
    #"""
    {"applinks": {"defaults": {"/": "/a/*"},
      "details": [{"appIDs": ["ABCDE12345.a.b"], "components": [{}, {"/": "/b"}]}]}, \#(clip)}
    """#,
    links(
      #"[{"appIDs": ["ABCDE12345.a.b"], "components": [{}]}, {"appIDs": ["ABCDE12345.a.c"], "components": [{}]}]"#
    ),
  ])
  func aRuleForSomeURLsLeavesOthers(text: String) throws {
    #expect(try lint(text) == [])
  }

  /// What looks like a pattern for another part of the URL, and can match.
  @Test(arguments: [
    #"{"/": "buy/*"}"#, #"{"/": "index.html"}"#, #"{"/": "/id/????"}"#, #"{"/": "/a:b//c"}"#,
    #"{"/": "/??=x"}"#,
    #"{"/": "/a#b", "percentEncoded": false}"#,
    #"{"?": "a=1&b=2"}"#, #"{"?": "?*"}"#, #"{"?": {"a": "1&2"}, "percentEncoded": false}"#,
    #"{"?": {"next": "https://*"}}"#,
    ##"{"#": "a?b=1"}"##,
  ])
  func aPatternThatCanMatchIsFine(text: String) throws {
    #expect(try lint(Self.component(text)) == [])
  }

  @Test(arguments: [
    ("https://example.com/x", "write `/x`"), ("https://example.com", "write `/`"),
    ("*://*/menu/*", "write `/menu/*`"),
    ("example.com/x", "write `/x`"), ("www.example.com/", "write `/`"),
  ])
  func aURLInPlaceOfAPathBecomesThePath(pattern: String, fix: String) throws {
    #expect(try lint(Self.component(#"{"/": "\#(pattern)"}"#)).map(\.fix) == [fix])
  }

  @Test func aFileWithoutAServiceIsAWarning() {
    let found = AppSiteAssociationLinter().diagnostics(for: SourceFile(path: "aasa", " {}"))
    #expect(found.map(\.code.name) == ["AssociationServiceEmpty"] && found.map(\.severity) == [.warning])
    #expect(found.map(\.message) == ["the file has no service, so it names no app"])
    #expect(found.map(\.range.bytes) == [1..<3])
  }

  @Test func aRuleForEveryURLIsOneWarningForAllEntries() throws {
    let app = #""appIDs": ["ABCDE12345.a.b"]"#
    let found = try lint(
      Self.links(
        #"""
        [{\#(app), "components": [{}, {"/": "/a"}]}, {\#(app), "components": [{"/": "/b"}, {"/": "/c"}]},
         {\#(app), "components": [{"/": "/d"}]}]
        """#))
    #expect(
      found.map(\.message) == [
        "the rule and 3 more can never match, because an earlier one matches every URL"
      ])
  }

  @Test func rulesBehindOneForEveryURLAreOneWarning() throws {
    let found = try lint(Self.component(#"{}, {"/": "/a"}, {"/": "/b"}, {"/": "/c"}"#))
    #expect(found.map(\.severity) == [.warning])
    #expect(
      found[0].message == "the rule and 2 more can never match, because an earlier one matches every URL")
  }

  /// A rule that an earlier one decides otherwise, with its place, and one that changes nothing.
  @Test(arguments: [
    (#"{"/": "/a/*", "exclude": true}, {"/": "/a/b"}"#, true),
    (#"{"/": "/a*"}, {"/": "/a?x", "exclude": true}"#, true),
    (#"{"/": "/a/*", "exclude": true}, {"/": "/a"}"#, true), (#"{"/": "/a/*"}, {"/": "/a/b"}"#, false),
    (#"{"/": "/a/*", "exclude": true}, {"/": "/ab"}"#, false),
    (#"{"/": "/a/b"}, {"/": "/a/*", "exclude": true}"#, false),
    (#"{"/": "/a/*", "exclude": true, "caseSensitive": false}, {"/": "/a/b"}"#, false),
    (#"{"/": "/a/*", "?": {"x": "1"}, "exclude": true}, {"/": "/a/b"}"#, false),
    (#"{"/": "/a?*", "exclude": true}, {"/": "/a?b"}"#, false),
  ])
  func aRuleThatAnEarlierOneDecidesOtherwiseIsAWarning(rules: String, isDead: Bool) throws {
    let found = try lint(Self.component(rules))
    #expect(found.map(\.code.name) == (isDead ? ["UniversalLinkUnreachable"] : []))
    if isDead {
      #expect(found[0].message == "the rule can never match, because an earlier one matches all their URLs")
    }
  }

  @Test(arguments: [("^/a$", "/a"), ("^/buy/.*$", "/buy/*"), ("^/[0-9]+/b", "/*/b")])
  func aRegularExpressionBecomesAPattern(pattern: String, fix: String) throws {
    #expect(try lint(Self.component(#"{"/": "\#(pattern)"}"#)).map(\.fix) == ["write `\(fix)`"])
  }

  @Test func aPathInPlaceOfAListIsOneMistake() throws {
    let found = try lint(Self.links(#"[{"appID": "ABCDE12345.a.b", "paths": "/buy/*"}]"#))
    #expect(found.map(\.message) == ["`paths` is a string, but it must be an array"])
  }

  @Test func aPageInPlaceOfTheFileIsNamed() {
    let found = AppSiteAssociationLinter().diagnostics(for: SourceFile(path: "aasa", "\n<!doctype html><p>x"))
    #expect(found.map(\.message) == ["the file is not JSON: it begins with `<`, as web pages do"])
    #expect(found.map(\.fix) == ["use the JSON file itself"])
  }

  @Test func recognisesASignedFile() {
    let header: [UInt8] = [
      0x30, 0x82, 0x1D, 0x09, 0x06, 0x09, 0x2A, 0x86, 0x48, 0x86, 0xF7, 0x0D, 0x01, 0x07, 0x02,
    ]
    let file = SourceFile(path: "aasa", bytes: header + [UInt8](repeating: 0xA0, count: 40))
    let found = AppSiteAssociationLinter().diagnostics(for: file)
    #expect(found.map(\.code.name) == ["AssociationFileSigned"])
    #expect(found.map(\.severity) == [.error])
  }

  @Test(arguments: [
    (100 * 1024, []), (100 * 1024 + 1, ["AssociationFileNearlyTooLarge"]),
    (128 * 1024, ["AssociationFileNearlyTooLarge"]),
    (128 * 1024 + 1, ["AssociationFileTooLarge"]),
  ])
  func watchesTheSize(size: Int, codes: [String]) throws {
    let text = "{\(Self.clip)}"
    #expect(try lint(text + String(repeating: " ", count: size - text.utf8.count)).map(\.code.name) == codes)
  }

  @Test func findsAllMistakesInOrder() throws {
    let text = #"{"webcredentials": {"apps": ["a.b", 7]}, "appclips": {}, "applinks": {"details": [{}]}}"#
    let found = try lint(text)
    #expect(found.count == 5 && found == found.sorted())
  }

  @Test(
    arguments: [
      [0], [0xFF, 0xFE], [0x30, 0x82], Array("{\"a\":".utf8), [UInt8](repeating: 0x5B, count: 100_000),
    ]
      as [[UInt8]])
  func survivesAnything(bytes: [UInt8]) {
    let found = AppSiteAssociationLinter().diagnostics(for: SourceFile(path: "aasa", bytes: bytes))
    #expect(found.map(\.code.name) == ["AssociationFileNotJSON"])
  }
}

struct AssociationReadingTests {
  private static let clip = #""appclips": {"apps": ["ABCDE12345.a.b.Clip"]}"#

  private func read(_ text: String) -> (reading: AssociationReading, source: SourceFile) {
    let source = SourceFile(path: "aasa", text)
    return (AssociationReading(source), source)
  }

  @Test(arguments: [
    ("{\n \"applinks\": {,}}", "AssociationFileNotJSON", 2, 15), ("", "AssociationFileNotJSON", 1, 1),
    ("[]", "AssociationFileNotAnObject", 1, 1), ("null", "AssociationFileNotAnObject", 1, 1),
    ("-----BEGIN PKCS7-----\nMIIG", "AssociationFileSigned", 1, 1),
    ("{}" + String(repeating: " ", count: 128 * 1024), "AssociationFileTooLarge", 1, 128 * 1024 + 1),
    ("{}" + String(repeating: "\n", count: 128 * 1024), "AssociationFileTooLarge", 131071, 1),
  ])
  func anIgnoredFileIsAnErrorWithAPlace(text: String, code: String, line: Int, column: Int) throws {
    let (reading, source) = read(text)
    #expect(reading.file == nil)
    let found = try #require(reading.diagnostics.first)
    #expect(found.code.name == code && found.severity == .error)
    let position = source.position(of: try #require(found.range.bytes).lowerBound)
    #expect(position.line == line && position.column == column)
  }

  @Test func aBinarySignatureIsNoJSON() {
    let header: [UInt8] = [
      0x30, 0x82, 0x1D, 0x09, 0x06, 0x09, 0x2A, 0x86, 0x48, 0x86, 0xF7, 0x0D, 0x01, 0x07, 0x02,
    ]
    let reading = AssociationReading(
      SourceFile(path: "aasa", bytes: header + Array(repeating: 0xFF, count: 99)))
    #expect(reading.file == nil)
    #expect(reading.diagnostics.map(\.severity) == [.error])
  }

  @Test(arguments: [
    #"{"applinks": {"details": [{"appIDs": ["ABCDE12345.a.b"], "components": [{"/": "/$(x)"}]}]}, \#(clip)}"#,
    #"{"applinks": {"details": [{"components": [{"/": "/a"}]}]}, \#(clip)}"#,
    #"{"webcredentials": {}, \#(clip)}"#, #"{"appclips": {}}"#,
    #"{"applinks": {"details": [{"appIDs": ["ABCDE12345.a.b"], "paths": ["*"], "components": [{}]}]}, \#(clip)}"#,
  ])
  func whatAppleReadsPastIsAWarning(text: String) {
    let (reading, _) = read(text)
    #expect(reading.file != nil)
    #expect(!reading.diagnostics.isEmpty && reading.diagnostics.allSatisfy { $0.severity == .warning })
  }

  @Test(arguments: [
    #"{"applinks": {"details": 3}, \#(clip)}"#, #"{"appclips": {"apps": ["TEAMID.com.example.App.Clip"]}}"#,
    #"{"appclips": {"apps": ["abcde12345.com.example.App.Clip"]}}"#,
    #"{"appclips": {"apps": ["ABCDE1234.com.example.App.Clip"]}}"#,
  ])
  func aServiceOrPrefixOfTheWrongFormIsAnError(text: String) {
    let (reading, _) = read(text)
    #expect(reading.file != nil && reading.diagnostics.contains { $0.severity == .error })
  }
}
