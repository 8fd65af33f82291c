import Foundation
import ClipsiteJSON
import ClipsiteTestTools
import Testing

@testable import ClipsiteAppStoreConnect

@Suite(
  .blocking,
  .enabled(if: AppStoreServer.isWanted, "needs python3 and openssl, which .ci/setup installs with CI=true"))
struct StatusCommandTests {
  private let server: AppStoreServer

  init() throws { server = try AppStoreServer() }

  private func register(_ attributes: JSONValue..., status: JSONValue = "RECEIVED") throws {
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
        https://example.com/a: registered, and Apple Maps knows the place
        https://example.com/b?x=1: registered, and Apple Maps did not find the place
          fix: compare name, address and coordinates with the place in Apple Maps
          Apple does not say how a query or fragment in a registered URL is compared
        https://example.com/d: status 'NEW'
        example.com (cache): accepted
        example.com (debug): accepted
        3 registered, 1 deactivated. 2 of 2 answers accept their domain

        """)
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
          fix: correct the associated domains of the App Clip in Xcode, and upload a build

        """)
  }

  @Test func programsGetWordsOfTheAPI() throws {
    try register(["link": "https://example.com/a", "status": "RECEIVED", "placeStatus": "PENDING"])
    let lines = try server.run("status --format json").text.split(separator: "\n")
    let objects = try lines.map { try JSONParser.parse(Array($0.utf8)).value }
    try #require(
      objects.map { $0["event"]?.text } == ["experience", "domain-status", "domain-status", "summary"])
    #expect(objects[0]["placeStatus"]?.text == "PENDING")
    #expect(objects[1]["isValid"]?.bool == true && objects[1]["source"]?.text == "cache")
  }

  @Test func withoutABuildNothingIsSaidOfDomains() throws {
    try server.control(["noBuild": true])
    let result = try server.run("status")
    #expect(result.status == 0)
    #expect(result.text.contains("No build with the App Clip has been uploaded"))
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
