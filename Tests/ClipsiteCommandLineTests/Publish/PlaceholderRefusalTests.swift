import ClipsiteContent
import ClipsitePublishing
import ClipsiteRendering
import ClipsiteSystem
import ClipsiteText
import Testing

@testable import ClipsiteCommandLine

/// A new site is for trying things out, and is not sent to the world.
struct PlaceholderRefusalTests {
  private static let elsewhere = "{to: \"s3://clips\", endpoint: \"https://s3.example.com\"}"

  /// Returns what stands against publishing, with the configuration of a site as a test changes it.
  private func refusal(
    target: String, _ environment: [String: String] = [:], _ change: (String) -> String = { $0 }
  ) throws -> PublishRefusal? {
    let site = try SiteToPublish(target: target)
    defer { site.folder.remove() }
    try site.folder.write(
      "Content/site.yml", change(site.configuration) + "publish: {production: \(target)}\n")
    let folder = SiteFolder(site.folder.path)
    let built = try #require(try SiteBuilder(folder).compare(with: folder.output()).value)
    return try PublishRefusal.placeholders(
      of: built, at: built.targets[0], environment: Environment(environment))
  }

  @Test func aStoreElsewhereGetsNoPlaceholders() throws {
    let site = try SiteToPublish(target: Self.elsewhere)
    defer { site.folder.remove() }
    #expect(site.run("build").status == .success)
    for line in ["publish", "publish --dry-run", "publish --quiet"] {
      let result = site.run(line)
      #expect(result.status == .refused)
      #expect(
        result.error.hasPrefix(
          """
          error: the site still has placeholders, which belong to nobody: in Content/site.yml, `domains` \
          (`example.com`), `app.team-id` (`ABCDE12345`), `app.bundle-id` (`com.example.Donuts`), \
          `app.clip-bundle-id` (`com.example.Donuts.Clip`), `app.app-store-id` (`1234567890`), \
          `extra` (`https://example.com/about`). Write your own \
          values there, or if that is meant, publish with '--allow-placeholders'

          """), "\(result.error)")
      #expect(result.output == "")
    }
    let events = try SiteToPublish.events(site.run("publish --format json").output)
    #expect(events.map { $0["event"]?.text } == ["failure"])
    #expect(events.first?["fix"]?.text?.hasPrefix("write your own values there") == true)
  }

  @Test(arguments: [
    "{to: www}", "{command: ./carry.sh}", "{to: \"s3://clips\", endpoint: \"http://127.0.0.1:9000\"}",
    "{to: \"s3://clips\", endpoint: \"http://localhost:9000\"}",
  ])
  func whatIsForTryingThingsOutGetsThem(target: String) throws { #expect(try refusal(target: target) == nil) }

  /// The environment can name the store, and stands behind `site.yml`.
  @Test func theStoreOfTheEnvironmentCounts() throws {
    let local = ["AWS_ENDPOINT_URL_S3": "http://127.0.0.1:9000"]
    #expect(try refusal(target: "{to: \"s3://clips\"}", local) == nil)
    #expect(try refusal(target: Self.elsewhere, local) != nil)
    #expect(try refusal(target: "{to: \"s3://clips\"}") != nil)
  }

  private static func owned(_ configuration: String, domains: String) -> String {
    configuration.replacing("com.example.", with: "shop.ferry.").replacing("ABCDE12345", with: "A1B2C3D4E5")
      .replacing("1234567890", with: "6400000001")
      .replacing("domains: [example.com]", with: "domains: \(domains)")
      .replacing("https://example.com/", with: "https://ferry-street-donuts.shop/")
      .replacing("layout: single-domain", with: "layout: multi-domain")
  }

  @Test func ownValuesMayGoAnywhere() throws {
    #expect(
      try refusal(target: Self.elsewhere) { Self.owned($0, domains: "[ferry-street-donuts.shop]") } == nil)
  }

  /// A domain that only a folder gets is tried out beside the real one.
  @Test func onlyTheDomainsOfABucketCount() throws {
    let domains = "[ferry-street-donuts.shop, donuts.test]"
    let apart = "{to: {ferry-street-donuts.shop: \"s3://clips\", donuts.test: www}}"
    #expect(try refusal(target: apart) { Self.owned($0, domains: domains) } == nil)
    let refusal = try refusal(target: Self.elsewhere) { Self.owned($0, domains: domains) }
    #expect(refusal?.message.hasSuffix("Content/site.yml, `domains` (`donuts.test`)") == true)
  }

  /// Nobody types an option that changes nothing.
  @Test func theOptionIsOfPublishAlone() throws {
    let site = try SiteToPublish()
    defer { site.folder.remove() }
    #expect(site.run("build").status == .success)
    #expect(site.run("publish --allow-placeholders").status == .success)
    #expect(site.run("build --allow-placeholders").status == .usage)
  }
}

struct CheckCommandTests {
  /// A new site is right, also for continuous integration.
  @Test func theStarterHasANoteAndPasses() throws {
    let site = try SiteToPublish()
    defer { site.folder.remove() }
    let result = site.run("check --strict")
    #expect(result.status == .success)
    #expect(
      result.error.contains("Content/site.yml:15:11: note: the site still has placeholders: "),
      "\(result.error)")
    #expect(result.error.split(separator: "\n").count { $0.hasSuffix("[PlaceholderValues]") } == 1)
    #expect(!site.run("build --strict").error.contains("PlaceholderValues"))
    let events = try SiteToPublish.events(site.run("check --format json").output)
    #expect(events.map { $0["code"]?.text } == ["PlaceholderValues"])
    #expect(events.first?["severity"]?.text == "note")
  }

  @Test func quietLeavesNotesOut() throws {
    let site = try SiteToPublish()
    defer { site.folder.remove() }
    #expect(site.run("check --quiet").error == "")
  }
}
