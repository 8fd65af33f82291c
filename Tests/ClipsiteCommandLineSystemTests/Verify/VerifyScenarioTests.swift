import ClipsiteTestTools
import ClipsiteText
import Testing

@testable import ClipsiteCommandLine
@testable import ClipsiteCommandLineTests

/// The command against a server that is broken in one way.
@Suite(
  .blocking,
  .needs(LiveServer.need))
struct VerifyScenarioTests {
  private func expect(
    _ scenario: String, _ certificate: TestCertificates.Kind = .good, _ options: String = "",
    finds expected: [String],
    _ status: ClipsiteCommandLine.ExitStatus, sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let site = try SiteToVerify(scenario, certificate: certificate)
    defer { site.site.folder.remove() }
    // One page is enough where the fault is on none.
    let isOfPages = expected == [] || ["page", "picture"].contains { scenario.hasPrefix($0) }
    let result = try site.findings(options + (isOfPages ? "" : " --sample 1"))
    #expect(result.found == expected, sourceLocation: sourceLocation)
    #expect(result.status == status, sourceLocation: sourceLocation)
  }

  @Test(arguments: [
    "ok", "search", "association-gzip", "association-gzip-always", "association-chunked", "page-gzip",
    "page-busy", "page-reset", "site-limited",
  ])
  func aGoodSitePasses(_ scenario: String) throws { try expect(scenario, finds: [], .success) }

  @Test(arguments: [
    ("association-same-host", ["V03AssociationStatus error"]),
    ("association-elsewhere", ["V03AssociationStatus error"]),
    ("association-missing", ["V03AssociationStatus error"]),
    ("association-reset", ["V03AssociationStatus error"]),
    ("association-bot-403", ["V03AssociationStatus error", "V04AssociationForEveryone error"]),
    ("association-challenge", ["V04AssociationForEveryone error"]),
    ("association-agents", ["V04AssociationForEveryone error"]),
    ("association-html", ["V05AssociationType error"]),
    ("association-too-large", ["V06AssociationContent error", "V07AssociationDrift error"]),
    ("association-largest", ["V06AssociationContent warning", "V07AssociationDrift error"]),
    ("association-bom", ["V06AssociationContent error", "V07AssociationDrift error"]),
    ("association-duplicates", ["V06AssociationContent error", "V07AssociationDrift error"]),
    ("association-lost", ["V06AssociationContent error", "V07AssociationDrift error"]),
    ("association-gzip-other", ["V14TransportExtras error"]),
    ("association-gzip-cut", ["V14TransportExtras error"]), ("page-gzip-end", ["V13LivePages error"]),
    ("sitemap-gzip-cut", ["V14TransportExtras error"]),
    ("page-redirect", ["V13LivePages error"]), ("page-missing", ["V13LivePages error"]),
    ("page-type", ["V13LivePages error"]), ("page-untagged", ["V13LivePages error"]),
    ("picture-missing", ["V13LivePages error"]), ("picture-type", ["V13LivePages error"]),
    ("picture-other", ["V13LivePages error"]), ("picture-cut", ["V13LivePages error"]),
    ("page-image-folder", ["V13LivePages error"]), ("page-canonical", ["V13LivePages error"]),
    ("page-attachment", ["V16AnswerHeaders error"]),
    ("page-policy", ["V17PagePolicy error"]), ("page-down", ["V13LivePages error"]),
    ("page-later", ["V13LivePages error"]), ("site-home", ["V15UnknownPaths error"]),
    ("association-gzip-name", ["V14TransportExtras error"]), ("page-half", ["V13LivePages error"]),
    ("page-gzip-cut", ["V13LivePages error"]), ("page-gzip-name", ["V13LivePages error"]),
    ("page-refresh", ["V16AnswerHeaders error"]), ("page-link", ["V16AnswerHeaders error"]),
    ("assetlinks-missing", ["V19AssetLinks error"]), ("assetlinks-other", ["V19AssetLinks error"]),
  ])
  func whatBreaksAppClipsIsAnError(_ scenario: String, finds: [String]) throws {
    try expect(scenario, finds: finds, .contentErrors)
  }

