import ClipsiteAppClips
import ClipsiteText
import Testing

/// The rules are numbered as in the project's notes on `applinks`: each has a table of components and URLs.
struct UniversalLinkMatcherTests {
  static let app = "ABCDE12345.com.example.App"

  private func verdict(
    _ components: String, _ url: String, domain: String = "example.com", more: String = ""
  ) throws -> UniversalLinkMatcher.Verdict {
    let detail = #"{"appIDs": ["\#(Self.app)"], "components": \#(components)}"#
    let file = #"{"applinks": {\#(more)"details": [\#(detail)]}}"#
    let matcher = try UniversalLinkMatcher(
      JSONParser.parse(Array(file.utf8)).value, domain: AssociatedDomain(domain))
    return try matcher.verdict(on: InvocationURL(url))
  }

  private func matches(_ component: String, _ rest: String) throws -> Bool {
    try verdict("[\(component)]", "https://example.com\(rest)") == .matched(detail: 0, component: 0)
  }

  @Test func firstMatchDecides() throws {
    let components = #"[{"/": "/a/b", "exclude": true}, {"/": "/a/*"}, {"/": "*", "exclude": true}, {}]"#
    #expect(try verdict(components, "https://example.com/a/b") == .blocked(detail: 0, component: 0))
    #expect(try verdict(components, "https://example.com/a/c") == .matched(detail: 0, component: 1))
    #expect(try verdict(components, "https://example.com/d") == .blocked(detail: 0, component: 2))
  }

