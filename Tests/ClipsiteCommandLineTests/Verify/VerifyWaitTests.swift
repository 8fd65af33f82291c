import ClipsiteNetwork
import ClipsiteText
import Testing

@testable import ClipsiteCommandLine
@testable import ClipsiteVerification

struct VerifyWaitTests {
  private typealias Status = ClipsiteCommandLine.ExitStatus

  static let file = #"{"appclips":{"apps":["ABCDE12345.com.example.Donuts.Clip"]}}"#
  private static let old = #"{"appclips":{"apps":["ABCDE12345.com.example.Old.Clip"]}}"#

  static func copy(_ body: String, of domain: String = "example.com") -> AppleCopy? {
    var observation = DomainObservation(domain, built: nil)
    observation.outcomes = [
      .association(.appleBot): .success(HTTPAnswer(200, body: Array(file.utf8))),
      .appleCopy: .success(HTTPAnswer(200, body: Array(body.utf8))),
    ]
    return AppleCopy(observation, VerificationRules(now: 1_800_000_000))
  }

  static func report(_ copy: AppleCopy?, _ findings: [Diagnostic] = []) -> DomainReport {
    DomainReport(domain: copy?.domain ?? "example.com", findings: findings, pages: 1).replacing(copy)
  }

  /// Runs a wait of two hours whose clock only sleeping moves.
  private func wait(
    _ words: [String] = [], _ reports: [DomainReport], equalAfter minute: Int? = nil, stopsAt stop: Int? = nil
  ) throws -> (report: VerifyReport, output: String, error: String) {
    let recorder = TerminalRecorder()
    let tool = CommandLineTool.clipsite(codes: [])
    let command = VerifyCommand.command
    guard case .run(let arguments) = try ArgumentParser.parse(words, for: command, workingFolder: "") else {
      throw Stop()
    }
    let lines = OutputLines(of: command, words, on: recorder.terminal)
    let context = try CommandContext(arguments, of: tool, on: recorder.terminal, lines)
    var now = Duration.zero
    let clock = AppleCopyWait.Clock(now: { now }) { time in
      now = time
      return stop.map { now < .seconds($0 * 60) } ?? true
    }
    let wait = VerifyWait(context: context, limit: .seconds(7200), verifier: Verifier(.init(.init(now: 0))))
    let strict = words.contains("--strict")
    let report = wait.report(
      after: VerifyReport(reports, isStrict: strict), clock, stopStatus: { .interrupted }
    ) { domains in
      let isEqual = minute.map { now >= .seconds($0 * 60) } ?? false
      return domains.compactMap { Self.copy(isEqual ? Self.file : Self.old, of: $0) }
    }
    return (report, recorder.text(.output), recorder.text(.error))
  }

  private struct Stop: Error {}

