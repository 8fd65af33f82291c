import ClipsiteSystem
import ClipsiteTestTools
import ClipsiteText
import Foundation
import Testing

@testable import ClipsiteAppStoreConnect

/// The program against a server that keeps the rules of the API.
@Suite(
  .blocking,
  .needs(AppStoreServer.need))
struct PushCommandTests {
  private let server: AppStoreServer

  private static let links = [
    "https://example.com/", "https://example.com/ferry-street", "https://example.com/ferry-street/market",
    "https://example.com/ferry-street/mission", "https://example.com/m",
  ]
  private static let mission = """
    ---
    title: Mission Street
    clip: {title: Mission Donuts, action: view, map-action: RESTAURANT_ORDER_FOOD}
    place: {locality: San Francisco, latitude: 37.75874, longitude: -122.41892}
    ---

    """

  init() throws {
    server = try AppStoreServer()
    try server.control(["patience": 1])
  }

  private func push(_ options: String = "", status: Int32 = 0) throws -> String {
    let result = try server.run("push \(options)")
    #expect(result.status == status, "\(result.text)")
    return result.text
  }

  private func objects(_ line: String) throws -> [JSONValue] {
    let text = try server.program.run(
      "experiences \(line) --endpoint \(server.url) --format json", keepsErrors: false
    ).text
    return try text.split(separator: "\n").map { try JSONParser.parse(Array($0.utf8)).value }
  }

  @Test func theFirstPushRegistersEverythingAndTheSecondNothing() throws {
    let text = try push()
    #expect(text.contains("Done: 5 registered, 0 changed, 0 deactivated.\n"))
    let state = try server.state()
    #expect(state.links == Self.links)
    #expect(state.completeImages == 5)
    let market = try #require(state.active.first { $0["link"]?.text == Self.links[2] })
    #expect(market["place"]?["mainAddress"]?["structuredAddress"]?["postalCode"]?.text == "94105")
    #expect(market["businessCategory"]?.text == "FOOD_AND_DRINK")
    #expect(try push().contains("0 to register, 0 to change, 0 to deactivate, 5 the same"))
    #expect(try server.state().writes == [])
  }

  @Test func longListsComeInPages() throws {
    _ = try push()
    _ = try server.state()
    try server.control(["pageSize": 2])
    #expect(try push().contains("5 the same"))
    #expect(try server.state().writes == [])
    try server.control(["nextHost": "https://example.org"])
    #expect(try push(status: 1).contains("is not its own address"))
  }

