import ClipsiteAppClips
import ClipsiteText
import Testing

/// Older forms of `details`, and files with several entries.
struct UniversalLinkMatcherFormTests {
  private func matcher(_ details: String) throws -> UniversalLinkMatcher {
    let file = #"{"applinks": {"apps": [], "details": \#(details)}}"#
    return try UniversalLinkMatcher(
      JSONParser.parse(Array(file.utf8)).value, domain: AssociatedDomain("example.com"))
  }

  private func verdict(_ details: String, _ path: String, app: String? = nil) throws
    -> UniversalLinkMatcher.Verdict
  {
    try matcher(details).verdict(
      on: InvocationURL("https://example.com" + path), for: app.map { try AppID($0) })
  }

  @Test(arguments: [
    ("/buy/1", UniversalLinkMatcher.Verdict.matched(detail: 0, component: 1)),
    ("/buy/no", .blocked(detail: 0, component: 0)),
    ("/help?a=1#b", .matched(detail: 0, component: 2)), ("/HELP", .none), ("/other", .none),
  ])
  func readsPaths(path: String, expected: UniversalLinkMatcher.Verdict) throws {
    let details = #"[{"appID": "ABCDE12345.a.b", "paths": ["NOT /buy/no", "/buy/*", "/hel?"]}]"#
    #expect(try verdict(details, path) == expected)
  }

  @Test func readsDetailsKeyedByApp() throws {
    let details = #"{"ABCDE12345.a.b": {"paths": ["/a"]}, "ABCDE12345.a.c": {"paths": ["*"]}}"#
    #expect(try verdict(details, "/a") == .matched(detail: 0, component: 0))
    #expect(try verdict(details, "/a", app: "ABCDE12345.a.c") == .matched(detail: 1, component: 0))
  }

  @Test(arguments: [
    #"[{"appIDs": ["ABCDE12345.a.b"], "paths": ["*"]}]"#,
    #"[{"appIDs": ["ABCDE12345.a.b"]}]"#, #"[{"appIDs": ["ABCDE12345.a.b"], "components": ["/a", 1]}]"#,
    "null", "[]", "[1]", "3",
  ])
  func opensNothingFromWhatIsMixedOrMalformed(details: String) throws {
    #expect(try verdict(details, "/a") == .none)
  }

  /// Apple, WWDC19 session 717: iOS 13 ignores `paths` if there are `components`.
  @Test(arguments: [
    #"{"appIDs": ["ABCDE12345.a.b"], "paths": ["*"], "components": [{"/": "/a"}]}"#,
    #"{"appID": "ABCDE12345.a.b", "components": [{"/": "/a"}], "paths": ["*"]}"#,
    #"{"appIDs": ["ABCDE12345.a.b"], "appID": "ABCDE12345.a.b", "components": [{"/": "/a"}]}"#,
  ])
  func componentsCountBesideOldKeys(entry: String) throws {
    #expect(try verdict("[\(entry)]", "/a") == .matched(detail: 0, component: 0))
    #expect(try verdict("[\(entry)]", "/b") == .none)
  }

  @Test func oneAppBesideComponentsOpensTheirURLs() throws {
    let details = #"[{"appID": "ABCDE12345.a.b", "components": [{"/": "/a"}]}]"#
    #expect(try verdict(details, "/a", app: "ABCDE12345.a.b") == .matched(detail: 0, component: 0))
    #expect(try verdict(details, "/b") == .none)
  }

  @Test func looksOnlyAtTheApp() throws {
    let details = """
      [{"appIDs": ["ABCDE12345.a.b"], "components": [{"exclude": true}]},
       {"appIDs": ["ABCDE12345.a.c"], "components": [{}]}]
      """
    #expect(try verdict(details, "/") == .blocked(detail: 0, component: 0))
    #expect(try verdict(details, "/", app: "ABCDE12345.a.c") == .matched(detail: 1, component: 0))
    #expect(try verdict(details, "/", app: "ABCDE12345.a.d") == .none)
  }

  @Test(arguments: ["{}", "[]", "null", #"{"applinks": []}"#])
  func opensNothingWithoutDetails(file: String) throws {
    let matcher = try UniversalLinkMatcher(
      JSONParser.parse(Array(file.utf8)).value, domain: AssociatedDomain("example.com"))
    #expect(try matcher.verdict(on: InvocationURL("https://example.com/")) == .none)
  }
}
