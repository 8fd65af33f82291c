import ClipsiteAppClips
import ClipsiteDiagnostics
import ClipsiteJSON
import Testing

@Suite(.timeLimit(.minutes(30))) struct AppSiteAssociationMergeTests {
  let ours: AppSiteAssociation
  static let entry = #"{"appIDs":["ABCDE12345.com.example.App"],"components":[{"/":"/market"}]}"#

  init() throws {
    let detail = UniversalLinks.Detail(
      appIDs: [try AppID("ABCDE12345.com.example.App")], components: [URLComponentPattern(path: "/market")])
    ours = AppSiteAssociation(
      appClips: [try AppID("ABCDE12345.com.example.App.Clip")], universalLinks: UniversalLinks([detail]))
  }

  private func merge(_ text: String, _ ours: AppSiteAssociation? = nil) throws -> AppSiteAssociationMerge {
    AppSiteAssociationMerge(ours ?? self.ours, into: try JSONParser.parse(Array(text.utf8)))
  }

  static let clips = #""appclips":{"apps":["ABCDE12345.com.example.App.Clip"]}"#

  static let app = "ABCDE12345.com.example.App"
  static let b = "ABCDE12345.a.b"

  static let table: [(String, String, [AppSiteAssociationConflict])] = [
    ("{}", #"{"applinks":{"details":[\#(entry)]},\#(clips)}"#, []),
    (
      #"{"future":{"x":[1.50,null]},\#(clips),"applinks":{"apps":[],"details":[\#(entry)],"y":1}}"#,
      #"{"future":{"x":[1.50,null]},\#(clips),"applinks":{"apps":[],"details":[\#(entry)],"y":1}}"#, []
    ),
    (
      #"{"appclips":{"note":"x","apps":["\#(b)"]},"applinks":{"details":[\#(entry)]}}"#,
      #"{"appclips":{"note":"x","apps":["\#(b)","\#(app).Clip"]},"applinks":{"details":[\#(entry)]}}"#,
      []
    ),
    (#"{"appclips":{},"applinks":{}}"#, #"{\#(clips),"applinks":{"details":[\#(entry)]}}"#, []),
    (
      #"{"applinks":{"details":[{"appIDs":["\#(app)"],"components":[{"/":"/old"}]}]}}"#,
      #"{"applinks":{"details":[{"appIDs":["\#(app)"],"components":[{"/":"/old"},{"/":"/market"}]}]},\#(clips)}"#,
      []
    ),
    (
      #"{"applinks":{"details":[{"appID":"\#(app)","paths":["*"]}]}}"#,
      #"{"applinks":{"details":[{"appID":"\#(app)","paths":["*"]},\#(entry)]},\#(clips)}"#,
      [.legacyEntry(app: app)]
    ),
    (
      #"{"applinks":{"details":[{"appIDs":["\#(app)"],"paths":["*"]}]}}"#,
      #"{"applinks":{"details":[{"appIDs":["\#(app)"],"paths":["*"]},\#(entry)]},\#(clips)}"#,
      [.mixedEntry(app: app)]
    ),
    (
      #"{"applinks":{"details":[{"appIDs":["\#(b)","\#(app)"],"components":[]}]}}"#,
      #"{"applinks":{"details":[{"appIDs":["\#(b)","\#(app)"],"components":[]},\#(entry)]},\#(clips)}"#,
      [.overlappingEntry(app: app)]
    ),
    (
      #"{"applinks":{"details":{"\#(app)":{"paths":["*"]}}}}"#,
      #"{"applinks":{"details":[{"appID":"\#(app)","paths":["*"]},\#(entry)]},\#(clips)}"#,
      [.keyedDetails, .legacyEntry(app: app)]
    ),
    (
      #"{"applinks":{"defaults":{"caseSensitive":false}}}"#,
      #"{"applinks":{"defaults":{"caseSensitive":false},"details":[\#(entry)]},\#(clips)}"#, [.defaults]
    ),
    ("[]", "[]", [.notAnObject]),
    (
      #"{"applinks":7,"appclips":7}"#, #"{"applinks":7,"appclips":7}"#,
      [.wrongType("applinks"), .wrongType("appclips")]
    ),
    (
      #"{"applinks":{"details":7},"appclips":{"apps":7}}"#,
      #"{"applinks":{"details":7},"appclips":{"apps":7}}"#,
      [.wrongType("details"), .wrongType("apps")]
    ),
  ]

  @Test(arguments: table)
  func losesNothing(existing: String, expected: String, conflicts: [AppSiteAssociationConflict]) throws {
    let merge = try merge(existing)
    #expect(String(decoding: merge.value.bytes(), as: UTF8.self) == expected)
    #expect(merge.findings.map(\.conflict) == conflicts)
  }

  @Test(arguments: table)
  func mergingTwiceChangesNothing(existing: String, expected: String, conflicts: [AppSiteAssociationConflict])
    throws
  {
    let once = try merge(existing).bytes
    #expect(AppSiteAssociationMerge(ours, into: try JSONParser.parse(once)).bytes == once)
  }

  @Test func keepsTheDefaultsOfOursFromOtherApps() throws {
    var ours = ours
    ours.universalLinks?.defaults = URLComponentPattern(caseSensitive: false)
    ours.universalLinks?.variables = [.init("x", ["1"]), .init("y", ["2"])]
    let existing = #"{"applinks":{"substitutionVariables":{"x":["9"]},"details":[]}}"#
    let merge = try merge(existing, ours)
    let links = merge.value["applinks"]
    #expect(links?["defaults"] == nil)
    #expect(links?["details"]?[0]?["defaults"] == ["caseSensitive": false])
    #expect(links?["substitutionVariables"] == ["x": ["9"], "y": ["2"]])
    #expect(merge.findings.map(\.conflict) == [.variable("x")])
  }

  @Test func endsWithALineEnd() throws {
    #expect(try merge("{}").bytes.last == UInt8(ascii: "\n"))
  }

  @Test func reportsConflictsAtTheirPlace() throws {
    let text = #"{"applinks":{"details":[{"appID":"ABCDE12345.com.example.App","paths":["*"]}]}}"#
    let finding = try #require(try merge(text).findings.first)
    #expect(finding.range == 24..<76)
    let diagnostic = finding.diagnostic(path: "aasa")
    #expect(diagnostic.severity == .warning && diagnostic.range == SourceRange("aasa", 24..<76))
    #expect(AppSiteAssociationConflict.mixedEntry(app: "x").severity == .error)
  }

  @Test func everyConflictSpeaksPlainly() {
    for conflict in Self.table.flatMap(\.2) + [.variable("x")] {
      #expect(conflict.message.count > 10 && !conflict.message.hasSuffix("."))
    }
  }
}