  @Test func onlyWhatDiffersIsChanged() throws {
    _ = try push()
    _ = try server.state()
    try server.write(Self.mission, to: "Content/ferry-street/mission.md")
    let plan = try objects("plan")
    let change = try #require(plan.first { $0["action"]?.text == "update" })
    #expect(change["changes"] == ["action", "place"])
    #expect(
      try push("--dry-run").contains(
        "~ \(Self.links[3])  (action: “OPEN” → “VIEW”, place: mapAction none → “RESTAURANT_ORDER_FOOD”)"))
    _ = try server.state()
    #expect(plan.last?["result"]?["unchanged"]?.integer == 4)
    #expect(try push().contains("Done: 0 registered, 1 changed, 0 deactivated."))
    let state = try server.state()
    #expect(state.writes.count == 1)
    let mission = try #require(state.active.first { $0["link"]?.text == Self.links[3] })
    #expect(
      mission["action"]?.text == "VIEW" && mission["place"]?["mapAction"]?.text == "RESTAURANT_ORDER_FOOD")
    #expect(try push().contains("5 the same"))
  }

  @Test func aChangedPlaceKeepsWhatAppleAdded() throws {
    try server.control(["rewritesPlaces": true])
    _ = try push()
    try server.control(["rewritesPlaces": false])
    let market = "Content/ferry-street/market.md"
    let text = try String(contentsOfFile: "\(server.folder)/\(market)", encoding: .utf8)
    try server.write(text.replacing(/phone: .*/, with: "phone: \"+1 415 555 0199\""), to: market)
    #expect(
      try push("--dry-run").contains(/\(place: number “\+1[0-9]+” → “\+14155550199”\)\n/))
    _ = try push()
    let place = try #require(
      try server.state().active.first { $0["link"]?.text == Self.links[2] }?["place"])
    #expect(place["placeId"]?.text == "P1")
    #expect(place["names"]?.elements?.count == 2)
    #expect(place["phoneNumber"]?["number"]?.text == "+14155550199")
    #expect(try push().contains("5 the same"))
  }

  @Test func placesThatAppleRewritesConverge() throws {
    try server.control(["rewritesPlaces": true])
    let market = "Content/ferry-street/market.md"
    let text = try String(contentsOfFile: "\(server.folder)/\(market)", encoding: .utf8)
    try server.write(text.replacing("1 Market St\n", with: "1 Market Street\n"), to: market)
    _ = try push()
    let place = try #require(
      try server.state().active.first { $0["link"]?.text == Self.links[2] }?["place"])
    #expect(place["mainAddress"]?["structuredAddress"]?["streetAddress"] == ["1 Market St"])
    #expect(place["names"]?.elements?.count == 2)
    let other = try server.program.run("experiences export", keepsErrors: false).text
    #expect(other.contains("1 Market Street"))
    #expect(try push().contains("5 the same"))
    #expect(try server.state().writes == [])
    try server.write(Self.mission, to: "Content/ferry-street/mission.md")
    #expect(try push().contains("1 changed"))
    #expect(try push().contains("5 the same"))
  }

  @Test func aShortURLRepeatsNoPlace() throws {
    _ = try push()
    let active = try server.state().active
    #expect(active.filter { $0["place"] != nil }.compactMap { $0["link"]?.text } == Array(Self.links[2...3]))
  }

  @Test func anotherURLIsAnotherExperience() throws {
    _ = try push()
    _ = try server.state()
    try server.write(
      Self.mission.replacing("title: Mission Street", with: "title: Mission Street\nslug: valencia"),
      to: "Content/ferry-street/mission.md")
    #expect(try push().contains("1 no longer needed. '--allow-removal' deactivates what is."))
    #expect(try server.state().links.count == 6)
    #expect(
      try push("--allow-removal --dry-run").contains("- \(Self.links[3])  (no page of the site needs it)"))
    #expect(try server.state().writes == [])
    #expect(try push("--allow-removal").contains("Done: 0 registered, 0 changed, 1 deactivated.\n"))
    let links = try server.state().links
    #expect(links.contains("https://example.com/ferry-street/valencia") && !links.contains(Self.links[3]))
    #expect(try push("--allow-removal").contains("5 the same"))
  }

  // MARK: Parts of a plan

  @Test func aCanaryIsPushedAloneAndTheRestLater() throws {
    #expect(
      try push("--only /ferry-street --limit 1").contains("1 registered, 0 changed, 0 deactivated. 4 more"))
    #expect(try server.state().links == [Self.links[1]])
    #expect(try push("--only ferry-street/market.md").contains("2 registered"))
    #expect(try server.state().links == [Self.links[1], Self.links[2], Self.links[4]])
    #expect(try push("--only /nowhere", status: 64).contains("at or below '/nowhere'"))
    let hint = "at or below 'mission'. Did you mean 'https://example.com/ferry-street/mission'?"
    #expect(try push("--only mission", status: 64).contains(hint))
    // A URL that somebody did not mean could never be changed.
    for path in ["mision", "/other/mission", "."] {
      #expect(try !push("--only \(path)", status: 64).contains("Did you mean"))
    }
    #expect(try server.state().writes == [])
    let limited = try push("--limit 1")
    #expect(limited.contains("1 more change is left for another run."))
    #expect(limited.contains("+ \(Self.links[0])  (not registered yet)\n"))
    #expect(try push().contains("Done: 1 registered"))
    #expect(try server.state().links == Self.links)
  }

  @Test(arguments: [
    ("/ferry-street/mark", 0), ("https://example.com/ferry-street", 3), ("Content/ferry-street/", 4),
    ("index.md", 1), ("/", 5), ("./ferry-street/index.md", 1), ("Content", 5), ("market.md", 0),
    ("treet/market.md", 0), ("ferry-street/market.md", 2), ("mission", 0),
  ])
  func pathsSelectWholeComponents(_ path: String, count: Int) throws {
    let result = try server.run("push --dry-run --only \(path)")
    #expect(result.status == (count == 0 ? 64 : 0))
    #expect(result.text.split(separator: "\n").count { $0.hasPrefix("+ ") } == count, "\(result.text)")
  }

  @Test func anAbsolutePathIsOneOfAFile() throws {
    let text = try push("--dry-run --only \(server.folder)/Content/ferry-street/mission.md")
    #expect(text.contains("1 to register,"), "\(text)")
    #expect(try push("--dry-run --only x", status: 64).contains("at or below 'x'"))
  }

  @Test func aPathOfSeveralDomainsIsAmbiguous() throws {
    let path = "\(server.folder)/Content/ferry-street/market.md"
    let text = try String(contentsOfFile: path, encoding: .utf8)
    try server.write(
      text.replacing("aliases: [/m]", with: "aliases: [/m, \"https://go.example.com/m\"]"),
      to: "Content/ferry-street/market.md")
    let site = try String(contentsOfFile: "\(server.folder)/Content/site.yml", encoding: .utf8)
    try server.write(
      site.replacing("[example.com]", with: "[example.com, go.example.com]"), to: "Content/site.yml")
    #expect(
      try push("--dry-run --only /m", status: 64).contains(
        "'/m' is a path of example.com and go.example.com. Add the domain, as in 'https://example.com/m'"))
    #expect(try push("--dry-run --only https://go.example.com/m").contains("1 to register,"))
  }

  @Test func aPartIsNotComplete() throws {
    let result = try objects("push --limit 1").last?["result"]
    #expect(result?["isComplete"]?.bool == false && result?["leftOut"]?.integer == 4)
  }

  @Test(arguments: ["plan --save", "plan --save-plan", "import --dry-run --save"])
  func aFileOfTheSiteIsNeverOverwritten(_ line: String) throws {
    let before = FileManager.default.contents(atPath: "\(server.folder)/Content/index.md")
    let result = try server.run("\(line) Content/index.md")
    #expect(result.status == 64 && result.text.contains("that clipsite did not write"), "\(result.text)")
    #expect(FileManager.default.contents(atPath: "\(server.folder)/Content/index.md") == before)
    for _ in 0..<2 { #expect(try server.run("\(line) saved.json").status == 0) }
  }

  /// The page is for readers, and the rest of the chain is registered.
  @Test func aPageInALanguageWithoutCardsStopsNoOther() throws {
    try server.write(
      "---\ntitle: Reykjavik\nlanguage: is\nplace: {latitude: 64.1, longitude: -21.9}\n---\n",
      to: "Content/ferry-street/is.md")
    let text = try push()
    #expect(
      text.contains("warning: the page has no App Clip experience, because App Store Connect does"), "\(text)"
    )
    #expect(try server.state().links == Self.links)
  }

  /// The images of the steps that are left out are not uploaded twice.
  @Test func aPartForgetsNoImageOfTheOthers() throws {
    try server.control(["killAt": 14])
    let killed = try server.run("push") { try server.control(["pid": .number(String($0))]) }
    #expect(killed.isKilled)
    try server.control(["killAt": 0])
    _ = try push("--only /m")
    _ = try push()
    let state = try server.state()
    #expect(state.links == Self.links && state.completeImages == 5)
    #expect(state.value["images"]?.integer == 5)
  }

  @Test func aSavedPlanIsCarriedOutAsItIs() throws {
    _ = try server.run("plan --only /ferry-street --save-plan plan.json")
    try server.write(
      "---\ntitle: New\nplace: {locality: San Francisco}\n---\n", to: "Content/ferry-street/new.md")
    let text = try push("plan.json")
    #expect(text.contains("Done: 3 registered, 0 changed, 0 deactivated. 3 more changes are left"))
    #expect(try server.state().links == Array(Self.links[1...3]))
    // What is done is not stale.
    #expect(try push("plan.json").contains("Done: 0 registered"))
    #expect(try server.state().writes == [])
    #expect(try push("plan.json --limit 1", status: 64).contains("carried out as it is"))
    #expect(try push("Content", status: 64).contains("is a folder, not a plan. '--site' names the site"))
    #expect(try push("Content/site.yml", status: 64).contains("is not a plan that"))
  }

  @Test func aStalePlanChangesNothing() throws {
    _ = try server.run("plan --save-plan plan.json")
    try server.write(Self.mission, to: "Content/ferry-street/mission.md")
    let text = try push("plan.json", status: 3)
    #expect(text.contains("the plan 'plan.json' is stale") && text.contains(Self.links[3]), "\(text)")
    #expect(try server.state().writes == [])
    _ = try server.run("plan --save-plan plan.json")
    #expect(try push("plan.json").contains("Done: 5 registered"))
    // Somebody else changes what the plan was about to change.
    try server.write(
      Self.mission.replacing("action: view", with: "action: play"), to: "Content/ferry-street/mission.md")
    _ = try server.run("plan --save-plan plan.json")
    try server.write(Self.mission, to: "Content/ferry-street/mission.md")
    #expect(try push("plan.json", status: 3).contains("is stale"))
    _ = try server.state()
    try server.write("---\ntitle: Gone\ndraft: true\n---\n", to: "Content/ferry-street/mission.md")
    #expect(try push("plan.json --allow-removal", status: 3).contains("is stale"))
    #expect(try server.state().writes == [])
  }

  @Test func aSavedPlanIsFinishedAfterAKill() throws {
    _ = try server.run("plan --save-plan plan.json")
    try server.control(["killAt": 22])
    let killed = try server.run("push plan.json") { try server.control(["pid": .number(String($0))]) }
    #expect(killed.isKilled)
    try server.control(["killAt": 0])
    #expect(try push("plan.json").contains("Done: "))
    let state = try server.state()
    #expect(state.links == Self.links && state.completeImages == 5)
  }

  @Test func manyRemovalsAreRefused() throws {
    let old = (0..<11).map { number -> JSONValue in
      [
        "type": "appClipAdvancedExperiences", "id": .string("OLD\(number)"),
        "attributes": ["link": .string("https://example.com/old-\(number)"), "status": "RECEIVED"],
        "relationships": ["headerImage": ["data": ["type": "x", "id": "x"]], "localizations": ["data": []]],
      ]
    }
    try server.control(["registered": .array(old)])
    #expect(
      try push("--allow-removal", status: 3).contains(
        "11 experiences would be deactivated for good, but the limit is 10"))
    #expect(try server.state().writes == [])
    #expect(try push("--allow-removal --max-removal 11").contains("5 registered, 0 changed, 11 deactivated"))
    #expect(try server.state().links == Self.links)
  }

  @Test func aDryRunWritesNothing() throws {
    let text = try push("--dry-run")
    #expect(text.contains("+ https://example.com/m  (not registered yet)\n"))
    #expect(try server.state().writes == [])
  }

  @Test func aRefusedExperienceHoldsUpNoOther() throws {
    try server.control([
      "faults": [
        [
          "method": "POST", "path": "/v1/appClipAdvancedExperiences", "status": 409, "times": 1,
          "code": "STATE_ERROR",
        ]
      ]
    ])
    let text = try push("--allow-removal", status: 1)
    #expect(
      text.contains("error: https://example.com/: App Store Connect answers 409: STATE_ERROR: as asked\n"))
    #expect(text.contains("Not finished: 4 registered"))
    // Its picture is there already.
    _ = try server.state()
    #expect(try push().contains("Done: 1 registered"))
    #expect(try server.state().writes == ["POST /v1/appClipAdvancedExperiences"])
    #expect(try server.state().completeImages == 5)
  }

  /// One waits for the other, because both would upload the same images.
  @Test func aSecondPushOfTheSiteIsRefused() throws {
    try FileManager.default.createDirectory(
      atPath: "\(server.folder)/\(UploadJournal.folderName)", withIntermediateDirectories: true)
    do {
      let lock = try FolderLock("\(server.folder)/\(UploadJournal.folderName)")
      defer { _ = lock }
      let text = try push(status: 3)
      #expect(text.contains("error: another push of this site is under way") && text.contains("wait for it"))
      #expect(try server.state().log == [])
      #expect(try push("--dry-run").contains("5 to register"))
    }
    #expect(try push("--limit 1").contains("Done: 1 registered"))
    #expect(!FileManager.default.fileExists(atPath: "\(server.folder)/\(UploadJournal.folderName)"))
  }

  /// Another computer has no lock.
  @Test func aRefusalNamesTheOtherPush() throws {
    try server.control([
      "faults": [
        [
          "method": "POST", "path": "/v1/appClipAdvancedExperiences", "status": 409, "times": 9,
          "code": "ENTITY_ERROR.ATTRIBUTE.INVALID.DUPLICATE",
        ]
      ]
    ])
    let text = try push(status: 1)
    #expect(
      text.contains("App Store Connect also refuses what another push or a person changed in the meantime."),
      "\(text)")
  }

  @Test func aQuietPlanPrintsNothing() throws {
    for line in ["plan --quiet", "push --dry-run --quiet", "push --limit 1 --quiet"] {
      let result = try server.run(line)
      #expect(result.status == 0 && result.text.isEmpty, "\(line): \(result.text)")
    }
    #expect(try server.run("plan --quiet --exit-code").status == 2)
  }

  @Test func anAnswerThatIsLostMakesNoSecondExperience() throws {
    try server.control(["lost": "POST /v1/appClipAdvancedExperiences"])
    #expect(try push(status: 1).contains("Not finished: 4 registered"))
    #expect(try server.state().links == Self.links)
    #expect(try push().contains("5 the same"))
    #expect(try server.state().writes == [])
  }

  @Test func aPictureThatFailsIsReservedAnew() throws {
    try server.control(["badImages": 1])
    #expect(try push().contains("Done: 5 registered"))
    #expect(try server.state().value["images"]?.integer == 6)
  }

  @Test func aPictureThatFailsAgainIsReported() throws {
    try server.control(["badImages": 99])
    let text = try push(status: 1)
    #expect(text.contains("refuses the header image 'Content/donut.jpg', also when it is sent again: The "))
    #expect(text.contains("image is not good. Export the image again, and push"))
    #expect(try server.state().links == [])
  }

  @Test func partsThatDoNotMakeUpTheFileAreNotSent() throws {
    try server.control(["gap": 1])
    #expect(
      try push(status: 1).contains("asks for parts of 'Content/donut.jpg' that do not make up the file"))
    #expect(try server.state().log.filter { $0.hasPrefix("PUT") } == [])
  }

  @Test func whoIsNotAllowedIsToldAtOnce() throws {
    try server.control(["issuer": "another"])
    let text = try push(status: 5)
    #expect(text.contains("Look at the key, its issuer, and the clock of this computer"))
    #expect(try server.state().writes == [])
  }

  @Test func secretsAreNeverPrinted() throws {
    for line in ["push --format json", "status", "plan"] {
      let text = try server.run(line).text
      #expect(!text.contains("PRIVATE KEY") && !text.contains("Bearer") && !text.contains("eyJ"))
    }
  }

  /// Whatever request a run dies at, the next one finishes, and no picture is made twice.
  @Test(arguments: [1, 2, 3, 4, 5, 6, 9, 14, 22, 24, 27, 30, 32])
  func aKilledRunIsFinishedByTheNext(_ request: Int) throws {
    try server.control(["killAt": .number(String(request))])
    let killed = try server.run("push") { try server.control(["pid": .number(String($0))]) }
    #expect(killed.isKilled, "\(killed.text)")
    try server.control(["killAt": 0])
    #expect(try push().contains("Done: "))
    let state = try server.state()
    #expect(state.links == Self.links)
    #expect(state.completeImages == 5)
    #expect(try push().contains("5 the same"))
    #expect(try server.state().writes == [])
  }

  /// The server asks for a wait of minutes, which is shown, and a signal ends it.
  @Test(arguments: [(2, Int32(130)), (15, Int32(143))])
  func aWaitIsShownAndCanBeStopped(_ signal: Int, status: Int32) throws {
    try server.control([
      "faults": [
        [
          "method": "GET", "path": "/v1/clips.*|/v1/appClips.*", "status": 429, "times": 9,
          "headers": ["Retry-After": "200"],
        ]
      ], "killAt": 2, "signal": .number(String(signal)),
    ])
    let stopped = try server.run("push") { try server.control(["pid": .number(String($0))]) }
    #expect(stopped.status == status && !stopped.isKilled, "\(stopped.text)")
    #expect(stopped.text.contains("App Store Connect answers 429: TEST: as asked. Waiting 200 seconds"))
    #expect(stopped.text.contains("Stopped. Nothing was changed."))
    #expect(try server.state().log.count == 2)
  }

  /// A server that asks for more than a run without `--wait` would give.
  @Test func aRunThatWaitsCanBeStoppedAndGoesOn() throws {
    try server.control([
      "faults": [
        [
          "method": "POST", "path": "/v1/appClipAdvancedExperiences", "status": 429, "times": 1,
          "headers": ["Retry-After": "400"],
        ]
      ], "killAt": 8, "signal": 2,
    ])
    let stopped = try server.run("push --wait 6h") { try server.control(["pid": .number(String($0))]) }
    #expect(stopped.status == 130 && !stopped.isKilled, "\(stopped.text)")
    #expect(stopped.text.contains("answers 429: TEST: as asked. Waiting 400 seconds"))
    #expect(stopped.text.contains("Not finished: 0 registered"))
    try server.control(["killAt": 0])
    #expect(try push("--wait 6h").contains("Done: 5 registered"))
    let state = try server.state()
    #expect(state.links == Self.links && state.completeImages == 5)
  }

  @Test(arguments: ["soon", "0m", "+5m"]) func aWaitIsATime(_ text: String) throws {
    #expect(try push("--wait \(text)", status: 64).contains("'\(text)'"))
    #expect(try server.state().log == [])
  }

  /// The minute is over before the run, but not before its next request.
  @Test func aRunFollowsTheQuota() throws {
    try server.control(["remaining": 8])
    let text = try push("--wait 6h")
    #expect(text.contains("App Store Connect accepts no more requests this second. Waiting 1 second before"))
    #expect(text.contains("Done: 5 registered"))
    #expect(try server.state().value["excess"]?.integer == 0)
  }

  /// The next request would be refused.
  @Test func aRunThatDoesNotWaitSendsNothingWithoutQuota() throws {
    try server.control(["hourlyRest": 0])
    let text = try push(status: 1)
    #expect(
      text.contains("App Store Connect accepts no more requests this hour. Run the command again later"))
    #expect(try server.state().log.count == 1)
    try server.control(["hourlyRest": 9])
    #expect(try push().contains("Done: 5 registered"))
  }

  @Test func experiencesOfOtherDomainsStay() throws {
    let old = ["https://example.com/old", "https://example.org/x", "https://example.net/y"].enumerated().map {
      number, link -> JSONValue in
      [
        "type": "appClipAdvancedExperiences", "id": .string("OLD\(number)"),
        "attributes": ["link": .string(link), "status": "RECEIVED"],
        "relationships": ["headerImage": ["data": ["type": "x", "id": "x"]], "localizations": ["data": []]],
      ]
    }
    try server.control(["registered": .array(old)])
    let plan = try push("--dry-run")
    #expect(plan.contains("- https://example.com/old  (no page of the site needs it)"))
    #expect(
      plan.contains("  https://example.org/x  (left alone: the site does not have the domain 'example.org'."))
    #expect(try push("--allow-removal").contains("1 deactivated"))
    let links = try server.state().links
    #expect(links.contains("https://example.org/x") && links.contains("https://example.net/y"))
    #expect(try push("--allow-removal --removal-domain example.org").contains("1 deactivated"))
    #expect(try server.state().links == (Self.links + ["https://example.net/y"]).sorted())
  }

  @Test func programsAreToldOfRefusedCredentials() throws {
    try server.control(["issuer": "another"])
    let events = try objects("push")
    #expect(events.map { $0["event"]?.text } == ["failure", "summary"])
    #expect(events.last?["status"]?.integer == 5)
    #expect(events.first?["message"]?.text?.contains("Look at the key") == true)
  }

  /// Ctrl-C lets the program finish what is under way.
  @Test func aStoppedRunIsFinishedByTheNext() throws {
    try server.control(["killAt": 6, "signal": 2])
    let stopped = try server.run("push") { try server.control(["pid": .number(String($0))]) }
    #expect(stopped.status == 130 && !stopped.isKilled, "\(stopped.text)")
    #expect(stopped.text.contains("Not finished: 0 registered, 0 changed, 0 deactivated."))
    try server.control(["killAt": 0])
    #expect(try server.state().completeImages == 1)
    #expect(try push().contains("Done: 5 registered"))
    #expect(try server.state().completeImages == 5)
  }
}
