import ClipsiteTestTools
import ClipsiteText
import ClipsiteVerification
import Foundation
import Testing

@testable import ClipsiteCommandLine
@testable import ClipsiteCommandLineTests

/// `clipsite verify URL`, in a folder without a site.
@Suite(
  .blocking,
  .needs(LiveServer.need))
struct VerifyURLTests {
  private typealias Result = (status: ClipsiteCommandLine.ExitStatus, output: String, error: String)

  private func verify(
    _ server: ScriptedServer, _ more: [String] = [], files: [String: String] = [:]
  ) throws -> Result {
    let folder = try ScenarioFolder()
    defer { folder.remove() }
    for (path, text) in files { try folder.write(path, text) }
    let recorder = TerminalRecorder()
    let status = CommandLineTool.clipsite(codes: []).run(
      ["verify", ScriptedSite.url] + server.options + more, on: recorder.terminal, workingFolder: folder.path)
    return (status, recorder.text(.output), recorder.text(.error))
  }

  /// The findings of a run, apart from information and from a late answer of a busy computer.
  private func findings(of result: Result) throws -> [JSONValue] {
    try SiteToPublish.events(result.output).filter { object in
      object["event"]?.text == "finding" && object["level"]?.text != "information"
        && object["check"]?.text != "V08AssociationTime"
    }
  }

  @Test func aGoodSiteHasNoFindings() throws {
    let server = try ScriptedServer()
    try server.serve(.good)
    let result = try verify(server, ["--format", "json"])
    #expect(try findings(of: result).isEmpty, "\(result.output)")
    #expect(result.status == .success, "\(result.error)")
  }

  /// The rest is on the phone, which no request can see.
  @Test func aGoodSiteLeadsToThePhone() throws {
    let server = try ScriptedServer()
    try server.serve(.good)
    let steps = PhoneSteps.text(for: [DomainReport(domain: "example.com", findings: [], pages: 1)])
    let rest = try #require(steps.firstRange(of: "If the card").map { steps[$0.lowerBound...] })
    #expect(try verify(server).output.hasSuffix("\nThe web side is right.\n\(rest)\n"))
    let alone = try verify(server, ["--no-cdn"]).output
    #expect(alone.contains("but Apple's copy of the AASA file was not compared.\n\(rest)"), "\(alone)")
    #expect(try verify(server, ["--quiet"]).output == "")
    #expect(try !verify(server, ["--format", "json"]).output.contains("phone"))
    var site = ScriptedSite.good
    site.secure[ScriptedSite.aasa] = .init(404)
    try server.serve(site)
    #expect(try !verify(server).output.contains("phone"))
  }

  /// The status of a delay at Apple is one of its own, so that a shell can wait for the copy.
  @Test func anOldCopyIsPending() throws {
    let server = try ScriptedServer()
    var site = ScriptedSite.good
    site.plain[ScriptedSite.apple]?.body = .init(
      #"{"appclips":{"apps":["Q7W2E9R4T1.com.example.Old.Clip"]}}"#.utf8)
    try server.serve(site)
    let result = try verify(server, ["--format", "json"])
    #expect(result.status == .pending)
    let summary = try SiteToPublish.summary(result.output)
    #expect(summary?["status"]?.integer == 6)
    #expect(summary?["result"]?["findings"]?["pending"]?.integer == 1)
  }

  @Test func everyFaultIsFound() throws {
    let server = try ScriptedServer()
    for row in SiteFault.all {
      var site = ScriptedSite.good
      row.change(&site)
      try server.serve(site)
      let result = try verify(server, ["--format", "json"])
      let found = try findings(of: result)
      let names = Set(found.map { "\($0["check"]?.text ?? "") \($0["level"]?.text ?? "")" }).sorted()
      let comment = Comment(rawValue: "\(row.source): \(row.fault): \(result.output)\(result.error)")
      #expect(names == row.finds, comment)
      #expect(
        found.contains { "\($0["message"]?.text ?? "") \($0["fix"]?.text ?? "")".contains(row.words) },
        comment)
      let worst: ClipsiteCommandLine.ExitStatus =
        names.contains { $0.hasSuffix(" error") }
        ? .contentErrors : names.contains { $0.hasSuffix(" pending") } ? .pending : .success
      #expect(result.status == worst, comment)
    }
  }

