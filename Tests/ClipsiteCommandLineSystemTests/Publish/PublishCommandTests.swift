import ClipsiteTestTools
import ClipsiteText
import Foundation
import Testing

@testable import ClipsiteCommandLine
@testable import ClipsiteCommandLineTests

@Suite(.blocking) struct PublishCommandTests {
  private let site: SiteToPublish
  private var folder: ScenarioFolder { site.folder }

  init() throws { site = try SiteToPublish() }

  @Test func refusesAnOutputThatIsMissingOrStale() throws {
    defer { folder.remove() }
    let missing = site.run("publish")
    #expect(missing.status == .refused)
    #expect(missing.error.contains("Run 'clipsite build'"))
    #expect(site.run("build").status == .success)
    try folder.write("Content/about.md", "---\ntitle: Changed\n---\n")
    let stale = site.run("publish")
    #expect(stale.status == .refused)
    #expect(stale.error.hasPrefix("error: Output is not what the site would build now without drafts: "))
    #expect(!folder.has("www"))
  }

  @Test func refusesASiteWithErrors() throws {
    defer { folder.remove() }
    #expect(site.run("build").status == .success)
    try folder.write("Content/about.md", "---\ntitel: Misspelt\n---\n")
    let result = site.run("publish")
    #expect(result.status == .refused)
    #expect(result.error.contains("[UnknownKey]"))
    #expect(!folder.has("www"))
  }

  @Test func draftsAreNeverPublished() throws {
    defer { folder.remove() }
    try folder.write("Content/secret.md", "---\ntitle: Secret\ndraft: true\n---\n")
    #expect(site.run("build --drafts").status == .success)
    #expect(site.run("publish").status == .refused)
    #expect(site.run("publish --drafts").status == .usage)
    #expect(!folder.has("www"))
  }

