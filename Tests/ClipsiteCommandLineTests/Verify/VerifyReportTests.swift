import ClipsiteTestTools
import ClipsiteText
import ClipsiteVerification
import Foundation
import Testing

@testable import ClipsiteCommandLine

struct VerifyCommandTests {
  @Test(.needs(LoadedLibrary.curl)) func aServerThatIsNotThereIsAFinding() throws {
    let site = try SiteToPublish()
    defer { site.folder.remove() }
    #expect(site.run("build").status == .success)
    let result = site.run("verify --no-cdn --resolve example.com:443:127.0.0.1:1 --format json")
    #expect(result.status == .contentErrors)
    let objects = try SiteToPublish.events(result.output)
    #expect(objects.compactMap { $0["check"]?.text } == ["V03AssociationStatus"])
    #expect(objects.last?["event"]?.text == "domain")
    #expect(objects.last?["pages"]?.integer == 0)
    #expect(objects.allSatisfy { $0["version"]?.integer == 2 && $0["domain"]?.text == "example.com" })
  }

  @Test(arguments: [
    ("verify example", "error: the site has no domain 'example'. Did you mean 'example.com'?\n"),
    (
      "verify example.com example.org",
      "error: 'example.com' is not a URL. Name URLs, or domains of the site, but not both\n"
    ),
    (
      "verify --resolve example.com:443",
      "error: 'example.com:443' is not HOST:PORT:ADDRESS, as in example.com:443:192.0.2.7\n"
    ), ("verify --cdn example.com", "error: 'example.com' is not a URL that begins with https://\n"),
  ])
  func argumentsAreChecked(_ line: String, message: String) throws {
    let site = try SiteToPublish()
    defer { site.folder.remove() }
    #expect(site.run("build").status == .success)
    let result = site.run(line)
    #expect(result.status == .usage)
    #expect(result.error == message)
  }

  /// A person who types a URL as Safari shows it means that page, also in the folder of another site.
  @Test(
    .needs(LoadedLibrary.curl),
    arguments: ["example.org", "example.org/", "https://example.org/", "EXAMPLE.org"])
  func whatIsNoDomainOfTheSiteIsAURL(_ word: String) throws {
    let site = try SiteToPublish()
    defer { site.folder.remove() }
    let result = site.run("verify \(word) --no-cdn --resolve example.org:443:127.0.0.1:1 --format json")
    #expect(result.status == .contentErrors)
    let objects = try SiteToPublish.events(result.output)
    #expect(objects.last?["domain"]?.text == "example.org")
  }

  @Test func aDomainOfTheSiteIsComparedWithOutput() throws {
    let site = try SiteToPublish()
    defer { site.folder.remove() }
    for word in ["example.com", "Example.com"] {
      #expect(site.run("verify \(word)").error.contains("is not what the site would build now"))
    }
  }

  @Test func aFileOfCertificatesHasToBeThere() throws {
    let site = try SiteToPublish()
    defer { site.folder.remove() }
    let result = site.run("verify --ca-file none.pem")
    #expect(result.status == .inputOutput)
    let fix = "  fix: name another path, or correct this one\n"
    #expect(result.error == "error: cannot read 'none.pem': No such file or directory\n" + fix)
  }

  @Test func anOutputThatIsStaleIsNotComparedWith() throws {
    let site = try SiteToPublish()
    defer { site.folder.remove() }
    let result = site.run("verify")
    #expect(result.status == .contentErrors)
    #expect(result.error.hasPrefix("error: Output is not what the site would build now without drafts: "))
    #expect(result.error.hasSuffix(". Run 'clipsite build'\n"))
    let named = site.run("verify --site Content")
    #expect(named.error.hasSuffix(". Run 'clipsite build --site Content'\n"))
    // The same output for the same provider, or the next run finds the same difference.
    let other = site.run("verify --provider nginx -o other")
    #expect(
      other.error.hasSuffix(". Run 'clipsite build --output other --provider nginx'\n"), "\(other.error)")
  }
}

#if canImport(FoundationXML)
  import FoundationXML
#endif

struct VerifyReportTests {
  private static func report(_ levels: [LiveLevel]) -> DomainReport {
    let codes = LiveCheck.all.map(\.code)
    let severities: [LiveLevel: Severity] = [.error: .error, .warning: .warning]
    let findings = levels.enumerated().map { index, level in
      Diagnostic(
        level == .pending ? .v12AppleCopy : codes[index % codes.count],
        at: SourceRange("https://example.com/"),
        "it is <\"\(level)\"> & \u{1}bad", fix: level == .error ? "mend it" : nil,
        severity: severities[level] ?? .note)
    }
    return DomainReport(domain: "example.com", findings: findings, pages: 1)
  }