  @Test func everyErrorHasARemedy() throws {
    let server = try ScriptedServer()
    for row in SiteFault.all where row.finds.contains(where: { $0.hasSuffix(" error") }) {
      var site = ScriptedSite.good
      row.change(&site)
      try server.serve(site)
      let found = try findings(of: verify(server, ["--format", "json"]))
      #expect(found.allSatisfy { $0["level"]?.text != "error" || $0["fix"]?.text != nil }, "\(row.fault)")
    }
  }

  /// A limit is waited for, also one that names a day, and no finding blames something else.
  @Test(arguments: [nil, "1", "86400"]) func aLimitOfRequestsIsSaid(_ time: String?) throws {
    let server = try ScriptedServer()
    var site = ScriptedSite.good
    site.secure[ScriptedSite.page]?.status = 429
    site.secure[ScriptedSite.page]?.fields["Retry-After"] = time
    try server.serve(site)
    let one = try verify(server)
    #expect(one.status == .contentErrors)
    let words = "note: the server limits requests, so clipsite waits, and sends fewer"
    #expect(one.error == "\(words) (first for \(ScriptedSite.url))\n")
    #expect(one.output.components(separatedBy: "429").count == 2, "\(one.output)")
    let fields = time.map { ["Retry-After": $0] } ?? [:]
    for path in site.secure.keys { site.secure[path] = .init(429, fields: fields) }
    site.secure["*"] = site.secure[ScriptedSite.page]
    try server.serve(site)
    let all = try verify(server, ["--format", "json"])
    for finding in try findings(of: all) {
      let text = "\(finding["message"]?.text ?? "") \(finding["fix"]?.text ?? "")"
      #expect(!text.contains("429") || text.contains("limit of requests"), "\(text)")
    }
  }

