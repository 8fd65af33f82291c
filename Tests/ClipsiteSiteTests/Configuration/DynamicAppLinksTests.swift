import ClipsiteContent
import ClipsiteText
import Testing

@testable import ClipsiteAppClips
@testable import ClipsiteSite

struct DynamicAppLinksTests {
  private static let same: [URLComponentPattern] = [
    .init(path: "/stores/*"), .init(path: "/stores/?*"), .init(path: "/a?c"),
    .init(path: "/x", exclude: true),
    .init(fragment: "top"), .init(path: "/b", query: .items([.init("id", "?*")])), .init(comment: "all"),
    .init(path: "*"), .init(path: "/a", caseSensitive: true, percentEncoded: true),
  ]
  private static let others: [(URLComponentPattern, String)] = [
    (.init(path: "/*/menu"), "Android ends `*` at the next character of `/*/menu`"),
    (.init(path: "/*?"), "Android ends `*` at the next character of `/*?`"),
    (.init(path: "/$(lang)/*"), "Android has no variables such as `$(lang)`"),
    (.init(path: "/caf%C3%A9"), "Android compares decoded URLs, and `/caf%C3%A9` is an encoded one"),
    (.init(path: "/café"), "Android compares decoded URLs, and `/café` is an encoded one"),
    (.init(query: .whole("a=1")), "Android compares a query item by item, not as one text"),
    (.init(query: .items([.init("id", "*")])), "Android does not match a URL without the query item `id`"),
    (.init(query: .items([.init("id", "")])), "Android does not match a URL without the query item `id`"),
    (.init(query: .items([.init("id", "*x")])), "Android ends `*` at the next character of `*x`"),
    (.init(path: "/a", caseSensitive: false), "Android always compares letter case"),
    (.init(path: "/a", percentEncoded: false), "Android has no `percent-encoded`"),
    (.init(fragment: "*x"), "Android ends `*` at the next character of `*x`"),
    (.init(path: "/a", fragment: "*"), "Android does not match a URL without a fragment"),
  ]

  @Test(arguments: same) func rulesThatMeanTheSameAreKept(_ rule: URLComponentPattern) {
    #expect(DynamicAppLinks.obstacle(to: rule) == nil)
  }

  @Test(arguments: others) func othersAreLeftOut(_ rule: URLComponentPattern, _ reason: String) {
    #expect(DynamicAppLinks.obstacle(to: rule) == reason)
  }

  private static let least = """
    name: Donuts
    domains: [example.com]
    app: {team-id: ABCDE12345, bundle-id: com.example.Donuts, clip-bundle-id: com.example.Donuts.Clip, app-store-id: 1}

    """
  private static let app = """
    android:
      package: com.example.donuts
      fingerprints:
        - "3A:5F:0C:91:7E:44:B2:D8:6B:19:E0:73:AC:25:8F:F4:12:C6:9D:50:E7:38:0B:A1:64:DF:92:1C:7B:35:E8:4A"
    """

  /// The rules in the file of a site, and what is reported about them.
  private func rules(_ links: String, _ setting: String) throws -> (
    rules: JSONValue?, diagnostics: [Diagnostic]
  ) {
    let text = "\(Self.least)\(links)\n\(Self.app)\n\(setting)\n"
    var parser = DocumentParser()
    var diagnostics: [Diagnostic] = []
    let tree = parser.parseYAML(SourceFile(path: "site.yml", text), diagnostics: &diagnostics)
    let configuration = ConfigurationReader.read(tree.root, &diagnostics)
    let bytes = try #require(configuration?.options.android).bytes
    let extensions = try JSONParser.parse(bytes).value[0]?["relation_extensions"]
    return (
      extensions?["delegate_permission/common.handle_all_urls"]?["dynamic_app_link_components"], diagnostics
    )
  }

  @Test func anAppHasNoRulesUnlessSomebodyAsks() throws {
    let links = "universal-links: [{path: \"/stores/*\"}]"
    #expect(try rules(links, "").rules == nil)
    #expect(try rules(links, "  universal-links: false").rules == nil)
  }

  @Test func rulesKeepTheirOrder() throws {
    let found = try rules(
      """
      universal-links:
        - {path: "/stores/old/*", exclude: true, comment: gone}
        - {path: "/stores/*", query: {table: "?*"}, fragment: top, case-sensitive: true}
        - {comment: everything}
      """, "  universal-links: true")
    #expect(
      found.rules == [
        ["/": "/stores/old/*", "exclude": true], ["/": "/stores/*", "?": ["table": "?*"], "#": "top"],
        ["/": "*"],
      ])
    #expect(!found.diagnostics.contains { $0.code == .ruleNotForAndroid })
  }

  @Test func aRuleAfterAMissingExclusionIsLeftOut() throws {
    let found = try rules(
      """
      universal-links:
        - {path: "/a"}
        - {path: "/*/private", exclude: true}
        - {path: "/b"}
        - {path: "/c", exclude: true}
      """, "  universal-links: true")
    #expect(found.rules == [["/": "/a"], ["/": "/c", "exclude": true]])
    let reported = found.diagnostics.filter { $0.code == .ruleNotForAndroid }
    #expect(
      reported.map(\.message) == [
        "`assetlinks.json` leaves this rule out: Android ends `*` at the next character of `/*/private`",
        "`assetlinks.json` leaves this rule out: an exclusion before it is left out",
      ])
    // Each is reported at its rule.
    #expect(Set(reported.map(\.range)).count == 2)
  }

  @Test func withoutARuleThatFitsThereAreNone() throws {
    #expect(try rules("universal-links: [{path: \"/*/menu\"}]", "  universal-links: true").rules == nil)
  }

  @Test func rulesThatAreMissingAreReported() throws {
    #expect(
      try rules("", "  universal-links: true").diagnostics.map(\.message).contains(
        "the key `universal-links` is missing"))
  }
}