  @Test func aDryRunShowsThePlanAndDoesNothing() throws {
    defer { folder.remove() }
    #expect(site.run("build").status == .success)
    let text = site.run("publish --dry-run")
    #expect(text.status == .success)
    #expect(text.output.contains("  + example.com/robots.txt  (site-wide: not there yet)\n"))
    let plan = try SiteToPublish.events(site.run("publish --dry-run --format json").output)
    #expect(plan.allSatisfy { $0["version"]?.integer == 2 })
    let counts = try #require(plan.last)
    #expect(counts["event"]?.text == "plan")
    #expect(counts["new"]?.integer == plan.count - 1)
    #expect(
      plan.dropLast().allSatisfy { $0["action"]?.text == "new" && $0["reason"]?.text == "not there yet" })
    #expect(!folder.has("www"))
  }

  @Test func namesFilesOfNoKnownType() throws {
    defer { folder.remove() }
    try folder.write("Content/data.xyz", "1")
    let configuration = try #require(folder.read("Content/site.yml"))
    try folder.write("Content/site.yml", configuration + "assets: [data.xyz]\n")
    #expect(site.run("build").status == .success)
    let remark =
      "  1 of no known type are sent as application/octet-stream, example.com/data.xyz among them\n"
    #expect(site.run("publish --dry-run").output.hasSuffix(remark))
  }

  @Test func publishesWhatDiffersAndNothingTwice() throws {
    defer { folder.remove() }
    #expect(site.run("build").status == .success)
    let first = site.run("publish")
    #expect(first.status == .success)
    #expect(folder.read("www/current/example.com/robots.txt") == folder.read("Output/example.com/robots.txt"))
    #expect(folder.has("www/current/example.com/.well-known/apple-app-site-association"))
    #expect(site.run("publish").output.hasSuffix("Nothing to publish.\n"))
    try folder.write("Content/about.md", "---\ntitle: Changed\n---\n")
    #expect(site.run("build").status == .success)
    let output = site.run("publish --format json").output
    let changes = try SiteToPublish.events(output)
    #expect(changes.first { $0["key"]?.text == "example.com/about.html" }?["action"]?.text == "content")
    #expect(try SiteToPublish.summary(output)?["result"]?["isComplete"]?.bool == true)
    #expect(folder.read("www/current/example.com/about.html")?.contains("Changed") == true)
  }

  @Test func goesBackARelease() throws {
    defer { folder.remove() }
    #expect(site.run("build").status == .success)
    #expect(site.run("publish --rollback").status == .inputOutput)
    #expect(site.run("publish").status == .success)
    #expect(site.run("publish --rollback").status == .inputOutput)
    try folder.write("Content/about.md", "---\ntitle: Changed\n---\n")
    #expect(site.run("build").status == .success)
    #expect(site.run("publish").status == .success)
    // Nothing else of the site has to be right.
    try folder.write("Content/broken.md", "---\ntitel: Misspelt\n---\n")
    let back = site.run("publish --rollback")
    try FileManager.default.removeItem(atPath: "\(folder.path)/Content/broken.md")
    #expect(back.status == .success)
    #expect(back.output.hasPrefix("www: release 1 again\n  0 new, "))
    #expect(back.output.contains("Published: ") && !back.output.contains("clipsite verify"))
    #expect(site.run("publish --rollback-to 1").output.hasSuffix("Nothing to publish.\n"))
    #expect(folder.read("www/current/example.com/about.html")?.contains("Changed") == false)
    // The site is unchanged, so publishing brings the newer state back.
    #expect(site.run("publish").status == .success)
    #expect(folder.read("www/current/example.com/about.html")?.contains("Changed") == true)
  }

  @Test func aDryRunGoesBackNowhere() throws {
    defer { folder.remove() }
    for text in ["One", "Two", "Three"] {
      try folder.write("Content/about.md", "---\ntitle: \(text)\n---\n")
      #expect(site.run("build").status == .success)
      #expect(site.run("publish").status == .success)
    }
    let link = "\(folder.path)/www/current"
    let before = try FileManager.default.subpathsOfDirectory(atPath: folder.path).sorted()
    for (option, release) in [("--rollback", 2), ("--rollback-to 1", 1)] {
      for line in ["publish \(option) --dry-run", "publish --quiet --dry-run \(option)"] {
        let output = site.run(line).output
        #expect(output.hasPrefix("www: release \(release) again\n  ~ example.com/"), "\(output)")
        #expect(output.contains("  ~ example.com/about.html  (page: changed)\n"), "\(output)")
      }
      let events = try SiteToPublish.events(site.run("publish \(option) --dry-run --format json").output)
      #expect(events.last?["release"]?.integer == release)
    }
    #expect(site.run("publish --rollback-to 3 --dry-run").output.contains("  0 new, 0 changed"))
    #expect(site.run("publish --rollback-to 7 --dry-run").status == .inputOutput)
    let both = site.run("publish --releases --rollback")
    #expect(both.status == .usage)
    #expect(both.error.hasPrefix("error: '--releases' and '--rollback' exclude each other."))
    #expect(try FileManager.default.destinationOfSymbolicLink(atPath: link) == "releases/000003")
    #expect(try FileManager.default.subpathsOfDirectory(atPath: folder.path).sorted() == before)
    #expect(site.run("publish --rollback").output.hasPrefix("www: release 2 again\n"))
  }

  @Test func releasesAreListedAndChosen() throws {
    defer { folder.remove() }
    #expect(site.run("build").status == .success)
    #expect(site.run("publish").status == .success)
    try folder.write("Content/about.md", "---\ntitle: Changed\n---\n")
    #expect(site.run("build").status == .success)
    #expect(site.run("publish").status == .success)
    #expect(site.run("publish --rollback").status == .success)
    for (number, seconds) in [(1, 1_792_000_000), (2, 1_792_086_400), (3, 1_792_090_000)] {
      try FileManager.default.setAttributes(
        [.modificationDate: Date(timeIntervalSince1970: TimeInterval(seconds))],
        ofItemAtPath: "\(folder.path)/www/releases/00000\(number).json")
    }
    #expect(
      site.run("publish --releases").output == """
          3  2026-10-15 18:46 UTC  release 1 again  served
          2  2026-10-15 17:46 UTC  rolled back
          1  2026-10-14 17:46 UTC

        """)
    let lines = try SiteToPublish.events(site.run("publish --releases --format json").output)
    #expect(lines.map { $0["release"]?.integer } == [3, 2, 1])
    #expect(lines.map { $0["origin"]?.integer } == [1, 2, 1])
    #expect(lines.map { $0["isServed"]?.bool } == [true, false, false])
    #expect(lines.last?["date"]?.text == "2026-10-14T17:46:40Z")
    let back = try SiteToPublish.events(site.run("publish --rollback-to 2 --format json").output)
    #expect(back.last?["release"]?.integer == 2)
    #expect(folder.read("www/current/example.com/about.html")?.contains("Changed") == true)
    #expect(site.run("publish --rollback-to 7").status == .inputOutput)
  }

  @Test func programsAreToldWhyNothingIsPublished() throws {
    defer { folder.remove() }
    try site.publish(to: "{to: \"s3://clips\", endpoint: \"http://127.0.0.1:1\"}")
    let stale = try SiteToPublish.events(site.run("publish --format json").output)
    #expect(stale.map { $0["event"]?.text } == ["failure"])
    #expect(site.run("build").status == .success)
    // There is no key, which is refused like a wrong one. The program is a process here, because another one
    // could find a key of this computer.
    let alone = [
      "HOME": folder.path, "AWS_EC2_METADATA_DISABLED": "true", "AWS_ACCESS_KEY_ID": "", "AWS_PROFILE": "",
    ]
    let denied = try BuiltProgram(in: folder.path, environment: alone).run(
      "publish --format json", keepsErrors: false)
    #expect(denied.status == 5)
    let lines = try SiteToPublish.events(denied.text)
    #expect(lines.map { $0["event"]?.text } == ["failure"])
    #expect(lines.first?["message"]?.text?.hasPrefix("there are no credentials") == true)
    let summary = try SiteToPublish.summary(denied.text)
    #expect(summary?["status"]?.integer == 5 && summary?["result"] == .null)
  }

  @Test func aFolderServesWhatItDidUntilTheEnd() throws {
    defer { folder.remove() }
    #expect(site.run("build").status == .success)
    try folder.write("www/releases", "")
    let result = site.run("publish")
    #expect(result.status == .inputOutput)
    #expect(result.error.contains("Visitors still get what was published before. Run the command again"))
  }

  @Test func theCommandOfAfterGetsWhatChanged() throws {
    defer { folder.remove() }
    try site.publish(to: "{to: www, after: \"cat >changed; [ ! -e broken ]\"}")
    #expect(site.run("build").status == .success)
    #expect(site.run("publish").status == .success)
    let all = try #require(folder.read("changed")).split(separator: "\n")
    let expected = [
      "example.com/", "example.com/.well-known/apple-app-site-association", "example.com/about",
      "example.com/about.html", "example.com/index.html",
    ]
    #expect(Set(expected).isSubset(of: all.map(String.init)), "\(all)")
    try FileManager.default.removeItem(atPath: "\(folder.path)/changed")
    #expect(site.run("publish").output.hasSuffix("Nothing to publish.\n"))
    #expect(!folder.has("changed"))
    let about = try #require(folder.read("Content/about.md"))
    try folder.write("Content/about.md", about + "\nMore.\n")
    #expect(site.run("build").status == .success)
    try folder.write("broken", "")
    let failed = site.run("publish")
    #expect(failed.status == .contentErrors)
    let words = "error: the command of 'after' ended with status 1, but the site is published\n"
    #expect(failed.error.hasPrefix(words))
    let changed = try #require(folder.read("changed"))
    #expect(changed.contains("example.com/about\nexample.com/about.html\n"))
    #expect(!changed.contains("well-known"))
    #expect(!folder.has(".clipsite-stage"))
  }

  @Test func bucketsKeepNoReleases() throws {
    defer { folder.remove() }
    try site.publish(to: "{to: \"s3://clips\"}")
    let result = site.run("publish --rollback")
    #expect(result.status == .usage)
    #expect(result.error.contains("keeps no releases"))
    try folder.write("Content/site.yml", "name: Nothing else\n")
    #expect(site.run("publish --rollback").status == .refused)
  }

  @Test func guardsComeBeforeTheFirstByte() throws {
    defer { folder.remove() }
    let about = try #require(folder.read("Content/about.md"))
    try site.addShortURL()
    #expect(site.run("build").status == .success)
    #expect(site.run("publish").status == .success)
    try folder.write("Content/about.md", about)
    let configuration = try #require(folder.read("Content/site.yml"))
    try folder.write(
      "Content/site.yml",
      configuration.replacing("Donuts.Clip", with: "Donuts.Other.Clip").replacing(
        ", go.example.com", with: ""))
    #expect(site.run("build").status == .success)
    let refused = site.run("publish --max-delete 1")
    #expect(refused.status == .refused)
    #expect(refused.error.contains("go.example.com would lose its apple-app-site-association file"))
    #expect(refused.error.contains("would lose appclips: ABCDE12345.com.example.Donuts.Clip"))
    #expect(refused.error.contains("the limit is 1"))
    #expect(!folder.has("www/releases/000002"))
    #expect(site.run("publish --dry-run").status == .refused)
    let allowed = site.run(
      "publish --allow-aasa-removal go.example.com --allow-aasa-removal example.com")
    #expect(allowed.status == .success)
    #expect(!folder.has("www/current/go.example.com/.well-known/apple-app-site-association"))
  }

  @Test func aRollbackIsGuardedLikeAnyOtherRun() throws {
    defer { folder.remove() }
    try site.publish(to: "{to: {example.com: www, go.example.com: go}}")
    #expect(site.run("build").status == .success)
    #expect(site.run("publish").status == .success)
    try site.addShortURL()
    #expect(site.run("build").status == .success)
    #expect(site.run("publish").status == .success)
    try folder.write(
      "Content/site.yml",
      #require(folder.read("Content/site.yml")).replacing("Donuts.Clip", with: "Donuts.New"))
    #expect(site.run("build").status == .success)
    let removal = "--allow-aasa-removal example.com --allow-aasa-removal go.example.com"
    #expect(site.run("publish \(removal)").status == .success)
    try folder.write("www/current/.well-known/acme", "token")
    let refused = site.run("publish --rollback")
    #expect(refused.status == .refused)
    #expect(refused.error.contains("would lose appclips: ABCDE12345.com.example.Donuts.New"))
    let plan = site.run("publish --rollback --dry-run \(removal)")
    #expect(plan.status == .success)
    #expect(plan.output.contains("  = .well-known/acme  (kept: clipsite did not publish it)\n"))
    #expect(site.run("publish --rollback \(removal)").status == .success)
    #expect(folder.read("www/current/.well-known/acme") == "token")
    // The first release was one without the second domain, whose folder stays as it is.
    let releases = site.run("publish --releases").output
    let lines = releases.split(separator: "\n").map { $0.hasSuffix("  without 'go'") }
    #expect(lines == [false, false, false, true])
    let first = site.run("publish --rollback-to 1 --dry-run \(removal)")
    #expect(first.output.contains("www: release 1 again\n"))
    #expect(first.output.contains("go: release 2 again\n  0 new, 0 changed, "))
    let association = "www/releases/000003/.well-known/apple-app-site-association"
    try FileManager.default.removeItem(atPath: "\(folder.path)/\(association)")
    let damaged = site.run("publish --rollback-to 3 \(removal)")
    #expect(damaged.status == .refused)
    #expect(damaged.error.contains("such as '.well-known/apple-app-site-association'"))
    #expect(folder.has("www/current/.well-known/apple-app-site-association"))
  }

  @Test(arguments: [
    ("publish prodution", "error: site.yml has no target 'prodution'. Did you mean 'production'?\n"),
    ("publish x", "error: site.yml has no target 'x'. It has production\n"),
    ("publish --rollback x", "error: site.yml has no target 'x'. It has production\n"),
  ])
  func namesOfTargetsAreChecked(_ line: String, message: String) throws {
    defer { folder.remove() }
    #expect(site.run("build").status == .success)
    let result = site.run(line)
    #expect(result.status == .usage)
    #expect(result.error == message)
  }

  @Test(arguments: ["Output/x", "Content", "Templates/../Content/y"])
  func neverPublishesIntoTheSite(_ place: String) throws {
    defer { folder.remove() }
    try site.publish(to: "{to: \(place)}")
    #expect(site.run("build").status == .success)
    #expect(site.run("publish").status == .usage)
  }

  @Test func eachDomainMayHaveAPlaceOfItsOwn() throws {
    defer { folder.remove() }
    try site.publish(to: "{to: {example.com: www, go.example.com: go}}")
    try site.addShortURL()
    #expect(site.run("build").status == .success)
    #expect(site.run("publish").status == .success)
    #expect(folder.has("www/current/robots.txt"))
    #expect(folder.has("go/current/a.html"))
    #expect(!folder.has("www/current/a.html"))
  }
}