  /// Night after night, with the same file.
  @Test func onlyWhatDiffersIsPrinted() throws {
    let server = try ScriptedServer()
    let folder = try ScenarioFolder()
    defer { folder.remove() }
    let more = ["--only-changes", "\(folder.path)/last.txt", "--no-cdn"]
    try server.serve(.good)
    let first = try verify(server, more)
    #expect(first.status == .success && first.output == "", "\(first.output)")
    var site = ScriptedSite.good
    site.secure[ScriptedSite.page]?.status = 404
    site.secure[ScriptedSite.assetLinks]?.fields["Content-Type"] = "text/plain"
    try server.serve(site)
    let broken = try verify(server, more)
    #expect(broken.status == .contentErrors)
    #expect(broken.output.contains("  fix: publish it\n"))
    #expect(broken.output.hasSuffix("\n2 new, 0 gone, 0 as before\n"), "\(broken.output)")
    let same = try verify(server, more)
    #expect(same.status == .success && same.output == "", "\(same.output)")
    site.secure[ScriptedSite.page]?.status = 403
    try server.serve(site)
    #expect(try verify(server, more).output.hasSuffix("\n1 new, 1 gone, 1 as before\n"))
    site.secure[ScriptedSite.page]?.status = 404
    try server.serve(site)
    #expect(try verify(server, more).status == .contentErrors)
    site.secure[ScriptedSite.page]?.status = 200
    try server.serve(site)
    let mended = try verify(server, more)
    #expect(mended.status == .success)
    #expect(
      mended.output == """
        gone: example.com: error: \(ScriptedSite.url) answers 404, but it must answer 200 [V13LivePages]
        0 new, 1 gone, 1 as before

        """)
    #expect(try verify(server, more + ["--format", "json"]).status == .success)
    #expect(folder.read("last.txt")?.split(separator: "\n").count == 1)
  }

  @Test func whatTheURLLaunchesIsSaid() throws {
    let server = try ScriptedServer()
    try server.serve(.good)
    let text = try verify(server).output
    #expect(text.contains("[V21Launch]"))
    #expect(
      text.contains(
        "\(ScriptedSite.url) launches the App Clip `com.example.Donuts.Clip` from Banner in Safari"))
    #expect(
      text.contains(
        "is a universal link of `Q7W2E9R4T1.com.example.Donuts`, by the rule {\"/\":\"/stores/*\"}"))
    var site = ScriptedSite.good
    site.replace("/stores/*", with: "/shops/*", in: ScriptedSite.aasa)
    try server.serve(site)
    #expect(try verify(server).output.contains("no rule matches, and the nearest one is `/shops/*`"))
  }

  /// If the site is in the folder, it says what its page shows.
  @Test(arguments: [
    ("clip: {display: banner}", false), ("place: {locality: Bonn}\nclip: {card-page: order}", false),
    ("clip: {display: card}", true),
  ])
  func aBannerThatTheSiteHereAsksForIsNoFinding(line: String, isFound: Bool) throws {
    let server = try ScriptedServer()
    var site = ScriptedSite.good
    site.replace(", app-clip-display=card", with: "", in: ScriptedSite.page)
    try server.serve(site)
    let page = ["Content/stores/1.md": "---\ntitle: One\n\(line)\n---\n"]
    let result = try verify(server, ["--format", "json"], files: SmallSite.files.merging(page) { $1 })
    #expect(try findings(of: result).map { $0["check"]?.text } == (isFound ? ["V18PageAgreement"] : []))
  }

  @Test func anExpectedAppClipIsLookedFor() throws {
    let server = try ScriptedServer()
    try server.serve(.good)
    #expect(try verify(server, ["--clip", ScriptedSite.clip]).status == .success)
    let other = try verify(server, ["--clip", "Q7W2E9R4T1.com.example.Bagels.Clip"])
    #expect(other.status == .contentErrors)
    #expect(
      other.output.contains("`appclips` does not name the App Clip `Q7W2E9R4T1.com.example.Bagels.Clip`"))
    #expect(try verify(server, ["--clip", "com.example.Bagels.Clip"]).status == .usage)
  }

  @Test func aPageThatAnswersAtALaterTryIsInformation() throws {
    let server = try ScriptedServer()
    var site = ScriptedSite.good
    site.secure[ScriptedSite.page]?.before = [503, 429]
    try server.serve(site)
    let result = try verify(server)
    #expect(result.status == .success)
    #expect(result.output.contains("answers only at try 3. Before, it answered 503, then answered 429"))
    site.secure[ScriptedSite.page]?.before = [503, 503, 503]
    try server.serve(site)
    #expect(try verify(server).status == .contentErrors)
  }

  @Test func aPageAfterABrokenConnectionIsInformation() throws {
    let server = try ScriptedServer()
    var site = ScriptedSite.good
    site.secure[ScriptedSite.page]?.before = [0]
    try server.serve(site)
    let result = try verify(server)
    #expect(result.status == .success)
    #expect(result.output.contains("answers only at try 2. Before, it broke off ("))
  }

  @Test func googleMayBeLate() throws {
    let server = try ScriptedServer()
    var site = ScriptedSite.good
    site.plain[ScriptedSite.google] = .init(type: "application/json", #"{"maxAge": "60s"}"#)
    try server.serve(site)
    let result = try verify(server)
    #expect(result.status == .success)
    #expect(result.output.contains("Google's copy for example.com does not name com.example.donuts yet"))
    #expect(try !verify(server, ["--no-cdn"]).output.contains("Google"))
  }

  @Test func aSiteWithoutAnAppClipIsFine() throws {
    let server = try ScriptedServer()
    var site = ScriptedSite.good
    site.replace(#""appclips": {"apps": ["\#(ScriptedSite.clip)"]},"#, with: "", in: ScriptedSite.aasa)
    site.replace("apple-itunes-app", with: "generator", in: ScriptedSite.page)
    site.plain[ScriptedSite.apple] = site.secure[ScriptedSite.aasa]
    try server.serve(site)
    #expect(try verify(server).status == .success)
  }

  /// The header says no more than the tag.
  @Test func aNoindexThatThePageWantsIsSaidOnce() throws {
    let server = try ScriptedServer()
    var site = ScriptedSite.good
    site.secure[ScriptedSite.page]?.fields["X-Robots-Tag"] = "noindex"
    site.replace("<style>", with: #"<meta name="robots" content="noindex"><style>"#, in: ScriptedSite.page)
    try server.serve(site)
    let found = try findings(of: verify(server, ["--format", "json"]))
    #expect(found.compactMap { $0["check"]?.text } == ["V18PageAgreement"])
  }

  @Test func theReportOfJUnitNamesEveryCheck() throws {
    let server = try ScriptedServer()
    var site = ScriptedSite.good
    site.secure[ScriptedSite.page]?.fields["Content-Disposition"] = "attachment"
    try server.serve(site)
    let folder = try ScenarioFolder()
    defer { folder.remove() }
    _ = try verify(server, ["--junit", "\(folder.path)/report.xml"])
    let report = folder.read("report.xml") ?? ""
    #expect(report.contains("<testsuite name=\"example.com\" tests=\"22\" failures=\"1\""))
    #expect(report.contains("name=\"V16AnswerHeaders\"><failure"))
  }
}
