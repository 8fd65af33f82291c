import ClipsiteAppClips
import ClipsiteText
import Foundation
import Testing

@testable import ClipsiteCommandLine

struct ResolveCommandTests {
  private func withSite<T>(_ body: (SiteToPublish) throws -> T) throws -> T {
    let site = try SiteToPublish()
    defer { site.folder.remove() }
    return try body(site)
  }

  private func ask(_ file: String, _ arguments: String) throws -> (
    status: ClipsiteCommandLine.ExitStatus, output: String, error: String
  ) {
    let folder = try ScenarioFolder()
    defer { folder.remove() }
    try folder.write("aasa", file)
    let recorder = TerminalRecorder()
    let words = ["resolve", "--aasa", "aasa"] + arguments.split(separator: " ").map(String.init)
    let status = CommandLineTool.clipsite(codes: []).run(
      words, on: recorder.terminal, workingFolder: folder.path)
    return (status, folder.scrub(recorder.text(.output)), folder.scrub(recorder.text(.error)))
  }

  // MARK: A site

  @Test func programsGetOneObjectForEachURL() throws {
    try withSite { site in
      try site.folder.write(
        "urls.txt", "# printed\r\n\r\n/about\r\n  https://example.com/ \nnothing at all\n")
      let result = site.run("resolve --format json --urls urls.txt /ferry-street")
      #expect(result.status == .success)
      let objects = try SiteToPublish.events(result.output)
      #expect(
        objects.map { $0["input"]?.text } == [
          "/ferry-street", "/about", "https://example.com/", "nothing at all",
        ])
      #expect(objects.allSatisfy { $0["version"]?.integer == 2 && $0["event"]?.text == "resolution" })
      #expect(objects.map { $0["experience"]?["verdict"]?.text } == ["one", "one", "one", "none"])
      #expect(objects[0]["experience"]?["url"]?.text == "https://example.com/ferry-street")
      let links = objects.map { $0["defaultLink"]?.text?.split(separator: "&").dropFirst().joined() }
      #expect(links == ["location=ferry-street%2Findex", "", "location=index", ""])
      #expect(objects[0]["invocations"]?.elements?.count == 9)
      #expect(objects[3]["url"] == .null && objects[3]["problem"]?["message"]?.text != nil)
    }
  }

  @Test func peopleGetAReportOfOneURLAndALineForEachOfSeveral() throws {
    try withSite { site in
      let one = site.run("resolve /ferry-street")
      #expect(one.output.hasPrefix("https://example.com/ferry-street on iPhone with the newest iOS\n"))
      #expect(one.output.split(separator: "\n").count > 10)
      let two = site.run("resolve /ferry-street https://elsewhere.example/")
      #expect(two.output.split(separator: "\n").count == 2)
    }
  }

  @Test func programsAreToldWhatALinkOfApplesIs() throws {
    try withSite { site in
      let clip = try #require(
        try SiteToPublish.events(site.run("resolve --format json /about").output).first?["defaultLink"]?.text
      )
      let result = site.run("resolve --format json \(clip)&table=7 https://appclip.apple.com/x")
      let links = try SiteToPublish.events(result.output).map { $0["appClipLink"] }
      #expect(links.map { $0?["kind"]?.text } == ["ours", "demo"])
      #expect(links[0]?["parameters"] == [["name": "table", "value": "7"]])
      #expect(links[0]?["clip"]?.text.map { clip.hasSuffix($0) } == true)
    }
  }

  @Test func programsGetWarningsAsEventsBeforeAnswers() throws {
    try withSite { site in
      try site.folder.write("Content/odd.md", "---\ntitle: \(String(repeating: "long ", count: 20))\n---\n")
      let result = site.run("resolve --format json /odd")
      #expect(result.status == .success)
      let events = try SiteToPublish.events(result.output)
      #expect(events.map { $0["event"]?.text } == ["diagnostic", "resolution"])
      #expect(events.first?["severity"]?.text == "warning" && result.error.isEmpty)
      #expect(try SiteToPublish.summary(result.output)?["diagnostics"]?["warnings"]?.integer == 1)
      #expect(site.run("resolve /odd").error.contains("warning: "))
      #expect(site.run("resolve --format json --strict /odd").status == .contentErrors)
    }
  }

  @Test func aSiteWithErrorsIsReportedAndAnswersNothing() throws {
    try withSite { site in
      try site.folder.write("Content/odd.md", "---\ntitle: Odd\n---\n[x](gone.md)\n")
      let result = site.run("resolve --format json /odd")
      #expect(result.status == .contentErrors)
      #expect(try SiteToPublish.events(result.output).compactMap { $0["code"]?.text } == ["DeadLink"])
    }
  }

  @Test(arguments: [
    ("resolve", "no URL is given"), ("resolve --ios sixteen /a", "'sixteen' is not a version of iOS"),
    ("resolve --ios 16.3 --device android /a", "--ios does not apply to --device android"),
    ("resolve --aasa - --urls - /a", "cannot both read standard input"),
    ("resolve --device phone /a", "--device"), ("resolve --host nobody /a", "unknown provider"),
  ])
  func argumentsAreChecked(line: String, message: String) throws {
    try withSite { site in
      let result = site.run(line)
      #expect(result.status == .usage && result.output.isEmpty)
      #expect(result.error.contains(message))
    }
  }

  @Test(arguments: ["resolve --urls none.txt", "resolve --aasa none.json /a", "resolve --site none /a"])
  func whatCannotBeReadIsAFault(line: String) throws {
    try withSite { site in
      let result = site.run(line)
      #expect(result.status == .inputOutput && result.output.isEmpty)
      #expect(result.error.contains("cannot read"))
    }
  }

  @Test func hostileURLsWriteNothingToTheTerminal() throws {
    try withSite { site in
      try site.folder.write(
        "urls.txt", "https://example.com/\u{1B}[2J\u{202E}\nhttps://example.com/%1B\n\u{0}\n")
      for format in ["text", "json"] {
        let output = site.run("resolve --urls urls.txt --format \(format)").output
        #expect(output.split(separator: "\n").count == (format == "json" ? 4 : 3))
        #expect(!output.unicodeScalars.contains { $0.value < 0x20 && $0 != "\n" || $0 == "\u{202E}" })
      }
    }
  }

  // MARK: An AASA file alone

  private static let file = """
    {"applinks": {"details": [{"appIDs": ["ABCDE12345.com.example.App"], "components": [
      {"/": "/buy/no", "exclude": true}, {"/": "/buy/*"}]}]},
     "appclips": {"apps": ["ABCDE12345.com.example.App.Clip"]}}
    """

  @Test(
    arguments: [
      ("https://any.example/buy/42", "matched", 1), ("https://other.example/buy/no", "blocked", 0),
      ("https://any.example/sell", "none", nil), ("nonsense", "none", nil),
    ] as [(String, String, Int?)])
  func namesTheDecidingRule(url: String, outcome: String, rule: Int?) throws {
    let result = try ask(Self.file, "--format json \(url)")
    // An argument that is not a URL is a mistake in the command line.
    #expect(result.status == (url == "nonsense" ? .usage : .success) && result.error.isEmpty)
    let object = try #require(try SiteToPublish.events(result.output).first)
    let link = object["universalLink"]
    #expect(link?["outcome"]?.text == (url == "nonsense" ? nil : outcome))
    #expect(link?["rule"]?.integer == rule)
    #expect(link?["detail"]?.integer == rule.map { _ in 0 })
    let apps = link?["appIDs"]?.elements?.compactMap(\.text)
    #expect(apps ?? [] == (rule == nil ? [] : ["ABCDE12345.com.example.App"]))
    #expect(object["appClips"]?.elements?.compactMap(\.text) == ["ABCDE12345.com.example.App.Clip"])
  }

  @Test func anIgnoredFileIsReportedToProgramsWithItsPlace() throws {
    let result = try ask("{\n  \"applinks\": }", "--format json https://any.example/")
    #expect(result.status == .contentErrors)
    let objects = try SiteToPublish.events(result.output)
    #expect(objects.compactMap { $0["code"]?.text } == ["AssociationFileNotJSON"])
    #expect(objects.first?["start"]?["line"]?.integer == 2)
    #expect(objects.first?["start"]?["column"]?.integer == 15)
  }

  @Test(arguments: [
    "", "[]", "null", "\u{0}\u{1}", "-----BEGIN PKCS7-----\nMII", String(repeating: "[", count: 100_000),
    "{}" + String(repeating: " ", count: 200_000),
  ])
  func anIgnoredFileAnswersNothing(file: String) throws {
    let result = try ask(file, "https://any.example/")
    #expect(result.status == .contentErrors && result.output.isEmpty)
    #expect(result.error.hasPrefix("aasa:1:"))
  }

  /// A file with mistakes in single rules or identifiers has an answer all the same.
  @Test func aFileWithMistakesAnswers() throws {
    let file = #"{"applinks": {"details": [{"appIDs": ["App"], "components": [{"?": {"a": 1}}]}]}}"#
    let result = try ask(file, "--format json https://any.example/?b")
    #expect(result.status == .contentErrors)
    let events = try SiteToPublish.events(result.output)
    #expect(events.compactMap { $0["code"]?.text } == ["AppIDInvalid", "UniversalLinkQueryNotText"])
    #expect(events.last?["universalLink"]?["outcome"]?.text == "matched")
    let mixed =
      #"{"applinks": {"details": [{"appID": "Q7W2E9R4T1.a.b", "paths": ["/"], "components": [{"/": "*"}]}]}}"#
    #expect(try ask(mixed, "https://any.example/b").status == .success)
    #expect(try ask(mixed, "--strict https://any.example/b").status == .contentErrors)
  }

  @Test func noSiteIsRead() throws {
    #expect(try ask(Self.file, "--site nowhere https://any.example/buy/1").status == .success)
  }
}
