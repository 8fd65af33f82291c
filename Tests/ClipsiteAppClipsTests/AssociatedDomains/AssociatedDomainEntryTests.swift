import ClipsiteAppClips
import ClipsiteText
import Testing

struct AssociatedDomainEntryTests {
  @Test(arguments: [
    "appclips:example.com", "applinks:*.example.com", "applinks:example.com?mode=developer",
    "webcredentials:a.example.com?mode=developer+managed", "activitycontinuation:example.com?mode=managed",
    "authsrv:example.com",
  ])
  func readsWhatItWrites(_ text: String) throws {
    #expect(try AssociatedDomainEntry(text).description == text)
  }

  @Test(arguments: [
    ("example.com", AssociatedDomainEntry.Rule.missingService), ("", .missingService),
    ("AppLinks:example.com", .unknownService("AppLinks")),
    (" applinks:example.com", .unknownService(" applinks")),
    ("appclips:*.example.com", .wildcardForAppClips), ("applinks:example.com?x=1", .query),
    ("applinks:example.com?mode=", .unknownMode("")), ("applinks:example.com?mode=dev", .unknownMode("dev")),
    ("applinks:https://example.com", .domain(.scheme)), ("applinks:example.com/", .domain(.path)),
    ("applinks:example.com:443", .domain(.port)), ("applinks:*", .domain(.wildcard)),
    ("applinks:", .domain(.empty)),
    ("applinks:example.com\n", .domain(.badCharacter("\n"))),
  ])
  func refuses(_ text: String, rule: AssociatedDomainEntry.Rule) throws {
    let error = #expect(throws: InvalidValue.self) {
      try AssociatedDomainEntry(text)
    }
    #expect(error == InvalidValue(text, rule))
    #expect(error?.message.hasSuffix(".") == false)
    #expect(error?.fix != nil)
  }

  @Test(arguments: [
    ("applinks:example.com", "example.com", true), ("applinks:example.com", "go.example.com", false),
    ("applinks:*.example.com", "go.example.com", true), ("applinks:*.example.com", "a.go.example.com", true),
    ("applinks:*.example.com", "example.com", false), ("applinks:*.example.com", "myexample.com", false),
  ])
  func coversDomains(_ entry: String, domain: String, covers: Bool) throws {
    #expect(try AssociatedDomainEntry(entry).covers(AssociatedDomain(domain)) == covers)
  }

  @Test func servicesAreThoseThatTheFileNamesTheAppFor() throws {
    let file = Array(
      """
      {"applinks": {"details": [{"appIDs": ["ABCDE12345.com.example.App"], "components": []}]},
       "appclips": {"apps": ["ABCDE12345.com.example.App.Clip"]}, "webcredentials": {"apps": []}}
      """.utf8)
    let (app, clip) = try (AppID("ABCDE12345.com.example.App"), AppID("ABCDE12345.com.example.App.Clip"))
    #expect(AssociatedService.services(for: app, in: file) == [.universalLinks])
    #expect(AssociatedService.services(for: clip, in: file) == [.appClips])
    #expect(AssociatedService.services(for: clip, in: Array("{".utf8)) == [])
  }
}