  @Test(
    arguments: [
      ([], false, .success), ([.information], true, .success), ([.warning], false, .success),
      ([.warning], true, .contentErrors), ([.pending], true, .pending),
      ([.warning, .pending], false, .pending),
      ([.pending, .error], false, .contentErrors),
    ] as [([LiveLevel], Bool, ClipsiteCommandLine.ExitStatus)])
  func theGravestFindingDecides(
    _ levels: [LiveLevel], isStrict: Bool, status: ClipsiteCommandLine.ExitStatus
  ) {
    let good = DomainReport(domain: "go.example.com", findings: [], pages: 0)
    #expect(VerifyReport([good, Self.report(levels)], isStrict: isStrict).status == status)
  }

  @Test func textNamesDomainLevelCheckAndFix() {
    let report = VerifyReport([Self.report([.error, .information])], isStrict: false)
    let first = """
      example.com: error: it is <"error"> & \\u{01}bad [V01DomainAddresses]
        fix: mend it

      """
    #expect(report.text(isQuiet: true) == first)
    #expect(
      report.text(isQuiet: false) == first
        + "example.com: information: it is <\"information\"> & \\u{01}bad [V02SecureConnection]\n"
        + "example.com: 1 error. 22 checks, 1 page\n")
  }

  @Test func whatIsAllWellSaysSo() {
    let report = VerifyReport(
      [DomainReport(domain: "example.com", findings: [], pages: 1200)], isStrict: false)
    #expect(report.text(isQuiet: false) == "example.com: all is well. 22 checks, 1,200 pages\n")
  }

  private static func finding(
    _ message: String, at url: String, _ severity: Severity = .warning
  ) -> Diagnostic {
    Diagnostic(.v16AnswerHeaders, at: SourceRange(url), message, fix: "mend \(url)", severity: severity)
  }

  @Test func noCheckFillsTheScreen() {
    let findings = (0..<25).map { Self.finding("it has \($0) mistakes", at: "https://example.com/") }
    let report = DomainReport(domain: "example.com", findings: findings, pages: 1)
    let lines = VerifyReport([report], isStrict: false).text(isQuiet: false).split(separator: "\n")
    #expect(lines.count == 2 * 20 + 2)
    #expect(lines[40] == "example.com: and 5 more [V16AnswerHeaders]")
  }

  @Test func quietShowsWhatFailsTheRun() {
    let report = Self.report([.error, .warning, .pending, .information])
    func lines(isStrict: Bool) -> Int {
      let text = VerifyReport([report], isStrict: isStrict).text(isQuiet: true)
      return text.split(separator: "\n").count { $0.hasPrefix("example.com: ") }
    }
    #expect(lines(isStrict: false) == 1)
    #expect(lines(isStrict: true) == 2)
    let annotated = VerifyReport([report], isStrict: false).diagnostics(isQuiet: true).diagnostics
    #expect(annotated.map(\.level) == [.error])
  }

  /// Quiet or not, nobody wonders why a run did not end with 0.
  @Test func quietShowsADelayThatDecidesTheStatus() {
    let report = VerifyReport([Self.report([.warning, .pending, .information])], isStrict: false)
    #expect(report.status == .pending)
    let lines = report.text(isQuiet: true).split(separator: "\n").filter { $0.hasPrefix("example.com: ") }
    #expect(lines.map { $0.hasPrefix("example.com: pending: ") } == [true])
  }

  @Test func theSameFindingTwiceAtOneURLNamesItOnce() {
    let finding = Self.finding("it has a wrong fingerprint", at: "https://example.com/")
    let report = DomainReport(domain: "example.com", findings: [finding, finding], pages: 1)
    #expect(!VerifyReport([report], isStrict: false).text(isQuiet: false).contains("also"))
  }

  /// Mistakes of one file at two of its lines are two.
  @Test func linesOfOneFileAreNotLeftOut() {
    let findings = (3...4).map {
      Self.finding("in https://example.com/a, line \($0), it is", at: "https://example.com/a")
    }
    let report = DomainReport(domain: "example.com", findings: findings, pages: 1)
    let text = VerifyReport([report], isStrict: false).text(isQuiet: false)
    #expect(text.contains("line 3") && text.contains("line 4"))
  }

  /// An error behind 25 warnings would not be seen.
  @Test func noWarningHidesAnError() {
    var findings = (0..<25).map { Self.finding("it has \($0) mistakes", at: "https://example.com/") }
    findings.append(Self.finding("it is broken", at: "https://example.com/", .error))
    let report = DomainReport(domain: "example.com", findings: findings, pages: 1)
    let text = VerifyReport([report], isStrict: false).text(isQuiet: false)
    #expect(text.hasPrefix("example.com: error: it is broken [V16AnswerHeaders]\n"))
    #expect(text.contains("example.com: and 6 more [V16AnswerHeaders]"))
  }

  @Test func equalFindingsAreOne() {
    let urls = (1...28).map { "https://example.com/stores/\($0)" }
    var findings = urls.map { Self.finding("\($0) has a header", at: $0) }
    findings.insert(Self.finding("\(urls[1]) has no header", at: urls[1]), at: 2)
    findings.append(Self.finding("\(urls[0]) has a header", at: urls[0], .error))
    let report = VerifyReport(
      [DomainReport(domain: "example.com", findings: findings, pages: 28)], isStrict: false)
    #expect(
      report.text(isQuiet: false) == """
        example.com: error: https://example.com/stores/1 has a header [V16AnswerHeaders]
          fix: mend https://example.com/stores/1
        example.com: warning: https://example.com/stores/1 has a header [V16AnswerHeaders]
          also: `https://example.com/stores/2`, `https://example.com/stores/3`, and 25 more
          fix: mend https://example.com/stores/1
        example.com: warning: https://example.com/stores/2 has no header [V16AnswerHeaders]
          fix: mend https://example.com/stores/2
        example.com: 1 error, 29 warnings. 22 checks, 28 pages

        """)
    #expect(report.events.count == 31)
  }

  @Test func jsonHasAllOfIt() throws {
    let objects = VerifyReport([Self.report([.error, .warning])], isStrict: false).events.map { $0.json }
    #expect(objects.map { $0["event"]?.text } == ["finding", "finding", "domain"])
    #expect(objects[0]["fix"]?.text == "mend it")
    #expect(objects[1]["fix"] == .null)
    #expect(objects[2]["findings"]?["error"]?.integer == 1)
    #expect(objects[2]["findings"]?["pending"]?.integer == 0)
  }

  @Test func jUnitHasACaseForEachCheckOfEachDomain() throws {
    let reports = [
      Self.report([.error, .pending, .warning]), DomainReport(domain: "b.example", findings: [], pages: 0),
    ]
    let reader = JUnitReader(JUnitReport(reports, isStrict: false).text)
    #expect(reader.isWellFormed)
    let strict = JUnitReader(JUnitReport(reports, isStrict: true).text)
    #expect(strict.attributes["failures"] == ["2", "0"])
    #expect(reader.elements["testsuite"] == 2)
    #expect(reader.elements["testcase"] == 2 * LiveCheck.all.count)
    #expect(reader.elements["failure"] == 1)
    #expect(reader.elements["skipped"] == 1)
    #expect(reader.elements["system-out"] == 1)
    #expect(reader.attributes["failures"] == ["1", "0"])
    #expect(reader.attributes["skipped"] == ["1", "0"])
    #expect(reader.text.contains("error: it is <\"error\"> & \\u{01}bad. Fix: mend it"))
  }
}

/// Reads a report with a parser of XML.
private final class JUnitReader: NSObject, XMLParserDelegate {
  private(set) var isWellFormed = false
  private(set) var elements: [String: Int] = [:]
  private(set) var attributes: [String: [String]] = [:]
  private(set) var text = ""

  init(_ report: String) {
    super.init()
    let parser = XMLParser(data: Data(report.utf8))
    parser.delegate = self
    isWellFormed = parser.parse()
  }

  func parser(
    _ parser: XMLParser, didStartElement name: String, namespaceURI: String?, qualifiedName: String?,
    attributes fields: [String: String] = [:]
  ) {
    elements[name, default: 0] += 1
    guard name == "testsuite" else { return }
    for (key, value) in fields { attributes[key, default: []].append(value) }
  }

  func parser(_ parser: XMLParser, foundCharacters string: String) { text += string }
}
