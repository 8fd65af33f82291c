import ClipsiteSystem
import ClipsiteTestTools
import ClipsiteText
import Foundation
import Testing

@testable import ClipsiteAppStoreConnect

@Suite(
  .blocking,
  .needs(AppStoreServer.need))
struct StatusCommandTests {
  private let server: AppStoreServer

  init() throws { server = try AppStoreServer() }

  private func register(_ attributes: JSONValue...) throws { try register(attributes) }

  private func register(_ attributes: [JSONValue]) throws {
    let all = attributes.enumerated().map { number, attributes -> JSONValue in
      [
        "type": "appClipAdvancedExperiences", "id": .string("E\(number)"), "attributes": attributes,
        "relationships": ["headerImage": ["data": ["type": "x", "id": "x"]], "localizations": ["data": []]],
      ]
    }
    try server.control(["registered": .array(all)])
  }

  @Test func tellsOfExperiencesAndPlaces() throws {
    try register(
      ["link": "https://example.com/a", "status": "RECEIVED", "placeStatus": "MATCHED"],
      ["link": "https://example.com/b?x=1", "status": "RECEIVED", "placeStatus": "NO_MATCH"],
      ["link": "https://example.com/c", "status": "DEACTIVATED"],
      ["link": "https://example.com/d", "status": "NEW"])
    let result = try server.run("status")
    #expect(result.status == 0)
    #expect(
      result.text == """
        1 matched: registered, and Apple Maps knows the place
          https://example.com/a
        1 not found: registered, but Apple Maps did not find the place, so it does not offer the App Clip
          fix: compare name, address, and coordinates with the place in Apple Maps, set `place.name` to its name, \
        and push with '--resend-places'
          https://example.com/b?x=1
            Apple does not say how a query or fragment in a registered URL is compared
        1 unknown: App Store Connect uses a word that this version of clipsite does not know
          fix: look at App Store Connect
          https://example.com/d: status 'NEW'
        1 deactivated: out of service for good
          https://example.com/c
        example.com (cache): accepted
        example.com (debug): accepted
        default experience of version 1.0 (released): OPEN
          en-US: “Order ahead”, card.png
          for App Review: https://example.com/a
        1 matched, 1 not found, 1 unknown, 1 deactivated. 2 of 2 answers accept their domain
        “registered” (RECEIVED) is the final good state, and nothing follows it. Apple does not say when devices \
        show a new card.

        """)
  }

  /// App Store Connect lists them in an order of its own.
  @Test func experiencesAreInTheOrderOfTheSite() throws {
    let links = [
      "https://other.example/a", "https://example.com/?id=1", "https://example.com/b",
      "https://example.com/a/",
      "https://example.com/",
    ]
    try register(links.map { ["link": .string($0), "status": "RECEIVED"] })
    let text = try server.run("status").text
    let printed = try server.run("status --group placeless").text.split(separator: "\n")
      .filter { $0.hasPrefix("  https://") }.map { String($0.dropFirst(2)) }
    #expect(printed == [links[4], links[3], links[2], links[0], links[1]], "\(text)")
  }

  @Test func anEmptyGroupIsShown() throws {
    try register(["link": "https://example.com/a", "status": "RECEIVED"])
    let text = try server.run("status --group matched").text
    #expect(text.hasPrefix("0 matched: registered, and Apple Maps knows the place\n1 placeless."), "\(text)")
  }

  /// A chain of 2,000 is a few lines, and `--group` lists those that need something.
  @Test func manyExperiencesAreAFewLines() throws {
    let words = [("a", 1950, "MATCHED"), ("b", 40, "PENDING"), ("c", 10, "NO_MATCH")]
    let all = words.flatMap { path, count, word in
      (0..<count).map { number -> JSONValue in
        [
          "type": "appClipAdvancedExperiences", "id": .string("\(path)\(number)"),
          "attributes": [
            "link": .string("https://example.com/\(path)/\(number)"), "status": "RECEIVED",
            "placeStatus": .string(word),
          ],
          "relationships": [
            "headerImage": ["data": ["type": "x", "id": "x"]], "localizations": ["data": []],
          ],
        ]
      }
    }
    try server.control(["registered": .array(all)])
    let text = try server.run("status").text
    #expect(text.split(separator: "\n").count < 25)
    #expect(text.contains("1,950 matched, 40 pending, 10 not found. 2 of 2 answers accept their domain\n"))
    #expect(
      text.contains("  and 7 more. 'clipsite experiences status --group not-found' lists all\n"), "\(text)")
    let group = try server.run("status --group not-found").text
    #expect(group.split(separator: "\n").count { $0.contains("https://example.com/c/") } == 10)
    #expect(!group.contains("https://example.com/a/"))
    let quiet = try server.run("status --quiet").text
    #expect(quiet.contains("40 pending") && !quiet.contains("matched:"))
    let lines = try server.run("status --group pending --format json").text.split(separator: "\n")
    let events = try lines.map { try JSONParser.parse(Array($0.utf8)).value }
    #expect(events.count { $0["group"]?.text == "pending" } == 40)
    #expect(events.last?["result"]?["notFound"]?.integer == 10)
    #expect(try server.run("status --group lost").status == 64)
  }

  @Test func explainsWhatIsWrongWithADomain() throws {
    try server.control([
      "domains": [
        "appClipDomainCacheStatus": [
          ["domain": "example.com", "isValid": false, "errorCode": "BAD_HTTP_RESPONSE"],
          ["domain": "b.example.com", "isValid": false, "errorCode": "NEW_CODE"],
        ],
        "appClipDomainDebugStatus": [
          ["domain": "example.com", "isValid": false, "errorCode": "INVALID_ENTITLEMENT_MISSING_SECTION"]
        ],
      ]
    ])
    let result = try server.run("status --quiet")
    #expect(result.status == 1)
    #expect(
      result.text == """
        b.example.com (cache): not accepted: no reason is known [NEW_CODE]
          fix: 'clipsite verify b.example.com' looks closer
        example.com (cache): not accepted: the host answers the request for the AASA file with an error [BAD_HTTP_RESPONSE]
          fix: 'clipsite verify example.com' looks closer
        example.com (debug): not accepted: the build has no associated domains in its entitlements \
        [INVALID_ENTITLEMENT_MISSING_SECTION]
          fix: add 'appclips:example.com' to the associated domains of the App Clip, and upload a build

        """)
  }

  /// The commonest reason why no card appears after a release.
  @Test(arguments: [["www.example.com"], ["*.example.com"], []])
  func aDomainThatTheBuildDoesNotListIsAnError(_ listed: [String]) throws {
    let domains = JSONValue.array(listed.map { ["domain": .string($0), "isValid": true] })
    try server.control([
      "domains": ["appClipDomainCacheStatus": domains, "appClipDomainDebugStatus": domains]
    ])
    let result = try server.run("status --quiet")
    #expect(result.status == 1)
    #expect(
      result.text == """
        example.com (build): not accepted: the entitlements of the build do not list it, or only with `?mode=`
          fix: add 'appclips:example.com' to the associated domains of the App Clip, and upload a build

        """)
  }

  /// Right after an upload, the checks of Apple have not seen the build.
  @Test(arguments: [
    ("[appclips:example.com, applinks:example.com]", true), ("[applinks:example.com]", false),
    ("[appclips:www.example.com, appclips:example.com.au]", false),
    ("[appclips:example.com?mode=developer]", false),
  ])
  func theEntitlementsOfTheBuildAreRead(list: String, isListed: Bool) throws {
    try server.control([
      "entitlements": ["Donuts": ["com.apple.developer.associated-domains": .string(list)]],
      "domains": ["appClipDomainCacheStatus": [], "appClipDomainDebugStatus": []],
    ])
    let result = try server.run("status --quiet")
    #expect(result.status == (isListed ? 0 : 1), "\(result.text)")
    #expect(
      result.text.contains("the entitlements of the build do not list it") != isListed, "\(result.text)")
    // Nobody knows yet whether such a domain works.
    let whole = try server.run("status").text
    #expect(whole.contains("example.com (build): listed, but Apple has not looked at it yet") == isListed)
    #expect(whole.contains("example.com (app): not accepted") != isListed)
  }

  @Test(
    arguments: [
      ("15.0", 10_100_000, "at most 10 MB if a build runs on iOS 15"), ("15.0", 9_900_000, nil),
      ("16.4", 15_100_000, "at most 15 MB if a build runs on iOS 16"), ("16.4", 14_000_000, nil),
      ("17.0", 100_100_000, "at most 100 MB if a build runs on iOS 17"),
      ("17.0", 20_000_000, "20.0 MB on a device. Above 15 MB, codes, NFC tags, and Maps launch nothing"),
      ("26.0", 15_000_000, nil),
    ] as [(String, Int, String?)])
  func anAppClipThatIsTooLargeIsAWarning(system: String, size: Int, warning: String?) throws {
    try server.control([
      "minOsVersion": .string(system), "sizes": [.number("1000"), .number(String(size))],
    ])
    let result = try server.run("status --quiet")
    #expect(result.status == 0)
    if let warning {
      #expect(
        result.text.contains("warning: the App Clip takes ") && result.text.contains(warning),
        "\(result.text)")
    } else {
      #expect(!result.text.contains("warning"), "\(result.text)")
    }
  }

  @Test func theDefaultExperienceIsShownByVersion() throws {
    try server.control([
      "defaults": [
        ["1.0", "REPLACED_WITH_NEW_VERSION", .null],
        [
          "1.1", "READY_FOR_DISTRIBUTION",
          [["en-US", "Order ahead", "card.png"], ["de-DE", "Vorbestellen", "karte.png"]],
        ],
        ["2.0", "PREPARE_FOR_SUBMISSION", [["en-US", .null, "card.png"], ["fr-FR", "Commander", .null]]],
      ]
    ])
    let text = try server.run("status").text
    #expect(
      text.contains(
        """
        default experience of version 1.1 (released): OPEN
          de-DE: “Vorbestellen”, karte.png
          en-US: “Order ahead”, card.png
          for App Review: https://example.com/a
        default experience of version 2.0 (PREPARE_FOR_SUBMISSION): OPEN
          en-US: no subtitle, card.png
          fr-FR: “Commander”, no header image
          for App Review: https://example.com/a
          fix: complete it in App Store Connect or with fastlane

        """), "\(text)")
    #expect(!text.contains("version 1.0"))
    let lines = try server.run("status --format json").text.split(separator: "\n")
    let events = try lines.map { try JSONParser.parse(Array($0.utf8)).value }
      .filter { $0["event"]?.text == "default-experience" }
    try #require(events.count == 2)
    #expect(events[0]["isReleased"]?.bool == true && events[1]["isReleased"]?.bool == false)
    #expect(events[0]["isComplete"]?.bool == true && events[1]["isComplete"]?.bool == false)
  }

  @Test func aDefaultExperienceThatNobodyHasIsNamed() throws {
    try server.control(["defaults": []])
    #expect(try server.run("status").status == 1)
    #expect(try server.run("status").text.contains("no default experience, so no banner and no card shows\n"))
    try server.control(["defaults": [["1.0", "IN_REVIEW", .null]]])
    #expect(
      try server.run("status --quiet").text
        == "no released version has a default experience, so no banner and no card shows yet\n")
  }

  /// A check ends with 1, as it does for a domain that is not accepted.
  @Test(
    arguments: [
      ([["1.0", "READY_FOR_DISTRIBUTION", [["en-US", "Order", "card.png"]]]], 0),
      ([["1.0", "READY_FOR_DISTRIBUTION", [["en-US", .null, "card.png"]]]], 1),
      ([["1.0", "IN_REVIEW", [["en-US", "Order", "card.png"]]]], 1),
    ] as [(JSONValue, Int32)])
  func aDefaultExperienceIsChecked(defaults: JSONValue, status: Int32) throws {
    try server.control(["defaults": defaults])
    #expect(try server.run("status").status == status)
  }

  @Test func programsGetWordsOfTheAPI() throws {
    try register(["link": "https://example.com/a", "status": "RECEIVED", "placeStatus": "PENDING"])
    let lines = try server.run("status --format json").text.split(separator: "\n")
    let objects = try lines.map { try JSONParser.parse(Array($0.utf8)).value }
    try #require(
      objects.map { $0["event"]?.text } == [
        "experience", "domain-status", "domain-status", "default-experience", "summary",
      ])
    #expect(objects[0]["placeStatus"]?.text == "PENDING")
    #expect(objects[1]["isValid"]?.bool == true && objects[1]["source"]?.text == "cache")
  }

  @Test func withoutABuildNothingIsSaidOfDomains() throws {
    try server.control(["noBuild": true])
    let result = try server.run("status")
    #expect(result.status == 0)
    #expect(result.text.contains("The newest build, if there is one, has no App Clip"))
    #expect(try server.run("status --build-bundle BB2").text.contains("example.com (cache): accepted"))
    #expect(try server.run("status --build-bundle ../x").status == 64)
  }

  @Test func anAppThatIsNotKnownIsReported() throws {
    let site = try String(contentsOfFile: "\(server.folder)/Content/site.yml", encoding: .utf8)
    try server.write(
      site.replacing("com.example.Donuts.Clip", with: "com.example.Donuts.Other"), to: "Content/site.yml")
    let result = try server.run("status")
    #expect(result.status == 1)
    #expect(result.text.contains("has no App Clip com.example.Donuts.Other in App Store Connect"))
    try server.write(
      site.split(separator: "\n", omittingEmptySubsequences: false).filter { !$0.contains("app-store-id") }
        .joined(separator: "\n"), to: "Content/site.yml")
    #expect(try server.run("status").status == 64)
  }
}
