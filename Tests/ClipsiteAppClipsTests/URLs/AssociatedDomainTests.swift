import ClipsiteAppClips
import ClipsiteText
import Testing

struct AssociatedDomainTests {
  static let label63 = String(repeating: "a", count: 63)
  static let name253 = [label63, label63, label63, String(repeating: "a", count: 57), "com"].joined(
    separator: ".")

  @Test(arguments: ["example.com", "a-b.c1.example.co", label63 + ".com", name253])
  func accepts(text: String) throws {
    #expect(try AssociatedDomain(text).rawValue == text)
  }

  @Test func lowersLetters() throws {
    #expect(try AssociatedDomain("WWW.Example.COM").rawValue == "www.example.com")
  }

  /// What is wrong with no host in sight gets the same advice.
  static let advice = "write the name of a host, for example `example.com`"

  static let refused: [(String, AssociatedDomain.Rule, String)] = [
    ("", .empty, advice), ("https://example.com", .scheme, "write `example.com`"),
    ("https://example.com:443/a", .scheme, "write `example.com`"),
    ("applinks:example.com", .service, "write `example.com`"),
    ("example.com/a", .path, "write `example.com`"),
    ("example.com?mode=developer", .path, "write `example.com`"),
    ("example.com:8080", .port, "write `example.com`"),
    ("example.com:", .port, "write `example.com`"), ("me@example.com", .userInfo, "write `example.com`"),
    ("me:pw@example.com", .userInfo, "write `example.com`"),
    ("*.example.com", .wildcard, "write `example.com`"),
    ("example.com.", .trailingDot, "write `example.com`"), ("example..com", .emptyLabel, advice),
    (".example.com", .emptyLabel, advice), (".", .emptyLabel, advice), ("192.168.0.1", .ipAddress, advice),
    ("[::1]", .ipAddress, advice),
    ("localhost", .localhost, advice), ("my.LOCALHOST", .localhost, advice),
    ("intranet", .singleLabel, advice),
    (label63 + "a.com", .labelTooLong, advice), (name253 + "m", .tooLong, advice),
    ("-a.com", .hyphenAtEdge, advice),
    ("a-.com", .hyphenAtEdge, advice),
    (
      "bücher.example", .internationalized,
      "use an ASCII host, because even `xn--bcher-kva.example`, its form in punycode, fails on iOS 16 and later"
    ),
    ("XN--bcher-kva.example", .internationalized, "use an ASCII host, for example `example.com`"),
    ("exa_mple.com", .badCharacter("_"), advice), ("exa mple.com", .badCharacter(" "), advice),
    ("example.com\n", .badCharacter("\n"), advice), ("../evil", .path, advice), ("https://", .scheme, advice),
  ]

  @Test(arguments: refused)
  func refuses(text: String, rule: AssociatedDomain.Rule, fix: String) {
    #expect(
      mistake { () throws(InvalidValue) in try AssociatedDomain(text) } == InvalidValue(text, rule))
    #expect(InvalidValue(text, rule).fix == fix)
    #expect(speaksPlainly(rule))
  }
}
