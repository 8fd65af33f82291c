import ClipsiteAppClips
import ClipsiteText
import Testing

struct AppSiteAssociationMergeTests {
  let ours: AppSiteAssociation
  static let entry = #"{"appIDs":["ABCDE12345.com.example.App"],"components":[{"/":"/market"}]}"#

  init() throws {
    let detail = UniversalLinks.Detail(
      appIDs: [try AppID("ABCDE12345.com.example.App")], components: [URLComponentPattern(path: "/market")])
    ours = AppSiteAssociation(
      appClips: [try AppID("ABCDE12345.com.example.App.Clip")], universalLinks: UniversalLinks([detail]))
  }

  private func merge(_ text: String, _ ours: AppSiteAssociation? = nil) throws -> AppSiteAssociationMerge {
    AppSiteAssociationMerge(ours ?? self.ours, into: try JSONParser.parse(Array(text.utf8)), path: "aasa")
  }

  static let clips = #""appclips":{"apps":["ABCDE12345.com.example.App.Clip"]}"#

  static let app = "ABCDE12345.com.example.App"
  static let b = "ABCDE12345.a.b"

  static let keyed = "warning: `details` is an object keyed by app ID, and becomes an array"
  static let legacy = "warning: the entry with `paths` for `\(app)` is tried before the new one"
  static let overlap = "warning: another entry for `\(app)` is tried before the new one"
  static let defaults = "warning: the `defaults` of the existing file also apply to the new entries"
  static let notAnObject =
    "error: the existing file is not a JSON object, so nothing can be merged into it"
  static func wrong(_ name: String) -> String {
    "error: `\(name)` has the wrong type, so nothing can be added to it"
  }

  private func conflicts(_ merge: AppSiteAssociationMerge) -> [String] {
    merge.diagnostics.map { "\($0.severity): \($0.message)" }
  }

  static let table: [(String, String, [String])] = [
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
      [legacy]
    ),
    (
      #"{"applinks":{"details":[{"appIDs":["\#(app)"],"paths":["*"]}]}}"#,
      #"{"applinks":{"details":[{"appIDs":["\#(app)"],"paths":["*"]},\#(entry)]},\#(clips)}"#,
      []
    ),
    (
      #"{"applinks":{"details":[{"appIDs":["\#(b)","\#(app)"],"components":[]}]}}"#,
      #"{"applinks":{"details":[{"appIDs":["\#(b)","\#(app)"],"components":[]},\#(entry)]},\#(clips)}"#,
      [overlap]
    ),
    (
      #"{"applinks":{"details":{"\#(app)":{"paths":["*"]}}}}"#,
      #"{"applinks":{"details":[{"appID":"\#(app)","paths":["*"]},\#(entry)]},\#(clips)}"#,
      [keyed, legacy]
    ),
    (
      #"{"applinks":{"defaults":{"caseSensitive":false}}}"#,
      #"{"applinks":{"defaults":{"caseSensitive":false},"details":[\#(entry)]},\#(clips)}"#, [defaults]
    ),
    ("[]", "[]", [notAnObject]),
    (
      #"{"applinks":7,"appclips":7}"#, #"{"applinks":7,"appclips":7}"#,
      [wrong("applinks"), wrong("appclips")]
    ),
    (
      #"{"applinks":{"details":7},"appclips":{"apps":7}}"#,
      #"{"applinks":{"details":7},"appclips":{"apps":7}}"#,
      [wrong("details"), wrong("apps")]
    ),
  ]

  @Test(arguments: table)
  func losesNothing(existing: String, expected: String, conflicts: [String]) throws {
    let merge = try merge(existing)
    #expect(String(decoding: merge.value.bytes(), as: UTF8.self) == expected)
    #expect(self.conflicts(merge) == conflicts)
  }

  @Test(arguments: table)
  func mergingTwiceChangesNothing(existing: String, expected: String, conflicts: [String])
    throws
  {
    let once = try merge(existing).bytes
    #expect(AppSiteAssociationMerge(ours, into: try JSONParser.parse(once), path: "aasa").bytes == once)
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
    #expect(conflicts(merge) == ["warning: the variable `x` is already declared with other texts"])
  }

  @Test func endsWithALineEnd() throws {
    #expect(try merge("{}").bytes.last == UInt8(ascii: "\n"))
  }

  @Test func reportsConflictsAtTheirPlace() throws {
    let text = #"{"applinks":{"details":[{"appID":"ABCDE12345.com.example.App","paths":["*"]}]}}"#
    let diagnostic = try #require(try merge(text).diagnostics.first)
    #expect(diagnostic.code == .associationMergeConflict && diagnostic.severity == .warning)
    #expect(diagnostic.range == SourceRange("aasa", 24..<76))
    #expect(diagnostic.fix == "make sure that it does not exclude the site's pages")
  }
}