  @Test(arguments: [
    ("association-octets", "V05AssociationType warning"),
    ("association-no-type", "V05AssociationType warning"),
    ("association-cookie", "V11AssociationCaching warning"),
    ("association-cached", "V11AssociationCaching warning"), ("robots-closed", "V09RobotsRules warning"),
    ("root-other", "V10AssociationElsewhere warning"), ("page-rewritten", "V13LivePages warning"),
    ("twin-missing", "V10AssociationElsewhere warning"), ("page-gzip-other", "V13LivePages warning"),
    ("page-shared", "V13LivePages warning"), ("picture-webp", "V13LivePages warning"),
    ("association-reset-once", "V03AssociationStatus warning"),
    ("page-noindex", "V16AnswerHeaders warning"), ("page-charset", "V16AnswerHeaders warning"),
    ("sitemap-old", "V20Sitemap warning"), ("sitemap-missing", "V20Sitemap warning"),
    ("search-old", "V22SearchIndex warning"), ("search-missing", "V22SearchIndex warning"),
  ])
  func whatDoesNotIsAWarning(_ scenario: String, finds: String) throws {
    try expect(scenario, finds: [finds], .success)
  }

  @Test(arguments: [
    ("robots-closed", "V09RobotsRules warning"), ("association-reset-once", "V03AssociationStatus warning"),
  ])
  func aWarningIsAnErrorForWhoIsStrict(_ scenario: String, finds: String) throws {
    try expect(scenario, .good, "--strict", finds: [finds], .contentErrors)
  }

  @Test(arguments: ["association-hang", "association-stall", "association-drip"])
  func nobodyWaitsForEver(_ scenario: String) throws {
    let site = try SiteToVerify(scenario)
    defer { site.site.folder.remove() }
    // A busy computer may need as long for other answers, too.
    let result = try site.findings("--timeout 3 --sample 0")
    #expect(result.found.contains("V08AssociationTime error"))
    #expect(result.status == .contentErrors)
  }

  @Test(arguments: [TestCertificates.Kind.expired, .selfSigned, .wrongHost, .nameless])
  func badCertificatesAreErrors(_ kind: TestCertificates.Kind) throws {
    try expect("ok", kind, finds: ["V02SecureConnection error"], .contentErrors)
  }

  @Test func aCertificateThatEndsSoonIsAWarning() throws {
    try expect("ok", .ending, finds: ["V02SecureConnection warning"], .success)
  }

  @Test func oldTLSIsAnError() throws {
    try expect("old-tls", finds: ["V02SecureConnection error"], .contentErrors)
  }

  @Test(arguments: ["apple-old", "apple-none", "apple-refused"])
  func whatAppleHasNotReadYetIsPending(_ scenario: String) throws {
    try expect(scenario, finds: ["V12AppleCopy pending"], .pending)
  }

  @Test func nobodyAsksAppleWhoDoesNotWantTo() throws {
    try expect("apple-old", .good, "--no-cdn", finds: [], .success)
  }

  @Test(arguments: [("short-temporary", "redirect permanently"), ("short-forgetful", "loses its query")])
  func shortURLsRedirectForEverAndKeepTheirQuery(_ scenario: String, words: String) throws {
    let site = try SiteToVerify(scenario, hasShortURL: true)
    defer { site.site.folder.remove() }
    let result = site.verify()
    #expect(result.output.contains(words) && result.status == .success)
  }

  @Test(arguments: [("ok", []), ("short-redirect", []), ("short-elsewhere", ["V13LivePages"])])
  func domainsOfShortURLsAreTestedToo(_ scenario: String, finds: [String]) throws {
    let site = try SiteToVerify(scenario, hasShortURL: true)
    defer { site.site.folder.remove() }
    let objects = try SiteToPublish.events(site.verify("--format json").output)
    let domains = objects.filter { $0["event"]?.text == "domain" }
    #expect(domains.compactMap { $0["domain"]?.text } == ["example.com", "go.example.com"])
    #expect(domains.compactMap { $0["pages"]?.integer } == [6, 1])
    let errors = objects.filter { $0["level"]?.text == "error" }
    #expect(errors.compactMap { $0["check"]?.text } == finds)
    #expect(errors.allSatisfy { $0["domain"]?.text == "go.example.com" })
    let one = try SiteToPublish.events(site.verify("--format json --sample 2 example.com").output)
    #expect(one.compactMap { $0["pages"]?.integer } == [2])
  }

  @Test func theReportOfJUnitIsWritten() throws {
    let site = try SiteToVerify("robots-closed")
    defer { site.site.folder.remove() }
    let result = site.verify("--junit report.xml --quiet --strict")
    #expect(result.status == .contentErrors)
    let report = site.site.folder.read("report.xml")
    #expect(report?.contains("<testsuite name=\"example.com\" tests=\"22\" failures=\"1\"") == true)
    #expect(result.output.split(separator: "\n").count { $0.contains("[V09RobotsRules]") } == 3)
  }
}