  @Test(arguments: ["{}", #"{"unknown": 1}"#, #"{"comment": "all"}"#, #"{"casesensitive": false}"#])
  func whatIsLeftOutDoesNotConstrain(component: String) throws {
    #expect(try matches(component, "/any/thing?at=all#x"))
  }

  @Test(arguments: [
    ("/abc", "/abc", true), ("/abc", "/abcd", false), ("/a*", "/", false), ("/a*", "/a", true),
    ("/a*c", "/abbc", true),
    ("/a*c", "/a/b/c", true), ("/a?c", "/abc", true), ("/a?c", "/ac", false), ("/a?c", "/abbc", false),
    ("/a?*", "/a", false), ("/a?*", "/ab", true), ("/a?*", "/abc", true), ("*", "/", true),
    ("/a%2A", "/aXX", false),
    ("/**/x", "/a/b/x", true), ("/a*b*c", "/a1b2b3c", true), ("/a*b*c", "/a1b2b3", false),
  ])
  func patternsConsumeTheWholePath(pattern: String, path: String, expected: Bool) throws {
    #expect(try matches(#"{"/": "\#(pattern)"}"#, path) == expected)
  }

  @Test(arguments: [
    ("abc", "/abc", true), ("//abc", "/abc", true), ("abc", "/xabc", false), ("abc", "/abcd", false),
    ("*abc", "/xabc", true), ("a/b", "/a/b", true), ("buy/*", "/buy/42", true),
  ])
  func leadingSlashesAreOptional(pattern: String, path: String, expected: Bool) throws {
    #expect(try matches(#"{"/": "\#(pattern)"}"#, path) == expected)
  }

  @Test(arguments: [
    ("/buy", "/buy/", true), ("/buy/", "/buy", true), ("/buy//", "/buy", true), ("/buy/", "/buy//", true),
    ("/", "/", true), ("/", "", true), ("/", "/a", false), ("/buy/x/", "/buy", false),
  ])
  func trailingSlashesDrop(pattern: String, path: String, expected: Bool) throws {
    #expect(try matches(#"{"/": "\#(pattern)"}"#, path) == expected)
  }

  @Test(arguments: [
    ("/buy/*", "/buy", true), ("/buy/*", "/buy/", true), ("/buy/*", "/buy//", true),
    ("/buy/*", "/buy/42", true),
    ("/buy/*", "/buyer", false), ("/buy/*", "/bu", false), ("/a/*/c", "/a/c", false),
    ("/a/*/c", "/a/b/c", true),
    ("/*", "", true), ("/a/b/*", "/a/b", true),
  ])
  func aStarAtTheEndMatchesTheParent(pattern: String, path: String, expected: Bool) throws {
    #expect(try matches(#"{"/": "\#(pattern)"}"#, path) == expected)
  }

  /// The slashes count nothing in each text that the variables make of the pattern.
  @Test(arguments: [
    ("/menu/$(x)", "/menu/", true), ("/menu/$(x)", "/menu", true), ("/menu/$(x)", "/menu/a", true),
    ("/menu/$(x)", "/menu/b", false), ("/menu/$(x)", "/men", false), ("/$(x)/$(x)", "/a/", true),
    ("/$(x)/$(x)", "/", true), ("/$(x)/$(x)", "/b", false), ("/*/$(x)", "/menu/", true),
    ("/$(x)/menu", "/menu", true), ("/$(x)/menu", "/a/menu/", true), ("/$(x)/menu", "/b/menu", false),
    ("/a/$(x)/c", "/a/c", false), ("/a/$(x)/c", "/a//c", true), ("/menu/$(x)/*", "/menu", true),
    ("/$(x)", "/", true),
  ])
  func slashesBesideAnEmptyTextDrop(pattern: String, path: String, expected: Bool) throws {
    let variables = #""substitutionVariables": {"x": ["", "a"]}, "#
    for (exclude, verdict) in [
      ("", UniversalLinkMatcher.Verdict.matched(detail: 0, component: 0)),
      (#", "exclude": true"#, .blocked(detail: 0, component: 0)),
      (#", "caseSensitive": false"#, .matched(detail: 0, component: 0)),
    ] {
      let component = #"[{"/": "\#(pattern)"\#(exclude)}]"#
      let found = try self.verdict(component, "https://example.com\(path)", more: variables)
      #expect(found == (expected ? verdict : .none))
    }
  }

  @Test(arguments: [
    ("/id/????", "/id/481", false), ("/id/????", "/id/4812", true), ("/id/???", "/id/481/", true),
  ])
  func aSlashIsNeverAdded(pattern: String, path: String, expected: Bool) throws {
    #expect(try matches(#"{"/": "\#(pattern)"}"#, path) == expected)
  }

  @Test(arguments: [
    ("a=1", "?a=1", true), ("a=1", "?a=1&b=2", false), ("a=1", "", false), ("", "", true), ("*", "", true),
    ("?*", "", false), ("?*", "?x", true), ("", "?x", false), ("a=*&b=*", "?a=1&b=2", true),
  ])
  func aTextComparesTheWholeQuery(pattern: String, query: String, expected: Bool) throws {
    #expect(try matches(#"{"?": "\#(pattern)"}"#, "/x" + query) == expected)
  }

  @Test(arguments: [
    (#"{"b": "*"}"#, "?a=1", true), (#"{"b": ""}"#, "?a=1", true), (#"{"b": "?*"}"#, "?a=1", false),
    (#"{"b": "1"}"#, "?a=1", false), (#"{"b": "*"}"#, "", true), (#"{"a": "1", "b": "*"}"#, "?a=1", true),
    (#"{"a": "1"}"#, "?b=2&a=1", true), (#"{"a": "1"}"#, "?a=1=1", false), (#"{"a": ""}"#, "?a", true),
    (#"{}"#, "?a", true),
  ])
  func anObjectComparesNamedItems(items: String, query: String, expected: Bool) throws {
    #expect(try matches(#"{"?": \#(items)}"#, "/x" + query) == expected)
  }

  @Test(arguments: [
    ("42", "?id=42&id=7", false), ("42", "?id=7&id=42", false), ("7", "?id=7&id=7", true),
    ("*", "?id=7&id=42", true),
    ("?*", "?id=7&id=42", true), ("7,42", "?id=7&id=42", false), ("", "?id=7&id=42", false),
  ])
  func everyRepeatedItemHasToMatch(pattern: String, query: String, expected: Bool) throws {
    #expect(try matches(#"{"?": {"id": "\#(pattern)"}}"#, "/x" + query) == expected)
  }

  @Test(arguments: [
    #"{"flag": true}"#, #"{"n": 5}"#, #"{"n": null}"#, #"{"a": ["1"]}"#, #"{"a": {"b": "1"}}"#,
    #"{"a": "1", "flag": true}"#,
  ])
  func onePredicateThatIsNoTextOpensTheWholeQuery(items: String) throws {
    #expect(try matches(#"{"?": \#(items)}"#, "/x?a=2&n=1"))
  }

  @Test(arguments: [
    ("*", "", true), ("", "", true), ("?*", "", false), ("top", "#top", true), ("top", "#to", false),
  ])
  func anAbsentFragmentIsEmpty(pattern: String, fragment: String, expected: Bool) throws {
    #expect(try matches(##"{"#": "\##(pattern)"}"##, "/x" + fragment) == expected)
  }

  @Test(arguments: [
    ("/a%20b", "/a%20b", true, true), ("/a b", "/a%20b", true, false), ("/a b", "/a%20b", false, true),
    ("/a%20b", "/a%20b", false, false), ("/a/b", "/a%2Fb", true, false), ("/a/b", "/a%2Fb", false, true),
    ("/caf%C3%A9", "/caf%c3%a9", true, false), ("/café", "/caf%C3%A9", false, true),
    ("/café", "/caf%C3%A9", true, false),
    ("/caf?", "/caf%C3%A9", false, true), ("/x", "/%FF", false, false),
  ])
  func encodedURLsAreComparedRawUnlessDecodingIsAskedFor(
    pattern: String, path: String, percentEncoded: Bool, expected: Bool
  ) throws {
    #expect(try matches(#"{"/": "\#(pattern)", "percentEncoded": \#(percentEncoded)}"#, path) == expected)
  }

  @Test func queriesAreDecodedItemByItem() throws {
    #expect(try matches(#"{"?": {"a": "1&2"}, "percentEncoded": false}"#, "/?a=1%262"))
    #expect(try matches(#"{"?": {"ä": "*=*"}, "percentEncoded": false}"#, "/?%C3%A4=1%3D"))
    #expect(try !matches(#"{"?": {"a": "1&2"}}"#, "/?a=1%262"))
  }

  @Test(arguments: [
    ("/foo", "/FOO", true, false), ("/foo", "/FOO", false, true), ("/FOO", "/foo", false, true),
    ("/É", "/%C3%A9", false, false),
    ("/$(upper)", "/a", false, true), ("/$(upper)", "/a", true, false),
  ])
  func letterCaseCountsUnlessToldOtherwise(pattern: String, path: String, caseSensitive: Bool, expected: Bool)
    throws
  {
    #expect(try matches(#"{"/": "\#(pattern)", "caseSensitive": \#(caseSensitive)}"#, path) == expected)
  }

  @Test(arguments: [
    (##"{"#": "*"}"##, #"{"/": "/foo/*"}"#, "/bar", UniversalLinkMatcher.Verdict.none),
    (##"{"#": "*"}"##, #"{"/": "/foo/*"}"#, "/foo/1", .matched(detail: 0, component: 0)),
    (##"{"#": "*"}"##, #"{"exclude": true}"#, "/bar", .blocked(detail: 0, component: 0)),
    (##"{"#": "*"}"##, #"{"?": {"id": "??"}}"#, "/bar?id=7", .none),
    (##"{"#": "*"}"##, #"{"?": {"id": "??"}}"#, "/bar?id=77", .matched(detail: 0, component: 0)),
    (#"{"/": "/foo"}"#, #"{"caseSensitive": false}"#, "/FOO", .matched(detail: 0, component: 0)),
    (#"{"/": "/foo"}"#, #"{"caseSensitive": true}"#, "/FOO", .none),
    (#"{"/": "/bar"}"#, #"{"/": "/foo/*"}"#, "/bar", .matched(detail: 0, component: 0)),
    (#"{"exclude": false}"#, #"{"exclude": true}"#, "/bar", .matched(detail: 0, component: 0)),
  ])
  func defaultsFillWhatIsLeftOut(
    component: String, defaults: String, rest: String, expected: UniversalLinkMatcher.Verdict
  ) throws {
    let url = "https://example.com" + rest
    #expect(try verdict("[\(component)]", url, more: #""defaults": \#(defaults),"#) == expected)
    let inDetail = #"[\#(component)], "defaults": \#(defaults)"#
    #expect(try verdict(inDetail, url) == expected)
  }

  @Test func defaultsOfADetailWinOverThoseOfTheService() throws {
    let components = #"[{}], "defaults": {"/": "/near"}"#
    let more = #""defaults": {"/": "/far"},"#
    #expect(
      try verdict(components, "https://example.com/near", more: more) == .matched(detail: 0, component: 0))
    #expect(try verdict(components, "https://example.com/far", more: more) == .none)
  }

  @Test(arguments: [
    ("/$(food)/x", "/donut/x", true), ("/$(food)/x", "/bagel/x", true), ("/$(food)/x", "/salad/x", false),
    ("/$(Food)", "/donut", false), ("/$(food)$(food)", "/donutbun", true), ("/$(empty)", "/a", false),
    ("/$(digit)$(digit)", "/42", true), ("/$(digit)", "/42", false), ("/$(alpha)", "/Z", true),
    ("/$(alpha)", "/1", false),
    ("/$(lower)$(upper)", "/aB", true), ("/$(alnum)$(alnum)", "/a1", true),
    ("/$(xdigit)$(xdigit)", "/fA", true),
    ("/$(xdigit)", "/g", false), ("/$(region)", "/US", true), ("/$(region)", "/UK", false),
    ("/$(lang)/*", "/de/x", true),
    ("/$(lang)_$(region)", "/en_GB", true), ("/$(lang)", "/xx", false), ("/$food", "/$food", true),
    ("/$(nobody)", "/$(nobody)", true),
    ("/$(two words)", "/here", true),
  ])
  func variablesStandForTheirTexts(pattern: String, path: String, expected: Bool) throws {
    let more = #""substitutionVariables": {"food": ["donut", "b*"], "empty": [], "two words": ["here"]},"#
    let found = try verdict(#"[{"/": "\#(pattern)"}]"#, "https://example.com" + path, more: more)
    #expect((found != .none) == expected)
  }

  @Test(arguments: [
    ("/ab", true), ("/abc", false), ("/x-1-y", true), ("/x--y", true), ("/$(digit)", true), ("/7", false),
  ])
  func valuesHoldWildcardsAndNoVariables(path: String, expected: Bool) throws {
    let more = #""substitutionVariables": {"v": ["a?", "x-*-y", "$(digit)"]},"#
    let found = try verdict(#"[{"/": "/$(v)"}]"#, "https://example.com" + path, more: more)
    #expect((found != .none) == expected)
  }

  @Test(arguments: [
    ("/foo$(x)", "/foo", true), ("/foo$(x)", "/fooBAR", false), ("/foo$(x)", "/fo", false),
    ("/foo$(some)", "/fooBAR", false), ("/foo$(some)", "/foo", true), ("/foo$(some)", "/foos", true),
    ("/foo$(x)/bar", "/foo/bar", true), ("/foo$(x)/bar", "/fooX/bar", false),
    ("/$(some)", "/secret", false), ("/$(some)", "/", true), ("/$(some)", "/s", true),
  ])
  func anEmptyTextMatchesNothingButTheEmptyText(pattern: String, path: String, expected: Bool) throws {
    let more = #""substitutionVariables": {"x": [""], "some": ["s", ""]},"#
    let found = try verdict(#"[{"/": "\#(pattern)"}]"#, "https://example.com" + path, more: more)
    #expect((found != .none) == expected)
  }

  @Test func theHostHasToBeTheDomain() throws {
    #expect(try verdict("[{}]", "https://www.example.com/") == .none)
    #expect(try verdict("[{}]", "https://EXAMPLE.com/") == .matched(detail: 0, component: 0))
  }

  @Test func manyStarsTakeLittleTime() throws {
    let pattern = "/" + String(repeating: "*a", count: 400) + "b"
    #expect(try !matches(#"{"/": "\#(pattern)"}"#, "/" + String(repeating: "a", count: 1500)))
  }

  @Test func aPatternTooLongMatchesNothing() throws {
    let pattern = String(repeating: "$(lang)", count: 500)
    #expect(try !matches(#"{"/": "\#(pattern)"}"#, "/" + String(repeating: "de", count: 500)))
  }
}