  @Test func aCopyThatBecomesTheFileIsSuccess() throws {
    let result = try wait([], [Self.report(Self.copy(Self.old))], equalAfter: 60)
    #expect(result.report.status == .success)
    #expect(
      result.output == """
        Waiting up to 2 hours for Apple's copy of example.com. Ctrl-C stops.
        example.com: after 1 hour 15 minutes: Apple's CDN has the file that the domain serves

        """)
    #expect(result.error == "")
    #expect(result.report.text(isQuiet: false).hasPrefix("example.com: all is well"))
  }

  @Test func theEndOfTheTimeIsPending() throws {
    let other = Self.copy(Self.file, of: "go.example.com")
    let result = try wait([], [Self.report(Self.copy(Self.old)), Self.report(other)])
    #expect(result.report.status == .pending)
    #expect(
      result.error
        == "No other look at Apple's copy of example.com fits into 2 hours. It may still be an older file.\n")
  }

  @Test func aStopHasTheStatusOfItsSignal() throws {
    let result = try wait([], [Self.report(Self.copy(Self.old))], stopsAt: 20)
    #expect(result.report.status == .interrupted)
    #expect(result.error == "")
  }

  @Test func quietPrintsNothing() throws {
    for minute in [60, nil] {
      let result = try wait(["--quiet"], [Self.report(Self.copy(Self.old))], equalAfter: minute)
      #expect(result.output == "" && result.error == "")
    }
  }

  @Test func programsGetALineForEachChange() throws {
    let result = try wait(["--format", "json"], [Self.report(Self.copy(Self.old))], equalAfter: 60)
    let lines = try result.output.split(separator: "\n").map { try JSONParser.parse(Array($0.utf8)).value }
    #expect(lines.map { $0["event"]?.text } == ["copy"])
    #expect(lines.first?["isCurrent"]?.bool == true && lines.first?["seconds"]?.integer == 75 * 60)
    #expect(result.error == "")
  }

  /// Nobody waits two days for a site that is wrong.
  @Test func otherErrorsComeFirst() throws {
    let error = Diagnostic(
      .v05AssociationType, at: SourceRange("https://example.com/"), "bad", severity: .error)
    let result = try wait([], [Self.report(Self.copy(Self.old), [error])], equalAfter: 5)
    #expect(result.report.status == .contentErrors)
    #expect(result.output == "")
    #expect(result.error == "Did not wait for Apple's copy, because other findings come first.\n")
    let warning = Diagnostic(
      .v05AssociationType, at: SourceRange("https://example.com/"), "odd", severity: .warning)
    #expect(
      try wait(["--strict"], [Self.report(Self.copy(Self.old), [warning])], equalAfter: 5).report.status
        == .contentErrors)
    #expect(
      try wait([], [Self.report(Self.copy(Self.old), [warning])], equalAfter: 5).report.status == .success)
  }

  /// A failure that Apple remembers is an error, and ends by itself after the server was mended.
  @Test func aFailureThatAppleRemembersIsWaitedFor() throws {
    var observation = DomainObservation("example.com", built: nil)
    observation.lookup = .addresses([])
    observation.outcomes = [
      .association(.appleBot): .success(HTTPAnswer(200, body: Array(Self.file.utf8))),
      .appleCopy: .success(HTTPAnswer(404, headers: [HTTPHeader("Apple-Failure-Reason", "SWCERR00101")])),
    ]
    let copy = AppleCopy(observation, VerificationRules(now: 0))
    #expect(copy?.finding?.severity == .error)
    #expect(try wait([], [Self.report(copy)], equalAfter: 5).report.status == .success)
    let late = try wait([], [Self.report(copy)])
    #expect(late.report.status == .pending)
  }

  /// Apple's servers may be out of reach, which is only a warning, but then nobody knows the copy.
  @Test func aCopyThatNobodyCanAskForIsNotSuccess() throws {
    var observation = DomainObservation("example.com", built: nil)
    observation.outcomes = [
      .association(.appleBot): .success(HTTPAnswer(200, body: Array(Self.file.utf8))),
      .appleCopy: .failure(HTTPFailure(.connection, "refused")),
    ]
    let copy = AppleCopy(observation, VerificationRules(now: 0))
    var report = VerifyReport([Self.report(copy)], isStrict: false)
    #expect(report.status == .success)
    report.endOfWait = .pending
    #expect(report.status == .pending)
  }

  @Test(
    arguments: [
      ("5m", 300), ("30m", 1800), ("2h", 7200), ("2d", 172_800), ("30d", 2_592_000), ("4m", nil),
      ("31d", nil),
      ("2", nil), ("h", nil), ("", nil), ("-2h", nil), ("+2h", nil), ("2 h", nil), ("2w", nil), ("1.5h", nil),
      ("99999999999999999999d", nil), ("9223372036854775807d", nil), ("２h", nil),
    ] as [(String, Int?)])
  func timesAreReadAsPeopleTypeThem(_ text: String, seconds: Int?) {
    #expect(VerifyWait.Time(text)?.duration == seconds.map { .seconds($0) })
  }

  @Test(arguments: [
    (59, "less than a minute"), (60, "1 minute"), (12_000, "3 hours 20 minutes"), (172_800, "2 days"),
    (90_060, "1 day 1 hour 1 minute"),
  ])
  func timesAreShownInWords(_ seconds: Int, text: String) {
    #expect(VerifyWait.Time.text(of: .seconds(seconds)) == text)
  }

  @Test(arguments: [
    ("verify --wait 2w", "error: '2w' is not a time from 5m to 30d, such as 30m, 2h, or 2d\n"),
    ("verify --wait 2h --no-cdn", "error: '--wait' asks for Apple's copy, which '--no-cdn' forbids\n"),
  ])
  func argumentsAreChecked(_ line: String, message: String) throws {
    let site = try SiteToPublish()
    defer { site.folder.remove() }
    let result = site.run(line)
    #expect(result.status == .usage && result.error == message)
  }
}
