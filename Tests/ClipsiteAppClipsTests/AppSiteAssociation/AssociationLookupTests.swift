import ClipsiteAppClips
import ClipsiteText
import Testing

struct AssociationLookupTests {
  private func lookup(_ details: String, domain: String? = nil) throws -> AssociationLookup {
    let file = #"{"applinks": {"details": \#(details)}, "appclips": {"apps": ["ABCDE12345.a.b.Clip", 1]}}"#
    return try AssociationLookup(
      JSONParser.parse(Array(file.utf8)).value, domain: domain.map { try AssociatedDomain($0) })
  }

  private func answer(_ details: String, _ path: String = "/buy") throws -> UniversalLinkAnswer {
    try lookup(details).answer(for: InvocationURL("https://any.example" + path))
  }

  @Test func eachAppIsAskedForItself() throws {
    let answer = try answer(
      """
      [{"appIDs": ["A", "B"], "components": [{"/": "/buy", "exclude": true}, {}]},
       {"appIDs": ["C", "A"], "components": [{"/": "/sell"}, {"/": "/b*"}]}, {"appIDs": ["D"], "components": []}]
      """)
    #expect(answer.outcome == .matched && answer.appIDs == ["C"])
    #expect(answer.detail == 1 && answer.rule == 1)
    #expect(answer.pattern == ["/": "/b*"])
    #expect(answer.apps.map(\.appID) == ["A", "B", "C", "D"])
    #expect(answer.apps.map(\.outcome) == [.blocked, .blocked, .matched, .none])
    #expect(answer.apps.map(\.rule) == [0, 0, 1, nil])
  }

  @Test func aLaterEntryOfTheSameAppDecidesWhereTheFirstDoesNot() throws {
    let answer = try answer(
      #"[{"appIDs": ["A"], "components": [{"/": "/x"}]}, {"appIDs": ["A"], "components": [{"exclude": true}]}]"#
    )
    #expect(answer.outcome == .blocked && answer.appIDs == ["A"] && answer.detail == 1 && answer.rule == 0)
  }

  @Test(
    arguments: [
      (
        #"[{"appID": "A", "paths": ["NOT /buy", "*"]}]"#, UniversalLinkAnswer.Outcome.blocked,
        JSONValue.string("NOT /buy")
      ),
      (#"{"A": {"paths": ["/b*"]}}"#, .matched, .string("/b*")),
      (#"[{"appIDs": ["A"], "paths": ["*"]}]"#, .none, nil), ("[]", .none, nil), ("{}", .none, nil),
      ("7", .none, nil),
    ] as [(String, UniversalLinkAnswer.Outcome, JSONValue?)])
  func readsAllForms(details: String, outcome: UniversalLinkAnswer.Outcome, pattern: JSONValue?) throws {
    let answer = try answer(details)
    #expect(answer.outcome == outcome && answer.pattern == pattern)
  }

  @Test func theHostCountsWhereTheFileHasADomain() throws {
    let details = #"[{"appIDs": ["A"], "components": [{}]}]"#
    let url = try InvocationURL("https://example.com/")
    #expect(try lookup(details, domain: "example.com").answer(for: url).outcome == .matched)
    #expect(try lookup(details, domain: "other.example").answer(for: url).outcome == .none)
    #expect(try lookup(details, domain: "other.example").answer(for: url).apps.map(\.outcome) == [.none])
  }

  @Test func knowsTheAppClips() throws {
    let lookup = try lookup("[]")
    #expect(lookup.appClips == ["ABCDE12345.a.b.Clip"])
    #expect(try lookup.names(AppID("ABCDE12345.a.b.Clip")) && !lookup.names(AppID("ABCDE12345.a.b")))
    #expect(lookup.hasUniversalLinks)
    #expect(!AssociationLookup(.null, domain: nil).hasUniversalLinks)
  }
}
